import Foundation
import QuartzCore

extension PlacedLayer {
  /// Returns whether the layer hides everything behind it in the box, in pixels. It may return
  /// false although the layer does.
  func covers(_ box: CGRect, through map: PlaneMap) -> Bool {
    guard hidesWhatIsBehind(map), map.bounds(of: content)?.contains(box.insideSlack) ?? false
    else { return false }
    let isOpaque = values.backgroundColor?.isOpaque == true
    if isOpaque || values.masksToBounds {
      let holds = holdsInside(box, map)
      if holds, isOpaque { return true }
      guard holds || !values.masksToBounds else { return false }
    }
    return children.contains {
      $0.cut == nil && $0.layer.covers(box, through: $0.map.followed(by: map))
    }
  }

  /// Returns whether a layer after the cut hides everything else in the box.
  func covers(_ box: CGRect, through map: PlaneMap, after path: ArraySlice<Int>) -> Bool {
    guard let next = path.first, hidesWhatIsBehind(map),
      !values.masksToBounds || holdsInside(box, map)
    else { return false }
    return children.indices.contains { index in
      let child = children[index]
      guard index >= next, child.cut == nil else { return false }
      let inside = child.map.followed(by: map)
      return index == next && path.count > 1
        ? child.layer.covers(box, through: inside, after: path.dropFirst())
        : child.layer.covers(box, through: inside)
    }
  }

  /// Returns whether the layer's background hides everything behind it in the box, including the
  /// layer's own shadow.
  func backgroundCovers(_ box: CGRect, through map: PlaneMap) -> Bool {
    values.backgroundColor?.isOpaque == true && isUpright(map) && holdsInside(box, map)
  }

  // MARK: Pieces

  /// Divides the box into pieces. If a layer covers a whole piece, nothing behind that layer needs
  /// to be drawn there.
  ///
  /// - Parameter path: A cut; only layers after it are considered.
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

  /// The largest number of divisions; each piece is drawn separately, which has a cost.
  private static let mostCuts = 2
  /// The smallest area of a covered piece, in pixels.
  private static let leastArea: CGFloat = 4096

  /// Returns the part of the box that a layer hides, in whole pixels. The foremost layer that hides
  /// an area of at least `least` is used.
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
      if child.cut != nil { continue }
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

  /// Returns whether the box is inside the bounds and their rounded corners.
  private func holdsInside(_ box: CGRect, _ map: PlaneMap) -> Bool {
    let inner = box.insideSlack
    return values.innerParts.contains { map.bounds(of: $0)?.contains(inner) ?? false }
  }

  /// Whether the shadow is that of `shadowPath` or of the layer's outline. The outline is right if
  /// the layer is opaque inside it and nothing else casts a shadow. Otherwise the shape is found by
  /// drawing the layer.
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

  /// Whether a change of a sublayer changes only the part of the picture that the sublayer covers.
  /// If the shadow follows everything that the layer shows, the shadow changes, too.
  var changesInPart: Bool { !values.hasShadow || hasShadowOutline }
}

extension LayerValues {
  /// Returns the pixels of the box inside the bounds and their rounded corners. Of several
  /// rectangles, it chooses the one that covers most of the box, and avoids narrow strips at its
  /// sides.
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

  /// Returns the pixels of the box inside the bounds, without the squares in which their corners
  /// are rounded; nil if there is none between the corners.
  func innerCross(of box: CGRect, through map: PlaneMap) -> PixelCross? {
    let parts = innerParts
    guard let tall = parts.last.flatMap({ map.bounds(of: $0) })?.wholePixels.intersection(box),
      let wide = parts.suffix(2).first.flatMap({ map.bounds(of: $0) })?.wholePixels
        .intersection(box), !tall.isEmpty, !wide.isEmpty
    else { return nil }
    return PixelCross(tall: tall, wide: wide)
  }

  /// The width in pixels whose area costs as much as having a strip at the side: each row of the
  /// strip is drawn separately.
  private static let stripWidth: CGFloat = 32

  /// The largest rectangles inside the bounds and their rounded corners.
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
    // The nearest rectangle inside a corner's arc is inset by this.
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
  /// A fraction of a pixel that is invisible to cairo, which distinguishes 256 positions in each.
  private static let slack: CGFloat = 1 / 1024

  fileprivate var insideSlack: CGRect { insetBy(dx: Self.slack, dy: Self.slack) }

  /// The pixels that the rectangle covers at least in part.
  var touchedPixels: CGRect { insideSlack.integral }

  /// The pixels that the rectangle covers completely; null if there are none.
  fileprivate var wholePixels: CGRect {
    let (left, top) = ((minX - Self.slack).rounded(.up), (minY - Self.slack).rounded(.up))
    let width = (maxX + Self.slack).rounded(.down) - left
    let height = (maxY + Self.slack).rounded(.down) - top
    return width > 0 && height > 0 ? CGRect(x: left, y: top, width: width, height: height) : .null
  }
}
