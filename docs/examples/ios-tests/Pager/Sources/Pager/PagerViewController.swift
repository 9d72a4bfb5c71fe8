import UIKit

/// Shows the pages of its data source beside one another, on a page view controller.
open class PagerViewController: UIViewController {
    public weak var dataSource: PagerDataSource? {
        didSet { if isViewLoaded { reloadPages() } }
    }
    public weak var delegate: PagerDelegate?

    public private(set) var currentIndex = 0
    public private(set) var numberOfPages = 0

    /// The page view controller that the pager contains.
    public let container = UIPageViewController(
        transitionStyle: .scroll, navigationOrientation: .horizontal,
        options: [.interPageSpacing: 10])

    private var offsetObservation: NSKeyValueObservation?
    private var pages: [Int: UIViewController] = [:]

    /// The scroll view of the page view controller.
    public var scrollView: UIScrollView? {
        container.view.subviews.compactMap { $0 as? UIScrollView }.first
    }

    /// Whether fingers move the pages.
    @objc open var isScrollEnabled: Bool {
        get { scrollView?.isScrollEnabled ?? true }
        set { scrollView?.isScrollEnabled = newValue }
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        addChild(container)
        container.view.frame = view.bounds
        container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(container.view)
        container.didMove(toParent: self)
        container.dataSource = self
        container.delegate = self
        offsetObservation = scrollView?.observe(\.contentOffset, options: [.new]) { [weak self] scrollView, _ in
            self?.scrolled(scrollView)
        }
        reloadPages()
    }

    /// Asks the data source again, and shows the first page that the delegate names.
    open func reloadPages() {
        pages = [:]
        numberOfPages = dataSource?.numberOfPages(in: self) ?? 0
        currentIndex = min(max(delegate?.initialPage ?? currentIndex, 0), max(numberOfPages - 1, 0))
        if numberOfPages > 0 { move(to: currentIndex, animated: false) }
    }

    /// Moves to a page, and calls `completion` when the page is there.
    @discardableResult
    open func move(to index: Int, animated: Bool, completion: ((Bool) -> Void)? = nil) -> Bool {
        guard let page = page(at: index) else {
            completion?(false)
            return false
        }
        let direction: UIPageViewController.NavigationDirection = index < currentIndex ? .reverse : .forward
        delegate?.pager?(self, willMoveTo: index)
        container.setViewControllers([page], direction: direction, animated: animated) { [weak self] finished in
            if let self = self { self.arrive(at: index) }
            completion?(finished)
        }
        return true
    }

    public func title(ofPageAt index: Int) -> String {
        dataSource?.pager?(self, titleForPageAt: index) ?? "\(index + 1)"
    }

    /// The page at an index. A pager that wraps has pages at all indices.
    public func page(at index: Int) -> UIViewController? {
        guard numberOfPages > 0 else { return nil }
        var index = index
        if delegate?.pagerShouldWrap?(self) == true {
            index = (index % numberOfPages + numberOfPages) % numberOfPages
        }
        guard (0..<numberOfPages).contains(index), let dataSource = dataSource else { return nil }
        if let page = pages[index] { return page }
        let page = dataSource.pager(self, pageAt: index)
        page.additionalSafeAreaInsets = delegate?.pager?(self, insetsFor: page)
            ?? delegate?.pager?(self, insetsFor: traitCollection) ?? .zero
        pages[index] = page
        return page
    }

    func index(of page: UIViewController) -> Int? {
        pages.first { $0.value === page }?.key
    }

    private func arrive(at index: Int) {
        currentIndex = index
        delegate?.pager?(self, didMoveTo: index)
    }

    private func scrolled(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0, scrollView.isTracking || scrollView.isDecelerating else { return }
        delegate?.pager?(self, didScrollTo: scrollView.contentOffset.x / scrollView.bounds.width)
    }
}

extension PagerViewController: UIPageViewControllerDataSource {
    open func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        index(of: viewController).flatMap { page(at: $0 - 1) }
    }

    open func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        index(of: viewController).flatMap { page(at: $0 + 1) }
    }
}

extension PagerViewController: UIPageViewControllerDelegate {
    open func pageViewController(
        _ pageViewController: UIPageViewController,
        willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        guard let index = pendingViewControllers.first.flatMap({ index(of: $0) }) else { return }
        delegate?.pager?(self, willMoveTo: index)
    }

    open func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard completed, let page = pageViewController.viewControllers?.first,
            let index = index(of: page)
        else { return }
        arrive(at: index)
    }
}
