import Expectations
import Testing
import UIKit
import ViewTesting

/// Logs its calls, and returns the answers that the test sets.
@MainActor
private final class Asked: UIGestureRecognizerDelegate {
  var questions: [String] = []
  var receivesEvent = true
  var receivesTouch = true
  var begins = true
  var together = false
  var waits = false
  var holdsUp = false

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
  ) -> Bool {
    questions.append("event")
    return receivesEvent
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    questions.append("touch")
    return receivesTouch
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions.append("waits for \(otherGestureRecognizer.name ?? "")")
    return waits
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions.append("holds up \(otherGestureRecognizer.name ?? "")")
    return holdsUp
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    questions.append("begins")
    return begins
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    questions.append("together with \(otherGestureRecognizer.name ?? "")")
    return together
  }
}

@MainActor
struct GestureDelegateTests {
  let table = Table()
  let near = RightwardRecognizer()
  let far = RightwardRecognizer()
  private let asked = Asked()
  private let farAsked = Asked()
  let log: StateLog
  let farLog: StateLog

  init() {
    (near.name, far.name) = ("near", "far")
    far.distance = 30
    near.delegate = asked
    far.delegate = farAsked
    (log, farLog) = (StateLog(near), StateLog(far))
    table.view.addGestureRecognizer(near)
    table.view.addGestureRecognizer(far)
  }

  private func drag() {
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 120, 100)
    table.fingers.move(0, 160, 100)
    table.fingers.lift()
  }

  @Test func `the questions come in their order`() {
    drag()
    expect(
      asked.questions,
      equals: [
        "event", "touch", "waits for far", "begins", "together with far",
      ])
    expect(farAsked.questions, equals: ["event", "touch", "holds up near", "together with near"])
  }

  @Test func `an event is asked about once, its touches one by one`() {
    table.fingers.together {
      table.fingers.down(0, 100, 100)
      table.fingers.down(1, 200, 100)
    }
    expect(asked.questions, equals: ["event", "touch", "touch"])
    table.fingers.down(2, 300, 100)
    expect(asked.questions, equals: ["event", "touch", "touch", "event", "touch"])
  }

  @Test func `a pair is asked about once in an attempt, and again in the next`() {
    near.cancelsTouchesInView = false
    asked.waits = true
    table.fingers.down(0, 100, 100)
    for x in [112.0, 114, 116] { table.fingers.move(0, x, 100) }
    expect(asked.questions.filter { $0 == "waits for far" }.count, equals: 1)
    table.fingers.lift()
    drag()
    expect(asked.questions.filter { $0 == "waits for far" }.count, equals: 2)
  }

  @Test func `what is not received is not seen`() {
    asked.receivesTouch = false
    farAsked.receivesEvent = false
    drag()
    expect(log.states == [] && farLog.states == [])
    expect(asked.questions == ["event", "touch"] && farAsked.questions == ["event"])
    expect(table.view.heard, equals: ["began", "moved", "moved", "ended"])
  }

  @Test func `one that may not begin fails, and another begins`() {
    asked.begins = false
    drag()
    expect(log.states == [] && farLog.states == [.began, .ended])
    expect(near.resets, equals: 1)
  }

  @Test func `a view may keep a recognizer from beginning, also one above it`() {
    final class Keeper: UIView {
      var kept: [String] = []
      override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        kept.append(recognizer.name ?? "")
        return recognizer.name != "near"
      }
    }
    let keeper = Keeper(frame: table.view.bounds)
    table.view.addSubview(keeper)
    drag()
    expect(keeper.kept, equals: ["near", "far"])
    expect(log.states == [] && farLog.states == [.began, .ended])
    expect(!asked.questions.contains("begins"))
  }

  @Test(arguments: [(true, false), (false, true), (true, true)])
  func `either of two delegates lets them recognize together`(one: Bool, other: Bool) {
    asked.together = one
    farAsked.together = other
    drag()
    expect(log.states == [.began, .changed, .ended] && farLog.states == [.began, .ended])
  }

  @Test func `either delegate makes one wait for the other to fail`() {
    asked.waits = true
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 120, 100)
    expect(log.states, equals: [])
    far.isEnabled = false
    expect(log.states, equals: [.began])
    table.fingers.lift()
    far.isEnabled = true
    asked.waits = false
    farAsked.holdsUp = true
    drag()
    expect(log.states == [.began, .ended] && farLog.states == [.began, .ended])
  }

  @Test func `subclasses decide about waiting too`() {
    final class Patient: UIGestureRecognizer {
      override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { true }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .began }
    }
    let patient = Patient()
    let patientLog = StateLog(patient)
    table.view.addGestureRecognizer(patient)
    table.fingers.down(0, 100, 100)
    expect(patientLog.states, equals: [])
    table.fingers.move(0, 90, 100)
    expect(patientLog.states, equals: [.began])
  }

  @Test func `a subclass says whom it prevents and by whom it is prevented`() {
    final class Meek: UIGestureRecognizer {
      var prevents = false
      var isPrevented = false
      override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
        prevents
      }
      override func canBePrevented(by preventing: UIGestureRecognizer) -> Bool { isPrevented }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible { state = .began }
      }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    }
    let meek = Meek()
    let meekLog = StateLog(meek)
    // The recognizers that were added first take precedence.
    table.view.addGestureRecognizer(meek)
    drag()
    expect(log.states == [.began, .changed, .ended] && meekLog.states == [.began, .ended])
    meek.isPrevented = true
    drag()
    expect(meekLog.states, equals: [.began, .ended])
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 101, 100)
    expect(meekLog.states, equals: [.began, .ended, .began])
    meek.prevents = true
    table.fingers.move(0, 150, 100)
    // This recognizer began first and now prevents those that had not begun.
    expect(log.states.count == 6 && farLog.states == [])
  }

  @Test func `the deepest view's recognizers see a touch first, then the oldest`() {
    final class Early: UIGestureRecognizer {
      static var order: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        Self.order.append(name ?? "")
        state = .failed
      }
    }
    Early.order = []
    let card = UIView(frame: CGRect(x: 50, y: 50, width: 100, height: 100))
    table.view.addSubview(card)
    for (name, view) in [("window", table.window), ("a", card), ("view", table.view), ("b", card)] {
      let early = Early()
      early.name = name
      view.addGestureRecognizer(early)
    }
    table.fingers.down(0, 100, 100)
    expect(Early.order, equals: ["a", "b", "view", "window"])
  }
}
