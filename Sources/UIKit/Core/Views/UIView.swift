import Foundation
import QuartzCore

/// A rectangle on the screen that holds others, is drawn by its layer and may be touched.
@preconcurrency @MainActor
open class UIView: UIResponder, CALayerDelegate, LayerOwner, UITraitEnvironment, UIDynamicItem {
  /// The kind of layer that draws it, one of `CALayer`'s.
  open class var layerClass: AnyClass { CALayer.self }
  open var layer: CALayer { ownLayer }
  open var superview: UIView? { ownSuperview }
  /// Back to front.
  open var subviews: [UIView] { ownSubviews }
  // The tree itself: what a subclass answers in their place moves nothing, as on iOS.
  package let ownLayer: CALayer
  final weak var ownSuperview: UIView?
  final var ownSubviews: [UIView] = []
  open var isUserInteractionEnabled = true
  open var isMultipleTouchEnabled = false
  open var isExclusiveTouch = false
  open var tag = 0
  open var gestureRecognizers: [UIGestureRecognizer]?
  /// Interactions that were added with `addInteraction(_:)`.
  open var interactions: [any UIInteraction] = []
  open var autoresizingMask: AutoresizingMask = []
  open var autoresizesSubviews = true
  /// The view controller whose view this is.
  package internal(set) weak var viewController: UIViewController?
  var layoutNeed = LayoutNeed()
  /// How many transitions it is in that may not be disturbed.
  var transitionsBlockingTouches = 0
  var traitRecord = TraitRecord()
  /// Nil where there is no Auto Layout.
  @exclusivity(unchecked) var layoutRecord: LayoutRecord?
  @exclusivity(unchecked) var constraintState = ConstraintState()
  var knownSafeArea = UIEdgeInsets.zero
  /// Has a container lie over it, while its view controller presents in its own context; of the container, the same.
  var contextFollower: (any PlaceFollower)?
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
    if ownSubviews.isEmpty, mask == nil { return }
    var kept = ownSubviews
    ownSubviews = []
    if let mask { kept.append(mask) }
    mask = nil
    ReleaseChain.letGo(&kept)
  }

  open override var next: UIResponder? { viewController ?? superview }
  open var window: UIWindow? { seenRoot as? UIWindow }
  /// Whether nothing around it counts for it.
  var isWindow: Bool { false }
  /// What Auto Layout asks, and what wheels and keys scroll; nil for a plain view.
  var layoutContent: (any LayoutContent)? { nil }
  var scrolling: (any ScrollingView)? { nil }
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
  /// The point that `center` places and transforms turn around, as a share of the bounds.
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
  var keptBackground: UIColor?

  open var isHidden: Bool {
    get { isHiddenInPlace }
    set { hide(newValue) }
  }

  open var clipsToBounds: Bool {
    get { ownLayer.masksToBounds }
    set { ownLayer.masksToBounds = newValue }
  }

  /// How what the layer shows lies in the bounds.
  open var contentMode = ContentMode.scaleToFill { didSet { contentModeChanged() } }

  /// The color of what can be pressed; the superview's where it was not set.
  open var tintColor: UIColor! {
    get { isDimmed ? .systemGray : vividTintColor }
    set { changeTintColor(to: newValue) }
  }
  var ownTintColor: UIColor?

  /// Whether the tint color gives way to gray; the superview's where nothing is said.
  open var tintAdjustmentMode = TintAdjustmentMode.automatic {
    didSet { tintModeChanged(oldValue) }
  }

  /// Its opacity is this view's. It stands in this view's coordinates and is below no other view.
  open var mask: UIView? { didSet { maskChanged() } }

  /// A promise that every point is covered; nothing here draws faster by it.
  @Inert("every view is drawn, also below one that is opaque")
  open var isOpaque = true

  /// The way that this view lays out what it shows.
  open var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { ownDirection }
  /// The style that it and all within it are shown in; the one around it for `unspecified`.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownOverrideUserInterfaceStyle }
    set { ownOverrideUserInterfaceStyle = newValue }
  }
  /// The first responder within it gives up. False where there is none, unless forced.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool { ownEndEditing(force) }
  /// Pixels of what the layer shows for each point.
  open var contentScaleFactor: CGFloat {
    get { ownContentScaleFactor }
    set { ownContentScaleFactor = newValue }
  }
  /// Tells at once of changes that it was not told of yet.
  open func updateTraitsIfNeeded() { updateTraits() }

  // MARK: Size

  /// The size that what the view shows has by itself.
  open var intrinsicContentSize: CGSize { Self.noIntrinsicSize }

  /// The size that fits best where there is so much room; the view's own unless it knows better.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// Gives the bounds the size that fits the view best; the origin of its frame stays.
  open func sizeToFit() { fitSize() }

  /// Called by a view whose own size has changed: it is laid out anew by the view around it.
  open func invalidateIntrinsicContentSize() { contentSizeChanged() }

  /// The size that its constraints give it, as near to the target as these priorities ask for.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority) }

  /// The view whose baselines it has.
  open var forFirstBaselineLayout: UIView { forLastBaselineLayout }
  open var forLastBaselineLayout: UIView { self }

  // MARK: Constraints

  open class var requiresConstraintBasedLayout: Bool {
    inert("constraints always count", is: false)
  }
  open func setNeedsUpdateConstraints() { markConstraintsStale() }
  open func needsUpdateConstraints() -> Bool { needsConstraintUpdate }
  /// Called before the view is laid out, after those within it. Whoever overrides it calls super last.
  open func updateConstraints() {}
  /// Updates the constraints of this view and of everything below it that asked for it.
  open func updateConstraintsIfNeeded() { updateWaitingConstraints() }
  /// The constraints that it holds: those of it and of what is in it.
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
  /// The size that its constraints give it by themselves, as near to the target as they let it.
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { fittingSize(targetSize) }
  /// How much it resists being made larger than what it shows.
  open func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    ownContentHuggingPriority(for: axis)
  }
  open func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { ownSetContentHuggingPriority(priority, for: axis) }
  /// How much it resists being made smaller than what it shows.
  open func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis)
    -> UILayoutPriority
  { ownContentCompressionResistancePriority(for: axis) }
  open func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) { ownSetContentCompressionResistancePriority(priority, for: axis) }
  /// The guides that were added to it.
  open var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }
  open func addLayoutGuide(_ layoutGuide: UILayoutGuide) { ownAddLayoutGuide(layoutGuide) }
  /// The constraints that speak of the guide go with it.
  open func removeLayoutGuide(_ layoutGuide: UILayoutGuide) { ownRemoveLayoutGuide(layoutGuide) }
  /// The part of the view that no bar, notch or corner covers.
  open var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The part of the view within its margins.
  open var layoutMarginsGuide: UILayoutGuide { guide(.margins) }
  /// The part of the view within its margins that is not too wide for text to be read.
  open var readableContentGuide: UILayoutGuide { guide(.readable) }
  /// Guide of the keyboard: at the bottom of the safe area, without height.
  open var keyboardLayoutGuide: UIKeyboardLayoutGuide { keyboardGuide }

  // MARK: Tree

  /// Puts the view on top of the others. It leaves the superview that it has.
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
  /// A point of `view` (nil: the window) in this view's coordinates.
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

  /// Draws what the view shows into the current context; the rectangle is the view's bounds. A view
  /// that does not override it has nothing drawn.
  open func draw(_ rect: CGRect) {}
  /// Draws the view for paper; by itself that is what it shows.
  open func draw(_ rect: CGRect, for formatter: UIViewPrintFormatter) { draw(rect) }
  open func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(of: self) }
  /// Has the view drawn before the window is next seen.
  open func setNeedsDisplay() { ownLayer.setNeedsDisplay() }
  /// The same: the whole view is drawn.
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

  @Inert("nothing is saved and restored")
  open var restorationIdentifier: String?
  open func encodeRestorableState(with coder: NSCoder) { inert("nothing is saved and restored") }
  open func decodeRestorableState(with coder: NSCoder) { inert("nothing is saved and restored") }
  /// Whether constraints leave its frame as it is. Otherwise they decide on it.
  open var translatesAutoresizingMaskIntoConstraints: Bool {
    get { constraintState.keepsFrame }
    set { changePlacement(keepsFrame: newValue) }
  }
  open var preservesSuperviewLayoutMargins = false { didSet { marginsChanged() } }
  open var insetsLayoutMarginsFromSafeArea = true { didSet { marginsChanged() } }
  open var canBecomeFocused: Bool { inert("nothing takes the focus", is: false) }
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

  /// Draws the view and all below it as they are seen now into the current context; false where there
  /// is none. After updates means that what waits for it is laid out and drawn first.
  @discardableResult
  open func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    ownDrawHierarchy(in: rect, afterScreenUpdates: afterUpdates)
  }
  /// A view that goes on looking as this one does now, animations on their way included.
  ///
  /// - Parameter afterUpdates: lays out first what waits for it.
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    ownSnapshotView(afterScreenUpdates: afterUpdates)
  }
  /// The same of a part. It is stretched evenly: cap insets have no say.
  open func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    ownResizableSnapshotView(from: rect, afterScreenUpdates: afterUpdates, withCapInsets: capInsets)
  }
  /// The layout margins, where a text begins at the leading edge.
  open var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get { ownDirectionalLayoutMargins }
    set { ownDirectionalLayoutMargins = newValue }
  }
  open var focusGroupIdentifier: String? {
    get { keptFocus.groupIdentifier }
    set { keepFocus { $0.groupIdentifier = inert("nothing takes the focus", is: newValue) } }
  }
  open var focusGroupPriority: Int {
    get { keptFocus.groupPriority }
    set { keepFocus { $0.groupPriority = inert("nothing takes the focus", is: newValue) } }
  }
  open var focusEffect: UIFocusEffect? {
    get { keptFocus.effect }
    set { keepFocus { $0.effect = inert("nothing takes the focus", is: newValue) } }
  }

  // MARK: What subclasses may do

  open func tintColorDidChange() {}
  open func prepareForInterfaceBuilder() { inert("only Interface Builder calls it") }
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

  /// A view's own changes are not animated, but within `UIView.animate` and its kin.
  open func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    Self.animationContext?.action(for: layer, forKey: event) ?? NSNull.action
  }

  /// Asked before a recognizer on this view leaves `possible`.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Gives the view the interaction, which loses the view that it had.
  open func addInteraction(_ interaction: any UIInteraction) { ownAddInteraction(interaction) }
  open func removeInteraction(_ interaction: any UIInteraction) { takeOut(interaction) }

  // MARK: Touching

  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// The frontmost view below the point that can be touched; nil when the point is outside.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    findHit(point, with: event)
  }

  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    attach(gestureRecognizer)
  }

  /// A recognizer that is at work is cancelled first.
  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    detach(gestureRecognizer)
  }
}
