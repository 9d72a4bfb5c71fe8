import PantographTouches

/// Turns a recording into the bytes of a file. The bytes are appended to a buffer that the caller
/// writes out and empties at any time.
///
/// Each format's encoder inherits from this class; `RecordingFormat.makeEncoder` creates one.
public class RecordingEncoder {
  init() {}

  /// Writes the start of the file. Called first and once.
  public func begin(notes: [RecordingNote], trackCount: Int, into bytes: inout [UInt8]) {
    preconditionFailure("a format's own encoder encodes")
  }

  /// Writes a track's header. Called before the track's first event.
  public func header(_ header: TrackHeader, track: Int, into bytes: inout [UInt8]) {
    preconditionFailure("a format's own encoder encodes")
  }

  /// Writes an event. Called after the header of its track.
  public func event(_ event: InputEvent, track: Int, into bytes: inout [UInt8]) {
    preconditionFailure("a format's own encoder encodes")
  }

  /// Writes a report of movement. Called after the header of its track, and only if the format holds
  /// such reports.
  public func delta(_ report: DeltaReport, track: Int, into bytes: inout [UInt8]) {
    preconditionFailure("a format without movements must not be given any")
  }

  /// Whether the file can hold the events of a device.
  public var holdsEvents: Bool { true }

  /// Whether the file can hold reports of movement without positions.
  public var holdsDeltas: Bool { false }

  /// Writes the end of the file. Called last and once.
  public func finish(into bytes: inout [UInt8]) {
    preconditionFailure("a format's own encoder encodes")
  }

  /// Whether the file can hold a device's name unchanged. Otherwise question marks replace some of
  /// its characters.
  public func holds(name: String) -> Bool { name.utf8.allSatisfy { holds($0) } }

  /// Whether the file can hold this byte of a name. A byte that ends the line is not possible.
  func holds(_ byte: UInt8) -> Bool { byte != 0 && byte != 0x0a && byte != 0x0d }
}
