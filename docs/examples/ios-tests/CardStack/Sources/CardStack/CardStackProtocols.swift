import UIKit

/// A side to which a card can be thrown.
@objc public enum CardDirection: Int, CaseIterable {
    case left, right, up, down

    /// The unit vector towards the side.
    public var vector: CGVector {
        switch self {
        case .left: return CGVector(dx: -1, dy: 0)
        case .right: return CGVector(dx: 1, dy: 0)
        case .up: return CGVector(dx: 0, dy: -1)
        case .down: return CGVector(dx: 0, dy: 1)
        }
    }
}

@objc public protocol CardStackDataSource: AnyObject {
    func numberOfCards(in stack: CardStackView) -> Int
    func cardStack(_ stack: CardStackView, cardAt index: Int) -> CardView
    @objc optional func cardStack(_ stack: CardStackView, overlayFor direction: CardDirection) -> UIView?
}

@objc public protocol CardStackDelegate: AnyObject {
    @objc optional func cardStack(_ stack: CardStackView, didSwipeCardAt index: Int, to direction: CardDirection)
    @objc optional func cardStack(_ stack: CardStackView, didUndoCardAt index: Int)
    @objc optional func cardStack(_ stack: CardStackView, didSelectCardAt index: Int)
    @objc optional func cardStack(_ stack: CardStackView, shouldSwipeCardAt index: Int, to direction: CardDirection) -> Bool
    @objc optional func cardStack(_ stack: CardStackView, didDragCardAt index: Int, progress: CGFloat)
    @objc optional func cardStackDidRunOut(_ stack: CardStackView)
}
