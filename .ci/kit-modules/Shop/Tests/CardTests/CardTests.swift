import Core
import XCTest

@testable import Card

final class CardTests: XCTestCase {
  @MainActor func testEachModuleHasItsOwnNames() {
    let card = Card(frame: .zero)
    card.fill()
    XCTAssertEqual(card.words, "card on core: pinned by Card, pinned by Core")
    card.panel.tapped()
    XCTAssertEqual(card.panel.taps, ["core"])
    XCTAssertEqual(ofPackage, "card's package")
  }
}
