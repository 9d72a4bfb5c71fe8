import Expectations
import Testing
import UIKit
import ViewTesting

@MainActor
struct GestureFailureRequirementTests {
  @Test func `requirements in a circle are an error that names them`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let (pan, tap, press) = (
          UIPanGestureRecognizer(), UITapGestureRecognizer(), UILongPressGestureRecognizer()
        )
        (pan.name, tap.name) = ("drag", "select")
        pan.require(toFail: tap)
        tap.require(toFail: press)
        press.require(toFail: pan)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(
      text.contains(
        "wait for each other to fail: "
          + "UILongPressGestureRecognizer → drag → select → UILongPressGestureRecognizer"))
  }

  @Test func `a recognizer that waits for itself is the smallest circle`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let pan = UIPanGestureRecognizer()
        pan.require(toFail: pan)
      }
    }
  }

  @Test func `a circle that delegates make is an error once somebody would wait in it`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        final class Patient: UIGestureRecognizerDelegate {
          func gestureRecognizer(
            _ gestureRecognizer: UIGestureRecognizer,
            shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
          ) -> Bool { true }
        }
        let table = Table()
        let (one, other, patient) = (RightwardRecognizer(), RightwardRecognizer(), Patient())
        (one.name, other.name) = ("one", "other")
        for recognizer in [one, other] {
          recognizer.delegate = patient
          table.view.addGestureRecognizer(recognizer)
        }
        table.fingers.down(0, 100, 100)
        table.fingers.move(0, 120, 100)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("wait for each other to fail: one → other → one"))
  }

  @Test func `a requirement does not keep the other alive, and one that is away does not hold up`()
  {
    let table = Table()
    let patient = RightwardRecognizer()
    let log = StateLog(patient)
    table.view.addGestureRecognizer(patient)
    var other: UIPanGestureRecognizer? = UIPanGestureRecognizer()
    weak let witness = other
    patient.require(toFail: other!)
    other = nil
    expectNil(witness)
    patient.require(toFail: UITapGestureRecognizer())
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 120, 100)
    expect(log.states, equals: [.began])
  }

  @Test func `what began and ended while it waited is sent as a whole afterwards`() {
    let table = Table()
    let (patient, press) = (UIPanGestureRecognizer(), UILongPressGestureRecognizer())
    press.allowableMovement = 1000
    patient.require(toFail: press)
    let log = StateLog(patient)
    table.view.addGestureRecognizer(patient)
    table.view.addGestureRecognizer(press)
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 120, 100)
    expect(log.states == [] && patient.state == .possible)
    table.fingers.lift()
    expect(log.states, equals: [.began, .ended])
  }
}
