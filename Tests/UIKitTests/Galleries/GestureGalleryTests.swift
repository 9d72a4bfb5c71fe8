import Expectations
import GoldenTexts
import Testing
import UIKit
import ViewTesting

/// The states of two recognizers in each relation to one another, with fingers of all kinds.
@MainActor
struct GestureGalleryTests {
  private func expect(
    _ name: String, _ text: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: text)
    expectNil(difference, sourceLocation: sourceLocation)
  }

  /// A window with a view that logs its touches and the states of its recognizers.
  @MainActor
  private final class Scene: NSObject, UIGestureRecognizerDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    let fingers: Fingers
    var names: [(UIGestureRecognizer, String)] = []
    var areTogether = false

    override init() {
      window.isHidden = false
      fingers = Fingers(window)
      super.init()
      window.addSubview(view)
    }

    func add(_ recognizer: UIGestureRecognizer, _ name: String) {
      names.append((recognizer, name))
      recognizer.delegate = self
      recognizer.addAction { [unowned self] recognizer in
        view.log.append("\(name) \(Self.word(recognizer.state))")
      }
      view.addGestureRecognizer(recognizer)
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { areTogether }

    static func word(_ state: UIGestureRecognizer.State) -> String {
      switch state {
      case .possible: "possible"
      case .began: "began"
      case .changed: "changed"
      case .ended: "ended"
      case .cancelled: "cancelled"
      case .failed: "failed"
      @unknown default: "unknown"
      }
    }

    /// The words heard; a word that was heard several times in a row is here once.
    var heard: String {
      var lines: [String] = []
      for line in view.log where lines.last != line { lines.append(line) }
      return lines.isEmpty ? "nothing" : lines.joined(separator: ", ")
    }
  }

  private final class TouchedView: UIView {
    var log: [String] = []
    var hearsTouches = false

    private func note(_ word: String, _ touches: Set<UITouch>) {
      if hearsTouches { log.append("\(word) \(touches.count)") }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("down", touches)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("moves", touches)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("up", touches)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      note("taken", touches)
    }
  }

  private static let makers: [(String, @MainActor () -> UIGestureRecognizer)] = [
    ("tap", { UITapGestureRecognizer() }),
    (
      "double",
      {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        return tap
      }
    ), ("pan", { UIPanGestureRecognizer() }), ("press", { UILongPressGestureRecognizer() }),
    ("swipe", { UISwipeGestureRecognizer() }), ("pinch", { UIPinchGestureRecognizer() }),
    ("turn", { UIRotationGestureRecognizer() }),
  ]

  private static let scripts: [(String, @MainActor (Fingers) -> Void)] = [
    (
      "tap",
      {
        $0.down(0, 200, 200)
        $0.wait(40)
        $0.lift()
      }
    ),
    (
      "two taps",
      {
        for _ in 0..<2 {
          $0.down(0, 200, 200)
          $0.wait(40)
          $0.lift()
          $0.wait(60)
        }
      }
    ),
    (
      "drag",
      {
        $0.down(0, 100, 200)
        for step in 1...30 { $0.move(0, 100 + Double(step) * 4, 200) }
        $0.lift()
      }
    ),
    (
      "flick",
      {
        $0.down(0, 100, 200)
        for step in 1...8 { $0.move(0, 100 + Double(step) * 25, 200) }
        $0.lift()
      }
    ),
    (
      "hold and drag",
      {
        $0.down(0, 100, 200)
        $0.wait(700)
        for step in 1...10 { $0.move(0, 100 + Double(step) * 5, 200) }
        $0.lift()
      }
    ),
    (
      "pinch and turn",
      {
        $0.down(0, 150, 200)
        $0.down(1, 250, 200)
        for step in 1...12 {
          $0.move(0, 150 - Double(step) * 5, 200 - Double(step) * 4)
          $0.move(1, 250 + Double(step) * 5, 200 + Double(step) * 4)
        }
        $0.lift(0)
        for step in 1...5 { $0.move(1, 310 - Double(step) * 9, 248) }
        $0.lift(1)
      }
    ),
    (
      "drag that a palm ends",
      {
        $0.down(0, 100, 200)
        for step in 1...10 { $0.move(0, 100 + Double(step) * 6, 200) }
        $0.cancel()
      }
    ),
  ]

  private enum Relation: CaseIterable { case none, together, firstWaits, secondWaits }

  @Test func `two recognizers in each relation`() throws {
    var text = ""
    for (place, (first, makeFirst)) in Self.makers.enumerated() {
      for (second, makeSecond) in Self.makers.dropFirst(place + 1) {
        for relation in Relation.allCases {
          text += "# \(first) and \(second), \(relation)\n"
          for (script, play) in Self.scripts {
            let scene = Scene()
            let (one, other) = (makeFirst(), makeSecond())
            scene.add(one, first)
            scene.add(other, second)
            scene.areTogether = relation == .together
            if relation == .firstWaits { one.require(toFail: other) }
            if relation == .secondWaits { other.require(toFail: one) }
            play(scene.fingers)
            scene.fingers.wait(1000)
            text += "\(script): \(scene.heard)\n"
          }
        }
      }
    }
    try expect("gesture-relations", text)
  }

  @Test func `touches beside a recognizer`() throws {
    var text = ""
    for (name, make) in Self.makers {
      for flags in 0..<8 {
        let (cancels, began, ended) = (flags & 1 != 0, flags & 2 != 0, flags & 4 != 0)
        text += "# \(name) cancels \(cancels), delays the begin \(began) and the end \(ended)\n"
        for (script, play) in Self.scripts {
          let scene = Scene()
          let recognizer = make()
          recognizer.cancelsTouchesInView = cancels
          recognizer.delaysTouchesBegan = began
          recognizer.delaysTouchesEnded = ended
          scene.view.hearsTouches = true
          scene.view.isMultipleTouchEnabled = true
          scene.add(recognizer, name)
          play(scene.fingers)
          scene.fingers.wait(1000)
          text += "\(script): \(scene.heard)\n"
        }
      }
    }
    try expect("gesture-touches", text)
  }

  @Test func `numbers of fingers and taps, and distances`() throws {
    var text = ""
    func add(_ words: String, _ make: @MainActor () -> UIGestureRecognizer) {
      text += "# \(words)\n"
      for (script, play) in Self.scripts {
        let scene = Scene()
        scene.view.isMultipleTouchEnabled = true
        scene.add(make(), "it")
        play(scene.fingers)
        scene.fingers.wait(1000)
        text += "\(script): \(scene.heard)\n"
      }
    }
    for least in 1...3 {
      for most in least...3 {
        add("a pan of \(least) to \(most)") {
          let pan = UIPanGestureRecognizer()
          pan.minimumNumberOfTouches = least
          pan.maximumNumberOfTouches = most
          return pan
        }
      }
    }
    for direction in [
      UISwipeGestureRecognizer.Direction.right, .left, .up, .down, [.left, .right],
    ] {
      for touches in 1...2 {
        add("a swipe of \(touches) to \(direction.rawValue)") {
          let swipe = UISwipeGestureRecognizer()
          swipe.direction = direction
          swipe.numberOfTouchesRequired = touches
          return swipe
        }
      }
    }
    for taps in 1...3 {
      for touches in 1...2 {
        add("\(taps) taps of \(touches)") {
          let tap = UITapGestureRecognizer()
          tap.numberOfTapsRequired = taps
          tap.numberOfTouchesRequired = touches
          return tap
        }
      }
    }
    for (seconds, movement, taps) in [(0.2, 10.0, 0), (0.5, 100, 0), (1, 10, 0), (0.02, 10, 1)] {
      add("a press of \(seconds) s within \(movement) after \(taps)") {
        let press = UILongPressGestureRecognizer()
        press.minimumPressDuration = seconds
        press.allowableMovement = movement
        press.numberOfTapsRequired = taps
        return press
      }
    }
    try expect("gesture-values", text)
  }
}
