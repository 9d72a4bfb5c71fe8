import Foundation
import PantographGestures
import QuartzCore

/// Shows a part of content that is larger than itself, and lets fingers move it.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// Passed over where a list has a delegate of its own kind.
  @_disfavoredOverload
  open weak var delegate: (any UIScrollViewDelegate)? { didSet { scroller.zoomingChanged() } }

  lazy var scroller = Scroller(self)
  private var ownPan: UIScrollViewPanGestureRecognizer!

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  private func begin() {
    clipsToBounds = true
    ownPan = UIScrollViewPanGestureRecognizer(of: self)
    addGestureRecognizer(UIScrollViewDelayedTouchesBeganGestureRecognizer(of: self))
    addGestureRecognizer(ownPan)
  }

  // MARK: Content

  /// The point of the content at the view's top left corner. Setting it stops nothing that is under way.
  open var contentOffset: CGPoint {
    get {
      noteRead("contentOffset")
      return bounds.origin
    }
    set { scroller.show(newValue) }
  }

  /// Stops what is under way. Any offset is taken, even beyond the content.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroller.check(contentOffset, "a content offset")
    guard animated else {
      scroller.stop()
      self.contentOffset = contentOffset
      return
    }
    scroller.animate(to: contentOffset)
  }

  open var contentSize: CGSize {
    get {
      noteRead("contentSize")
      return ownContentSize
    }
    set {
      guard newValue != ownContentSize else { return }
      if newValue.width.isNaN || newValue.height.isNaN {
        Misuse.stop("a scroll view's content size must be a number, not \(newValue)")
      }
      let old = ownContentSize
      changing(["contentSize"]) { ownContentSize = newValue }
      scroller.contentChanged(from: old)
    }
  }
  private var ownContentSize = CGSize.zero

  /// Room around the content.
  open var contentInset: UIEdgeInsets {
    get {
      noteRead("contentInset")
      return ownContentInset
    }
    set {
      guard newValue != ownContentInset else { return }
      scroller.check(
        CGPoint(x: newValue.left + newValue.right, y: newValue.top + newValue.bottom),
        "the sum of content insets")
      changing(["contentInset"]) { ownContentInset = newValue }
      scroller.roomChanged()
    }
  }
  private var ownContentInset = UIEdgeInsets.zero

  /// The room around the content with what bars and the screen's corners cover.
  open var adjustedContentInset: UIEdgeInsets { scroller.adjustedInset }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { scroller.roomChanged() }
  }

  /// Called when bars, the screen's corners or the program have changed the room around the content.
  open func adjustedContentInsetDidChange() {}

  /// All that it shows. Constraints from it to what is in the view decide on its size, and that is `contentSize`;
  /// constraints to the view's own edges are taken so, too.
  open var contentLayoutGuide: UILayoutGuide { scrollGuide(.content) }
  /// The part of it that is seen: it stays where it is while the content moves.
  open var frameLayoutGuide: UILayoutGuide { scrollGuide(.frame) }

  /// Which point of content that is smaller than the view stays in its place, as shares of both.
  @Inert("the program places content that is smaller than the view")
  open var contentAlignmentPoint = CGPoint.zero

  // MARK: How it scrolls

  open var isScrollEnabled = true { didSet { ownPan.isEnabled = isScrollEnabled } }
  open var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }
  open var bouncesHorizontally = true
  open var bouncesVertically = true
  open var alwaysBounceVertical = false { didSet { scroller.roomChanged() } }
  open var alwaysBounceHorizontal = false { didSet { scroller.roomChanged() } }
  open var isPagingEnabled = false
  open var isDirectionalLockEnabled = false
  open var decelerationRate = DecelerationRate.normal
  @Inert("nobody taps a status bar")
  open var scrollsToTop = true
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether arrows, page keys, the space bar, Home and End scroll it, where no responder takes them.
  open var allowsKeyboardScrolling = true
  /// Whether at its edge it leaves a finger that goes on to the scroll view around it.
  open var transfersHorizontalScrollingToParent = true
  open var transfersVerticalScrollingToParent = true
  /// At which page a finger leaves the content that lets go of it.
  public var pagingThresholds = RestThresholds.scrollPaging
  /// Why it turned to the page at which it last rested, or did not.
  public internal(set) var lastPageDecision: ReleaseDecision?

  // MARK: What it does

  /// Whether a finger is on it, or scrolls it beside the screen.
  open var isTracking: Bool { scroller.isTracking }
  /// Whether a finger has begun to move the content; still true while the content goes on by itself.
  open var isDragging: Bool { scroller.isDragging }
  open var isDecelerating: Bool { scroller.isDecelerating }
  /// Whether `setContentOffset(_:animated:)` or its kin are under way.
  open var isScrollAnimating: Bool { scroller.isAnimating }

  /// Moves the content as little as shows the rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = scroller.offset(showing: rect), offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  /// Ends a finger's drag and everything that moves by itself, where it is.
  open func stopScrollingAndZooming() {
    for recognizer in [panGestureRecognizer, pinchGestureRecognizer] {
      guard let recognizer, recognizer.isEnabled else { continue }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    scroller.stop()
  }

  /// Has the content loaded anew when it is pulled down.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.leave()
      refreshControl?.join(self)
    }
  }

  // MARK: Content's touches

  /// Whether the content hears of a touch only once it is clear that nothing is scrolled by it.
  open var delaysContentTouches = true
  /// Whether a touch that the content has heard of may still scroll.
  open var canCancelContentTouches = true

  /// Whether the content gets these touches; asked before it hears of them.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Whether a touch may be taken from the view to scroll; not from controls, unless that is overridden.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  open var indicatorStyle = IndicatorStyle.default { didSet { scroller.indicators.recolor() } }
  open var showsHorizontalScrollIndicator = true { didSet { scroller.indicators.update() } }
  open var showsVerticalScrollIndicator = true { didSet { scroller.indicators.update() } }
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { scroller.indicators.update() }
  }
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { scroller.indicators.update() }
  }
  open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { scroller.indicators.update() }
  }
  /// Both at once.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  open func flashScrollIndicators() { scroller.indicators.flash() }

  /// Flashes them once for all that the changes scroll.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
    flashScrollIndicators()
  }

  @Inert("there is no index at the side")
  open var indexDisplayMode = IndexDisplayMode.automatic

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1 { didSet { scroller.zoomingChanged() } }
  open var maximumZoomScale: CGFloat = 1 { didSet { scroller.zoomingChanged() } }
  /// Of the view that the delegate names.
  open var zoomScale: CGFloat {
    get { scroller.zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  open var bouncesZoom = true
  open var isZooming: Bool { scroller.zoom.isZooming }
  open var isZoomBouncing: Bool { scroller.zoom.isBouncing }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    scroller.zoom.set(scale, animated: animated)
  }

  /// Shows the rectangle of the zoomed view as large as it fits.
  open func zoom(to rect: CGRect, animated: Bool) { scroller.zoom.show(rect, animated: animated) }

  // MARK: Recognizers

  open var panGestureRecognizer: UIPanGestureRecognizer { ownPan }
  /// Nil where nothing can be zoomed.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scroller.zoom.pinch }
  /// Recognizes presses of keys of a remote control; none come in here.
  open private(set) lazy var directionalPressGestureRecognizer = UIGestureRecognizer()

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === ownPan ? scroller.mayBegin(ownPan) : true
  }

  /// Content that goes on by itself is caught by a touch, which is nobody else's then.
  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard scroller.isDecelerating, canBeTouched(at: point, with: event) else {
      return super.hitTest(point, with: event)
    }
    return self
  }

  // MARK: Inside

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let old = super.bounds
      super.bounds = newValue
      if newValue.origin != old.origin { guidesChanged() }
      scroller.boundsChanged(from: old.size)
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let old = super.bounds.size
      super.frame = newValue
      scroller.boundsChanged(from: old)
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    scroller.roomChanged(bySafeArea: true)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    scroller.didLayout()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    window == nil ? scroller.leave() : scroller.roomChanged()
  }

  override var scrolling: (any ScrollingView)? { self }
}

extension UIScrollView {
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// Which of the insets of the safe area count as the content's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and always above and below for the content of a container's view controller.
    case automatic
    /// Those of the ways that can be scrolled.
    case scrollableAxes
    case never, always
  }

  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }

  /// The share of its speed that the content keeps in each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension RestThresholds {
  /// Of a scroll view's pages: half of the way, or a quarter of a point a millisecond. UIKit's are not known.
  public static let scrollPaging = RestThresholds(
    progress: 0.5, velocity: .points(250), against: .points(250))
}
