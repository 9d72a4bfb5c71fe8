import PantographTouches

/// The contacts of another source at shifted times, such as a recording that begins with a scene.
public struct ShiftedContacts<Source: ContactSource>: ContactSource {
  private var source: Source
  private let shift: TimeSpan

  /// Creates a source whose first frame is at `start`. The intervals between the frames stay the
  /// same.
  public init(_ source: Source, startingAt start: Timestamp) {
    self.source = source
    shift = source.nextTime.map { start - $0 } ?? .zero
  }

  /// The time of the next frame, shifted.
  public var nextTime: Timestamp? { source.nextTime.map { $0 + shift } }

  /// Removes and returns the next frame, with its time shifted.
  public mutating func next() -> ContactFrame? {
    guard var frame = source.next() else { return nil }
    frame.time = frame.time + shift
    return frame
  }
}
