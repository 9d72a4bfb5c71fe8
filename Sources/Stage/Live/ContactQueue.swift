import Touches

/// Contacts as they come from somewhere else, such as a live device.
///
/// Whoever reads the device adds frames; the stage takes them when its time has come to theirs.
@MainActor
public final class ContactQueue: @MainActor ContactSource {
  private var frames: [ContactFrame] = []
  private var first = 0

  public init() {}

  public func add(_ frame: ContactFrame) {
    frames.append(frame)
  }

  public var nextTime: Timestamp? { first < frames.count ? frames[first].time : nil }

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
