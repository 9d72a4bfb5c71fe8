/// A file format for recordings. To add a format, add a value to `all`.
public struct RecordingFormat: Sendable {
  /// The format's name on the command line and in reports, such as `evemu`.
  public let name: String
  /// The format's name for people, such as `libinput record YAML`.
  public let title: String
  /// The largest number of devices in one file; nil for no limit.
  public let trackLimit: Int?
  /// Whether a file describes its device at the end, so that a second header replaces the first
  /// one.
  public let describesLast: Bool

  private let recognizes: @Sendable (UnsafeRawBufferPointer) -> Bool
  private let parser: @Sendable () -> RecordingParser
  private let encoder: (@Sendable () -> RecordingEncoder)?

  init(
    name: String, title: String, trackLimit: Int? = nil, describesLast: Bool = false,
    recognizes: @escaping @Sendable (UnsafeRawBufferPointer) -> Bool,
    parser: @escaping @Sendable () -> RecordingParser,
    encoder: (@Sendable () -> RecordingEncoder)? = nil
  ) {
    self.name = name
    self.title = title
    self.trackLimit = trackLimit
    self.describesLast = describesLast
    self.recognizes = recognizes
    self.parser = parser
    self.encoder = encoder
  }

  /// All formats of recordings, the most reliably recognized first.
  public static let all: [RecordingFormat] = [
    .libinput, .evtest, .getevent, .evemu, .debugEvents, .activityLog, .raw24, .raw16,
  ]

  /// The number of bytes from the start of a file that are enough to recognize its format.
  public static let prefixLength = 65_536

  /// Returns the format that the first bytes of a file belong to. The file's name does not matter.
  public static func recognize(_ prefix: UnsafeRawBufferPointer) -> RecordingFormat? {
    // Nearly every recording starts with this line, so checking the other formats would only take
    // time.
    if prefix.starts(with: "# EVEMU ".utf8) { return .evemu }
    return all.first { $0.recognizes(prefix) }
  }

  /// Returns the format with this `name`; nil if there is none.
  public static func named(_ name: String) -> RecordingFormat? {
    all.first { $0.name == name }
  }

  /// Whether this format can also be written.
  public var canWrite: Bool { encoder != nil }

  /// Whether this format can be written and can hold the events of a device.
  public var holdsEvents: Bool { encoder?().holdsEvents ?? false }

  /// Creates a parser for one file.
  public func makeParser() -> RecordingParser { parser() }

  /// Creates an encoder for one file; nil for a format that can only be read.
  public func makeEncoder() -> RecordingEncoder? { encoder?() }
}

/// Turns the bytes of a file into a recording, piece by piece. Pieces may be split anywhere. The
/// memory needed between two pieces is small, however long the file is.
///
/// Each format's parser inherits from this class; `RecordingFormat.makeParser` creates one.
public class RecordingParser {
  init() {}

  /// Parses the next bytes of the file and appends the results to `batch`.
  public func parse(_ bytes: UnsafeRawBufferPointer, into batch: inout RecordingBatch) {
    preconditionFailure("each format must override this method of its parser")
  }

  /// Appends what is known only at the end of the file: a last line without a newline, missing
  /// parts.
  public func finish(into batch: inout RecordingBatch) {
    preconditionFailure("each format must override the end of its parser")
  }
}
