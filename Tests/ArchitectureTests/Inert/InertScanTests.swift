import Expectations
import Testing

struct InertScanTests {
  private func scan(_ text: String) -> InertScan {
    InertScan(SourceFile(path: "A.swift", text: text))
  }

  private func found(_ text: String) -> [String] {
    scan(text).declarations.map { "\($0.path): \($0.reason)" }
  }

  @Test(arguments: [
    (
      """
      open class Card: NSObject {
        /// Doc.
        @Inert("a (b): c")
        open var style: Style?
      """, "Card.style: a (b): c"
    ),
    (
      """
      extension Deck {
        public final class Card {
          public weak var owner: AnyObject? {
            didSet { inert("why so") }
          }
      """, "Deck.Card.owner: why so"
    ),
    (
      """
      open class Card {
        open var style: Int {
          get { own }
          set { own = inert("why so", is: newValue) }
      """, "Card.style: why so"
    ),
    (
      """
      extension CardDelegate {
        public func card(
          _ card: Card, didTurn turn: [Int: String], over other: (Card, Int) -> Void
        ) -> Bool { inert("why so", is: false) }
      """, "CardDelegate.card(_:didTurn:over:): why so"
    ),
    (
      """
      open class Card {
        open class var isLoud: Bool {
          inert(
            "why so", is: false)
      """, "Card.isLoud: why so"
    ),
  ])
  func `a mark is found with type, name and reason`(text: String, declaration: String) {
    expect(found(text), equals: [declaration])
    expect(scan(text).strays, equals: [])
  }

  @Test func `what bears no mark has an effect`() {
    let scan = scan(
      """
      open class Card {
        private var inner = 3
        open var loud = 1
        open func turn(by angle: Int) { var loose = 3 }
        public init(a: Int) {
          let local = a
        }
        @Inert("it is quiet") open var quiet = 2
      }
      """)
    expect(scan.unmarked, equals: ["loud", "turn(by:)"])
    expect(scan.declarations.map(\.name), equals: ["quiet"])
  }

  @Test func `a mark that nobody can see is a stray`() {
    expect(
      scan(
        """
        class Card {
          func turn() { inert("why") }
        }
        """
      ).strays, equals: [2])
  }
}
