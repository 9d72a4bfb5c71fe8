/// The scroll view in which the pages of a page view controller lie that scroll. Programs find it among the subviews to
/// keep the user from turning pages, to have its recognizer wait for another, or to follow its offset.
///
/// Its offset is one page while nothing is turned, and 0 or two pages when a page is turned to either side. The page
/// view controller moves the pages.
@MainActor
final class PageScrollView: UIScrollView {
  private weak var turning: PageTurning?

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    super.isScrollEnabled = false
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    delaysContentTouches = false
  }

  /// It scrolls nothing by itself: wheels, keys and constraints go on to what is in it and around it.
  override var scrolling: (any ScrollingView)? { nil }

  required init?(coder: NSCoder) { nil }

  func take(_ turning: PageTurning?) {
    self.turning = turning
    turning?.recognizer.isEnabled = isScrollEnabled
  }

  private var letsTurn = true

  override var isScrollEnabled: Bool {
    get { letsTurn }
    set {
      letsTurn = newValue
      turning?.recognizer.isEnabled = newValue
    }
  }

  override var panGestureRecognizer: UIPanGestureRecognizer {
    turning?.recognizer ?? super.panGestureRecognizer
  }

  /// How far pages are turned along the axis, in points: negative towards the page before.
  var turned = CGPoint.zero {
    didSet { if turned != oldValue { delegate?.scrollViewDidScroll(self) } }
  }

  /// Where the page that is seen lies.
  private var page: CGPoint {
    turning?.isHorizontal ?? true ? CGPoint(x: bounds.width, y: 0) : CGPoint(x: 0, y: bounds.height)
  }

  override var contentOffset: CGPoint {
    get { CGPoint(x: page.x + turned.x, y: page.y + turned.y) }
    set { turned = CGPoint(x: newValue.x - page.x, y: newValue.y - page.y) }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
