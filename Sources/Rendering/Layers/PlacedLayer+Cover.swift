import Foundation
import QuartzCore

extension PlacedLayer {
  /// Whether nothing behind the layer is seen in the box, in pixels. May say no where yes is true.
  func covers(_ box: CGRect, through map: PlaneMap) -> Bool {
    guard values.isShown, opacity >= 1, masks.isEmpty, map.isAffine,
      values.pageCurl <= 0,
      map.rows[0].y == 0, map.rows[1].x == 0,
      values.isDoubleSided || map.determinant > 0
    else { return false }
    // So far inside a corner's arc is the nearest rectangle.
    let inset = values.fittingCornerRadius * (1 - 0.5.squareRoot())
    let inside = map.bounds(of: values.bounds.insetBy(dx: inset, dy: inset))
    let holds = inside?.contains(box) ?? false
    if holds, (values.backgroundColor?.alpha ?? 0) >= 1 { return true }
    guard holds || !values.masksToBounds else { return false }
    return children.contains { $0.layer.covers(box, through: $0.map.followed(by: map)) }
  }

  /// The shadow's outline where the layer is opaque within it and nothing else casts one; nil where
  /// that has to be found out by drawing the layer.
  var shadowOutline: [PathStep]? {
    if let path = values.shadowPath { return path }
    guard masks.isEmpty, (values.backgroundColor?.alpha ?? 0) >= 1 else { return nil }
    let inset = values.fittingCornerRadius * (1 - 0.5.squareRoot())
    let safe = values.bounds.insetBy(dx: inset, dy: inset)
    let isPlain = values.contents == nil && !values.hasShape
    let isSquare = values.fittingCornerRadius == 0 && values.bounds.contains(values.ownExtent)
    guard isPlain || isSquare else { return nil }
    let isInside = children.allSatisfy { child in
      guard let extent = child.map.bounds(of: child.layer.extent) else { return false }
      return extent.isNull || safe.contains(extent)
    }
    return isInside ? values.outline() : nil
  }

  /// Whether a change of a sublayer changes no more of the picture than that sublayer covers. The
  /// shadow of all that a layer shows changes as well.
  var changesInPart: Bool { !values.hasShadow || shadowOutline != nil }
}
