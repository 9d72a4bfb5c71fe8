import PantographTouches

/// A queue of contacts that come from elsewhere, such as a live device.
///
/// The reader of the device adds frames. The stage removes each frame when its time has come.
@MainActor
public final class ContactQueue: @MainActor ContactSource {
  private var frames: [ContactFrame] = []
  private var first = 0

  public init() {}

  /// Adds a frame at the end.
  public func add(_ frame: ContactFrame) {
    frames.append(frame)
  }

  /// The time of the next frame; nil if the queue is empty.
  public var nextTime: Timestamp? { first < frames.count ? frames[first].time : nil }

  /// Removes and returns the next frame; nil if the queue is empty.
  public func next() -> ContactFrame? {
    guard first < frames.count else { return nil }
    defer {
      first += 1
      if first == frames.count {
        frames.removeAll(keepingCapacity: true)
        first = 0
      }
    }
    return frames[first]
  }
}
