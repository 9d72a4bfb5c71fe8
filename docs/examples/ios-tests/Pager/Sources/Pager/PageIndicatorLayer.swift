import UIKit

/// Draws a dot for each page and a bar that moves between them. `page` and `stretch` are animated.
public final class PageIndicatorLayer: CALayer {
    /// The page at which the bar stands; between two pages it has a fraction.
    @NSManaged public var page: CGFloat

    /// The stretch of the bar, from 0 to 1.
    @objc public var stretch: CGFloat = 0

    public var numberOfPages = 3 {
        didSet { setNeedsDisplay() }
    }

    /// Called for each drawing with the values that are drawn.
    public var drawn: ((CGFloat, CGFloat) -> Void)?

    public override init() {
        super.init()
        contentsScale = 2
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? PageIndicatorLayer else { return }
        numberOfPages = layer.numberOfPages
        stretch = layer.stretch
        drawn = layer.drawn
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    public override class func needsDisplay(forKey key: String) -> Bool {
        key == #keyPath(page) || key == #keyPath(stretch) || super.needsDisplay(forKey: key)
    }

    public override func action(forKey event: String) -> CAAction? {
        guard event == #keyPath(page) else { return super.action(forKey: event) }
        let animation = CABasicAnimation(keyPath: event)
        animation.fromValue = presentation()?.page ?? page
        animation.duration = 0.25
        return animation
    }

    public override func draw(in context: CGContext) {
        drawn?(page, stretch)
        guard numberOfPages > 0 else { return }
        let width = bounds.width / CGFloat(numberOfPages)
        context.setFillColor(UIColor.gray.cgColor)
        for index in 0..<numberOfPages {
            context.fillEllipse(in: CGRect(x: width * (CGFloat(index) + 0.5) - 2, y: bounds.midY - 2, width: 4, height: 4))
        }
        context.setFillColor(UIColor.blue.cgColor)
        context.fill(CGRect(x: width * page, y: bounds.maxY - 2, width: width * (1 + stretch), height: 2))
    }
}

/// A view on an indicator's layer.
public final class PageIndicatorView: UIView {
    public override class var layerClass: AnyClass { PageIndicatorLayer.self }

    public var indicatorLayer: PageIndicatorLayer { layer as! PageIndicatorLayer }
}
