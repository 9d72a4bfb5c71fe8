import Foundation
import QuartzCore

extension CGRect {
  static let everything = CGRect(x: -1e6, y: -1e6, width: 2e6, height: 2e6)

  /// The rectangle limited to coordinates that numbers can distinguish; `everything` if an edge is
  /// not a number, such as infinity minus infinity.
  var reachable: CGRect {
    if isNull { return .null }
    let farthest = 1e12
    func edge(_ value: CGFloat) -> CGFloat { min(max(value, -farthest), farthest) }
    let (right, bottom) = (origin.x + size.width, origin.y + size.height)
    guard !origin.x.isNaN, !origin.y.isNaN, !right.isNaN, !bottom.isNaN else { return .everything }
    let (left, top) = (edge(origin.x), edge(origin.y))
    return CGRect(x: left, y: top, width: edge(right) - left, height: edge(bottom) - top)
  }
}

extension LayerValues {
  var isShown: Bool { !isHidden && opacity > 0 }

  var hasShadow: Bool {
    shadowOpacity > 0 && (shadowColor?.alpha ?? 0) > 0 && !masksToBounds
  }

  var hasBorder: Bool { borderWidth > 0 && (borderColor?.alpha ?? 0) > 0 }
  var hasBackground: Bool { (backgroundColor?.alpha ?? 0) > 0 }
  var hasGradient: Bool { !list("colors").isEmpty }
  var hasShape: Bool { path("path")?.isEmpty == false }

  /// The path as it is drawn: upside down in a layer whose y axis points up.
  var drawnPath: [PathStep]? {
    guard isGeometryFlipped, let steps = path("path") else { return path("path") }
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: bounds.minY + bounds.maxY)
    return CGPath(steps: steps).copy(using: flip)?.steps
  }

  var drawnParts: Int {
    var count = 0
    if hasBackground { count += 1 }
    if hasBackdrop { count += 1 }
    if contents != nil { count += 1 }
    if hasGradient { count += 1 }
    if hasShape {
      if (color("fillColor")?.alpha ?? 0) > 0 { count += 1 }
      if (color("strokeColor")?.alpha ?? 0) > 0 { count += 1 }
    }
    if hasBorder { count += 1 }
    return count
  }

  /// The rectangle that the layer covers without its sublayers.
  var ownExtent: CGRect {
    var extent = CGRect.null
    if hasBackground || hasBorder || hasGradient || hasBackdrop { extent = bounds.reachable }
    if let contents {
      extent = extent.union((ContentsPlacement(contents, self)?.frame ?? .null).reachable)
    }
    if hasShape, let steps = drawnPath {
      var reach: CGFloat = 0
      if color("strokeColor") != nil {
        reach = CGFloat(number("lineWidth") ?? 1) / 2
        let isPointed = shape.lineJoin == .miter
        reach *= isPointed ? max(CGFloat(number("miterLimit") ?? 10), 1.5) : 1.5
      }
      let box = CGPath(steps: steps).boundingBox.reachable
      extent = extent.union(box.insetBy(dx: -reach, dy: -reach).reachable)
    }
    return extent.reachable
  }

  func shadowExtent(of content: CGRect) -> CGRect {
    let shape = shadowPath.map { CGPath(steps: $0).boundingBox.reachable } ?? content
    guard !shape.isNull else { return .null }
    let reach = ShadowBlur.reach(of: max(shadowRadius, 0)) + 1
    return shape.insetBy(dx: -reach, dy: -reach)
      .offsetBy(dx: shadowOffset.width, dy: shadowOffset.height).reachable
  }

  /// The corner radius, limited to what fits into the bounds.
  var fittingCornerRadius: CGFloat {
    max(0, min(cornerRadius, bounds.width / 2, bounds.height / 2))
  }

  /// Whether the outline has no rounded corners, and its numbers can be drawn.
  var isRectangle: Bool {
    bounds.isPlace && (fittingCornerRadius <= 0 || maskedCorners.round.isEmpty)
  }

  /// Returns the outline of the bounds with rounded corners, moved inwards by `inset`.
  func outline(inset: CGFloat = 0) -> [PathStep] {
    let rect = bounds.insetBy(dx: inset, dy: inset)
    guard !rect.isNull else { return [] }
    let path = CGMutablePath()
    let radius = max(0, fittingCornerRadius - inset)
    path.addRoundedRect(
      in: rect, corner: CGSize(width: radius, height: radius), corners: maskedCorners.round)
    return path.steps
  }
}
