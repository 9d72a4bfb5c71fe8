import Foundation
import QuartzCore

extension PlacedLayer {
  /// Whether nothing behind the layer is seen in the box, in pixels. May say no where yes is true.
  func covers(_ box: CGRect, through map: PlaneMap) -> Bool {
    guard hidesWhatIsBehind(map), map.bounds(of: content)?.contains(box.insideSlack) ?? false
    else { return false }
    let isOpaque = values.backgroundColor?.isOpaque == true
    if isOpaque || values.masksToBounds {
      let holds = holdsInside(box, map)
      if holds, isOpaque { return true }
      guard holds || !values.masksToBounds else { return false }
    }
    return children.contains { $0.layer.covers(box, through: $0.map.followed(by: map)) }
  }

  /// Whether a layer that comes after the cut hides everything else in the box.
  func covers(_ box: CGRect, through map: PlaneMap, after path: ArraySlice<Int>) -> Bool {
    guard let next = path.first, hidesWhatIsBehind(map),
      !values.masksToBounds || holdsInside(box, map)
    else { return false }
    return children.indices.contains { index in
      guard index >= next else { return false }
      let child = children[index]
      let inside = child.map.followed(by: map)
      return index == next && path.count > 1
        ? child.layer.covers(box, through: inside, after: path.dropFirst())
        : child.layer.covers(box, through: inside)
    }
  }

  /// Whether the layer's background hides its own shadow, and whatever else is below it, in the box.
  func backgroundCovers(_ box: CGRect, through map: PlaneMap) -> Bool {
    values.backgroundColor?.isOpaque == true && isUpright(map) && holdsInside(box, map)
  }

  // MARK: Pieces

  /// Boxes that together are the box: in each that a layer hides wholly nothing behind it need be drawn.
  ///
  /// - Parameter path: A cut; only what comes after it counts.
  func pieces(of box: CGRect, through map: PlaneMap, after path: ArraySlice<Int>) -> [CGRect] {
    var open = [box]
    var pieces: [CGRect] = []
    for _ in 0..<Self.mostCuts {
      guard let index = open.indices.max(by: { open[$0].area < open[$1].area }) else { break }
      let part = open.remove(at: index)
      let least = max(part.area / 16, Self.leastArea)
      guard let hidden = opaquePart(of: part, through: map, least: least, after: path) else {
        pieces.append(part)
        continue
      }
      pieces.append(hidden)
      open += part.parts(outside: hidden)
    }
    return pieces + open
  }

  /// Each piece is a picture of its own, which costs something.
  private static let mostCuts = 2
  /// In pixels.
  private static let leastArea: CGFloat = 4096

  /// A part of the box in which a layer hides what is behind it, in whole pixels: that of the foremost layer
  /// of which it is at least so large.
  private func opaquePart(
    of box: CGRect, through map: PlaneMap, least: CGFloat, after path: ArraySlice<Int>?
  ) -> CGRect? {
    guard hidesWhatIsBehind(map), let place = map.bounds(of: content)?.intersection(box),
      place.area >= least
    else { return nil }
    let isOpaque = path == nil && values.backgroundColor?.isOpaque == true
    let inside = isOpaque || values.masksToBounds ? values.innerPart(of: box, through: map) : nil
    let room = values.masksToBounds ? inside : box
    guard let room, room.area >= least else { return nil }
    let next = path?.first ?? 0
    for index in children.indices.reversed() where index >= next {
      let child = children[index]
      let rest = index == next && path?.count ?? 0 > 1 ? path?.dropFirst() : nil
      let part = child.layer.opaquePart(
        of: room, through: child.map.followed(by: map), least: least, after: rest)
      if let part { return part }
    }
    return isOpaque && (inside?.area ?? 0) >= least ? inside : nil
  }

  private func hidesWhatIsBehind(_ map: PlaneMap) -> Bool {
    values.isShown && opacity >= 1 && masks.isEmpty && values.vibrancy == 0 && values.pageCurl <= 0
      && isUpright(map) && values.blendMode == nil
      && (values.isDoubleSided || map.determinant > 0) && map.isDrawable
  }

  private func isUpright(_ map: PlaneMap) -> Bool {
    map.first.y == 0 && map.second.x == 0 && map.isAffine
  }

  /// Whether the box lies within the bounds and their round corners.
  private func holdsInside(_ box: CGRect, _ map: PlaneMap) -> Bool {
    let inner = box.insideSlack
    return values.innerParts.contains { map.bounds(of: $0)?.contains(inner) ?? false }
  }

  /// Whether the shadow is that of its path, or of the layer's outline: where the layer is opaque within it and
  /// nothing else casts one. Elsewhere its shape has to be found out by drawing the layer.
  var hasShadowOutline: Bool {
    if values.shadowPath != nil { return true }
    guard masks.isEmpty, values.backgroundColor?.isOpaque == true else { return false }
    let inset = values.fittingCornerRadius * (1 - 0.5.squareRoot())
    let safe = values.bounds.insetBy(dx: inset, dy: inset)
    let isPlain = values.contents == nil && !values.hasShape
    let isSquare = values.fittingCornerRadius == 0 && values.bounds.contains(values.ownExtent)
    guard isPlain || isSquare else { return false }
    return children.allSatisfy { child in
      guard let extent = child.map.bounds(of: child.layer.extent) else { return false }
      return extent.isNull || safe.contains(extent)
    }
  }

  /// Whether a change of a sublayer changes no more of the picture than that sublayer covers. The
  /// shadow of all that a layer shows changes as well.
  var changesInPart: Bool { !values.hasShadow || hasShadowOutline }
}

extension LayerValues {
  /// The pixels of the box that lie within the bounds and their round corners: of all rectangles the one
  /// that leaves least of the box, and no narrow strips beside it where that is to be had.
  func innerPart(of box: CGRect, through map: PlaneMap) -> CGRect? {
    var best: (part: CGRect, score: CGFloat)?
    for part in innerParts {
      guard let part = map.bounds(of: part)?.wholePixels.intersection(box), !part.isEmpty
      else { continue }
      let strips: CGFloat = (part.minX > box.minX ? 1 : 0) + (part.maxX < box.maxX ? 1 : 0)
      let score = part.area - strips * part.height * Self.stripWidth
      if score > best?.score ?? -.infinity { best = (part, score) }
    }
    return best?.part
  }

  /// A strip beside a part costs as much as if it were this much wider, in pixels: each row of it is a row.
  private static let stripWidth: CGFloat = 32

  /// The largest rectangles within the bounds and their round corners.
  var innerParts: [CGRect] {
    let radius = fittingCornerRadius
    guard radius > 0, !maskedCorners.round.isEmpty else { return [bounds] }
    func side(_ one: CACornerMask, _ other: CACornerMask) -> CGFloat {
      maskedCorners.contains(one) || maskedCorners.contains(other) ? radius : 0
    }
    let top = side(.layerMinXMinYCorner, .layerMaxXMinYCorner)
    let bottom = side(.layerMinXMaxYCorner, .layerMaxXMaxYCorner)
    let left = side(.layerMinXMinYCorner, .layerMinXMaxYCorner)
    let right = side(.layerMaxXMinYCorner, .layerMaxXMaxYCorner)
    // So far inside a corner's arc is the nearest rectangle.
    let inset = radius * (1 - 0.5.squareRoot())
    return [
      bounds.insetBy(dx: inset, dy: inset),
      CGRect(
        x: bounds.minX, y: bounds.minY + top, width: bounds.width,
        height: bounds.height - top - bottom),
      CGRect(
        x: bounds.minX + left, y: bounds.minY, width: bounds.width - left - right,
        height: bounds.height),
    ]
  }
}

extension CGRect {
  /// A part of a pixel that cairo, which knows 256 places in each, does not see.
  private static let slack: CGFloat = 1 / 1024

  fileprivate var insideSlack: CGRect { insetBy(dx: Self.slack, dy: Self.slack) }

  /// The pixels that it covers wholly; null where it covers none.
  fileprivate var wholePixels: CGRect {
    let (left, top) = ((minX - Self.slack).rounded(.up), (minY - Self.slack).rounded(.up))
    let width = (maxX + Self.slack).rounded(.down) - left
    let height = (maxY + Self.slack).rounded(.down) - top
    return width > 0 && height > 0 ? CGRect(x: left, y: top, width: width, height: height) : .null
  }
}
