import Foundation

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
  public var actions: [String: any CAAction]?
  public var name: String?
  /// Kept, and nothing is drawn otherwise by it: pictures of layers are kept anyway.
  public var shouldRasterize = false
  public var rasterizationScale: CGFloat = 1
  /// Kept; corners are drawn as parts of circles.
  public var cornerCurve = CALayerCornerCurve.circular
  /// Kept: edges are always smooth.
  public final var allowsEdgeAntialiasing = true
  /// A promise that every point is covered; nothing here draws faster by it.
  public var isOpaque = false
  /// Whether what is below is drawn as one before the opacity counts, as it always is here.
  public var allowsGroupOpacity = true
  /// Its opacity is this layer's; it stands in this layer's coordinates and in no other tree.
  public var mask: CALayer? {
    didSet {
      if let mask, mask.isAncestor(of: self) {
        Misuse.stop("a layer cannot be the mask of itself or of a layer below it")
      }
      if CommitJournal.isOn { CommitJournal.keepMask(oldValue, of: self) }
      if let oldValue {
        countAnimatedLayers(-oldValue.animatedLayers)
        clock?.forget(oldValue)
        oldValue.maskedLayer = nil
      }
      guard let mask else { return }
      mask.removeFromSuperlayer()
      if let other = mask.maskedLayer, other !== self { other.mask = nil }
      mask.maskedLayer = self
      if mask.awaitsDrawing { markUndrawnFromHere() }
      if mask.awaitsLayout { markUnlaidFromHere() }
      countAnimatedLayers(mask.animatedLayers)
      clock?.watch(mask)
    }
  }

  /// What has no effect, by name; nil for nothing.
  final var keptLooks: [String: Any]?
  /// What the view keeps that few views have.
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
  // Unchecked: no code of others runs while it changes, and it does so in each frame of a drag.
  @exclusivity(unchecked) private var ownTiming = MediaTiming()
  /// The names of the values that a subclass or its user has added.
  final var ownKeys: Set<String> = []
  /// What it was before this turn, while that is kept.
  final var commitPage: CommitPage?
  /// What was seen before the change whose action runs.
  final var pictureBefore: LayerPicture?
  /// Whether it is drawn anew whenever its bounds get another size.
  public final var needsDisplayOnBoundsChange = false
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
  /// The turn of the clock in which it came into its tree.
  final var turnOfArrival = 0
  /// Called after each change of a property, with its name; nil where nothing goes along with the layer.
  package final var whenChanged: ((String) -> Void)?
  /// In a presentation layer: the layer that it shows.
  final var shown: CALayer?
  final private(set) weak var parent: CALayer?
  private(set) weak var maskedLayer: CALayer?
  private var children: [CALayer]?

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

  /// What a new layer of this kind shows. A subclass outside may have no initializer without arguments.
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

  /// Stands still at a time of its own. While it stands nothing in it ends, so that where it stands
  /// changes nothing of when the next animation does.
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

  public var superlayer: CALayer? {
    shown.map { $0.superlayer?.presentation() } ?? parent
  }

  /// Those that are left out of a new list go, the others lie in its order.
  public var sublayers: [CALayer]? {
    get { shown.map { $0.children?.map { $0.presentationLayer } } ?? children }
    set {
      let layers = newValue ?? []
      for layer in children ?? [] where !layers.contains(where: { $0 === layer }) {
        layer.removeFromSuperlayer()
      }
      for layer in layers { addSublayer(layer) }
    }
  }

  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: (children ?? []).count))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    require(
      !layer.isAncestor(of: self), "a layer cannot be added below itself or one of its sublayers")
    let isMove = layer.parent === self
    layer.removeFromSuperlayer()
    layer.maskedLayer?.mask = nil
    if CommitJournal.isOn { CommitJournal.keepChildren(of: self) }
    let place = min(Int(index), children?.count ?? 0)
    if children == nil { children = [] }
    children?.insert(layer, at: place)
    layer.parent = self
    if layer.awaitsDrawing { markUndrawnFromHere() }
    if layer.awaitsLayout { markUnlaidFromHere() }
    if !isLaidOutByOwner { setNeedsLayout() }
    countAnimatedLayers(layer.animatedLayers)
    guard let clock else { return }
    if !isMove { layer.turnOfArrival = clock.turn }
    clock.watch(layer)
  }

  /// On top of all where the sibling is no sublayer of this one.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    let index = place(of: sibling, besides: layer).map { $0 + 1 } ?? .max
    insertSublayer(layer, at: UInt32(clamping: index))
  }

  /// At the very back where the sibling is no sublayer of this one.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insertSublayer(layer, at: UInt32(clamping: place(of: sibling, besides: layer) ?? 0))
  }

  /// Where the sibling is once the layer is taken out.
  private func place(of sibling: CALayer?, besides layer: CALayer) -> Int? {
    guard let sibling, sibling !== layer, sibling.parent === self, let children,
      let index = children.place(of: sibling)
    else { return nil }
    let isBehind = layer.parent === self && children[..<index].contains { $0 === layer }
    return isBehind ? index - 1 : index
  }

  package final func exchange(_ first: CALayer, _ second: CALayer) {
    guard let one = children?.firstIndex(where: { $0 === first }),
      let two = children?.firstIndex(where: { $0 === second })
    else { return }
    if CommitJournal.isOn { CommitJournal.keepChildren(of: self) }
    children?.swapAt(one, two)
  }

  open func removeFromSuperlayer() {
    guard let parent else { return }
    if CommitJournal.isOn { CommitJournal.keepChildren(of: parent) }
    parent.clock?.forget(self)
    if let index = parent.children?.place(of: self) { parent.children?.remove(at: index) }
    if parent.children?.isEmpty == true { parent.children = nil }
    parent.countAnimatedLayers(-animatedLayers)
    self.parent = nil
  }

  func countAnimatedLayers(_ change: Int) {
    guard change != 0 else { return }
    var layer: CALayer? = self
    while let current = layer {
      current.animatedLayers += change
      layer = current.parent ?? current.maskedLayer
    }
  }

  /// Itself, too. Masks are below what they mask.
  private func isAncestor(of layer: CALayer) -> Bool {
    if layer === self { return true }
    // With nothing below it there is no need to look at all above the other.
    if children == nil, mask == nil { return false }
    var candidate: CALayer? = layer
    while let current = candidate {
      if current === self { return true }
      candidate = current.parent ?? current.maskedLayer
    }
    return false
  }

  /// What is seen below it, where it has those values.
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

  // MARK: Hitting

  /// Whether the point, in this layer's coordinates, lies in its bounds.
  open func contains(_ p: CGPoint) -> Bool { bounds.contains(p) }

  /// The frontmost layer of this one and those below it that contains the point, which is in the
  /// superlayer's coordinates; hidden layers are passed over. Of a presentation layer what is seen is
  /// hit, and the layer that is hit is one too.
  open func hitTest(_ p: CGPoint) -> CALayer? { hit(p, in: superlayer?.values) }

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

  /// Changes a property of the model and runs its action, which is asked for before the change.
  func change(_ key: String, _ change: (inout LayerValues) -> Void) {
    changing([key]) { changeUnobserved(key, change) }
    whenChanged?(key)
  }

  private func changeUnobserved(_ key: String, _ change: (inout LayerValues) -> Void) {
    if CommitJournal.isOn { CommitJournal.keepValues(of: self) }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    guard shown == nil, !CATransaction.disableActions(), let action = action(forKey: key) else {
      return change(&values)
    }
    // A transition goes over from what was there before the change.
    if action is CATransition { pictureBefore = LayerPicture(snapshot()) }
    change(&values)
    action.run(forKey: key, object: self, arguments: nil)
    pictureBefore = nil
  }
}
