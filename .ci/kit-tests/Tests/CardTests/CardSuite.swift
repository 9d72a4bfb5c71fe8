import Testing
import UIKit

@testable import Card

@MainActor struct CardSuite {
  @Test func shows() async {
    let card = Card()
    await withCheckedContinuation { shown in card.show { shown.resume() } }
    #expect(card.alpha == 0.5)
  }

  @Test(arguments: [0.25, 0.5], [1, 2]) func isTransparent(alpha: Double, count: Int) {
    let card = Card()
    card.alpha = alpha
    #expect(card.alpha * Double(count) == alpha * Double(count))
  }

  @Test(.disabled("not yet")) func isOff() { #expect(Bool(false)) }
}

@Suite(.serialized) struct CrashSuite {
  @Test func a() {}
  @Test func bCrashes() { fatalError("on purpose") }
  @Test func c() {}
}
