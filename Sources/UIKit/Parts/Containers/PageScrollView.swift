import QuartzCore

/// The scroll view that contains the scrolling pages of a page view controller. Programs look for
/// it among the subviews, to disable turning, to order gesture recognizers, or to observe its
/// offset.
///
/// The offset is one page while no page is turned, and 0 or two pages when a page has been turned
/// to either side. The page view controller moves the pages itself.
@MainActor
final class PageScrollView: UIScrollView {
  private weak var turning: PageTurning?

  override init(frame: CGRect) {
    super.init(frame: frame)
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    super.isScrollEnabled = false
    isPagingEnabled = true
    showsHorizontalScrollIndicator = false
    showsVerticalScrollIndicator = false
    delaysContentTouches = false
  }

  /// Nil, because this view does not scroll by itself: wheels, keys and constraints apply to the
  /// views inside and around it.
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

  private var ownTurned = CGPoint.zero

  /// The distance that pages are turned along the axis, in points; negative towards the previous
  /// page.
  var turned: CGPoint {
    get { ownTurned }
    set {
      guard newValue != ownTurned else { return }
      changing(["contentOffset"]) { ownTurned = newValue }
      delegate?.scrollViewDidScroll(self)
    }
  }

  override var isTracking: Bool { (turning?.recognizer.numberOfTouches ?? 0) > 0 }

  override var isDragging: Bool {
    turning?.recognizer.state == .began || turning?.recognizer.state == .changed
  }

  /// The offset at which the visible page is not turned.
  private var page: CGPoint {
    turning?.isHorizontal ?? true ? CGPoint(x: bounds.width, y: 0) : CGPoint(x: 0, y: bounds.height)
  }

  override var contentOffset: CGPoint {
    get {
      noteRead("contentOffset")
      return CGPoint(x: page.x + turned.x, y: page.y + turned.y)
    }
    set { turned = CGPoint(x: newValue.x - page.x, y: newValue.y - page.y) }
  }

  override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }
}
