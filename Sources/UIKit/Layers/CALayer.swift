import Foundation

/// What a view looks like and where it is; a tree of its own behind the views.
@MainActor
open class CALayer {
  public var bounds: CGRect = .zero {
    didSet { precondition(bounds.isDrawable, "a layer's bounds must be finite, not \(bounds)") }
  }
  /// Where the anchor point lies in the superlayer.
  public var position: CGPoint = .zero {
    didSet {
      precondition(
        position.x.isFinite && position.y.isFinite,
        "a layer's position must be finite, not \(position)")
    }
  }
  /// The point that `position` places and transforms turn around, as a share of the bounds.
  public var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  public var zPosition: CGFloat = 0
  public var transform = CATransform3DIdentity
  /// Applied to sublayers alone; the place for a perspective.
  public var sublayerTransform = CATransform3DIdentity
  public var isHidden = false
  public var opacity: Float = 1
  public var masksToBounds = false
  public var cornerRadius: CGFloat = 0

  public private(set) weak var superlayer: CALayer?
  public private(set) var sublayers: [CALayer]?

  public required init() {}

  public func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(clamping: (sublayers ?? []).count))
  }

  public func insertSublayer(_ layer: CALayer, at index: UInt32) {
    precondition(
      !layer.isAncestor(of: self), "a layer cannot be added below itself or one of its sublayers")
    layer.removeFromSuperlayer()
    var children = sublayers ?? []
    children.insert(layer, at: min(Int(index), children.count))
    sublayers = children
    layer.superlayer = self
  }

  open func removeFromSuperlayer() {
    guard let parent = superlayer else { return }
    let rest = (parent.sublayers ?? []).filter { $0 !== self }
    parent.sublayers = rest.isEmpty ? nil : rest
    superlayer = nil
  }

  private func isAncestor(of layer: CALayer) -> Bool {
    var candidate: CALayer? = layer
    while let current = candidate {
      if current === self { return true }
      candidate = current.superlayer
    }
    return false
  }
}

extension CALayer {
  /// The smallest upright rectangle in the superlayer that holds the transformed bounds.
  public var frame: CGRect {
    get { bounds.applying(CATransform3DGetAffineTransform(mapToSuperlayer)) }
    set {
      // With a transform the frame cannot be had exactly; size goes through it as on iOS.
      let inverse = CATransform3DGetAffineTransform(transform).inverted()
      let size = newValue.size.applying(inverse)
      bounds.size = CGSize(width: abs(size.width), height: abs(size.height))
      position = CGPoint(
        x: newValue.minX + newValue.width * anchorPoint.x,
        y: newValue.minY + newValue.height * anchorPoint.y)
    }
  }

  /// The anchor point in this layer's own coordinates.
  var anchorInBounds: CGPoint {
    CGPoint(
      x: bounds.minX + bounds.width * anchorPoint.x, y: bounds.minY + bounds.height * anchorPoint.y)
  }

  /// From this layer's coordinates to its superlayer's, the superlayer's sublayer transform aside.
  var mapToSuperlayer: CATransform3D {
    let anchor = anchorInBounds
    let centered = CATransform3DConcat(
      CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), transform)
    return CATransform3DConcat(
      centered, CATransform3DMakeTranslation(position.x, position.y, zPosition))
  }
}

extension CGRect {
  var isDrawable: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
  }
}
