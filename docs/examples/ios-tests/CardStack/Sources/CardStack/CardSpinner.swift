import UIKit

/// Turns a card by a display link, and reports the end.
public final class CardSpinner: NSObject {
    private let duration: CFTimeInterval
    private var link: CADisplayLink?
    private var start: CFTimeInterval?
    private weak var card: UIView?

    /// The progress from 0 to 1.
    @objc public dynamic private(set) var progress: Double = 0
    public var completion: (() -> Void)?

    public init(card: UIView, duration: CFTimeInterval) {
        self.card = card
        self.duration = duration
        super.init()
    }

    public var isRunning: Bool { link != nil }

    public func run() {
        guard link == nil else { return }
        start = nil
        link = CADisplayLink(target: self, selector: #selector(step))
        link?.add(to: .main, forMode: .common)
    }

    public func stop() {
        link?.invalidate()
        link = nil
    }

    @objc private func step(_ link: CADisplayLink) {
        let start = self.start ?? link.timestamp
        self.start = start
        progress = min((link.timestamp - start) / duration, 1)
        card?.layer.transform = CATransform3DMakeRotation(CGFloat(progress) * 2 * .pi, 0, 1, 0)
        guard progress == 1 else { return }
        stop()
        completion?()
    }
}

extension UIView {
    /// Counts the moves to windows, by exchanging a method. A program calls it at its start.
    public static func watchWindows() {
        let original = #selector(UIView.didMoveToWindow)
        let watching = #selector(UIView.cardStack_didMoveToWindow)
        guard let one = class_getInstanceMethod(UIView.self, original),
            let two = class_getInstanceMethod(UIView.self, watching)
        else { return }
        method_exchangeImplementations(one, two)
    }

    @objc func cardStack_didMoveToWindow() { cardStack_didMoveToWindow() }
}
