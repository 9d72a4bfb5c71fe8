import Foundation
import PantographObjects

/// The appearance and the position of a view, in a tree of its own behind the views.
///
/// The properties are the model: the values at which the layer comes to rest. The values on the screen while
/// animations run are in `presentation()`.
@preconcurrency @MainActor
open class CALayer: NSObject, CAMediaTiming, AssociationOwner {
  @exclusivity(unchecked) package nonisolated(unsafe) final var associations: Associations?
  @exclusivity(unchecked) package final var values = LayerValues()
  open weak var delegate: (any CALayerDelegate)? {
    get { delegateInUse }
    set { references.setDelegate(newValue) }
  }
  /// The actions by property name, used by `action(forKey:)` if the delegate returns nil.
  @exclusivity(unchecked) open var actions: [String: any CAAction]?
  @exclusivity(unchecked) open var name: String?
  @Inert("the renderer caches pictures of layers by itself")
  open var shouldRasterize = false
  @Inert("the renderer caches pictures of layers by itself")
  open var rasterizationScale: CGFloat = 1
  @Inert("corners are drawn as parts of circles")
  open var cornerCurve = CALayerCornerCurve.circular
  @Inert("edges are always smooth")
  open var allowsEdgeAntialiasing = true
  /// A promise that the layer covers every point of its bounds.
  @Inert("every layer is drawn, also below one that is opaque")
  open var isOpaque = false
  @Inert("a layer and those below it always fade as one")
  open var allowsGroupOpacity = true
  /// The layer whose opacity masks this layer. It is placed in this layer's coordinates and belongs to no other tree.
  open var mask: CALayer? {
    get { ownMask }
    set { setMask(newValue) }
  }
  @exclusivity(unchecked) final var ownMask: CALayer?
  /// The values of properties without effect, by name; nil if there are none.
  @exclusivity(unchecked) final var keptLooks: [String: Any]?
  final var timing: MediaTiming {
    get { ownTiming }
    set {
      ownTiming = newValue
      clock?.change()
    }
  }
  @exclusivity(unchecked) private var ownTiming = MediaTiming()
  /// The names of the values that a subclass or the application has added.
  @exclusivity(unchecked) final var ownKeys: Set<String> = []
  /// The state of the layer before the current turn; used during the turn.
  @exclusivity(unchecked) final var commitPage: CommitPage?
  /// The layer's picture before the change whose action is running.
  @exclusivity(unchecked) final var pictureBefore: LayerPicture?
  /// Whether the layer is drawn again whenever the size of its bounds changes.
  @exclusivity(unchecked) open var needsDisplayOnBoundsChange = false
  @exclusivity(unchecked) final var awaited = AwaitedWork()
  /// Whether the contents are the recording of `draw(in:)`.
  @exclusivity(unchecked) final var hasRecordedContents = false
  /// Whether the layer is a view's own, so that the view does the layout.
  @exclusivity(unchecked) package final var isLaidOutByOwner = false
  /// The animations, in the order in which they were added.
  @exclusivity(unchecked) package final var entries: [AnimationEntry] = []
  /// The number of animated layers among this layer and all its sublayers.
  @exclusivity(unchecked) package final var animatedLayers = 0
  /// The clock of a root; nil in all other layers.
  package final var ownClock: LayerClock? { willSet { KnownClock.changes.add() } }
  @exclusivity(unchecked) final var treePlace = TreePlace()
  /// Called after each change of a property, with its name; nil if nothing observes the layer.
  @exclusivity(unchecked) package final var whenChanged: ((String) -> Void)?
  /// The layer that a presentation layer shows; nil for other layers.
  @exclusivity(unchecked) final var shown: CALayer?
  @exclusivity(unchecked) package nonisolated(unsafe) final var references = LayerReferences()
  @exclusivity(unchecked) final var children: [CALayer]?

  public required override init() {
    super.init()
    timing.duration = .infinity
  }

  /// Creates a copy that looks like `layer`, without sublayers. A subclass copies its own properties.
  public init(layer: Any) {
    super.init()
    if let layer = layer as? CALayer {
      values = layer.values
      ownKeys = layer.ownKeys
      name = layer.name
      copyInert(layer)
    }
    timing.duration = .infinity
  }

  public required init?(coder: NSCoder) {
    super.init()
    timing.duration = .infinity
  }

  /// The values of a new layer of this class. An application's subclass may have no initializer without arguments.
  package class var usualValues: LayerValues { CALayer().values }

  deinit {
    if children == nil, ownMask == nil { return }
    var kept = (children ?? []) + (ownMask.map { [$0] } ?? [])
    (children, ownMask) = (nil, nil)
    LayerReferences.letGo(&kept, of: ObjectIdentifier(self))
  }

  /// Whether the layer's time is that of its superlayer.
  final var isInTimeOfParent: Bool { ownTiming.isOfParent }

  /// Stops the layer's time at `time`. Meanwhile no animation in the layer ends.
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

  /// Whether the layer has no superlayer; false for a presentation layer.
  final var isRoot: Bool { shown == nil && parent == nil }

  open var superlayer: CALayer? { layerAbove }

  /// The sublayers, back to front. Setting a list removes the layers that are not in it and orders the others.
  open var sublayers: [CALayer]? {
    get { layersBelow }
    set { layersBelow = newValue }
  }

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: (children ?? []).count))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) { insert(layer, at: index) }
  /// Inserts the layer above the sibling; on top of all if the sibling is no sublayer of this layer.
  open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(clamping: place(above: sibling, besides: layer)))
  }
  /// Inserts the layer below the sibling; at the very back if the sibling is no sublayer of this layer.
  open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(clamping: place(of: sibling, besides: layer) ?? 0))
  }
  open func removeFromSuperlayer() { leaveSuperlayer() }

  /// Replaces a sublayer by another layer, in the same place.
  open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) {
    ownReplaceSublayer(oldLayer, with: newLayer)
  }
  /// The part of the bounds that no clipping superlayer hides.
  open var visibleRect: CGRect { ownVisibleRect }

  /// Whether the sublayers are placed in the space of the superlayer, with their own depth.
  var spreadsSublayers: Bool { false }
  /// Returns snapshots of the sublayers while this layer has the given values.
  func snapshotsBelow(
    _ values: LayerValues, atRootTime time: Double, level: Int
  ) -> [LayerSnapshot] {
    snapshotsOfSublayers(atRootTime: time, level: level)
  }

  /// Returns the size that fits the layer's content; here the current size.
  open func preferredFrameSize() -> CGSize { bounds.size }

  // MARK: Geometry

  /// The smallest upright rectangle in the superlayer that contains the transformed bounds.
  open var frame: CGRect {
    get { boundsInSuperlayer }
    set { changing(["bounds", "position"]) { place(in: newValue) } }
  }

  /// The part of the layer's own coordinates that it shows.
  open var bounds: CGRect {
    get { ownBounds }
    set { ownBounds = newValue }
  }

  /// The radius of the layer's corners, in points.
  open var cornerRadius: CGFloat {
    get { ownCornerRadius }
    set { ownCornerRadius = newValue }
  }

  /// The position of the anchor point in the superlayer.
  open var position: CGPoint {
    get { ownPosition }
    set { ownPosition = newValue }
  }
  /// The point that `position` places and that transforms turn around, as a share of the bounds.
  open var anchorPoint: CGPoint {
    get { ownAnchorPoint }
    set { ownAnchorPoint = newValue }
  }
  open var zPosition: CGFloat {
    get { ownZPosition }
    set { ownZPosition = newValue }
  }
  /// The depth of the anchor point behind or before the layer, in points. Transforms turn around that point.
  open var anchorPointZ: CGFloat {
    get { ownAnchorPointZ }
    set { ownAnchorPointZ = newValue }
  }
  /// The transform. A layer whose transform is not finite shows nothing.
  open var transform: CATransform3D {
    get { ownTransform }
    set { ownTransform = newValue }
  }
  /// The transform of the sublayers only; the place for a perspective.
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
  /// The blur of the shadow, in points.
  open var shadowRadius: CGFloat {
    get { ownShadowRadius }
    set { ownShadowRadius = newValue }
  }
  /// The content that the layer shows, such as an image.
  open var contents: Any? {
    get { ownContents }
    set { ownContents = newValue }
  }
  /// The part of the contents that is shown, as shares.
  open var contentsRect: CGRect {
    get { ownContentsRect }
    set { ownContentsRect = newValue }
  }
  /// The placement of the contents in the layer's bounds.
  open var contentsGravity: CALayerContentsGravity {
    get { ownContentsGravity }
    set { ownContentsGravity = newValue }
  }
  /// The number of pixels of the contents for each point.
  open var contentsScale: CGFloat {
    get { ownContentsScale }
    set { ownContentsScale = newValue }
  }
  /// The shape of the shadow. Nil takes the shape of the layer's content, which costs more to draw.
  open var shadowPath: CGPath? {
    get { ownShadowPath }
    set { ownShadowPath = newValue }
  }
  /// Whether the layer is visible from behind.
  open var isDoubleSided: Bool {
    get { ownIsDoubleSided }
    set { ownIsDoubleSided = newValue }
  }
  /// Returns a property, or a part of one such as `transform.rotation.z`; nil if there is none.
  open func value(forKeyPath keyPath: String) -> Any? { ownValue(forKeyPath: keyPath) }
  /// Sets a property, or a part of one. A value with an unknown name is stored under that name.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    ownSetValue(value, forKeyPath: keyPath)
  }

  /// Converts a point of `layer` (nil: the root of this tree) to this layer's coordinates.
  ///
  /// Returns the point unchanged if a transform has squeezed this layer flat: then there is no inverse.
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

  /// Requests layout before the layer is next shown. The layer of a view requests it of the view.
  open func setNeedsLayout() { askForLayout() }

  /// Lays out this layer and all its sublayers now, if they need it.
  open func layoutIfNeeded() {
    if isLaidOutByOwner { layoutOwner?.layoutIfNeeded() }
    layoutTreeIfNeeded()
  }

  /// Lays out the sublayers after a change of size or of sublayers, or after a request. The default calls the
  /// delegate.
  open func layoutSublayers() { delegate?.layoutSublayers(of: self) }

  // MARK: Drawing

  /// Draws the contents again. The default calls the delegate's `display(_:)`, whose default calls `draw(in:)`.
  open func display() {
    if let delegate { delegate.display(self) } else { drawContents() }
  }

  /// Draws the layer's content. The default calls the delegate.
  open func draw(in ctx: CGContext) { delegate?.draw(self, in: ctx) }
  /// Requests drawing before the layer is next shown.
  open func setNeedsDisplay() { askForDisplay() }
  /// Requests drawing of the whole layer.
  open func setNeedsDisplay(_ r: CGRect) { setNeedsDisplay() }
  /// Draws the layer now, if it needs drawing.
  open func displayIfNeeded() { displayThisIfNeeded() }
  /// Returns the value of an unset property of `CALayer`; nil for a property that a subclass adds.
  open class func defaultValue(forKey key: String) -> Any? { CALayer().value(forKey: key) }
  /// Whether the layer is drawn again after a change of the property and for each picture of its animation. False for
  /// all properties of `CALayer`.
  open class func needsDisplay(forKey key: String) -> Bool { false }
  /// Draws the model of this layer and all its sublayers, without animations, in the layer's own coordinates.
  open func render(in ctx: CGContext) { ownRender(in: ctx) }
  /// Returns the value of a property; nil if there is none.
  open func value(forKey key: String) -> Any? { value(forKeyPath: key) }
  open func setValue(_ value: Any?, forKey key: String) { setValue(value, forKeyPath: key) }

  // MARK: Hitting

  /// Whether the point, in this layer's coordinates, lies in the bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }
  /// Returns the frontmost layer, among this one and all its sublayers, that contains the point, which is in the
  /// superlayer's coordinates. Hidden layers are ignored. A presentation layer is tested as it is visible, and the
  /// result is a presentation layer, too.
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
  /// Converts a time of `layer` (nil: the time of the tree's clock) to this layer's time.
  open func convertTime(_ time: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
    localTime(at: layer.map { $0.mediaTime(at: time) } ?? time)
  }
  /// Converts a time of this layer to that of `layer`. If this layer or a superlayer stands still, every time
  /// converts to the begin of the one that stands still.
  open func convertTime(_ time: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
    ownConvertTime(time, to: layer)
  }
  /// Adds a copy of the animation, in place of an animation with the same key. A begin time of 0 is now.
  open func add(_ anim: CAAnimation, forKey key: String?) {
    add(anim, forKey: key, tokens: CATransaction.tokens)
    endTransactionOutside(of: entries.last)
  }
  open func animation(forKey key: String) -> CAAnimation? {
    entries.first { $0.key == key }?.animation
  }
  open func animationKeys() -> [String]? { entries.isEmpty ? nil : entries.map { $0.key } }
  open func removeAnimation(forKey key: String) { ownRemoveAnimation(forKey: key) }
  open func removeAllAnimations() { ownRemoveAllAnimations() }
  /// Returns the layer as it is visible now, in a tree of such layers; nil before it is first shown in a window.
  open func presentation() -> Self? { ownPresentation as? Self }
  /// Returns the layer that a presentation layer shows; other layers return themselves.
  open func model() -> Self { (shown as? Self) ?? self }

  // MARK: Actions

  /// Returns the action for a change of the property: the delegate's, then one of `actions`, then a default.
  open func action(forKey event: String) -> (any CAAction)? {
    if let answer = delegate?.action(for: self, forKey: event) {
      return Self.isNull(answer) ? nil : answer
    }
    if let answer = actions?[event] { return Self.isNull(answer) ? nil : answer }
    if let answer = Self.defaultAction(forKey: event) { return Self.isNull(answer) ? nil : answer }
    return implicitAnimation(forKey: event)
  }

  open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }

  /// Compares types: views answer so for each change outside of an animation, and a cast takes longer.
  private static func isNull(_ answer: any CAAction) -> Bool {
    ObjectIdentifier(type(of: answer)) == ObjectIdentifier(NSNull.self) || answer is NSNull
  }
}
