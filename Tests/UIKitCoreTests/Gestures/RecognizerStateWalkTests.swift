import Expectations
import PantographTouches
import SeededRandom
import Testing
import UIKit

/// Random fingers on views with recognizers of all kinds, and with one that sets its own state at random.
@MainActor
struct RecognizerStateWalkTests {
  /// Sets states that the state machine allows, and some that change nothing.
  private final class Fickle: UIGestureRecognizer {
    var random = SeededGenerator(seed: 0)
    var heard: [String] = []

    private func turn() {
      let next: [State]
      switch state {
      case .possible: next = [.possible, .began, .changed, .ended, .failed, .cancelled]
      case .began: next = [.began, .changed, .ended, .failed, .cancelled]
      case .changed: next = [.began, .changed, .changed, .ended, .failed, .cancelled]
      case .ended: next = [.failed, .cancelled]
      case .cancelled: next = [.cancelled, .failed]
      case .failed: next = [.failed, .cancelled]
      }
      let before = state
      state = next[random.below(next.count)]
      heard.append("\(before) \(state)")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      if random.chance(0.3) { turn() }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesMoved(touches, with: event)
      if random.chance(0.3) { turn() }
      heard.append("\(event.touches(for: self)?.count ?? -1)")
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesEnded(touches, with: event)
      turn()
    }
    override func reset() {
      super.reset()
      heard.append("reset")
    }
  }

  private final class Guard: NSObject, UIGestureRecognizerDelegate {
    var random: SeededGenerator
    var heard: [String] = []

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      random.chance(0.8)
    }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { random.chance(0.5) }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { false }
    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool { random.chance(0.9) }
  }

  /// Two fingers whose frames are not compared one by one.
  @MainActor
  private final class Hand {
    private let session: TouchSession
    private var microseconds: Int64 = 0
    private var contacts: [UInt32: PointFrame.Contact] = [:]
    private var identifiers: [Int: UInt32] = [:]
    private var nextID: UInt32 = 0

    init(_ window: UIWindow) { session = TouchSession(pointsIn: window) }

    func isDown(_ finger: Int) -> Bool { identifiers[finger] != nil }

    func put(_ finger: Int, _ x: Double, _ y: Double) {
      let place = PointVector(x: x, y: y)
      if let id = identifiers[finger] {
        contacts[id]?.position = place
        contacts[id]?.phase = .moved
      } else {
        nextID += 1
        identifiers[finger] = nextID
        contacts[nextID] = PointFrame.Contact(
          id: ContactID(rawValue: nextID), phase: .began, position: place)
      }
      send()
    }

    func end(_ finger: Int, isCancelled: Bool) {
      guard let id = identifiers.removeValue(forKey: finger) else { return }
      contacts[id]?.phase = isCancelled ? .cancelled(.palm) : .ended
      send()
    }

    func wait(_ milliseconds: Int64) {
      microseconds += milliseconds * 1000
      session.advance(to: Timestamp(microseconds: microseconds))
    }

    private func send() {
      microseconds += 10_000
      var frame = PointFrame(time: Timestamp(microseconds: microseconds))
      for id in contacts.keys.sorted() { frame.append(contacts[id]!) }
      session.receive(frame)
      contacts = contacts.filter { $0.value.phase.isDown }
      for id in contacts.keys { contacts[id]!.phase = .stationary }
    }
  }

  @Test func `fingers on views with recognizers of all kinds`() {
    for seed in 0..<50 {
      var random = SeededGenerator(seed: UInt64(seed))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
      let page = UIView(frame: window.bounds)
      let inner = UIView(frame: CGRect(x: 50, y: 50, width: 200, height: 200))
      window.addSubview(page)
      page.addSubview(inner)
      window.isHidden = false
      let judge = Guard(seed: UInt64(seed))
      var lines: [String] = []
      let edge = UIScreenEdgePanGestureRecognizer()
      edge.edges = [[.left], [.right], [.top], [.bottom], .all][random.below(5)]
      let fickle = Fickle()
      fickle.random = SeededGenerator(seed: UInt64(seed))
      let all: [UIGestureRecognizer] = [
        fickle, edge, UIPanGestureRecognizer(), UITapGestureRecognizer(),
        UILongPressGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
        UISwipeGestureRecognizer(),
      ]
      for (index, one) in all.enumerated() where index == 0 || random.chance(0.6) {
        (random.chance(0.5) ? page : inner).addGestureRecognizer(one)
        if random.chance(0.5) { one.delegate = judge }
        one.cancelsTouchesInView = random.chance(0.5)
        one.delaysTouchesBegan = random.chance(0.3)
        one.addAction { one in lines.append("\(index) \(one.state) \(one.numberOfTouches)") }
        if index > 0, random.chance(0.2) { one.require(toFail: all[index - 1]) }
      }
      let hand = Hand(window)
      for _ in 0..<40 {
        let finger = random.below(2)
        let (x, y) = (Double(random.below(31) * 10), Double(random.below(31) * 10))
        switch random.below(6) {
        case 0 where hand.isDown(finger): hand.end(finger, isCancelled: false)
        case 1 where hand.isDown(finger) && random.chance(0.2): hand.end(finger, isCancelled: true)
        case 2: hand.wait(Int64(random.below(8)) * 100)
        default: hand.put(finger, x, y)
        }
        lines.append("\(all.map { "\($0.state)" }) \(fickle.heard)")
        fickle.heard = []
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }
}
