import Foundation

extension CALayer {
  public var bounds: CGRect {
    get { values.bounds }
    set {
      require(newValue.isDrawable, "a layer's bounds must be finite, not \(newValue)")
      change("bounds") { $0.bounds = newValue }
    }
  }

  /// The place of the anchor point in the superlayer.
  public var position: CGPoint {
    get { values.position }
    set {
      require(
        newValue.x.isFinite && newValue.y.isFinite,
        "a layer's position must be finite, not \(newValue)")
      change("position") { $0.position = newValue }
    }
  }

  /// The point that `position` places and transforms turn around, as a share of the bounds.
  public var anchorPoint: CGPoint {
    get { values.anchorPoint }
    set {
      require(
        newValue.x.isFinite && newValue.y.isFinite,
        "a layer's anchor point must be finite, not \(newValue)")
      change("anchorPoint") { $0.anchorPoint = newValue }
    }
  }

  public var zPosition: CGFloat {
    get { values.zPosition }
    set {
      Self.check(newValue, "z position")
      change("zPosition") { $0.zPosition = newValue }
    }
  }

  public var transform: CATransform3D {
    get { values.transform }
    set {
      require(newValue.isFinite, "a layer's transform must be finite, not \(newValue)")
      change("transform") { $0.transform = newValue }
    }
  }

  /// Applied to sublayers alone; the place for a perspective.
  public var sublayerTransform: CATransform3D {
    get { values.sublayerTransform }
    set {
      require(
        newValue.isFinite, "a layer's sublayer transform must be finite, not \(newValue)")
      change("sublayerTransform") { $0.sublayerTransform = newValue }
    }
  }

  public func affineTransform() -> CGAffineTransform {
    CATransform3DGetAffineTransform(transform)
  }

  public func setAffineTransform(_ map: CGAffineTransform) {
    transform = CATransform3DMakeAffineTransform(map)
  }

  // MARK: Look

  public var isHidden: Bool {
    get { values.isHidden }
    set { change("hidden") { $0.isHidden = newValue } }
  }

  public var opacity: Float {
    get { values.opacity }
    set {
      Self.check(CGFloat(newValue), "opacity")
      change("opacity") { $0.opacity = newValue }
    }
  }

  public var masksToBounds: Bool {
    get { values.masksToBounds }
    set { change("masksToBounds") { $0.masksToBounds = newValue } }
  }

  public var cornerRadius: CGFloat {
    get { values.cornerRadius }
    set {
      Self.check(newValue, "corner radius")
      change("cornerRadius") { $0.cornerRadius = newValue }
    }
  }

  public var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set { values.maskedCorners = newValue }
  }

  public var backgroundColor: CGColor? {
    get { values.backgroundColor }
    set { change("backgroundColor") { $0.backgroundColor = newValue } }
  }

  public var borderWidth: CGFloat {
    get { values.borderWidth }
    set {
      Self.check(newValue, "border width")
      change("borderWidth") { $0.borderWidth = newValue }
    }
  }

  public var borderColor: CGColor? {
    get { values.borderColor }
    set { change("borderColor") { $0.borderColor = newValue } }
  }

  public var shadowColor: CGColor? {
    get { values.shadowColor }
    set { change("shadowColor") { $0.shadowColor = newValue } }
  }

  public var shadowOpacity: Float {
    get { values.shadowOpacity }
    set {
      Self.check(CGFloat(newValue), "shadow opacity")
      change("shadowOpacity") { $0.shadowOpacity = newValue }
    }
  }

  public var shadowOffset: CGSize {
    get { values.shadowOffset }
    set {
      require(
        newValue.width.isFinite && newValue.height.isFinite,
        "a layer's shadow offset must be finite, not \(newValue)")
      change("shadowOffset") { $0.shadowOffset = newValue }
    }
  }

  /// How far the shadow is blurred.
  public var shadowRadius: CGFloat {
    get { values.shadowRadius }
    set {
      Self.check(newValue, "shadow radius")
      change("shadowRadius") { $0.shadowRadius = newValue }
    }
  }

  /// An image.
  public var contents: Any? {
    get { values.contents }
    set { change("contents") { $0.contents = newValue } }
  }

  /// The part of the contents that is shown, as shares.
  public var contentsRect: CGRect {
    get { values.contentsRect }
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
    get { values.shadowPath.map { CGPath(steps: $0) } }
    set { change("shadowPath") { $0.shadowPath = newValue?.steps } }
  }

  /// Whether the layer is seen from behind.
  public var isDoubleSided: Bool {
    get { values.isDoubleSided }
    set { values.isDoubleSided = newValue }
  }

  /// How far the layer is rolled up as a page, from its lower right corner: 0 is flat, 1 out of sight.
  package var pageCurl: CGFloat {
    get { values.pageCurl }
    set {
      Self.check(newValue, "page curl")
      change("pageCurl") { $0.pageCurl = newValue }
    }
  }

  private static func check(_ value: CGFloat, _ property: String) {
    require(value.isFinite, "a layer's \(property) must be finite, not \(value)")
  }

  // MARK: By key path

  /// A property, or a part of one such as `transform.rotation.z`; nil where there is none.
  public func value(forKeyPath keyPath: String) -> Any? {
    LayerKeyPath(keyPath).value(in: values)?.object
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let path = LayerKeyPath(keyPath)
    change(path.property) { values in
      guard let value = value.map({ LayerValue($0) }) ?? values[path.property]?.absence else {
        return
      }
      require(
        path.set(value, in: &values),
        "a layer's \(keyPath) must be finite, which it is not with \(value.text)")
    }
  }
}
