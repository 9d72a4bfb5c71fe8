import CAllocationCounter
import Glibc
import PantographGestures
import PantographTouches

/// `AllocationCheck`: counts the allocations between events and gestures, once the code is warm.
///
/// In UIKit, a steady drag must not allocate. Only optimized code is free of allocations, so a debug build
/// counts nothing. This is a separate program because other tests allocate at the same time.
@main
struct AllocationCheck {
  /// The first check must allocate: otherwise the counter does not work, and the zeros mean nothing.
  static let checks: [Check] = [
    Check("a copy of every frame's contacts is counted", allocates: true) {
      var pipeline = TouchPipeline(device: EventStream.pad(slots: 16))
      var copies: [[Contact]] = []
      return {
        for event in EventStream.crowd where pipeline.consume(event) {
          copies.append(pipeline.frame.contacts)
        }
      }
    },
    Check("contacts from slots, filtered") {
      follow(EventStream.crowd, on: EventStream.pad(slots: 16)) { _ in }
    },
    Check("contacts by protocol A, filtered") {
      follow(EventStream.anonymous, on: EventStream.pad(slots: nil)) { _ in }
    },
    Check("a pan and its velocity") {
      var tracker = PanTracker()
      var sum = 0.0
      return hand { frame in
        _ = tracker.update(frame)
        sum += tracker.velocity(at: frame.time).x
      }
    },
    Check("a pan that drives a transition, and its decision") {
      var interaction = PanInteraction(
        thresholds: InteractionThresholds(), direction: .right,
        space: InteractionSpace(length: 100))
      var progress = 0.0
      return hand { frame in
        let step = interaction.update(frame)
        progress += step.progress ?? step.decision?.projectedProgress ?? 0
      }
    },
    Check("a pan from an edge") { track(EdgePanTracker(edge: .left, size: EventStream.size)) },
    Check("a swipe") { track(SwipeTracker()) },
    Check("a tap") { track(TapTracker()) },
    Check("a hold") { track(HoldTracker()) },
    Check("a pinch") { track(PinchTracker()) },
    Check("a rotation") { track(RotationTracker()) },
  ]

  @MainActor static func main() {
    #if DEBUG
      print("not counted: only a release build is free of allocations")
      exit(64)
    #else
      guard allocations_are_counted() else {
        print("skip allocations: a sanitizer has an allocator of its own")
        return
      }
      var failures: Int32 = 0
      for check in checks {
        let count = check.count()
        let isRight = check.allocates == (count > 0)
        if !isRight { failures += 1 }
        print("\(isRight ? "ok" : "not ok") allocations: \(check.name): \(count)")
      }
      for check in ViewCheck.all {
        let count = check.count()
        if count > 0 { failures += 1 }
        let name = "\(check.name), \(check.fingers) fingers"
        print("\(count == 0 ? "ok" : "not ok") allocations: \(name): \(count)")
      }
      exit(failures == 0 ? 0 : 1)
    #endif
  }

  private static func track(_ tracker: some Tracker) -> () -> Void {
    var tracker = tracker
    return hand { frame in _ = tracker.update(frame) }
  }

  private static func hand(_ take: @escaping (ContactFrame) -> Void) -> () -> Void {
    follow(EventStream.strokes, on: EventStream.pad(slots: 5), take)
  }

  private static func follow(
    _ events: [InputEvent], on device: DeviceDescription, _ take: @escaping (ContactFrame) -> Void
  ) -> () -> Void {
    var pipeline = TouchPipeline(device: device, filters: .defaults(for: .touchpad))
    return {
      for event in events where pipeline.consume(event) { take(pipeline.frame) }
    }
  }
}
