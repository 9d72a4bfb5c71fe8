import PantographTouches

/// Turns a recording into the bytes of a file; they are appended to a buffer that the caller writes
/// out and empties when it likes.
///
/// This is the base that each format's encoder inherits from; ask a `RecordingFormat` for one.
public class RecordingEncoder {
  init() {}

  /// Comes first and once.
  public func begin(notes: [RecordingNote], trackCount: Int, into bytes: inout [UInt8]) {
    preconditionFailure("a format's own encoder encodes")
  }

  /// Comes before the track's first event.
  public func header(_ header: TrackHeader, track: Int, into bytes: inout [UInt8]) {
    preconditionFailure("a format's own encoder encodes")
  }

  /// Comes after the header of its track.
  public func event(_ event: InputEvent, track: Int, into bytes: inout [UInt8]) {
    preconditionFailure("a format's own encoder encodes")
  }

  /// Comes last and once.
  public func finish(into bytes: inout [UInt8]) {
    preconditionFailure("a format's own encoder encodes")
  }

  /// Whether a device's name can stand in the file byte for byte; what cannot becomes a question mark.
  public func holds(name: String) -> Bool { name.utf8.allSatisfy { holds($0) } }

  /// Whether that byte of a name can; one that ends the line cannot.
  func holds(_ byte: UInt8) -> Bool { byte != 0 && byte != 0x0a && byte != 0x0d }
}
