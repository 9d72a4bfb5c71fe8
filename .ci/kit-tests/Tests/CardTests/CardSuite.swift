import Testing
import UIKit

@testable import Card

@MainActor struct CardSuite {
  @Test func shows() async {
    let card = Card()
    await withCheckedContinuation { shown in card.show { shown.resume() } }
    #expect(card.alpha == 0.5)
  }
}
