import Foundation
import PantographObjects

extension CALayer {
  final var ownBounds: CGRect {
    get {
      noteRead("bounds")
      return values.bounds
    }
    set {
      require(newValue.isDrawable, "a layer's bounds must be finite, not \(newValue)")
      let old = values.bounds.size
      change("bounds") { $0.bounds = newValue }
      if newValue.size != old { sizeDidChange() }
    }
  }

  var ownPosition: CGPoint {
    get {
      noteRead("position")
      return values.position
    }
    set {
      require(
        newValue.x.isFinite && newValue.y.isFinite,
        "a layer's position must be finite, not \(newValue)")
      change("position") { $0.position = newValue }
    }
  }

  var ownAnchorPoint: CGPoint {
    get {
      noteRead("anchorPoint")
      return values.anchorPoint
    }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      change("anchorPoint") { $0.anchorPoint = newValue }
    }
  }

  var ownZPosition: CGFloat {
    get {
      noteRead("zPosition")
      return values.zPosition
    }
    set {
      let value = newValue.orZero
      change("zPosition") { $0.zPosition = value }
    }
  }

  var ownAnchorPointZ: CGFloat {
    get {
      noteRead("anchorPointZ")
      return values.anchorDepth
    }
    set {
      let value = newValue.orZero
      change("anchorPointZ") { $0.anchorDepth = value }
    }
  }

  var ownTransform: CATransform3D {
    get {
      noteRead("transform")
      return values.transform
    }
    set { change("transform") { $0.transform = newValue } }
  }

  var ownSublayerTransform: CATransform3D {
    get {
      noteRead("sublayerTransform")
      return values.sublayerTransform
    }
    set { change("sublayerTransform") { $0.sublayerTransform = newValue } }
  }

  // MARK: Look

  var ownIsHidden: Bool {
    get {
      noteRead("hidden")
      return values.isHidden
    }
    set { change("hidden") { $0.isHidden = newValue } }
  }

  var ownOpacity: Float {
    get {
      noteRead("opacity")
      return values.opacity
    }
    set {
      let value = newValue.orZero
      change("opacity") { $0.opacity = value }
    }
  }

  var ownMasksToBounds: Bool {
    get {
      noteRead("masksToBounds")
      return values.masksToBounds
    }
    set { change("masksToBounds") { $0.masksToBounds = newValue } }
  }

  final var ownCornerRadius: CGFloat {
    get {
      noteRead("cornerRadius")
      return values.cornerRadius
    }
    set {
      let value = newValue.orZero
      change("cornerRadius") { $0.cornerRadius = value }
    }
  }

  var ownMaskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { values.maskedCorners = newValue }
  }

  var ownBackgroundColor: CGColor? {
    get {
      noteRead("backgroundColor")
      return values.backgroundColor
    }
    set { change("backgroundColor") { $0.backgroundColor = newValue } }
  }

  var ownBorderWidth: CGFloat {
    get {
      noteRead("borderWidth")
      return values.borderWidth
    }
    set {
      let value = newValue.orZero
      change("borderWidth") { $0.borderWidth = value }
    }
  }

  var ownBorderColor: CGColor? {
    get {
      noteRead("borderColor")
      return values.borderColor
    }
    set { change("borderColor") { $0.borderColor = newValue } }
  }

  var ownShadowColor: CGColor? {
    get {
      noteRead("shadowColor")
      return values.shadowColor
    }
    set { change("shadowColor") { $0.shadowColor = newValue } }
  }

  var ownShadowOpacity: Float {
    get {
      noteRead("shadowOpacity")
      return values.shadowOpacity
    }
    set {
      let value = newValue.orZero
      change("shadowOpacity") { $0.shadowOpacity = value }
    }
  }

  var ownShadowOffset: CGSize {
    get {
      noteRead("shadowOffset")
      return values.shadowOffset
    }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else { return }
      change("shadowOffset") { $0.shadowOffset = newValue }
    }
  }

  var ownShadowRadius: CGFloat {
    get {
      noteRead("shadowRadius")
      return values.shadowRadius
    }
    set {
      let value = newValue.orZero
      change("shadowRadius") { $0.shadowRadius = value }
    }
  }

  var ownContents: Any? {
    get {
      noteRead("contents")
      return values.contents
    }
    set {
      hasRecordedContents = false
      change("contents") { $0.contents = newValue }
    }
  }

  var ownContentsRect: CGRect {
    get {
      noteRead("contentsRect")
      return values.contentsRect
    }
    set {
      require(newValue.isDrawable, "a contents rectangle must be finite, not \(newValue)")
      change("contentsRect") { $0.contentsRect = newValue }
    }
  }

  var ownContentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { values.contentsGravity = newValue }
  }

  var ownContentsScale: CGFloat {
    get { values.contentsScale }
    set {
      require(
        newValue.isFinite && newValue > 0, "a contents scale must be positive, not \(newValue)")
      values.contentsScale = newValue
    }
  }

  var ownShadowPath: CGPath? {
    get {
      noteRead("shadowPath")
      return values.shadowPath.map { CGPath(steps: $0) }
    }
    set { change("shadowPath") { $0.shadowPath = newValue?.steps } }
  }

  var ownIsDoubleSided: Bool {
    get { values.isDoubleSided }
    set { values.isDoubleSided = newValue }
  }

  /// The progress of rolling up the layer as a page, from its lower right corner: 0 is flat, 1 is
  /// out of sight.
  package var pageCurl: CGFloat {
    get {
      noteRead("pageCurl")
      return values.pageCurl
    }
    set {
      let value = newValue.orZero
      change("pageCurl") { $0.pageCurl = value }
    }
  }

  // MARK: By key path

  func ownValue(forKeyPath keyPath: String) -> Any? {
    if let target = sublayer(at: keyPath) { return target.layer.value(forKeyPath: target.path) }
    let path = LayerKeyPath(keyPath)
    noteRead(path.property)
    return path.value(in: values)?.object
  }

  func ownSetValue(_ value: Any?, forKeyPath keyPath: String) {
    if let target = sublayer(at: keyPath) {
      return target.layer.setValue(value, forKeyPath: target.path)
    }
    let path = LayerKeyPath(keyPath)
    if path.property == keyPath, values[keyPath] == nil || ownKeys.contains(keyPath) {
      return setOwn(value.map { LayerValue($0) } ?? .other(nil), forKey: keyPath)
    }
    change(path.property) { values in
      guard let value = value.map({ LayerValue($0) }) ?? values[path.property]?.absence else {
        return
      }
      if path.set(value, in: &values) { return }
      require(
        path.property != "position" && path.property != "bounds",
        "a layer's \(keyPath) must be finite, which it is not with \(value.text)")
      if case .transform = values[path.property] {
        values[path.property] = .transform(CATransform3DMakeScale(.nan, .nan, .nan))
      }
    }
  }
}

// A position or bounds that are not finite are an error, as on iOS. Numbers of other properties
// become 0.
extension CGFloat {
  fileprivate var orZero: CGFloat { isFinite ? self : 0 }
}

extension Float {
  fileprivate var orZero: Float { isFinite ? self : 0 }
}

extension CALayer {
  /// Changes a property of the model and runs its action. The action is looked up before the
  /// change.
  func change(_ key: String, _ change: (inout LayerValues) -> Void) {
    changing([key]) { changeUnobserved(key, change) }
    whenChanged?(key)
  }

  private func changeUnobserved(_ key: String, _ change: (inout LayerValues) -> Void) {
    Self.countedChanges &+= 1
    if CommitJournal.isOn { CommitJournal.keepValues(of: self) }
    if references.isOwnerUsual, !Self.areOwnersAnimating { return change(&values) }
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    guard shown == nil, !CATransaction.disableActions(), let action = action(forKey: key) else {
      return change(&values)
    }
    // A transition begins with the picture from before the change.
    if action is CATransition { pictureBefore = LayerPicture(snapshot()) }
    change(&values)
    action.run(forKey: key, object: self, arguments: nil)
    pictureBefore = nil
  }
}

extension CALayer {
  /// The number of changes of properties of all layers so far.
  package static var changes: Int { countedChanges }
  @exclusivity(unchecked) private static var countedChanges = 0

  /// The storage for properties of the view that few views set.
  package final var keptNames: Any? {
    get { keptLooks?["names of the view"] }
    set { keptLooks = (keptLooks ?? [:]).merging(["names of the view": newValue as Any]) { $1 } }
  }
}

extension CALayer {
  /// Copies the properties that have no effect: a program may read them from the copy.
  final func copyInert(_ layer: CALayer) {
    (shouldRasterize, rasterizationScale) = (layer.shouldRasterize, layer.rasterizationScale)
    (cornerCurve, isOpaque) = (layer.cornerCurve, layer.isOpaque)
    allowsEdgeAntialiasing = layer.allowsEdgeAntialiasing
    allowsGroupOpacity = layer.allowsGroupOpacity
    keptLooks = layer.keptLooks
  }
}
