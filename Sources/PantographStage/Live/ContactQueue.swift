import PantographTouches

/// Contacts as they come from somewhere else, such as a live device.
///
/// Whoever reads the device adds frames; the stage takes them when its time has come to theirs.
@MainActor
public final class ContactQueue: @MainActor ContactSource {
  private var frames: [ContactFrame] = []
  private var first = 0

  public init() {}

  /// Puts a frame at the end.
  public func add(_ frame: ContactFrame) {
    frames.append(frame)
  }

  /// When the next frame is due; nil while none waits.
  public var nextTime: Timestamp? { first < frames.count ? frames[first].time : nil }

  /// Takes the next frame out; nil while none waits.
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
