import Foundation

/// Two pages, side by side or one above the other, that are turned together.
@MainActor
final class PageSpread: UIViewController {
  let pages: [UIViewController]
  private let isHorizontal: Bool

  init(_ pages: [UIViewController], isHorizontal: Bool) {
    self.pages = pages
    self.isHorizontal = isHorizontal
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for page in pages where page.ownParent !== self {
      addChild(page)
      view.addSubview(page.view)
      page.didMove(toParent: self)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let isMirrored = isHorizontal && traitCollection.layoutDirection == .rightToLeft
    let bounds = view.bounds
    for (index, page) in pages.enumerated() where page.ownParent === self {
      let place = CGFloat(isMirrored ? 1 - index : index)
      page.view.frame =
        isHorizontal
        ? CGRect(
          x: place * bounds.width / 2, y: 0, width: bounds.width / 2, height: bounds.height)
        : CGRect(
          x: 0, y: place * bounds.height / 2, width: bounds.width, height: bounds.height / 2)
    }
  }

  override func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    isHorizontal
      ? CGSize(width: parentSize.width / 2, height: parentSize.height)
      : CGSize(width: parentSize.width, height: parentSize.height / 2)
  }

  /// Removes the pages, so that another spread can contain them.
  func letGo() {
    for page in pages where page.ownParent === self {
      page.willMove(toParent: nil)
      page.viewIfLoaded?.removeFromSuperview()
      page.removeFromParent()
    }
  }
}

extension UIPageViewController {
  /// Returns the pages of a container: those of a spread, or the page itself.
  static func pages(of controller: UIViewController?) -> [UIViewController] {
    (controller as? PageSpread)?.pages ?? (controller.map { [$0] } ?? [])
  }

  /// Returns the container for pages: the page itself, or a spread for two pages.
  func container(of pages: [UIViewController]) -> UIViewController? {
    guard pages.count == 2 else { return pages.first }
    if let spread = settled as? PageSpread, spread.pages == pages { return spread }
    return PageSpread(pages, isHorizontal: navigationOrientation == .horizontal)
  }

  /// Returns the page or the spread next to the visible one.
  func neighbor(_ direction: NavigationDirection) -> UIViewController? {
    guard let dataSource, let edge = edgePage(direction) else { return nil }
    func next(to page: UIViewController) -> UIViewController? {
      direction == .forward
        ? dataSource.pageViewController(self, viewControllerAfter: page)
        : dataSource.pageViewController(self, viewControllerBefore: page)
    }
    guard let first = next(to: edge) else { return nil }
    guard spineLocation == .mid else { return first }
    // A spread needs two pages, so a single last page cannot be turned to.
    guard let second = next(to: first) else { return nil }
    return container(of: direction == .forward ? [first, second] : [second, first])
  }

  private func edgePage(_ direction: NavigationDirection) -> UIViewController? {
    let pages = Self.pages(of: settled)
    return direction == .forward ? pages.last : pages.first
  }

  /// Calls the delegate for the spine location when the view changes between wide and high.
  func askForSpine(in size: CGSize) {
    guard transitionStyle == .pageCurl, let delegate, let view = loadedView else { return }
    let wasWide = view.bounds.width > view.bounds.height
    let isWide = size.width > size.height
    guard wasWide != isWide else { return }
    spineLocation = .none
    let asked = delegate.pageViewController(
      self, spineLocationFor: isWide ? .landscapeLeft : .portrait)
    spineLocation = asked == .none ? .min : asked
    let shown = Self.pages(of: wanted)
    guard shown.count != (spineLocation == .mid ? 2 : 1) else { return }
    // If the delegate has set no pages for the new spine location, the shown ones are used.
    let first = shown.first
    let second =
      spineLocation == .mid
      ? first.flatMap { dataSource?.pageViewController(self, viewControllerAfter: $0) } : nil
    setViewControllers(
      [first, second].compactMap { $0 }, direction: .forward, animated: false)
  }
}
