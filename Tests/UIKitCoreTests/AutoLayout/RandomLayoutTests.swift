import Expectations
import Foundation
import PantographConstraints
import SeededRandom
import Testing
import ViewTesting

@testable import UIKit

/// Random trees of views and random changes of their constraints: a changed tree looks like one that was created
/// in its final form, and every constraint that can be satisfied is satisfied.
@MainActor
struct RandomLayoutTests {
  private struct Card {
    let view: UIView
    let left: NSLayoutConstraint
    let top: NSLayoutConstraint
    let width: NSLayoutConstraint
    let height: NSLayoutConstraint
    var parent: Int?
    var place = CGRect.zero
  }

  private func card(in parent: UIView, _ place: CGRect, after sibling: UIView?) -> Card {
    let view = UIView(constrainedIn: parent)
    let left = view.leftAnchor.constraint(
      equalTo: sibling?.rightAnchor ?? parent.leftAnchor, constant: place.minX)
    let top = view.topAnchor.constraint(equalTo: parent.topAnchor, constant: place.minY)
    let width = view.widthAnchor.constraint(equalToConstant: place.width)
    let height = view.heightAnchor.constraint(equalToConstant: place.height)
    NSLayoutConstraint.activate([left, top, width, height])
    return Card(view: view, left: left, top: top, width: width, height: height, place: place)
  }

  private func place(_ random: inout SeededGenerator) -> CGRect {
    CGRect(
      x: CGFloat(random.below(50)), y: CGFloat(random.below(50)),
      width: CGFloat(random.below(200)), height: CGFloat(random.below(200)))
  }

  @Test(arguments: 0..<20) func `views stand where their constraints say`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var cards: [Card] = []
    for _ in 0..<200 {
      switch random.below(8) {
      case 0, 1, 2:
        let parent = cards.isEmpty || random.chance(0.4) ? nil : random.below(cards.count)
        let around = parent.map { cards[$0].view } ?? window
        guard around.isDescendant(of: window) else { continue }
        var new = card(in: around, place(&random), after: nil)
        new.parent = parent
        cards.append(new)
      case 3 where !cards.isEmpty:
        let index = random.below(cards.count)
        let place = place(&random)
        cards[index].place = place
        (cards[index].left.constant, cards[index].top.constant) = (place.minX, place.minY)
        (cards[index].width.constant, cards[index].height.constant) = (place.width, place.height)
      case 5 where !cards.isEmpty:
        let index = random.below(cards.count)
        cards[index].view.removeFromSuperview()
        expect(!cards[index].left.isActive)
        expect(cards[index].width.isActive)
      case 6 where !cards.isEmpty:
        // Adds a removed view to the window again.
        let index = random.below(cards.count)
        guard cards[index].view.superview == nil else { continue }
        window.addSubview(cards[index].view)
        let view = cards[index].view
        let place = cards[index].place
        let again = Card(
          view: view,
          left: view.leftAnchor.constraint(equalTo: window.leftAnchor, constant: place.minX),
          top: view.topAnchor.constraint(equalTo: window.topAnchor, constant: place.minY),
          width: cards[index].width, height: cards[index].height, place: place)
        NSLayoutConstraint.activate([again.left, again.top])
        cards[index] = again
      default: break
      }
      if random.chance(0.3) { window.layoutIfNeeded() }
      if random.chance(0.1) { cards.randomElement(using: &random)?.view.layoutIfNeeded() }
    }
    window.layoutIfNeeded()
    for card in cards where card.view.isDescendant(of: window) {
      expect(card.view.frame, equals: card.place)
      expect(!card.view.hasAmbiguousLayout)
    }
  }

  @Test(arguments: 0..<15) func `a layout that was changed is the layout that was made so`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(100 + seed))
    var numbers = (0..<40).map { _ in place(&random) }
    func make() -> (UIWindow, [Card]) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
      var cards: [Card] = []
      for (index, number) in numbers.enumerated() {
        let parent = index / 7 * 3 % (index + 1)
        let around = index < 3 || parent >= cards.count ? window : cards[parent].view
        let sibling = around.subviews.last
        cards.append(card(in: around, number, after: sibling))
        cards[index].width.priority = UILayoutPriority(Float(1 + index * 20))
        let most = cards[index].view.widthAnchor.constraint(
          lessThanOrEqualTo: around.widthAnchor, multiplier: 0.5, constant: 3)
        most.priority = UILayoutPriority(Float(500 - index))
        most.isActive = true
      }
      window.layoutIfNeeded()
      return (window, cards)
    }
    let (window, cards) = make()
    for _ in 0..<60 {
      let index = random.below(numbers.count)
      numbers[index] = place(&random)
      let (card, place) = (cards[index], numbers[index])
      (card.left.constant, card.top.constant) = (place.minX, place.minY)
      (card.width.constant, card.height.constant) = (place.width, place.height)
      if random.chance(0.5) { window.layoutIfNeeded() }
    }
    window.layoutIfNeeded()
    let (fresh, others) = make()
    expect(cards.map(\.view.frame), equals: others.map(\.view.frame))
    withExtendedLifetime(fresh) {}
  }

  @Test func `two hundred views of four constraints are laid out in few steps`() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    var last: UIView?
    for index in 0..<200 {
      let view = UIView(constrainedIn: window)
      NSLayoutConstraint.activate([
        view.topAnchor.constraint(equalTo: last?.bottomAnchor ?? window.topAnchor, constant: 1),
        view.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 4),
        view.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -4),
        view.heightAnchor.constraint(equalToConstant: CGFloat(1 + index % 3)),
      ])
      last = view
    }
    window.layoutIfNeeded()
    let engine = try #require(window.engineInUse)
    let (steps, size) = (engine.solver.steps, engine.solver.size)
    expect(steps, isAtMost: 200, "one for each view")
    expect(size, isAtMost: 100_000, "each view stands below all before it")
    expect(last?.frame, equals: CGRect(x: 4, y: 597, width: 392, height: 2))
  }
}
