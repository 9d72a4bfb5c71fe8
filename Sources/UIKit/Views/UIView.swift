import Foundation
import QuartzCore

/// A rectangle on the screen that holds others, is drawn by its layer and may be touched.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, LayerOwner, UITraitEnvironment {
  /// The kind of layer that draws it, one of `CALayer`'s.
  open class var layerClass: AnyClass { CALayer.self }

  public let layer: CALayer
  public internal(set) weak var superview: UIView?
  /// Back to front.
  public internal(set) var subviews: [UIView] = []

  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// What was added with `addInteraction(_:)`.
  open var interactions: [any UIInteraction] = []
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  /// The view controller whose view this is.
  package internal(set) weak var viewController: UIViewController?
  var needsLayout = true
  /// How many transitions it is in that may not be disturbed.
  var transitionsBlockingTouches = 0
  /// Whether anything below needs it.
  var containsUnlaid = false
  var traitRecord = TraitRecord()
  // Unchecked: asked in each frame, and no code of others runs while they change. Nil where there is no Auto Layout.
  @exclusivity(unchecked) var layoutRecord: LayoutRecord?
  @exclusivity(unchecked) var constraintState = ConstraintState()
  var knownSafeArea = UIEdgeInsets.zero
  /// Has a container lie over it, while its view controller presents in its own context.
  var contextFollower: ContextFollower?

  public init(frame: CGRect) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.isLaidOutByOwner = true
    layer.frame = frame
    layer.setNeedsDisplay()
  }

  /// As a storyboard makes it, which sets what it says afterwards.
  public required init?(coder: NSCoder) {
    layer = Self.makeLayer()
    super.init()
    layer.delegate = self
    layer.isLaidOutByOwner = true
    layer.setNeedsDisplay()
  }

  private static func makeLayer() -> CALayer {
    guard let type = layerClass as? CALayer.Type else {
      Misuse.stop("the layerClass of \(self) is \(layerClass), which is no kind of CALayer")
    }
    return type.init()
  }

  public override convenience init() {
    self.init(frame: .zero)
  }

  open override nonisolated var description: String { ObjectText.of(self) { layer.line } }

  deinit {
    if subviews.isEmpty, mask == nil { return }
    var kept = subviews
    subviews = []
    if let mask { kept.append(mask) }
    mask = nil
    ReleaseChain.letGo(&kept)
  }

  open override var next: UIResponder? { viewController ?? superview }

  open var window: UIWindow? { seenRoot as? UIWindow }

  /// Whether nothing around it counts for it.
  var isWindow: Bool { false }

  open var traitCollection: UITraitCollection { computedTraits }

  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

  // MARK: Place

  open var frame: CGRect {
    get { standIn?.frame ?? layer.frame }
    set { setFrame(newValue) }
  }

  open var bounds: CGRect {
    get { boundsInPlace }
    set { setBounds(newValue) }
  }

  open var center: CGPoint {
    get { standIn?.center ?? layer.position }
    set { setCenter(newValue) }
  }

  /// The point that `center` places and transforms turn around, as a share of the bounds.
  open var anchorPoint: CGPoint {
    get { layer.anchorPoint }
    set { layer.anchorPoint = newValue }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { (standIn ?? self).layer.transform }
    set { (standIn ?? self).layer.transform = newValue }
  }

  // MARK: Look

  open var alpha: CGFloat {
    get { standIn == nil ? CGFloat(layer.opacity) : contextFollower?.alpha ?? 1 }
    set { setAlpha(min(max(newValue, 0), 1)) }
  }

  open var backgroundColor: UIColor? {
    get { layer.backgroundColor.map { keptBackground.like($0) ?? UIColor(cgColor: $0) } }
    set {
      keptBackground = newValue?.isDynamic == true ? newValue : nil
      layer.backgroundColor = newValue?.cgColor
    }
  }
  private var keptBackground: UIColor?

  open var isHidden: Bool {
    get {
      if standIn != nil { return contextFollower?.isHidden ?? false }
      return layer.isHidden || constraintState.departure != nil
    }
    set { hide(newValue) }
  }

  open var clipsToBounds: Bool {
    get { layer.masksToBounds }
    set { layer.masksToBounds = newValue }
  }

  /// How what the layer shows lies in the bounds.
  open var contentMode = ContentMode.scaleToFill {
    didSet {
      layer.contentsGravity = contentMode.gravity
      layer.needsDisplayOnBoundsChange = contentMode == .redraw
    }
  }

  /// The color of what can be pressed; the superview's where it was not set.
  open var tintColor: UIColor! {
    get { isDimmed ? .systemGray : vividTintColor }
    set {
      ownTintColor = newValue
      announceTintColor()
    }
  }

  private(set) var ownTintColor: UIColor?

  /// Whether the tint color gives way to gray; the superview's where nothing is said.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic {
    didSet { if tintAdjustmentMode != oldValue { announceTintColor() } }
  }

  /// Its opacity is this view's. It stands in this view's coordinates and is below no other view.
  open var mask: UIView? {
    didSet {
      mask?.removeFromSuperview()
      layer.mask = mask?.layer
    }
  }

  /// A promise that every point is covered; nothing here draws faster by it.
  open var isOpaque = true

  // MARK: Accessibility

  /// A name for tests, printed in the tree.
  open var accessibilityIdentifier: String?
  /// A name for those who hear what is shown, printed in the tree.
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  /// Kept for those who ask.
  open var accessibilityTraits = UIAccessibilityTraits.none
  open var accessibilityElements: [Any]?
  open var isAccessibilityElement = false
  open var accessibilityElementsHidden = false
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityIgnoresInvertColors = false
  /// Called for those who cannot touch: whether the view did something then.
  open func accessibilityActivate() -> Bool { false }
  open func accessibilityPerformEscape() -> Bool { false }
  /// Whether those who hear what is shown are kept within it.
  open var accessibilityViewIsModal = false

  // MARK: Size

  /// The size that what the view shows has by itself.
  open var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The size that fits best where there is so much room; the view's own unless it knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the view the size that fits it best; its origin stays.
  open func sizeToFit() {
    frame = CGRect(origin: frame.origin, size: sizeThatFits(bounds.size))
  }

  /// Called by a view whose own size has changed: it is laid out anew by the view around it.
  open func invalidateIntrinsicContentSize() {
    contentChanged()
    tellContainer()
    superview?.setNeedsLayout()
  }

  /// The size that its constraints give it, as near to the target as these priorities ask for.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The view whose baselines it has.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }

  // MARK: Constraints

  /// Whether the view only works with constraints. Nothing here asks: constraints always count.
  open class var requiresConstraintBasedLayout: Bool { false }

  open func setNeedsUpdateConstraints() { markConstraintsStale() }
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }

  /// Called before the view is laid out, after those within it. Whoever overrides it calls super last.
  open func updateConstraints() {}

  /// Updates the constraints of this view and of everything below it that asked for it.
  open func updateConstraintsIfNeeded() { updateWaitingConstraints() }

  // MARK: Tree

  /// Puts the view on top of the others. It leaves the superview that it has.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, above: siblingSubview)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, below: siblingSubview)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    exchange(index1, index2)
  }

  open func bringSubviewToFront(_ view: UIView) { bringForward(view) }

  open func sendSubviewToBack(_ view: UIView) { sendBack(view) }

  open func addSubview(_ view: UIView) { addOnTop(view) }

  open func removeFromSuperview() { leaveSuperview() }

  /// Lays this view out before the window is next drawn.
  open func setNeedsLayout() { markUnlaid() }

  // MARK: Drawing

  /// Draws what the view shows into the current context; the rectangle is the view's bounds. A view
  /// that does not override it has nothing drawn.
  open func draw(_ rect: CGRect) {}

  /// Draws the view for paper; by itself that is what it shows.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(of: self) }

  /// Has the view drawn before the window is next seen.
  open func setNeedsDisplay() { layer.setNeedsDisplay() }

  /// The same: the whole view is drawn.
  open func setNeedsDisplay(_ rect: CGRect) { layer.setNeedsDisplay(rect) }

  /// The room is empty whenever a view draws; kept.
  open var clearsContextBeforeDrawing: Bool {
    get { true }
    set {}
  }

  open func display(_ layer: CALayer) { layer.drawContents() }

  open func draw(_ layer: CALayer, in ctx: CGContext) {
    GraphicsStack.push(ctx)
    defer { GraphicsStack.pop() }
    draw(layer.bounds)
  }

  /// Kept, and nothing comes of them: nobody tells how the device is turned.
  open var motionEffects: [UIMotionEffect] = []
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// Kept; nothing is saved and restored by itself.
  open var restorationIdentifier: String?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Whether constraints leave its frame as it is. Otherwise they decide on it.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState.keepsFrame }
    set { changePlacement(keepsFrame: newValue) }
  }
  open var preservesSuperviewLayoutMargins = false { didSet { marginsChanged() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsChanged() } }
  /// Nothing takes the focus here.
  open var canBecomeFocused: Bool { false }
  open var isFocused: Bool { false }

  /// How far what is aligned reaches into the frame.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.grown(by: alignmentRectInsets)
  }

  /// Decides, with the traits, on which side this view has what leads among its subviews. Bars, pages and
  /// labels here follow the traits alone.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { directionChanged() } }
  }

  // MARK: What subclasses may do

  open func tintColorDidChange() {}
  /// Called by Interface Builder alone, never here.
  open func prepareForInterfaceBuilder() {}
  open func layoutMarginsDidChange() {}

  /// Room that a view leaves at its edges, the safe area included. What is set counts besides it.
  open var layoutMargins: UIEdgeInsets {
    get { margins(besides: safeAreaInsets) }
    set { setMargins(.edges(newValue)) }
  }

  /// Gives the subviews the frames that constraints have for them.
  open func layoutSubviews() { applyConstraints() }

  /// Lays out this view and everything below it that asked for it.
  open func layoutIfNeeded() { layoutWaiting() }

  /// Called when its layer is to be laid out; by itself that lays out the view.
  open func layoutSublayers(of layer: CALayer) {
    if layer === self.layer { layoutOwnSubviews() }
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// A view's own changes are not animated, but within `UIView.animate` and its kin.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    Self.animationContext?.action(for: layer, forKey: event) ?? NSNull.action
  }

  /// Asked before a recognizer on this view leaves `possible`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }

  // MARK: Touching

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.contains(point)
  }

  /// The frontmost view below the point that can be touched; nil when the point is outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard canBeTouched(at: point, with: event) else { return nil }
    // A loop by hand takes the least of the stack, and each level of the tree takes as much again.
    let views = subviews
    var index = views.count
    while index > 0 {
      index -= 1
      if let hit = views[index].hit(atOuter: point, of: layer, with: event) { return hit }
    }
    return self
  }

  // MARK: Recognizers

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    if gestureRecognizers == nil { gestureRecognizers = [] }
    gestureRecognizers?.append(gestureRecognizer)
    gestureRecognizer.view = self
  }

  /// A recognizer that is at work is cancelled first.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.abandon(.leftWindow)
    if let index = gestureRecognizers?.place(of: gestureRecognizer) {
      gestureRecognizers?.remove(at: index)
    }
    if gestureRecognizers?.isEmpty == true { gestureRecognizers = nil }
    gestureRecognizer.view = nil
  }
}
