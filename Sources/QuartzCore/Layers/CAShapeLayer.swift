import Foundation
import PantographObjects

/// A layer that shows a path, filled and stroked.
open class CAShapeLayer: CALayer {
  public override init(layer: Any) { super.init(layer: layer) }

  public required convenience init?(coder: NSCoder) { self.init() }

  package override class var usualValues: LayerValues { CAShapeLayer().values }

  public required init() {
    super.init()
    values.more = [
      "path": .path(nil), "fillColor": .color(.black), "strokeColor": .color(nil),
      "lineWidth": .number(1), "strokeStart": .number(0), "strokeEnd": .number(1),
      "miterLimit": .number(10), "lineDashPhase": .number(0),
    ]
  }

  /// The path. It is animated point by point. Two paths with different steps are first written as
  /// pairs of curves.
  open var path: CGPath? {
    get {
      noteRead("path")
      return values.path("path").map { CGPath(steps: $0) }
    }
    set { set("path", .path(newValue?.steps)) }
  }

  open var fillColor: CGColor? {
    get {
      noteRead("fillColor")
      return values.color("fillColor")
    }
    set { set("fillColor", .color(newValue)) }
  }

  open var strokeColor: CGColor? {
    get {
      noteRead("strokeColor")
      return values.color("strokeColor")
    }
    set { set("strokeColor", .color(newValue)) }
  }

  open var lineWidth: CGFloat {
    get { number("lineWidth") }
    set { set("lineWidth", newValue) }
  }

  /// The start of the stroke along the path, as a share of its length.
  open var strokeStart: CGFloat {
    get { number("strokeStart") }
    set { set("strokeStart", newValue) }
  }

  open var strokeEnd: CGFloat {
    get { number("strokeEnd") }
    set { set("strokeEnd", newValue) }
  }

  open var miterLimit: CGFloat {
    get { number("miterLimit") }
    set { set("miterLimit", newValue) }
  }

  open var lineDashPhase: CGFloat {
    get { number("lineDashPhase") }
    set { set("lineDashPhase", newValue) }
  }

  open var lineDashPattern: [NSNumber]? {
    get { values.shape.dash.map { $0.map { NSNumber(value: $0) } } }
    set { values.shape.dash = newValue.map { $0.map(\.doubleValue) } }
  }

  open var fillRule: CAShapeLayerFillRule {
    get { values.shape.fillRule }
    set { values.shape.fillRule = newValue }
  }

  open var lineCap: CAShapeLayerLineCap {
    get { values.shape.lineCap }
    set { values.shape.lineCap = newValue }
  }

  open var lineJoin: CAShapeLayerLineJoin {
    get { values.shape.lineJoin }
    set { values.shape.lineJoin = newValue }
  }

  private func number(_ key: String) -> CGFloat {
    noteRead(key)
    return CGFloat(values.number(key) ?? 0)
  }

  private func set(_ key: String, _ value: CGFloat) {
    require(value.isFinite, "a shape's \(key) must be finite, not \(value)")
    set(key, .number(Double(value)))
  }

  private func set(_ key: String, _ value: LayerValue) {
    change(key) { $0.more[key] = value }
  }
}

/// The properties of a shape that cannot be animated.
package struct ShapeStyle: Hashable, Sendable {
  package var fillRule = CAShapeLayerFillRule.nonZero
  package var lineCap = CAShapeLayerLineCap.butt
  package var lineJoin = CAShapeLayerLineJoin.miter
  package var dash: [Double]?
}

public enum CAShapeLayerFillRule: Hashable, Sendable {
  case nonZero, evenOdd
}

public enum CAShapeLayerLineCap: Hashable, Sendable {
  case butt, round, square
}

public enum CAShapeLayerLineJoin: Hashable, Sendable {
  case miter, round, bevel
}
