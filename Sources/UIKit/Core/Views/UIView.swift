import Foundation
import QuartzCore

/// A rectangle on the screen that contains others, is drawn by its layer and can be touched.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, LayerOwner, UITraitEnvironment, UIDynamicItem {
  /// The class of the layer that draws the view: `CALayer` or a subclass.
  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { ownLayer }
  open var superview: UIView? { ownSuperview }
  /// The views in this view, from back to front.
  open var subviews: [UIView] { ownSubviews }
  // The tree itself. As on iOS, overrides of the properties above move nothing.
  package let ownLayer: CALayer
  @exclusivity(unchecked) nonisolated(unsafe) final var links = ViewLinks()
  @exclusivity(unchecked) final var ownSubviews: [UIView] = []
  @exclusivity(unchecked) open var isUserInteractionEnabled = true
  @exclusivity(unchecked) open var isMultipleTouchEnabled = false
  @exclusivity(unchecked) open var isExclusiveTouch = false
  @exclusivity(unchecked) open var tag = 0
  @exclusivity(unchecked) open var gestureRecognizers: [UIGestureRecognizer]?
  /// The interactions that were added with `addInteraction(_:)`.
  @exclusivity(unchecked) open var interactions: [any UIInteraction] = []
  @exclusivity(unchecked) open var autoresizingMask: AutoresizingMask = []
  @exclusivity(unchecked) open var autoresizesSubviews = true
  @exclusivity(unchecked) package internal(set) weak var viewController: UIViewController?
  @exclusivity(unchecked) var layoutNeed = LayoutNeed()
  @exclusivity(unchecked) var transitionsBlockingTouches = 0
  @exclusivity(unchecked) var traitRecord = TraitRecord()
  /// The state for Auto Layout; nil without it.
  @exclusivity(unchecked) var layoutRecord: LayoutRecord?
  @exclusivity(unchecked) var constraintState = ConstraintState()
  @exclusivity(unchecked) var knownSafeArea = UIEdgeInsets.zero
  /// The follower that keeps a container above this view; a container has `followerOfContainer`.
  @exclusivity(unchecked) var contextFollower: (any PlaceFollower)?
  var followerOfContainer: (any PlaceFollower)? { nil }

  public init(frame: CGRect) {
    ownLayer = Self.makeLayer()
    super.init()
    adoptLayer()
    ownLayer.frame = frame
  }

  /// Creates the view from a storyboard, which sets its attributes before this initializer returns.
  public required init?(coder: NSCoder) {
    coder.beginObject()
    ownLayer = Self.makeLayer()
    super.init()
    adoptLayer()
    coder.endObject(self)
  }

  public override convenience init() { self.init(frame: .zero) }
  open override nonisolated var description: String { ObjectText.of(self) { layer.line } }

  deinit {
    var kept = ownSubviews + (mask.map { [$0] } ?? [])
    (ownSubviews, mask) = ([], nil)
    links.end(ObjectIdentifier(self), ownLayer, kept)
    ReleaseChain.letGo(&kept)
  }

  open override var next: UIResponder? { viewController ?? superview }
  open var window: UIWindow? { windowOfTree }
  /// Whether the view is a window, which no superview affects.
  var isWindow: Bool { false }
  /// The content for Auto Layout, and the scroll view for wheels and keys; nil for a plain view.
  var layoutContent: (any LayoutContent)? { nil }
  var scrolling: (any ScrollingView)? { nil }
  /// The view itself if it covers a whole window.
  var windowCover: (any WindowCover)? { nil }
  open var traitCollection: UITraitCollection { computedTraits }
  open var safeAreaInsets: UIEdgeInsets { observedSafeAreaInsets }

  // MARK: Place

  open var frame: CGRect {
    get { standIn?.frame ?? ownLayer.frame }
    set { setFrame(newValue) }
  }
  open var bounds: CGRect {
    get { boundsInPlace }
    set { setBounds(newValue) }
  }
  open var center: CGPoint {
    get { standIn?.center ?? ownLayer.position }
    set { setCenter(newValue) }
  }
  /// The point at `center`, around which transforms turn, as a fraction of the bounds.
  open var anchorPoint: CGPoint {
    get { ownLayer.anchorPoint }
    set { ownLayer.anchorPoint = newValue }
  }

  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform((standIn ?? self).ownLayer.transform) }
    set { (standIn ?? self).ownLayer.transform = CATransform3DMakeAffineTransform(newValue) }
  }

  open var transform3D: CATransform3D {
    get { (standIn ?? self).ownLayer.transform }
    set { (standIn ?? self).ownLayer.transform = newValue }
  }
  open var coordinateSpace: any UICoordinateSpace { self }
  open var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  open var collisionBoundingPath: UIBezierPath { DynamicItemPath.of(self) }

  // MARK: Look

  open var alpha: CGFloat {
    get { standIn == nil ? CGFloat(ownLayer.opacity) : contextFollower?.alpha ?? 1 }
    set { setAlpha(min(max(newValue, 0), 1)) }
  }

  open var backgroundColor: UIColor? {
    get { ownLayer.backgroundColor.map { keptBackground.like($0) ?? UIColor(cgColor: $0) } }
    set { changeBackground(to: newValue) }
  }
  @exclusivity(unchecked) var keptBackground: UIColor?

  open var isHidden: Bool {
    get { isHiddenInPlace }
    set { hide(newValue) }
  }

  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// The placement of the layer's content in the bounds.
  open var contentMode = ContentMode.scaleToFill { didSet { contentModeChanged() } }

  /// The color of controls; the superview's unless one was set.
  open var tintColor: UIColor! {
    get { isDimmed ? .systemGray : vividTintColor }
    set { changeTintColor(to: newValue) }
  }
  @exclusivity(unchecked) var ownTintColor: UIColor?

  /// The display of the tint color, which may be replaced by gray; the superview's unless set.
  @exclusivity(unchecked) open var tintAdjustmentMode = TintAdjustmentMode.automatic {
    didSet { tintModeChanged(oldValue) }
  }

  /// A view whose opacity masks this view. It has this view's coordinates and is in no other view.
  @exclusivity(unchecked) open var mask: UIView? { didSet { maskChanged() } }

  /// A promise that the view covers every point. It makes no drawing faster here.
  @Inert("every view is drawn, also below one that is opaque")
  open var isOpaque = true

  /// The direction in which this view lays out its content.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { ownDirection }
  /// The style of this view and of all views within it; `unspecified` means the surrounding style.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownOverrideUserInterfaceStyle }
    set { ownOverrideUserInterfaceStyle = newValue }
  }
  /// Makes the first responder within the view resign. Returns false if there is none, unless forced.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { ownEndEditing(force) }
  /// The number of pixels per point of the layer's content.
  open var contentScaleFactor: CGFloat {
    get { ownContentScaleFactor }
    set { ownContentScaleFactor = newValue }
  }
  /// Delivers trait changes that have not been delivered yet.
  open func updateTraitsIfNeeded() { updateTraits() }

  // MARK: Size

  /// The size that the view's content has by itself.
  open var intrinsicContentSize: CGSize { Self.noIntrinsicSize }

  /// Returns the size that fits best in that room; the view's own size, unless overridden.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the bounds the size that fits the view best. The origin of the frame stays.
  open func sizeToFit() { fitSize() }

  /// Notes that the view's own size has changed: the superview lays out the view again.
  open func invalidateIntrinsicContentSize() { contentSizeChanged() }

  /// Returns the size that constraints give the view, as near to the target as these priorities demand.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// The view that provides the first baseline; `forLastBaselineLayout` provides the last baseline.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { forBaselineLayout() }
  /// Returns the view that provides both baselines, unless the two properties are overridden.
  open func forBaselineLayout() -> UIView { self }

  // MARK: Constraints

  open class var requiresConstraintBasedLayout: Bool {
    inert("constraints always count", is: false)
  }
  open func setNeedsUpdateConstraints() { markConstraintsStale() }
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }
  /// Updates constraints before layout, after the subviews have. An override must call super last.
  open func updateConstraints() {}
  /// Updates the constraints of this view and of everything below it that requested it.
  open func updateConstraintsIfNeeded() { updateWaitingConstraints() }
  /// The constraints that the view holds: on itself and on what is in it.
  open var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }
  /// Activates the constraint, held by this view.
  open func addConstraint(_ constraint: NSLayoutConstraint) { ownAddConstraint(constraint) }
  open func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }
  open func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.deactivate() }
  }
  open func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }
  open var leadingAnchor: NSLayoutXAxisAnchor { x(.leading) }
  open var trailingAnchor: NSLayoutXAxisAnchor { x(.trailing) }
  open var leftAnchor: NSLayoutXAxisAnchor { x(.left) }
  open var rightAnchor: NSLayoutXAxisAnchor { x(.right) }
  open var centerXAnchor: NSLayoutXAxisAnchor { x(.centerX) }
  open var topAnchor: NSLayoutYAxisAnchor { y(.top) }
  open var bottomAnchor: NSLayoutYAxisAnchor { y(.bottom) }
  open var centerYAnchor: NSLayoutYAxisAnchor { y(.centerY) }
  open var firstBaselineAnchor: NSLayoutYAxisAnchor { y(.firstBaseline) }
  open var lastBaselineAnchor: NSLayoutYAxisAnchor { y(.lastBaseline) }
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .width)) }
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(LayoutOperand(self, .height)) }
  /// Returns the size that constraints give the view by themselves, as near to the target as they allow.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
  /// Returns the priority with which the view resists becoming larger than its content.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    ownContentHuggingPriority(for: axis)
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { ownSetContentHuggingPriority(priority, for: axis) }
  /// Returns the priority with which the view resists becoming smaller than its content.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { ownContentCompressionResistancePriority(for: axis) }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { ownSetContentCompressionResistancePriority(priority, for: axis) }
  /// The guides that were added to the view.
  open var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { ownAddLayoutGuide(layoutGuide) }
  /// Removes the guide, and deactivates the constraints on it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { ownRemoveLayoutGuide(layoutGuide) }
  /// The part of the view that no bar, notch or corner covers.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The part of the view within its margins.
  open var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The part of the view within its margins that is not too wide for text to be read.
  open var readableContentGuide: UILayoutGuide { guide(.readable) }
  /// The guide of the keyboard: at the bottom of the safe area, without height.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: Tree

  /// Puts the view at an index among the subviews. The view leaves its previous superview.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  open func insertSubview(_ view: UIView, aboveSubview siblingSubview: UIView) {
    insert(view, above: siblingSubview)
  }

  open func insertSubview(_ view: UIView, belowSubview siblingSubview: UIView) {
    insert(view, below: siblingSubview)
  }

  open func exchangeSubview(at index1: Int, withSubviewAt index2: Int) { exchange(index1, index2) }
  open func bringSubviewToFront(_ view: UIView) { bringForward(view) }
  open func sendSubviewToBack(_ view: UIView) { sendBack(view) }
  open func addSubview(_ view: UIView) { addOnTop(view) }
  open func removeFromSuperview() { leaveSuperview() }
  /// Lays this view out before the window is next drawn.
  open func setNeedsLayout() { markUnlaid() }
  open func isDescendant(of view: UIView) -> Bool { ownIsDescendant(of: view) }
  open func viewWithTag(_ tag: Int) -> UIView? { ownViewWithTag(tag) }
  /// Converts a point of `view` (nil: the window) to this view's coordinates.
  open func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    ownLayer.convert(point, from: view?.ownLayer)
  }
  open func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    ownLayer.convert(point, to: view?.ownLayer)
  }
  open func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    ownLayer.convert(rect, from: view?.ownLayer)
  }
  open func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    ownLayer.convert(rect, to: view?.ownLayer)
  }

  // MARK: Drawing

  /// Draws the view's content into the current context; the rectangle is the view's bounds. Nothing is drawn
  /// for a view that does not override this.
  open func draw(_ rect: CGRect) {}
  /// Draws the view for paper; by default as on the screen.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(of: self) }
  /// Requests that the view is drawn before the window is next seen.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }
  /// Requests that the whole view is drawn, not only the rectangle.
  open func setNeedsDisplay(_ rect: CGRect) { ownLayer.setNeedsDisplay(rect) }

  @Inert("the room is always empty when a view draws")
  open var clearsContextBeforeDrawing = true

  open func display(_ layer: CALayer) { layer.drawContents() }
  open func draw(_ layer: CALayer, in ctx: CGContext) { drawContents(of: layer, in: ctx) }
  @Inert("no device reports how it is turned")
  open var motionEffects: [UIMotionEffect] = []
  open func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }
  open func removeMotionEffect(_ effect: UIMotionEffect) {
    motionEffects.removeAll { $0 === effect }
  }

  /// The name of the view in the saved state of its view controller.
  @exclusivity(unchecked) open var restorationIdentifier: String?
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Whether the view's own frame places it. If false, constraints do.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState.keepsFrame }
    set { changePlacement(keepsFrame: newValue) }
  }
  @exclusivity(unchecked)
  open var preservesSuperviewLayoutMargins = false { didSet { marginsChanged() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsChanged() } }
  open var canBecomeFocused: Bool { inert("nothing takes the focus", is: false) }
  open var isFocused: Bool { false }
  /// The distances from the edges of the frame to those of the alignment rectangle.
  open var alignmentRectInsets: UIEdgeInsets { .zero }
  open func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  open func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    alignmentRect.grown(by: alignmentRectInsets)
  }

  /// The meaning of the content, which with the traits determines the side on which this view has its leading
  /// subviews. Bars, pages and labels here follow the traits alone.
  @exclusivity(unchecked)
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { if semanticContentAttribute != oldValue { directionChanged() } }
  }

  /// Draws the view and all below it, as they are seen now, into the current context; false without one.
  /// `afterUpdates` first lays out and draws what waits for it.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    ownDrawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }
  /// Returns a view that looks as this view does now, with its running animations, from then on.
  ///
  /// - Parameter afterUpdates: Whether waiting layout is done first.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    ownSnapshotView(afterScreenUpdates: afterUpdates)
  }
  /// Returns a snapshot of a part of this view. It is stretched evenly: cap insets are ignored.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    ownResizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }
  /// The layout margins by leading and trailing edge.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownDirectionalLayoutMargins }
    set { ownDirectionalLayoutMargins = newValue }
  }
  open var focusGroupIdentifier: String? {
    get { rareProperties.groupIdentifier }
    set { setRare { $0.groupIdentifier = inert("nothing takes the focus", is: newValue) } }
  }
  open var focusGroupPriority: Int {
    get { rareProperties.groupPriority }
    set { setRare { $0.groupPriority = inert("nothing takes the focus", is: newValue) } }
  }
  open var focusEffect: UIFocusEffect? {
    get { rareProperties.effect }
    set { setRare { $0.effect = inert("nothing takes the focus", is: newValue) } }
  }

  // MARK: What subclasses may do

  open func tintColorDidChange() {}
  open func prepareForInterfaceBuilder() { inert("only Interface Builder calls it") }
  open func layoutMarginsDidChange() {}

  /// The space at the view's edges, including the safe area. A value that is set is added to that area.
  open var layoutMargins: UIEdgeInsets {
    get { margins(besides: safeAreaInsets) }
    set { setMargins(.edges(newValue)) }
  }

  /// Gives the subviews the frames that constraints have for them.
  open func layoutSubviews() { applyConstraints() }
  /// Lays out this view and everything below it that needs layout.
  open func layoutIfNeeded() { layoutWaiting() }

  /// Called when the layer must be laid out; by default lays out the view.
  open func layoutSublayers(of layer: CALayer) {
    if layer === ownLayer { layoutOwnSubviews() }
  }

  open func willMove(toSuperview newSuperview: UIView?) {}
  open func didMoveToSuperview() {}
  open func willMove(toWindow newWindow: UIWindow?) {}
  open func didMoveToWindow() {}
  open func didAddSubview(_ subview: UIView) {}
  open func willRemoveSubview(_ subview: UIView) {}
  open func safeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Returns the animation for a change of the layer: none, except within `UIView.animate` and the like.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    Self.animationContext?.action(for: layer, forKey: event) ?? NSNull.action
  }

  /// Returns whether the recognizer, on this view or one around it, may leave `possible`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Gives the view the interaction, and removes that from its previous view.
  open func addInteraction(_ interaction: any UIInteraction) { ownAddInteraction(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { takeOut(interaction) }

  // MARK: Touching

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Returns the frontmost view at the point that can be touched; nil if the point is outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findHit(point, with: event)
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// Removes the recognizer. A gesture in progress is cancelled first.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
}
