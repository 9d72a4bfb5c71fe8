import Expectations
import Testing
import UIKit
import ViewTesting

/// Changes to the given state at its next touch.
@MainActor
private final class ToldRecognizer: UIGestureRecognizer {
  var next: [State] = []
  var resets = 0

  private func go() {
    if !next.isEmpty { state = next.removeFirst() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { go() }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { go() }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { go() }
  override func reset() { resets += 1 }
}

@MainActor
struct GestureStateTests {
  let table = Table()
  private let told = ToldRecognizer()
  let log: StateLog

  init() {
    log = StateLog(told)
    table.view.addGestureRecognizer(told)
  }

  private func play(_ states: UIGestureRecognizer.State...) {
    told.next = states
    table.fingers.down(0, 100, 100)
    for index in 1..<max(states.count, 2) { table.fingers.move(0, 100 + Double(index), 100) }
    table.fingers.lift()
  }

  @Test func `the numbers are UIKit's`() {
    let states: [UIGestureRecognizer.State] = [
      .possible, .began, .changed, .ended, .cancelled, .failed,
    ]
    expect(states.map { $0.rawValue }, equals: [0, 1, 2, 3, 4, 5])
    expect(UIGestureRecognizer.State.recognized, equals: .ended)
  }

  @Test func `recognized at once: one action, then reset`() {
    play(.recognized)
    expect(log.states == [.ended] && told.resets == 1)
  }

  @Test(arguments: [UIGestureRecognizer.State.failed, .cancelled])
  func `failing or cancelling what has not begun sends nothing`(state: UIGestureRecognizer.State) {
    play(state)
    expect(log.states == [] && told.resets == 1 && told.state == .possible)
  }

  @Test func `changed is sent each time, also when the state was that before`() {
    play(.began, .changed, .changed, .ended)
    expect(log.states == [.began, .changed, .changed, .ended] && told.resets == 1)
  }

  @Test(arguments: [UIGestureRecognizer.State.failed, .cancelled])
  func `failing or cancelling what has begun cancels`(state: UIGestureRecognizer.State) {
    play(.began, .changed, state)
    expect(log.states == [.began, .changed, .cancelled] && told.resets == 1)
  }

  @Test func `after the end the old touches bring nothing, new ones a new attempt`() {
    told.next = [.recognized, .recognized]
    table.fingers.down(0, 100, 100)
    table.fingers.move(0, 120, 100)
    expect(log.states == [.ended] && told.next.count == 1)
    table.fingers.down(1, 200, 100)
    expect(log.states, equals: [.ended, .ended])
  }

  @Test func `the action comes before the event returns, and the state is possible after it`() {
    var seen: UIGestureRecognizer.State?
    told.addAction { seen = $0.state }
    play(.recognized)
    expect(seen == .ended && told.state == .possible)
  }

  @Test func `a state may be assigned between two events too`() {
    table.fingers.down(0, 100, 100)
    told.state = .began
    expect(log.states == [.began] && table.view.heard == ["began", "cancelled"])
    told.state = .ended
    expect(log.states == [.began, .ended] && told.state == .possible)
  }

  @Test func `a touch that the system cancels cancels or fails`() {
    told.next = [.began]
    table.fingers.down(0, 100, 100)
    table.fingers.cancel()
    table.fingers.down(0, 100, 100)
    table.fingers.cancel()
    expect(log.states == [.began, .cancelled] && told.resets == 2)
  }

  @Test func `changing before beginning begins`() {
    play(.changed)
    expect(log.states.first, equals: .began)
  }

  @Test func `going on after the end is an error`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let suite = GestureStateTests()
        suite.told.addAction { $0.state = .began }
        suite.play(.recognized)
      }
    }
  }

  @Test func `disabling before it began fails silently, and old touches stay ignored`() {
    table.fingers.down(0, 100, 100)
    told.isEnabled = false
    told.isEnabled = true
    told.next = [.began]
    table.fingers.move(0, 110, 100)
    expect(log.states == [] && told.resets == 1)
    expect(table.view.heard, equals: ["began", "moved"])
  }

  @Test func `removing it or its view in mid-gesture cancels once`() {
    told.next = [.began]
    table.fingers.down(0, 100, 100)
    table.view.removeGestureRecognizer(told)
    expect(log.states == [.began, .cancelled] && told.view == nil)
    table.fingers.lift()
    table.view.addGestureRecognizer(told)
    told.next = [.began]
    table.fingers.down(0, 100, 100)
    table.view.removeFromSuperview()
    expect(log.states, equals: [.began, .cancelled, .began, .cancelled])
    table.fingers.lift()
  }

  @Test func `outside of a window it recognizes nothing`() {
    let lonely = ToldRecognizer()
    let lonelyLog = StateLog(lonely)
    lonely.state = .began
    expect(lonelyLog.states == [] && lonely.state == .possible && lonely.resets == 1)
  }
}
