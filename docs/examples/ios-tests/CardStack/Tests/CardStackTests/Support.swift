import UIKit
import XCTest

@testable import CardStack

/// A pan with values of the test's choice.
final class FakePan: UIPanGestureRecognizer {
    var fakeState = UIGestureRecognizer.State.possible
    var fakeTranslation = CGPoint.zero
    var fakeVelocity = CGPoint.zero
    var fakeLocation = CGPoint.zero

    override var state: UIGestureRecognizer.State {
        get { fakeState }
        set { fakeState = newValue }
    }

    override func translation(in view: UIView?) -> CGPoint { fakeTranslation }

    override func velocity(in view: UIView?) -> CGPoint { fakeVelocity }

    override func location(in view: UIView?) -> CGPoint { fakeLocation }
}

extension CardView {
    /// Plays a state of the card's fake pan.
    func play(_ state: UIGestureRecognizer.State, by translation: CGPoint, velocity: CGPoint = .zero) {
        let pan = panGestureRecognizer as! FakePan
        pan.fakeState = state
        pan.fakeTranslation = translation
        pan.fakeVelocity = velocity
        panned(pan)
    }
}

final class Cards: NSObject, CardStackDataSource {
    var count: Int
    var overlays = true

    init(count: Int) { self.count = count }

    func numberOfCards(in stack: CardStackView) -> Int { count }

    func cardStack(_ stack: CardStackView, cardAt index: Int) -> CardView {
        let card = CardView(frame: .zero, panGestureRecognizer: FakePan())
        card.tag = index
        return card
    }

    func cardStack(_ stack: CardStackView, overlayFor direction: CardDirection) -> UIView? {
        overlays ? UIView() : nil
    }
}

class CardTestCase: XCTestCase {
    let cards = Cards(count: 5)
    var stack: CardStackView!

    override func setUp() {
        super.setUp()
        stack = CardStackView(frame: CGRect(x: 0, y: 0, width: 320, height: 420))
        stack.dataSource = cards
        stack.layoutIfNeeded()
    }

    override func tearDown() {
        stack = nil
        super.tearDown()
    }

    func turn(_ seconds: TimeInterval = 0.05) {
        RunLoop.main.run(until: Date(timeIntervalSinceNow: seconds))
    }
}
