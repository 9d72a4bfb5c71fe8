import UIKit

/// Follows the pages of any scroll view that pages. It takes the place of the scroll view's delegate
/// and hands everything on to the delegate that was there, also to one that is set later.
public final class PageTracker: NSObject {
    public private(set) var page = 0
    public var pageChanged: ((Int) -> Void)?

    public private(set) weak var scrollView: UIScrollView?
    private let proxy = ScrollViewDelegateProxy()
    private var delegateObservation: NSKeyValueObservation?

    public init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        super.init()
        proxy.original = scrollView.delegate
        proxy.tracker = self
        scrollView.delegate = proxy
        delegateObservation = scrollView.observe(\.delegate) { [weak self] scrollView, _ in
            self?.delegateChanged(in: scrollView)
        }
    }

    deinit { delegateObservation?.invalidate() }

    /// The delegate behind the proxy.
    public var originalDelegate: UIScrollViewDelegate? { proxy.original }

    private func delegateChanged(in scrollView: UIScrollView) {
        guard let delegate = scrollView.delegate, delegate !== proxy else { return }
        proxy.original = delegate
        scrollView.delegate = proxy
    }

    fileprivate func scrolled(_ scrollView: UIScrollView) {
        guard scrollView.bounds.width > 0 else { return }
        let page = Int((scrollView.contentOffset.x / scrollView.bounds.width).rounded())
        guard page != self.page else { return }
        self.page = page
        pageChanged?(page)
    }
}

final class ScrollViewDelegateProxy: NSObject, UIScrollViewDelegate {
    weak var original: UIScrollViewDelegate?
    weak var tracker: PageTracker?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        tracker?.scrolled(scrollView)
        original?.scrollViewDidScroll?(scrollView)
    }

    override func responds(to aSelector: Selector!) -> Bool {
        super.responds(to: aSelector) || original?.responds(to: aSelector) == true
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? {
        if let original = original, original.responds(to: aSelector) { return original }
        return super.forwardingTarget(for: aSelector)
    }
}

/// Hides the bar of a navigation controller on pages, and hands on what its delegate was to get.
public final class BarHider: NSObject, UINavigationControllerDelegate {
    public private(set) weak var navigationController: UINavigationController?
    private weak var original: UINavigationControllerDelegate?

    public init(navigationController: UINavigationController) {
        self.navigationController = navigationController
        original = navigationController.delegate
        super.init()
        navigationController.delegate = self
    }

    public func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
    ) {
        navigationController.setNavigationBarHidden(viewController is PagerViewController, animated: animated)
        original?.navigationController?(navigationController, willShow: viewController, animated: animated)
    }
}
