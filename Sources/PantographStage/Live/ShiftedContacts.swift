import PantographTouches

/// Contacts of another source at other times: a recording that begins when a scene does.
public struct ShiftedContacts<Source: ContactSource>: ContactSource {
  private var source: Source
  private let shift: TimeSpan

  /// The first frame comes at `start`, and the others as long after it as they did.
  public init(_ source: Source, startingAt start: Timestamp) {
    self.source = source
    shift = source.nextTime.map { start - $0 } ?? .zero
  }

  /// When the next frame is due, in shifted time.
  public var nextTime: Timestamp? { source.nextTime.map { $0 + shift } }

  /// Takes the next frame out, with its time shifted.
  public mutating func next() -> ContactFrame? {
    guard var frame = source.next() else { return nil }
    frame.time = frame.time + shift
    return frame
  }
}
