import Foundation

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

  /// The place of the anchor point in the superlayer.
  public var position: CGPoint {
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

  /// The point that `position` places and transforms turn around, as a share of the bounds.
  public var anchorPoint: CGPoint {
    get {
      noteRead("anchorPoint")
      return values.anchorPoint
    }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      change("anchorPoint") { $0.anchorPoint = newValue }
    }
  }

  public var zPosition: CGFloat {
    get {
      noteRead("zPosition")
      return values.zPosition
    }
    set {
      let value = newValue.orZero
      change("zPosition") { $0.zPosition = value }
    }
  }

  /// How deep the anchor point lies behind or before the layer, in points: what turns, turns around it.
  public var anchorPointZ: CGFloat {
    get {
      noteRead("anchorPointZ")
      return values.anchorDepth
    }
    set {
      let value = newValue.orZero
      change("anchorPointZ") { $0.anchorDepth = value }
    }
  }

  /// One that is no number shows nothing.
  public var transform: CATransform3D {
    get {
      noteRead("transform")
      return values.transform
    }
    set { change("transform") { $0.transform = newValue } }
  }

  /// Applied to sublayers alone; the place for a perspective.
  public var sublayerTransform: CATransform3D {
    get {
      noteRead("sublayerTransform")
      return values.sublayerTransform
    }
    set { change("sublayerTransform") { $0.sublayerTransform = newValue } }
  }

  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  public func setAffineTransform(_ map: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(map)
  }

  // MARK: Look

  public var isHidden: Bool {
    get {
      noteRead("hidden")
      return values.isHidden
    }
    set { change("hidden") { $0.isHidden = newValue } }
  }

  public var opacity: Float {
    get {
      noteRead("opacity")
      return values.opacity
    }
    set {
      let value = newValue.orZero
      change("opacity") { $0.opacity = value }
    }
  }

  public var masksToBounds: Bool {
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

  public var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { values.maskedCorners = newValue }
  }

  public var backgroundColor: CGColor? {
    get {
      noteRead("backgroundColor")
      return values.backgroundColor
    }
    set { change("backgroundColor") { $0.backgroundColor = newValue } }
  }

  public var borderWidth: CGFloat {
    get {
      noteRead("borderWidth")
      return values.borderWidth
    }
    set {
      let value = newValue.orZero
      change("borderWidth") { $0.borderWidth = value }
    }
  }

  public var borderColor: CGColor? {
    get {
      noteRead("borderColor")
      return values.borderColor
    }
    set { change("borderColor") { $0.borderColor = newValue } }
  }

  public var shadowColor: CGColor? {
    get {
      noteRead("shadowColor")
      return values.shadowColor
    }
    set { change("shadowColor") { $0.shadowColor = newValue } }
  }

  public var shadowOpacity: Float {
    get {
      noteRead("shadowOpacity")
      return values.shadowOpacity
    }
    set {
      let value = newValue.orZero
      change("shadowOpacity") { $0.shadowOpacity = value }
    }
  }

  public var shadowOffset: CGSize {
    get {
      noteRead("shadowOffset")
      return values.shadowOffset
    }
    set {
      guard newValue.width.isFinite, newValue.height.isFinite else { return }
      change("shadowOffset") { $0.shadowOffset = newValue }
    }
  }

  /// How far the shadow is blurred.
  public var shadowRadius: CGFloat {
    get {
      noteRead("shadowRadius")
      return values.shadowRadius
    }
    set {
      let value = newValue.orZero
      change("shadowRadius") { $0.shadowRadius = value }
    }
  }

  /// An image.
  public var contents: Any? {
    get {
      noteRead("contents")
      return values.contents
    }
    set { change("contents") { $0.contents = newValue } }
  }

  /// The part of the contents that is shown, as shares.
  public var contentsRect: CGRect {
    get {
      noteRead("contentsRect")
      return values.contentsRect
    }
    set {
      require(newValue.isDrawable, "a contents rectangle must be finite, not \(newValue)")
      change("contentsRect") { $0.contentsRect = newValue }
    }
  }

  /// How contents lie in the bounds.
  public var contentsGravity: CALayerContentsGravity {
    get { values.contentsGravity }
    set { values.contentsGravity = newValue }
  }

  /// Pixels of the contents for each point.
  public var contentsScale: CGFloat {
    get { values.contentsScale }
    set {
      require(
        newValue.isFinite && newValue > 0, "a contents scale must be positive, not \(newValue)")
      values.contentsScale = newValue
    }
  }

  /// The shadow's shape; nil for the shape of what the layer shows, which costs more to draw.
  public var shadowPath: CGPath? {
    get {
      noteRead("shadowPath")
      return values.shadowPath.map { CGPath(steps: $0) }
    }
    set { change("shadowPath") { $0.shadowPath = newValue?.steps } }
  }

  /// Whether the layer is seen from behind.
  public var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { values.isDoubleSided = newValue }
  }

  /// How far the layer is rolled up as a page, from its lower right corner: 0 is flat, 1 out of sight.
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

  /// A property, or a part of one such as `transform.rotation.z`; nil where there is none.
  public func value(forKeyPath keyPath: String) -> Any? {
    let path = LayerKeyPath(keyPath)
    noteRead(path.property)
    return path.value(in: values)?.object
  }

  /// A name that the layer has no property of is kept with the value.
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
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

// A position or bounds that are no numbers are an error, as on iOS; of anything else there is none.
extension CGFloat {
  fileprivate var orZero: CGFloat { isFinite ? self : 0 }
}

extension Float {
  fileprivate var orZero: Float { isFinite ? self : 0 }
}
