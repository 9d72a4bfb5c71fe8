/// A kind of file that holds recordings. A new one is a value in `all`.
public struct RecordingFormat: Sendable {
  /// A word for the command line and for reports: `evemu`.
  public let name: String
  /// What people call it: `libinput record YAML`.
  public let title: String
  /// How many devices one file can hold; nil when as many as there are.
  public let trackLimit: Int?
  /// Whether a file describes its device at the end, so that a second header replaces the first.
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

  /// All formats, the surest to recognize first.
  public static let all: [RecordingFormat] = [
    .libinput, .evtest, .getevent, .evemu, .activityLog, .raw24, .raw16,
  ]

  /// How much of a file's start is enough to recognize its format by.
  public static let prefixLength = 65_536

  /// The format whose marks the first bytes of a file bear; its name does not matter.
  public static func recognize(_ prefix: UnsafeRawBufferPointer) -> RecordingFormat? {
    // The first line of nearly every recording there is: looking further would only take time.
    if prefix.starts(with: "# EVEMU ".utf8) { return .evemu }
    return all.first { $0.recognizes(prefix) }
  }

  /// The format that `name` is the word for; nil for an unknown word.
  public static func named(_ name: String) -> RecordingFormat? {
    all.first { $0.name == name }
  }

  /// Whether files of it can be written too.
  public var canWrite: Bool { encoder != nil }

  /// A parser for one file.
  public func makeParser() -> RecordingParser { parser() }

  /// Nil for a format that is only read.
  public func makeEncoder() -> RecordingEncoder? { encoder?() }
}
