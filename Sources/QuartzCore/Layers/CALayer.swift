import Foundation
import PantographObjects

/// Holds what a view looks like and where it is, in a tree of its own behind the views.
///
/// The properties are the model: what the layer comes to. What is on the screen while animations run
/// is `presentation()`.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming, AssociationOwner {
  package nonisolated(unsafe) final var associations: Associations?
  package final var values = LayerValues()
  open weak var delegate: (any CALayerDelegate)?
  /// Looked through by `action(forKey:)` once the delegate had no answer.
  open var actions: [String: any CAAction]?
  open var name: String?
  @Inert("the renderer caches pictures of layers by itself")
  open var shouldRasterize = false
  @Inert("the renderer caches pictures of layers by itself")
  open var rasterizationScale: CGFloat = 1
  @Inert("corners are drawn as parts of circles")
  open var cornerCurve = CALayerCornerCurve.circular
  @Inert("edges are always smooth")
  open var allowsEdgeAntialiasing = true
  /// A promise that every point is covered.
  @Inert("every layer is drawn, also below one that is opaque")
  open var isOpaque = false
  @Inert("a layer and those below it always fade as one")
  open var allowsGroupOpacity = true
  /// Its opacity is this layer's; it stands in this layer's coordinates and in no other tree.
  open var mask: CALayer? { didSet { maskChanged(from: oldValue) } }

  /// Values of properties without effect, by name; nil without any.
  final var keptLooks: [String: Any]?
  /// Storage of the view for properties that few views set.
  package final var keptNames: Any? {
    get { keptLooks?["names of the view"] }
    set { keptLooks = (keptLooks ?? [:]).merging(["names of the view": newValue as Any]) { $1 } }
  }
  final var timing: MediaTiming {
    get { ownTiming }
    set {
      ownTiming = newValue
      clock?.change()
    }
  }
  @exclusivity(unchecked) private var ownTiming = MediaTiming()
  /// The names of the values that a subclass or its user has added.
  final var ownKeys: Set<String> = []
  /// State of the layer before this turn, during the turn.
  final var commitPage: CommitPage?
  /// The picture before the change whose action runs.
  final var pictureBefore: LayerPicture?
  /// Whether it is drawn anew whenever its bounds get another size.
  open var needsDisplayOnBoundsChange = false
  final var displayState = DisplayState.done
  final var isUnlaid = false
  /// Whether a layer below, or its mask, is to be laid out.
  final var containsUnlaid = false
  /// Whether a view has it as its own: laid out is the view.
  package final var isLaidOutByOwner = false
  /// Whether a layer below, or its mask, has something to draw.
  final var containsUndrawn = false
  /// In the order in which they were added.
  package final var entries: [AnimationEntry] = []
  /// How many layers of this tree, this one included, have animations.
  package final var animatedLayers = 0
  /// The clock of a root; nil in all other layers.
  package final var ownClock: LayerClock?
  /// The turn of the clock in which it came into its tree, and whether it was seen in the tree that it left last.
  final var (turnOfArrival, wasSeen) = (0, false)
  /// Called after each change of a property, with its name; nil where nothing goes along with the layer.
  package final var whenChanged: ((String) -> Void)?
  /// In a presentation layer: the layer that it shows.
  final var shown: CALayer?
  final weak var parent, maskedLayer: CALayer?
  final var children: [CALayer]?

  public required override init() {
    super.init()
    timing.duration = .infinity
  }

  /// A copy that looks as `layer` does, with nothing below it; a subclass copies its own properties.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer {
      values = layer.values
      ownKeys = layer.ownKeys
      name = layer.name
    }
    timing.duration = .infinity
  }

  public required init?(coder: NSCoder) {
    super.init()
    timing.duration = .infinity
  }

  /// Values of a new layer of this kind. A user's subclass may have no initializer without arguments.
  package class var usualValues: LayerValues { CALayer().values }

  deinit {
    if children == nil, mask == nil { return }
    var kept = children ?? []
    children = nil
    if let mask { kept.append(mask) }
    mask = nil
    ReleaseChain.letGo(&kept)
  }

  /// Whether its time is that of the layer above it.
  final var isInTimeOfParent: Bool { ownTiming.isOfParent }

  /// Stands still at a time of its own. Meanwhile nothing in it ends.
  package final func stand(at time: Double) {
    if ownTiming.speed == 0, ownTiming.run == nil {
      ownTiming.timeOffset = time
    } else {
      speed = 0
      timeOffset = time
    }
  }

  open override nonisolated var description: String {
    ObjectText.of(self) { LayerLine(of: self, values, isOwned: false).text }
  }

  // MARK: Tree

  /// Whether it is on no other layer; a presentation layer says no.
  final var isRoot: Bool { shown == nil && parent == nil }

  open var superlayer: CALayer? { layerAbove }

  /// Those that are left out of a new list go, the others lie in its order.
  open var sublayers: [CALayer]? {
    get { layersBelow }
    set { layersBelow = newValue }
  }

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: (children ?? []).count))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: index) }
  /// On top of all where the sibling is no sublayer of this one.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = place(of: sibling, besides: layer).map { $0 + 1 } ?? .max
    insertSublayer(layer, at: UInt32(clamping: index))
  }
  /// At the very back where the sibling is no sublayer of this one.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(clamping: place(of: sibling, besides: layer) ?? 0))
  }
  open func removeFromSuperlayer() { leaveSuperlayer() }

  /// The sublayer gives its place to the other.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    ownReplaceSublayer(oldLayer, with: newLayer)
  }
  /// The part of the bounds that no clipping layer above hides.
  open var visibleRect: CGRect { ownVisibleRect }

  /// Whether its sublayers stand in the space of its superlayer, with the depth that they have.
  var spreadsSublayers: Bool { false }
  /// Snapshots of the sublayers while the layer has those values.
  func snapshotsBelow(
    _ values: LayerValues, atRootTime time: Double, level: Int
  ) -> [LayerSnapshot] {
    snapshotsOfSublayers(atRootTime: time, level: level)
  }

  /// The layer as large as what it shows; as large as it is.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Geometry

  /// The smallest upright rectangle in the superlayer that holds the transformed bounds.
  open var frame: CGRect {
    get { boundsInSuperlayer }
    set { changing(["bounds", "position"]) { place(in: newValue) } }
  }

  /// Its own coordinates: what of them it shows.
  open var bounds: CGRect {
    get { ownBounds }
    set { ownBounds = newValue }
  }

  /// How round its corners are, in points.
  open var cornerRadius: CGFloat {
    get { ownCornerRadius }
    set { ownCornerRadius = newValue }
  }

  /// The place of the anchor point in the superlayer.
  open var position: CGPoint {
    get { ownPosition }
    set { ownPosition = newValue }
  }
  /// The point that `position` places and transforms turn around, as a share of the bounds.
  open var anchorPoint: CGPoint {
    get { ownAnchorPoint }
    set { ownAnchorPoint = newValue }
  }
  open var zPosition: CGFloat {
    get { ownZPosition }
    set { ownZPosition = newValue }
  }
  /// How deep the anchor point lies behind or before the layer, in points: what turns, turns around it.
  open var anchorPointZ: CGFloat {
    get { ownAnchorPointZ }
    set { ownAnchorPointZ = newValue }
  }
  /// One that is no number shows nothing.
  open var transform: CATransform3D {
    get { ownTransform }
    set { ownTransform = newValue }
  }
  /// Applied to sublayers alone; the place for a perspective.
  open var sublayerTransform: CATransform3D {
    get { ownSublayerTransform }
    set { ownSublayerTransform = newValue }
  }
  open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
  open func setAffineTransform(_ map: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(map)
  }
  open var isHidden: Bool {
    get { ownIsHidden }
    set { ownIsHidden = newValue }
  }
  open var opacity: Float {
    get { ownOpacity }
    set { ownOpacity = newValue }
  }
  open var masksToBounds: Bool {
    get { ownMasksToBounds }
    set { ownMasksToBounds = newValue }
  }
  open var maskedCorners: CACornerMask {
    get { ownMaskedCorners }
    set { ownMaskedCorners = newValue }
  }
  open var backgroundColor: CGColor? {
    get { ownBackgroundColor }
    set { ownBackgroundColor = newValue }
  }
  open var borderWidth: CGFloat {
    get { ownBorderWidth }
    set { ownBorderWidth = newValue }
  }
  open var borderColor: CGColor? {
    get { ownBorderColor }
    set { ownBorderColor = newValue }
  }
  open var shadowColor: CGColor? {
    get { ownShadowColor }
    set { ownShadowColor = newValue }
  }
  open var shadowOpacity: Float {
    get { ownShadowOpacity }
    set { ownShadowOpacity = newValue }
  }
  open var shadowOffset: CGSize {
    get { ownShadowOffset }
    set { ownShadowOffset = newValue }
  }
  /// How far the shadow is blurred.
  open var shadowRadius: CGFloat {
    get { ownShadowRadius }
    set { ownShadowRadius = newValue }
  }
  /// An image.
  open var contents: Any? {
    get { ownContents }
    set { ownContents = newValue }
  }
  /// The part of the contents that is shown, as shares.
  open var contentsRect: CGRect {
    get { ownContentsRect }
    set { ownContentsRect = newValue }
  }
  /// How contents lie in the bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { ownContentsGravity }
    set { ownContentsGravity = newValue }
  }
  /// Pixels of the contents for each point.
  open var contentsScale: CGFloat {
    get { ownContentsScale }
    set { ownContentsScale = newValue }
  }
  /// The shadow's shape; nil for the shape of what the layer shows, which costs more to draw.
  open var shadowPath: CGPath? {
    get { ownShadowPath }
    set { ownShadowPath = newValue }
  }
  /// Whether the layer is seen from behind.
  open var isDoubleSided: Bool {
    get { ownIsDoubleSided }
    set { ownIsDoubleSided = newValue }
  }
  /// A property, or a part of one such as `transform.rotation.z`; nil where there is none.
  open func value(forKeyPath keyPath: String) -> Any? { ownValue(forKeyPath: keyPath) }
  /// A name that the layer has no property of is kept with the value.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    ownSetValue(value, forKeyPath: keyPath)
  }

  /// A point of `layer` (nil: the root of this tree) in this layer's coordinates.
  ///
  /// Where a transform has squeezed this layer flat nothing can be converted back; the point then
  /// comes back as it went in.
  open func convert(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    ownConvert(point, from: layer)
  }
  open func convert(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    ownConvert(point, to: layer)
  }
  open func convert(_ rect: CGRect, from layer: CALayer?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, from: layer) })
  }
  open func convert(_ rect: CGRect, to layer: CALayer?) -> CGRect {
    CGRect(around: rect.corners.map { convert($0, to: layer) })
  }

  // MARK: Layout

  /// Has the layer laid out before it is next seen; a view, if it is the view's.
  open func setNeedsLayout() { askForLayout() }

  /// Lays out now what waits for it in this layer and below.
  open func layoutIfNeeded() {
    if isLaidOutByOwner { (delegate as? any LayerOwner)?.layoutIfNeeded() }
    layoutTreeIfNeeded()
  }

  /// Called when the layer got another size, another sublayer, or asked for it; by itself the delegate's.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Drawing

  /// Makes the contents anew: the delegate's `display(_:)`, which by itself has `draw(in:)` called.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws what the layer shows; by itself the delegate does.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Has the layer drawn before it is next seen.
  open func setNeedsDisplay() { askForDisplay() }
  /// The same: the whole layer is drawn.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Draws now what waits for it.
  open func displayIfNeeded() { displayThisIfNeeded() }
  /// The value of a property that nobody has set; nothing is known of those of others.
  open class func defaultValue(forKey key: String) -> Any? { CALayer().value(forKey: key) }
  /// Whether a change of the property has the layer drawn anew, and an animation of it for each picture. None of the
  /// layer's own does.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Draws the layer and those below it as they are set, whatever runs on the screen, in the layer's own
  /// coordinates.
  open func render(in ctx: CGContext) { ownRender(in: ctx) }
  /// The value of a property; nil where there is none.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  // MARK: Hitting

  /// Whether the point, in this layer's coordinates, lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// The frontmost layer of this one and those below it that contains the point, which is in the
  /// superlayer's coordinates; hidden layers are passed over. Of a presentation layer what is seen is
  /// hit, and the layer that is hit is one too.
  open func hitTest(_ p: CGPoint) -> CALayer? { hit(p, in: superlayer?.values) }

  // MARK: Time and animations

  open var beginTime: CFTimeInterval {
    get { ownBeginTime }
    set { ownBeginTime = newValue }
  }
  open var duration: CFTimeInterval {
    get { ownDuration }
    set { ownDuration = newValue }
  }
  open var speed: Float {
    get { ownSpeed }
    set { ownSpeed = newValue }
  }
  open var timeOffset: CFTimeInterval {
    get { ownTimeOffset }
    set { ownTimeOffset = newValue }
  }
  open var repeatCount: Float {
    get { ownRepeatCount }
    set { ownRepeatCount = newValue }
  }
  open var repeatDuration: CFTimeInterval {
    get { ownRepeatDuration }
    set { ownRepeatDuration = newValue }
  }
  open var autoreverses: Bool {
    get { ownAutoreverses }
    set { ownAutoreverses = newValue }
  }
  open var fillMode: CAMediaTimingFillMode {
    get { ownFillMode }
    set { ownFillMode = newValue }
  }
  /// A time of `layer` (nil: the time that the tree's root is told) in this layer's time.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(at: layer.map { $0.mediaTime(at: time) } ?? time)
  }
  /// Converts a time. A layer that stands still, or is below one that does, has no time but that of
  /// its beginning.
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    ownConvertTime(time, to: layer)
  }
  /// Adds a copy, in place of the animation that had the key. A begin time of 0 is now.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    add(anim, forKey: key, tokens: CATransaction.tokens)
  }
  open func animation(forKey key: String) -> CAAnimation? {
    entries.first { $0.key == key }?.animation
  }
  open func animationKeys() -> [String]? { entries.isEmpty ? nil : entries.map { $0.key } }
  open func removeAnimation(forKey key: String) { ownRemoveAnimation(forKey: key) }
  open func removeAllAnimations() { ownRemoveAllAnimations() }
  /// The layer as it is seen now, its tree around it; nil before it is first seen in a window.
  open func presentation() -> Self? { ownPresentation as? Self }
  /// The layer that a presentation layer shows; the layer itself where it is none.
  open func model() -> Self { (shown as? Self) ?? self }

  // MARK: Actions

  /// Finds what a change of the property sets off: the delegate's answer, then `actions`, then a
  /// default.
  open func action(forKey event: String) -> (any CAAction)? {
    if let answer = delegate?.action(for: self, forKey: event) {
      return answer is NSNull ? nil : answer
    }
    if let answer = actions?[event] { return answer is NSNull ? nil : answer }
    if let answer = Self.defaultAction(forKey: event) { return answer is NSNull ? nil : answer }
    return implicitAnimation(forKey: event)
  }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
}
