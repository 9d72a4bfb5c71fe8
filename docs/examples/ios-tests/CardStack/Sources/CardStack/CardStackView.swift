import UIKit

/// Shows cards on top of one another, the first on top.
open class CardStackView: UIView {
    public weak var dataSource: CardStackDataSource? {
        didSet { reloadData() }
    }
    public weak var delegate: CardStackDelegate?

    public var directions: [CardDirection] = [.left, .right]
    public var numberOfVisibleCards = 3
    public var throwDuration: TimeInterval = 0.3

    /// The index of the card on top.
    @objc public dynamic private(set) var topIndex = 0
    public private(set) var numberOfCards = 0

    /// The cards in the stack, the top one first.
    public private(set) var visibleCards: [CardView] = []
    private var history: [(index: Int, direction: CardDirection)] = []
    private var flying: [ObjectIdentifier: CardView] = [:]

    public var topCard: CardView? { visibleCards.first }
    public var swipedIndices: [Int] { history.map { $0.index } }

    open func reloadData() {
        subviews.forEach { $0.removeFromSuperview() }
        visibleCards = []
        history = []
        flying = [:]
        topIndex = 0
        numberOfCards = dataSource?.numberOfCards(in: self) ?? 0
        fill()
    }

    private func fill() {
        while visibleCards.count < numberOfVisibleCards, topIndex + visibleCards.count < numberOfCards,
            let card = makeCard(at: topIndex + visibleCards.count)
        {
            insertSubview(card, at: 0)
            visibleCards.append(card)
        }
        updateCards()
    }

    private func makeCard(at index: Int) -> CardView? {
        guard let dataSource = dataSource else { return nil }
        let card = dataSource.cardStack(self, cardAt: index)
        card.stack = self
        for direction in directions {
            if let overlay = dataSource.cardStack?(self, overlayFor: direction) {
                card.setOverlay(overlay, for: direction)
            }
        }
        return card
    }

    private func updateCards() {
        for (depth, card) in visibleCards.enumerated() {
            card.isUserInteractionEnabled = depth == 0
        }
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        for (depth, card) in visibleCards.enumerated() where card.transform == .identity {
            card.frame = bounds.insetBy(dx: 10, dy: 10).offsetBy(dx: 0, dy: CGFloat(depth) * 8)
        }
    }

    private func index(of card: CardView) -> Int? {
        visibleCards.firstIndex(of: card).map { $0 + topIndex }
    }

    // MARK: What the cards report

    func select(_ card: CardView) {
        guard let index = index(of: card) else { return }
        delegate?.cardStack?(self, didSelectCardAt: index)
    }

    func dragged(_ card: CardView, progress: CGFloat) {
        guard let index = index(of: card) else { return }
        delegate?.cardStack?(self, didDragCardAt: index, progress: progress)
    }

    func maySwipe(_ card: CardView, to direction: CardDirection) -> Bool {
        guard let index = index(of: card), directions.contains(direction) else { return false }
        return delegate?.cardStack?(self, shouldSwipeCardAt: index, to: direction) ?? true
    }

    func swipe(_ card: CardView, to direction: CardDirection, from translation: CGPoint, animated: Bool = true) {
        guard let index = index(of: card) else { return }
        history.append((index, direction))
        visibleCards.removeAll { $0 === card }
        topIndex = index + 1
        flying[ObjectIdentifier(card)] = card
        fill()
        bringSubviewToFront(card)
        delegate?.cardStack?(self, didSwipeCardAt: index, to: direction)
        if topIndex == numberOfCards { delegate?.cardStackDidRunOut?(self) }
        let leave = { self.moveAway(card, to: direction, from: translation) }
        let left = { (finished: Bool) in
            guard self.flying.removeValue(forKey: ObjectIdentifier(card)) != nil else { return }
            card.removeFromSuperview()
        }
        guard animated else {
            leave()
            return left(true)
        }
        UIView.animate(withDuration: throwDuration, delay: 0, options: .curveEaseOut, animations: leave, completion: left)
    }

    private func moveAway(_ card: CardView, to direction: CardDirection, from translation: CGPoint) {
        let vector = direction.vector
        let distance = max(bounds.width, bounds.height) * 1.5
        let away = CGAffineTransform(
            translationX: vector.dx == 0 ? translation.x : vector.dx * distance,
            y: vector.dy == 0 ? translation.y : vector.dy * distance)
        card.transform = CGAffineTransform(rotationAngle: vector.dx * card.maximumRotation).concatenating(away)
    }

    // MARK: What the program does

    /// Throws the top card. Returns false if there is none or the delegate forbids it.
    @discardableResult
    open func swipeTopCard(to direction: CardDirection, animated: Bool) -> Bool {
        guard let card = topCard, maySwipe(card, to: direction) else { return false }
        layoutIfNeeded()
        swipe(card, to: direction, from: .zero, animated: animated)
        return true
    }

    /// Brings the last thrown card back.
    @discardableResult
    open func undo(animated: Bool) -> Bool {
        guard let last = history.popLast(), let card = makeCard(at: last.index) else { return false }
        topIndex = last.index
        visibleCards.insert(card, at: 0)
        while visibleCards.count > numberOfVisibleCards { visibleCards.removeLast().removeFromSuperview() }
        addSubview(card)
        updateCards()
        layoutIfNeeded()
        if animated {
            moveAway(card, to: last.direction, from: .zero)
            UIView.animateKeyframes(withDuration: throwDuration, delay: 0, animations: {
                // The second keyframe passes the end; iOS cuts it there.
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.7) { card.transform = .identity }
                UIView.addKeyframe(withRelativeStartTime: 0.7, relativeDuration: 0.5) { card.alpha = 1 }
            })
        }
        delegate?.cardStack?(self, didUndoCardAt: last.index)
        return true
    }
}
