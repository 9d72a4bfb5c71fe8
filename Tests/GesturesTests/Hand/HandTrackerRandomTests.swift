import Expectations
import GoldenTexts
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

/// With any contacts, nothing traps, and every gesture that began ends once.
struct HandTrackerRandomTests {
  @Test(arguments: 1...40)
  func `every gesture that began ends or is cancelled once`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    var tracker = HandTracker(thresholds: seed.isMultiple(of: 2) ? .touchpad : .touchscreen)
    var open: GestureKind?
    var last = Timestamp(microseconds: .min)
    var problems: [String] = []
    var lines: [String] = []
    func check(_ event: HandEvent) {
      if seed.isMultiple(of: 3) { lines.append("\(event)") }
      if event.sample.time < last { problems.append("time went back") }
      last = event.sample.time
      let numbers = [
        event.sample.translation.x, event.sample.velocity.y, event.sample.scale,
        event.sample.rotation, event.sample.scaleVelocity, event.evidence.apart,
      ]
      if !numbers.allSatisfy(\.isFinite) { problems.append("\(event) is not finite") }
      switch event.phase {
      case .began:
        if let open { problems.append("\(event.kind) began within \(open)") }
        open = event.kind
      case .changed:
        if open != event.kind { problems.append("\(event.kind) changed and had not begun") }
      case .ended where event.kind == .tap, .failed:
        if let open { problems.append("a touch ended within \(open)") }
      case .ended, .cancelled:
        if open != event.kind { problems.append("\(event.kind) ended and had not begun") }
        open = nil
      case .possible:
        problems.append("told of nothing")
      }
    }
    var stream = RandomContacts(random: random)
    for _ in 0..<2000 {
      let frame = stream.next()
      if Int.random(in: 0..<8, using: &random) == 0 {
        tracker.advance(to: frame.time + .milliseconds(-3), check)
      }
      tracker.update(frame, check)
    }
    for frame in stream.end() { tracker.update(frame, check) }
    tracker.advance(to: last + .seconds(10), check)
    expect(problems.isEmpty)
    SeenMarks.see(ShortText.thousandths(lines.joined(separator: "\n")))
    expect(open == nil && tracker.kind == nil && tracker.deadline == nil)
  }
}
