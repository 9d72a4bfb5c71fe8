import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIGestureRecognizerTests {
  let table = Table()

  @Test func `a gesture sends began, changed and ended, then is possible again`() {
    let recognizer = RightwardRecognizer()
    let log = StateLog(recognizer)
    table.view.addGestureRecognizer(recognizer)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 120, 100)
    table.fingers.move(0, 130, 100)
    table.fingers.lift()
    expect(log.states, equals: [.began, .changed, .ended])
    expect(recognizer.state, equals: .possible)
    expect(recognizer.resets, equals: 1)
  }

  @Test func `recognition cancels the touches in the view, which hears nothing more`() {
    table.view.addGestureRecognizer(RightwardRecognizer())
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 105, 100)
    table.fingers.move(0, 120, 100)
    table.fingers.move(0, 130, 100)
    table.fingers.lift()
    expect(table.view.heard, equals: ["began", "moved", "cancelled"])
  }

  @Test func `a view keeps its touches when the recognizer does not cancel them`() {
    let recognizer = RightwardRecognizer()
    recognizer.cancelsTouchesInView = false
    table.view.addGestureRecognizer(recognizer)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 120, 100)
    table.fingers.lift()
    expect(table.view.heard, equals: ["began", "moved", "ended"])
  }

  @Test func `a delayed view hears of a failed gesture late and coalesced`() {
    let recognizer = RightwardRecognizer()
    recognizer.delaysTouchesBegan = true
    table.view.addGestureRecognizer(recognizer)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 105, 100)
    expect(table.view.heard, equals: [])
    table.fingers.move(0, 95, 100)
    expect(table.view.heard, equals: ["began", "moved"])
    table.fingers.lift()
    expect(table.view.heard, equals: ["began", "moved", "ended"])
  }

  @Test func `a delayed view hears nothing at all of a recognized gesture`() {
    let recognizer = RightwardRecognizer()
    recognizer.delaysTouchesBegan = true
    table.view.addGestureRecognizer(recognizer)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 120, 100)
    table.fingers.lift()
    expect(table.view.heard, equals: [])
  }

  @Test func `a cancelled touch cancels an active gesture, with one action`() {
    let recognizer = RightwardRecognizer()
    let log = StateLog(recognizer)
    table.view.addGestureRecognizer(recognizer)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 120, 100)
    table.fingers.cancel()
    expect(log.states, equals: [.began, .cancelled])
  }

  @Test func `disabling in mid-gesture cancels at once, and old touches stay ignored`() {
    let recognizer = RightwardRecognizer()
    let log = StateLog(recognizer)
    table.view.addGestureRecognizer(recognizer)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 120, 100)
    recognizer.isEnabled = false
    expect(log.states, equals: [.began, .cancelled])
    recognizer.isEnabled = true
    table.fingers.move(0, 150, 100)
    table.fingers.lift()
    expect(log.states, equals: [.began, .cancelled])
  }

  @Test func `the first to recognize fails the others that share a touch`() {
    let (near, far) = (RightwardRecognizer(), RightwardRecognizer())
    far.distance = 30
    let (nearLog, farLog) = (StateLog(near), StateLog(far))
    table.view.addGestureRecognizer(far)
    table.window.addGestureRecognizer(near)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 120, 100)
    table.fingers.move(0, 180, 100)
    table.fingers.lift()
    expect(nearLog.states, equals: [.began, .changed, .ended])
    expect(farLog.states, equals: [])
  }

  @Test func `one delegate that says yes lets two gestures run together`() {
    final class Friendly: UIGestureRecognizerDelegate {
      func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
      ) -> Bool { true }
    }
    let friendly = Friendly()
    let (near, far) = (RightwardRecognizer(), RightwardRecognizer())
    far.distance = 30
    far.delegate = friendly
    let farLog = StateLog(far)
    table.view.addGestureRecognizer(far)
    table.view.addGestureRecognizer(near)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 120, 100)
    table.fingers.move(0, 180, 100)
    table.fingers.lift()
    expect(farLog.states, equals: [.began, .ended])
  }

  @Test func `a gesture waits for the one that must fail first, then begins`() {
    let (patient, picky) = (RightwardRecognizer(), RightwardRecognizer())
    picky.distance = 50
    patient.require(toFail: picky)
    let log = StateLog(patient)
    table.view.addGestureRecognizer(patient)
    table.view.addGestureRecognizer(picky)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 120, 100)
    expect(log.states, equals: [])
    picky.isEnabled = false
    expect(log.states, equals: [.began])
    table.fingers.lift()
    expect(log.states, equals: [.began, .ended])
  }

  @Test func `a gesture fails when the one that must fail first succeeds`() {
    let (patient, picky) = (RightwardRecognizer(), RightwardRecognizer())
    picky.distance = 50
    patient.require(toFail: picky)
    let (log, pickyLog) = (StateLog(patient), StateLog(picky))
    table.view.addGestureRecognizer(patient)
    table.view.addGestureRecognizer(picky)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 120, 100)
    table.fingers.move(0, 160, 100)
    table.fingers.lift()
    expect(log.states, equals: [])
    expect(pickyLog.states, equals: [.began, .ended])
  }

  @Test func `targets are held weakly`() {
    @MainActor final class Card {
      var calls = 0
      func handle(_ recognizer: RightwardRecognizer) { calls += 1 }
    }
    let recognizer = RightwardRecognizer()
    var card: Card? = Card()
    weak let witness = card
    recognizer.addTarget(card!, action: Card.handle)
    table.view.addGestureRecognizer(recognizer)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 120, 100)
    expect(card?.calls, equals: 1)
    card = nil
    expectNil(witness)
    table.fingers.move(0, 140, 100)
  }
}
