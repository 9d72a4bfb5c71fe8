import Foundation
import PantographObjects

/// A layer that shows a gradient above its background.
open class CAGradientLayer: CALayer {
  public override init(layer: Any) { super.init(layer: layer) }

  public required convenience init?(coder: NSCoder) { self.init() }

  package override class var usualValues: LayerValues { CAGradientLayer().values }

  public required init() {
    super.init()
    values.more = [
      "colors": .list([]), "locations": .list([]),
      "startPoint": .point(CGPoint(x: 0.5, y: 0)), "endPoint": .point(CGPoint(x: 0.5, y: 1)),
    ]
  }

  /// The colors. Each is a `CGColor` or has a `cgColor`; other values are ignored.
  open var colors: [Any]? {
    get {
      noteRead("colors")
      let colors = values.list("colors").compactMap(\.object)
      return colors.isEmpty ? nil : colors
    }
    set {
      let colors = (newValue ?? []).compactMap {
        $0 as? CGColor ?? ($0 as? any LayerColor)?.cgColor
      }
      change("colors") { $0.more["colors"] = .list(colors.map { .color($0) }) }
    }
  }

  /// The positions of the colors along the gradient, rising from 0 to 1; nil spaces the colors
  /// evenly.
  open var locations: [NSNumber]? {
    get {
      noteRead("locations")
      let places = values.list("locations").compactMap { $0.object as? Double }
      return places.isEmpty ? nil : places.map { NSNumber(value: $0) }
    }
    set {
      let places = (newValue ?? []).map { LayerValue($0) }
      change("locations") { $0.more["locations"] = .list(places) }
    }
  }

  /// The start of the gradient, as shares of the bounds.
  open var startPoint: CGPoint {
    get {
      noteRead("startPoint")
      return values.point("startPoint") ?? .zero
    }
    set { set("startPoint", newValue) }
  }

  open var endPoint: CGPoint {
    get {
      noteRead("endPoint")
      return values.point("endPoint") ?? .zero
    }
    set { set("endPoint", newValue) }
  }

  open var type: CAGradientLayerType {
    get { values.gradientType }
    set { values.gradientType = newValue }
  }

  private func set(_ key: String, _ point: CGPoint) {
    require(
      point.x.isFinite && point.y.isFinite, "a gradient's \(key) must be finite, not \(point)")
    change(key) { $0.more[key] = .point(point) }
  }
}

public enum CAGradientLayerType: Hashable, Sendable {
  case axial
  /// A gradient around the start point. The start and the end point are opposite corners of a
  /// quarter of its ellipse.
  case radial
  /// A gradient that turns around the start point, beginning towards the end point.
  case conic
}
