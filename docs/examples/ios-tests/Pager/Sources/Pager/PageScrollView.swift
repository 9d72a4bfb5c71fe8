import UIKit

/// A scroll view that pages through views of equal size and makes only those that are in sight.
open class PageScrollView: UIScrollView {
    public var makePage: (Int) -> UIView = { _ in UIView() }

    public var numberOfPages = 0 {
        didSet { reload() }
    }

    /// The views that are in the scroll view, by their index.
    public private(set) var visiblePages: [Int: UIView] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
    }

    public var currentPage: Int {
        guard bounds.width > 0, numberOfPages > 0 else { return 0 }
        return min(max(Int((contentOffset.x / bounds.width).rounded()), 0), numberOfPages - 1)
    }

    public func scroll(toPage page: Int, animated: Bool) {
        setContentOffset(CGPoint(x: CGFloat(page) * bounds.width, y: 0), animated: animated)
    }

    public func reload() {
        visiblePages.values.forEach { $0.removeFromSuperview() }
        visiblePages = [:]
        setNeedsLayout()
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        contentSize = CGSize(width: bounds.width * CGFloat(numberOfPages), height: bounds.height)
        guard bounds.width > 0, numberOfPages > 0 else { return }
        let first = max(Int((contentOffset.x / bounds.width).rounded(.down)), 0)
        let last = min(Int(((contentOffset.x + bounds.width - 0.5) / bounds.width).rounded(.down)), numberOfPages - 1)
        for (index, page) in visiblePages where index < first || index > last {
            page.removeFromSuperview()
            visiblePages[index] = nil
        }
        guard first <= last else { return }
        for index in first...last {
            let page = visiblePages[index] ?? makePage(index)
            if page.superview == nil { addSubview(page) }
            page.frame = CGRect(x: CGFloat(index) * bounds.width, y: 0, width: bounds.width, height: bounds.height)
            visiblePages[index] = page
        }
    }
}
