import Foundation
import PantographGestures
import QuartzCore

/// Shows a part of content that is larger than the view, and lets fingers scroll it.
@preconcurrency @MainActor
open class UIScrollView: UIView {
  /// The delegate. Subclasses with a delegate type of their own hide this property.
  @_disfavoredOverload
  open var delegate: (any UIScrollViewDelegate)? {
    get {
      noteRead("delegate")
      return ownDelegate
    }
    set { changing(["delegate"]) { ownDelegate = newValue } }
  }
  @exclusivity(unchecked) private weak var ownDelegate: (any UIScrollViewDelegate)? {
    didSet { scroller.zoomingChanged(of: self) }
  }

  lazy var scroller = Scroller(self)
  @exclusivity(unchecked) private var ownPan: UIScrollViewPanGestureRecognizer!

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    begin()
    coder.endObject(self)
  }

  private func begin() {
    clipsToBounds = true
    ownPan = UIScrollViewPanGestureRecognizer(of: self)
    addGestureRecognizer(UIScrollViewDelayedTouchesBeganGestureRecognizer(of: self))
    addGestureRecognizer(ownPan)
  }

  // MARK: Content

  /// The point of the content at the view's top left corner. Setting it does not stop a movement.
  open var contentOffset: CGPoint {
    get {
      noteRead("contentOffset")
      return bounds.origin
    }
    set { scroller.show(newValue) }
  }

  /// Sets the offset and stops a running movement. Offsets beyond the content are accepted.
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
  @exclusivity(unchecked) private var ownContentSize = CGSize.zero

  /// The margins around the scrolled content.
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
  @exclusivity(unchecked) private var ownContentInset = UIEdgeInsets.zero

  /// The content inset plus the safe area that `contentInsetAdjustmentBehavior` adds.
  open var adjustedContentInset: UIEdgeInsets {
    noteRead("adjustedContentInset")
    return scroller.room.inset
  }

  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic {
    didSet { scroller.roomChanged() }
  }

  /// Called when bars, the screen's corners or the program have changed the adjusted inset.
  open func adjustedContentInsetDidChange() {}

  /// The layout guide for the whole content. Constraints between the guide and the views inside
  /// determine its size, which becomes `contentSize`. Constraints to the view's own edges are
  /// treated as constraints to this guide.
  open var contentLayoutGuide: UILayoutGuide { scrollGuide(.content) }
  /// The layout guide for the visible frame. It does not move with the content.
  open var frameLayoutGuide: UILayoutGuide { scrollGuide(.frame) }

  /// The point that stays fixed in content smaller than the view, as a fraction of both sizes.
  @Inert("the program places content that is smaller than the view")
  open var contentAlignmentPoint = CGPoint.zero

  // MARK: How it scrolls

  open var isScrollEnabled: Bool {
    get {
      noteRead("isScrollEnabled")
      return ownIsScrollEnabled
    }
    set { changing(["isScrollEnabled"]) { ownIsScrollEnabled = newValue } }
  }
  private var ownIsScrollEnabled: Bool = true { didSet { ownPan.isEnabled = ownIsScrollEnabled } }
  open var bounces: Bool {
    get { bouncesHorizontally || bouncesVertically }
    set {
      bouncesHorizontally = newValue
      bouncesVertically = newValue
    }
  }
  @exclusivity(unchecked) open var bouncesHorizontally = true
  @exclusivity(unchecked) open var bouncesVertically = true
  open var alwaysBounceVertical = false { didSet { scroller.roomChanged() } }
  open var alwaysBounceHorizontal = false { didSet { scroller.roomChanged() } }
  open var isPagingEnabled: Bool {
    get {
      noteRead("isPagingEnabled")
      return ownIsPagingEnabled
    }
    set { changing(["isPagingEnabled"]) { ownIsPagingEnabled = newValue } }
  }
  @exclusivity(unchecked) private var ownIsPagingEnabled: Bool = false
  @exclusivity(unchecked) open var isDirectionalLockEnabled = false
  @exclusivity(unchecked) open var decelerationRate = DecelerationRate.normal
  /// Whether a tap on the status bar scrolls the content to its top.
  @exclusivity(unchecked) open var scrollsToTop = true
  @exclusivity(unchecked) open var keyboardDismissMode = KeyboardDismissMode.none
  /// Whether arrow keys, page keys, the space bar, Home and End scroll the view if no responder
  /// handles them.
  @exclusivity(unchecked) open var allowsKeyboardScrolling = true
  /// Whether a finger that goes on past the content's edge scrolls the enclosing scroll view.
  @exclusivity(unchecked) open var transfersHorizontalScrollingToParent = true
  @exclusivity(unchecked) open var transfersVerticalScrollingToParent = true
  /// The thresholds that choose the page at which released content rests.
  ///
  /// The position and the speed at the lift decide: `length`, `finish.progress`, `finish.velocity`,
  /// `finish.velocityProgress`, both projections, `cancel.progress`, `cancel.velocity` and the dead
  /// zone's speed and distance. All other values are the scroll view's own and are ignored here.
  @exclusivity(unchecked) public var pagingThresholds = InteractionThresholds.scrollPaging
  /// The decision behind the last page turn, or behind staying on a page.
  @exclusivity(unchecked) public internal(set) var lastPageDecision: ReleaseDecision?

  // MARK: What it does

  /// Whether a finger is on the view, or scrolls it from the touchpad.
  open var isTracking: Bool { scroller.isTracking }
  /// Whether a finger has begun to move the content. It stays true while the content decelerates.
  open var isDragging: Bool { scroller.isDragging }
  open var isDecelerating: Bool { scroller.isDecelerating }
  /// Whether an animated change of the offset is in progress, such as
  /// `setContentOffset(_:animated:)`.
  open var isScrollAnimating: Bool { scroller.isAnimating }

  /// Scrolls by the smallest distance that shows the rectangle.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    guard let offset = scroller.offset(showing: rect), offset != contentOffset else { return }
    setContentOffset(offset, animated: animated)
  }

  /// Stops a drag and every movement at the current offset.
  open func stopScrollingAndZooming() {
    for recognizer in [panGestureRecognizer, pinchGestureRecognizer] {
      guard let recognizer, recognizer.isEnabled else { continue }
      recognizer.isEnabled = false
      recognizer.isEnabled = true
    }
    scroller.stop()
  }

  /// The control that starts a refresh when the content is pulled down.
  open var refreshControl: UIRefreshControl? {
    get {
      noteRead("refreshControl")
      return ownRefreshControl
    }
    set { changing(["refreshControl"]) { ownRefreshControl = newValue } }
  }
  @exclusivity(unchecked) private var ownRefreshControl: UIRefreshControl? {
    didSet {
      guard ownRefreshControl !== oldValue else { return }
      oldValue?.leave()
      ownRefreshControl?.join(self)
    }
  }

  /// Takes a control that the program has added as a subview.
  func adopt(_ control: UIRefreshControl) { ownRefreshControl = control }

  func forget(_ control: UIRefreshControl) {
    if ownRefreshControl === control { ownRefreshControl = nil }
  }

  // MARK: Content's touches

  /// Whether touches reach the content only after it is clear that they do not scroll.
  @exclusivity(unchecked) open var delaysContentTouches = true
  /// Whether a touch that the content has already received may still begin to scroll.
  @exclusivity(unchecked) open var canCancelContentTouches = true

  /// Returns whether the content receives these touches. Called before they are delivered.
  open func touchesShouldBegin(
    _ touches: Set<UITouch>, with event: UIEvent?, in view: UIView
  ) -> Bool { true }

  /// Returns whether a scroll may cancel touches in the view. The default is false for controls.
  open func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) }

  // MARK: Indicators

  open var indicatorStyle = IndicatorStyle.default { didSet { scroller.indicators.recolor() } }
  open var showsHorizontalScrollIndicator = true { didSet { scroller.indicators.update() } }
  open var showsVerticalScrollIndicator = true { didSet { scroller.indicators.update() } }
  @exclusivity(unchecked) open var verticalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { scroller.indicators.update() }
  }
  @exclusivity(unchecked) open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero {
    didSet { scroller.indicators.update() }
  }
  @exclusivity(unchecked) open var automaticallyAdjustsScrollIndicatorInsets = true {
    didSet { scroller.indicators.update() }
  }
  /// The insets of both indicators. Reading returns those of the vertical one.
  open var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }

  open func flashScrollIndicators() { scroller.indicators.flash() }

  /// Runs changes and then flashes the indicators once.
  open func withScrollIndicatorsShown(forContentOffsetChanges changes: () -> Void) {
    changes()
    flashScrollIndicators()
  }

  /// Whether a table view shows its index at the side.
  open var indexDisplayMode = IndexDisplayMode.automatic { didSet { setNeedsLayout() } }

  // MARK: Zooming

  open var minimumZoomScale: CGFloat = 1 { didSet { scroller.zoomingChanged(of: self) } }
  open var maximumZoomScale: CGFloat = 1 { didSet { scroller.zoomingChanged(of: self) } }
  /// The scale of the view that the delegate returns for zooming.
  open var zoomScale: CGFloat {
    get { scroller.zoom.scale }
    set { setZoomScale(newValue, animated: false) }
  }
  @exclusivity(unchecked) open var bouncesZoom = true
  open var isZooming: Bool { scroller.zoom.isZooming }
  open var isZoomBouncing: Bool { scroller.zoom.isBouncing }

  open func setZoomScale(_ scale: CGFloat, animated: Bool) {
    scroller.zoom.set(scale, animated: animated)
  }

  /// Zooms so that the rectangle of the zoomed view fills the scroll view as far as it fits.
  open func zoom(to rect: CGRect, animated: Bool) { scroller.zoom.show(rect, animated: animated) }

  // MARK: Recognizers

  open var panGestureRecognizer: UIPanGestureRecognizer { ownPan }
  /// The pinch recognizer; nil if the view cannot zoom.
  open var pinchGestureRecognizer: UIPinchGestureRecognizer? { scroller.zoom.pinch }
  /// A recognizer for button presses of a remote control. No such presses are received here.
  open private(set) lazy var directionalPressGestureRecognizer = UIGestureRecognizer()

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    gestureRecognizer === ownPan ? scroller.mayBegin(ownPan) : true
  }

  /// Returns this view while its content decelerates, so that a touch only catches the content.
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

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    coder.encode(contentOffset, forKey: "contentOffset")
  }

  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    guard coder.containsValue(forKey: "contentOffset") else { return }
    contentOffset = coder.decodeCGPoint(forKey: "contentOffset")
  }

  override var scrolling: (any ScrollingView)? { self }

  var mayZoom: Bool { scroller.zoom.pinch != nil || scroller.zoom.hasZoomed }

  func zoomScale(of view: UIView) -> CGFloat {
    view.transform.isIdentity || delegate?.viewForZooming(in: self) !== view ? 1 : zoomScale
  }
}

extension UIScrollView {
  public enum IndicatorStyle: Int, Sendable {
    case `default`, black, white
  }

  public enum KeyboardDismissMode: Int, Sendable {
    case none, onDrag, interactive, onDragWithAccessory, interactiveWithAccessory
  }

  /// The rule by which safe area insets are added to the content's.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Like `scrollableAxes`, but the content of a controller in a container always gets the
    /// vertical insets.
    case automatic
    /// Adds the insets along the axes that can scroll.
    case scrollableAxes
    case never, always
  }

  public enum IndexDisplayMode: Int, Sendable {
    case automatic, alwaysHidden
  }

  /// The factor by which the content's speed decreases per millisecond.
  /// The raw values are UIKit's: the share of the velocity that is left after each millisecond.
  public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public static let normal = DecelerationRate(rawValue: 0.998)
    public static let fast = DecelerationRate(rawValue: 0.99)
  }
}

extension InteractionThresholds {
  /// The thresholds of a scroll view's paging: half of a page, or 250 points per second. UIKit's
  /// are not known.
  public static let scrollPaging = InteractionThresholds.bare(
    progress: 0.5, velocity: .points(250), against: .points(250))
}
