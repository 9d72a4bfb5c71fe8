import Expectations
import SeededRandom
import Testing
import UIKit
import ViewTesting

/// Several recognizers that could all recognize in one event: which of them do, and which receive
/// the touch at all.
@MainActor
struct GestureOrderTests {
  private let table = Table()
  private let allowing = Allowing()

  // MARK: On one view

  @Test func `the first of two begins and the second one receives nothing of the touch`() {
    let (first, second) = (eager("first"), eager("second"))
    touch()
    expect(first.heard == ["began"] && second.heard.isEmpty)
    expect(first.log.states == [.began] && second.log.states.isEmpty)
  }

  @Test func `a recognizer that received the touch before is prevented all the same`() {
    let (patient, first) = (eager("patient", begins: false), eager("first"))
    touch()
    expect(patient.heard == ["began"] && first.log.states == [.began])
    table.fingers.move(0, 150, 100)
    expect(patient.heard, equals: ["began"])
  }

  @Test(arguments: permutations)
  func `the third that nobody allows never prevents two that allow each other and came first`(
    order: [String]
  ) {
    allowing.pairs = [["a", "b"]]
    let made = order.map { eager($0) }
    touch()
    let begun = made.filter { !$0.log.states.isEmpty }.map(\.name!)
    switch order.firstIndex(of: "c") {
    case 2: expect(begun, equals: Array(order.prefix(2)))
    case 0: expect(begun, equals: ["c"])
    // The first one begins, the second is prevented, and the third is allowed by the first.
    default: expect(begun, equals: [order[0], order[2]])
    }
  }

  @Test(arguments: [("a", "b"), ("b", "a")])
  func `either delegate allows both`(asked: String, other: String) {
    allowing.pairs = [["a", "b"]]
    allowing.answersOnlyFor = asked
    let made = ["a", "b", "c"].map { eager($0) }
    touch()
    expect(made.map(\.log.states), equals: [[.began], [.began], []])
  }

  @Test func `what is allowed with one of two is prevented by the other`() {
    allowing.pairs = [["a", "b"], ["b", "c"]]
    let made = ["a", "b", "c"].map { eager($0) }
    touch()
    expect(made.map(\.log.states), equals: [[.began], [.began], []])
  }

  @Test func `one that cannot prevent leaves the next its turn`() {
    let (meek, next, last) = (eager("meek"), eager("next"), eager("last"))
    meek.prevents = false
    touch()
    expect(meek.log.states, equals: [.began])
    // The next one could be prevented, but not by the first.
    expect(next.log.states == [.began] && last.log.states.isEmpty)
  }

  // MARK: In the tree

  @Test(arguments: [true, false])
  func `the deepest view's recognizer wins, whenever it was added`(isDeepFirst: Bool) {
    let card = UIView(frame: table.view.bounds)
    table.view.addSubview(card)
    let views = [card, table.view, table.window]
    let order = isDeepFirst ? [0, 1, 2] : [2, 1, 0]
    var made: [Int: Eager] = [:]
    for index in order { made[index] = eager("\(index)", on: views[index]) }
    touch()
    expect(made[0]?.log.states, equals: [.began])
    expect(made[1]?.heard == [] && made[2]?.heard == [])
  }

  @Test func `two on a superview that allow each other do not outvote the deeper one`() {
    allowing.pairs = [["a", "b"]]
    let card = UIView(frame: table.view.bounds)
    table.view.addSubview(card)
    let (a, b) = (eager("a"), eager("b"))
    let deep = eager("deep", on: card)
    touch()
    expect(deep.log.states == [.began] && a.heard.isEmpty && b.heard.isEmpty)
  }

  @Test func `the deeper one begins together with the one above that it allows`() {
    allowing.pairs = [["deep", "b"]]
    let card = UIView(frame: table.view.bounds)
    table.view.addSubview(card)
    let (a, b) = (eager("a"), eager("b"))
    let deep = eager("deep", on: card)
    touch()
    expect(deep.log.states == [.began] && b.log.states == [.began] && a.heard.isEmpty)
  }

  // MARK: Waiting for others to fail

  @Test func `of two that wait for the same one, the first begins when it fails`() {
    let patient = eager("patient", begins: false)
    let (first, second) = (eager("first"), eager("second"))
    for waiting in [second, first] { waiting.require(toFail: patient) }
    touch()
    expect(first.log.states.isEmpty && second.log.states.isEmpty)
    table.fingers.move(0, 50, 100)
    expect(first.log.states.first == .began && second.log.states.isEmpty)
  }

  @Test func `a delegate makes the first wait, and the second begins`() {
    let (first, second) = (eager("first"), eager("second"))
    allowing.waits = ["first": "second"]
    touch()
    expect(first.log.states.isEmpty && second.log.states == [.began])
  }

  // MARK: UIKit's own recognizers

  @Test func `a pan that an application adds to a scroll view comes before the scroll view's`() {
    let scrollView = UIScrollView(frame: table.view.bounds)
    scrollView.contentSize = CGSize(width: 400, height: 2000)
    table.view.addSubview(scrollView)
    let pan = UIPanGestureRecognizer()
    let log = StateLog(pan)
    scrollView.addGestureRecognizer(pan)
    table.fingers.down(0, 100, 400)
    for y in [380.0, 340, 300] { table.fingers.move(0, 100, y) }
    expect(log.states.first == .began && scrollView.contentOffset.y == 0)
    expect(scrollView.panGestureRecognizer.state, differsFrom: .changed)
  }

  // MARK: Random

  /// Compares with the rule in three lines: each recognizer begins in its order, unless one that has
  /// begun excludes it.
  @Test(arguments: 0..<40)
  func `random sets of recognizers follow the rule`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let card = UIView(frame: table.view.bounds)
    table.view.addSubview(card)
    let names = (0..<(random.next(5) + 2)).map { "\($0)" }
    for one in names {
      for other in names where one < other && random.chance(0.3) {
        allowing.pairs.insert([one, other])
      }
    }
    var made: [(recognizer: Eager, isDeep: Bool)] = []
    for name in names {
      let isDeep = random.chance(0.5)
      let recognizer = eager(name, on: isDeep ? card : table.view)
      recognizer.prevents = random.chance(0.75)
      made.append((recognizer, isDeep))
    }
    touch()
    var begun: [Eager] = []
    for (one, _) in made.filter(\.isDeep) + made.filter({ !$0.isDeep }) {
      let isPrevented = begun.contains {
        $0.prevents && !allowing.pairs.contains([$0.name!, one.name!])
      }
      if !isPrevented { begun.append(one) }
    }
    for (one, _) in made {
      let isBegun = begun.contains { $0 === one }
      expect(one.log.states, equals: (isBegun ? [.began] : []))
      expect(one.heard, equals: (isBegun ? ["began"] : []))
    }
  }

  // MARK: Making

  nonisolated private static let permutations = [
    ["a", "b", "c"], ["b", "a", "c"], ["c", "a", "b"], ["c", "b", "a"], ["a", "c", "b"],
    ["b", "c", "a"],
  ]

  private func touch() { table.fingers.down(0, 100, 100) }

  private func eager(_ name: String, begins: Bool = true, on view: UIView? = nil) -> Eager {
    let recognizer = Eager(begins: begins)
    recognizer.name = name
    recognizer.delegate = allowing
    (view ?? table.view).addGestureRecognizer(recognizer)
    return recognizer
  }

  /// Begins as soon as it receives a touch, or waits and fails when the finger moves to the left.
  private final class Eager: UIGestureRecognizer {
    var heard: [String] = []
    var prevents = true
    private let begins: Bool
    private(set) lazy var log = StateLog(self)

    init(begins: Bool) {
      self.begins = begins
      super.init(target: nil, action: nil)
      _ = log
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      heard.append("began")
      if begins { state = .began }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
      heard.append("moved")
      if !begins { state = .failed }
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
  }

  /// Allows pairs by name, and has recognizers wait for others.
  private final class Allowing: UIGestureRecognizerDelegate {
    var pairs: Set<Set<String>> = []
    var answersOnlyFor: String?
    var waits: [String: String] = [:]

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer,
      shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool {
      if let answersOnlyFor, answersOnlyFor != gestureRecognizer.name { return false }
      return pairs.contains([gestureRecognizer.name ?? "", other.name ?? ""])
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { waits[gestureRecognizer.name ?? ""] == other.name }
  }
}
