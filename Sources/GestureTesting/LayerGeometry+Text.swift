import PantographPlainText
import UIKit

extension LayerGeometry {
  /// Describes the values that differ in `other`, each from → to: `position 195,422 → 195,530`.
  func words(to other: LayerGeometry) -> String {
    let values = [
      ("position", Self.text(position), Self.text(other.position)),
      ("bounds", Self.text(bounds), Self.text(other.bounds)),
      ("transform", Self.text(transform), Self.text(other.transform)),
      ("sublayer transform", Self.text(sublayerTransform), Self.text(other.sublayerTransform)),
    ]
    return values.filter { $0.1 != $0.2 }.map { "\($0.0) \($0.1) → \($0.2)" }
      .joined(separator: ", ")
  }

  static func text(_ number: CGFloat) -> String { DecimalText(Double(number)).description }

  static func text(_ point: CGPoint) -> String { "\(text(point.x)),\(text(point.y))" }

  private static func text(_ rect: CGRect) -> String {
    "\(text(rect.origin)) \(text(rect.width))×\(text(rect.height))"
  }

  private static func text(_ map: CATransform3D) -> String {
    if CATransform3DIsIdentity(map) { return "none" }
    guard CATransform3DIsAffine(map) else {
      let rows = [
        [map.m11, map.m12, map.m13, map.m14], [map.m21, map.m22, map.m23, map.m24],
        [map.m31, map.m32, map.m33, map.m34], [map.m41, map.m42, map.m43, map.m44],
      ]
      return "[\(rows.map { $0.map(text).joined(separator: " ") }.joined(separator: ", "))]"
    }
    let flat = CATransform3DGetAffineTransform(map)
    var words: [String] = []
    let isTurn = (flat.a - flat.d).magnitude < leastWay && (flat.b + flat.c).magnitude < leastWay
    if isTurn {
      let scale = (flat.a * flat.a + flat.b * flat.b).squareRoot()
      if (scale - 1).magnitude >= leastWay { words.append("scale \(text(scale))") }
      let angle = CGFloat(Double.atan2(Double(flat.b), Double(flat.a))) * 180 / .pi
      if angle.magnitude >= leastWay { words.append("turned \(text(angle))°") }
    } else if flat.b.magnitude < leastWay, flat.c.magnitude < leastWay {
      words.append("scale \(text(flat.a)),\(text(flat.d))")
    } else {
      words.append("[\([flat.a, flat.b, flat.c, flat.d].map(text).joined(separator: " "))]")
    }
    if flat.tx.magnitude >= leastWay || flat.ty.magnitude >= leastWay {
      words.append("shifted \(text(CGPoint(x: flat.tx, y: flat.ty)))")
    }
    return words.isEmpty ? "none" : words.joined(separator: " ")
  }
}

extension Double {
  fileprivate static func atan2(_ y: Double, _ x: Double) -> Double { Foundation.atan2(y, x) }
}
