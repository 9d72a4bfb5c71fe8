import Expectations
import PantographGestures
import PantographStage
import PantographTouches
import Testing
import UIKit

/// Contacts from a list of frames.
private struct ListedContacts: ContactSource {
  var frames: [ContactFrame]

  var nextTime: Timestamp? { frames.first?.time }

  mutating func next() -> ContactFrame? { frames.isEmpty ? nil : frames.removeFirst() }
}

@MainActor
struct StageTraceTests {
  /// A stage with a finger at these positions, one every 8 ms, and its lift.
  private func stage(_ window: UIWindow, _ places: [Double]) -> Stage {
    var frames: [ContactFrame] = []
    for (index, place) in (places + [places.last!]).enumerated() {
      var frame = ContactFrame(time: Timestamp(microseconds: Int64(index + 1) * 8000))
      frame.append(
        Contact(
          id: ContactID(rawValue: 1),
          phase: index == 0 ? .began : index == places.count ? .ended : .moved,
          position: Vector(x: place, y: 100)))
      frames.append(frame)
    }
    return Stage(
      window: window, source: ListedContacts(frames: frames),
      placement: TouchSession.Placement(pointsPerMillimetre: CGVector(dx: 1, dy: 1)))
  }

  @Test func `a trace tells each recognizer's state in each frame, and why`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let (pan, tap) = (UIPanGestureRecognizer(), UITapGestureRecognizer())
    pan.name = "pan"
    window.addGestureRecognizer(tap)
    window.addGestureRecognizer(pan)
    let stage = stage(window, [100, 105, 120, 130])
    stage.collectsTrace = true
    stage.run()
    expect(
      stage.trace.lines,
      equals: [
        "0.008000 s  1 finger   UITapGestureRecognizer possible · pan possible",
        "0.016000 s  1 finger   UITapGestureRecognizer possible · pan possible",
        "0.024000 s  1 finger   UITapGestureRecognizer failed (moved too far)"
          + " · pan began (did all that it asks)",
        "0.032000 s  1 finger   pan changed (moved)",
        "0.040000 s  0 fingers  pan ended (lifted)",
      ])
    expect(stage.trace.json.contains(#""phase": "ended", "why": "lifted""#))
  }

  @Test func `nothing is collected unless asked for`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.addGestureRecognizer(UIPanGestureRecognizer())
    let stage = stage(window, [100, 150])
    stage.run()
    expect(stage.trace.frames.isEmpty)
  }
}
