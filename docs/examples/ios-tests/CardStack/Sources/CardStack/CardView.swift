import UIKit

/// A card that follows a finger, turns while it does, and is thrown or goes back.
open class CardView: UIView {
    public let contentView = UIView()

    /// The pan that moves the card.
    public let panGestureRecognizer: UIPanGestureRecognizer
    public private(set) lazy var tapGestureRecognizer = UITapGestureRecognizer(
        addedTo: self, target: self, action: #selector(tapped(_:)))

    /// The largest angle, in radians, of a card that is dragged by its upper half.
    open var maximumRotation: CGFloat { .pi / 10 }

    public internal(set) weak var stack: CardStackView?
    private var overlays: [CardDirection: UIView] = [:]
    private var turnsBackwards = false

    public convenience override init(frame: CGRect) {
        self.init(frame: frame, panGestureRecognizer: UIPanGestureRecognizer())
    }

    public init(frame: CGRect, panGestureRecognizer: UIPanGestureRecognizer) {
        self.panGestureRecognizer = panGestureRecognizer
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        panGestureRecognizer = UIPanGestureRecognizer()
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        addSubview(contentView)
        panGestureRecognizer.addTarget(self, action: #selector(panned(_:)))
        panGestureRecognizer.delegate = self
        addGestureRecognizer(panGestureRecognizer)
        _ = tapGestureRecognizer
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        overlays.values.forEach { $0.frame = bounds }
    }

    public func setOverlay(_ overlay: UIView?, for direction: CardDirection) {
        overlays[direction]?.removeFromSuperview()
        overlays[direction] = overlay
        guard let overlay = overlay else { return }
        overlay.alpha = 0
        addSubview(overlay)
    }

    public func overlay(for direction: CardDirection) -> UIView? { overlays[direction] }

    // MARK: Dragging

    @objc func tapped(_ recognizer: UITapGestureRecognizer) { stack?.select(self) }

    @objc open func panned(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            layer.removeAllAnimations()
            turnsBackwards = recognizer.location(in: self).y > bounds.midY
            fallthrough
        case .changed: drag(by: recognizer.translation(in: superview))
        case .ended: release(recognizer)
        case .cancelled, .failed: goBack()
        default: break
        }
    }

    /// Moves and turns the card.
    func drag(by translation: CGPoint) {
        let share = max(-1, min(1, translation.x / max(bounds.width, 1)))
        let angle = share * maximumRotation * (turnsBackwards ? -1 : 1)
        transform = CGAffineTransform(rotationAngle: angle)
            .concatenating(CGAffineTransform(translationX: translation.x, y: translation.y))
        let direction = CardThrow.direction(of: translation)
        let progress = CardThrow.progress(of: translation, size: bounds.size)
        for (side, overlay) in overlays { overlay.alpha = side == direction ? progress : 0 }
        stack?.dragged(self, progress: progress)
    }

    private func release(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: superview)
        let velocity = recognizer.velocity(in: superview)
        guard let direction = CardThrow.decision(translation: translation, velocity: velocity, size: bounds.size),
            stack?.maySwipe(self, to: direction) ?? true
        else { return goBack() }
        stack?.swipe(self, to: direction, from: translation)
    }

    /// Springs back to the stack.
    func goBack() {
        UIView.animate(
            withDuration: 0.4, delay: 0, usingSpringWithDamping: 0.6, initialSpringVelocity: 0,
            options: [.allowUserInteraction], animations: { self.straighten() })
    }

    func straighten() {
        transform = .identity
        overlays.values.forEach { $0.alpha = 0 }
    }
}

extension CardView: UIGestureRecognizerDelegate {
    /// Leaves movements along the other axis to scroll views if the stack takes only one axis.
    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard gestureRecognizer === panGestureRecognizer, let stack = stack else { return true }
        let velocity = panGestureRecognizer.velocity(in: superview)
        return stack.directions.contains { direction in
            let vector = direction.vector
            return vector.dx * velocity.x + vector.dy * velocity.y > 0
        }
    }
}

extension UIGestureRecognizer {
    /// Creates a recognizer and adds it to a view.
    convenience init(addedTo view: UIView, target: Any, action: Selector) {
        self.init(target: target, action: action)
        view.addGestureRecognizer(self)
    }
}

/// The decision where a card goes that a finger lets go.
enum CardThrow {
    static let minimumSpeed: CGFloat = 600
    static let minimumProgress: CGFloat = 0.5

    static func direction(of vector: CGPoint) -> CardDirection? {
        guard vector != .zero else { return nil }
        if abs(vector.x) >= abs(vector.y) { return vector.x < 0 ? .left : .right }
        return vector.y < 0 ? .up : .down
    }

    /// The share of half the card's size that the card has moved, at most 1.
    static func progress(of translation: CGPoint, size: CGSize) -> CGFloat {
        guard let direction = direction(of: translation), size.width > 0, size.height > 0 else { return 0 }
        switch direction {
        case .left, .right: return min(abs(translation.x) / (size.width / 2), 1)
        case .up, .down: return min(abs(translation.y) / (size.height / 2), 1)
        }
    }

    static func decision(translation: CGPoint, velocity: CGPoint, size: CGSize) -> CardDirection? {
        let speed = max(abs(velocity.x), abs(velocity.y))
        if speed >= minimumSpeed { return direction(of: velocity) }
        return progress(of: translation, size: size) >= minimumProgress ? direction(of: translation) : nil
    }
}
