import Foundation
import PantographObjects

/// A layer that shows colors that run into each other, above its background.
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

  /// The colors, each a `CGColor`; anything else is left out.
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

  /// The places at which each color is full, from 0 to 1 in rising order; evenly spread where it is
  /// nil.
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

  /// In shares of the bounds.
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
  /// Around the start point; the end point is the corner of the ellipse's quarter.
  case radial
  /// Turning around the start point, beginning towards the end point.
  case conic
}
