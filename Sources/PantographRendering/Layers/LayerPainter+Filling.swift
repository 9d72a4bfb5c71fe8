import CPantographCairo
import Foundation
import QuartzCore

extension LayerPainter {
  /// Fills the bounds, including rounded corners, with the current source.
  ///
  /// - Parameter replacesInside: Whether the source is opaque and replaces the pixels inside the
  ///   bounds, which is faster than to blend with them.
  func fill(_ values: LayerValues, in map: PlaneMap, replacesInside: Bool = false) {
    guard let box = map.bounds(of: values.bounds)?.touchedPixels.intersection(visible),
      let cross = cross(inside: values, map, box, isPathFaster: !replacesInside)
    else {
      addOutline(of: values, through: map)
      return context.fillPath()
    }
    context.save()
    defer { context.restore() }
    context.setPixels()
    cairo_new_path(context.pointer)
    for part in cross.parts { context.addPixels(part) }
    if replacesInside { cairo_set_operator(context.pointer, CAIRO_OPERATOR_SOURCE) }
    context.fillPath()
    if replacesInside { cairo_set_operator(context.pointer, CAIRO_OPERATOR_OVER) }
    for part in cross.rest(of: box) {
      context.saving {
        context.clip(toPixels: part)
        context.setMap(map)
        addOutline(of: values, through: map)
        context.fillPath()
      }
    }
  }

  /// Returns the visible whole pixels inside the bounds, without their rounded corners; nil if it
  /// is faster, or more exact, to fill the outline. Each row of an outline is drawn separately.
  private func cross(
    inside values: LayerValues, _ map: PlaneMap, _ box: CGRect, isPathFaster: Bool
  ) -> PixelCross? {
    guard store.keepsGroups, map.isAffine, map.first.y == 0, map.second.x == 0,
      !isPathFaster || values.fittingCornerRadius > 0 && box.height >= Self.leastHeight
    else { return nil }
    return values.innerCross(of: box, through: map)
  }

  /// The number of rows from which on filling rectangles is faster than filling the outline.
  private static var leastHeight: CGFloat { 64 }
}

/// The whole pixels inside a rectangle with rounded corners, without the squares of the corners.
struct PixelCross {
  /// The pixels between the left and the right corners.
  let tall: CGRect
  /// The pixels between the upper and the lower corners.
  let wide: CGRect

  /// The pixels, in rectangles that do not overlap.
  var parts: [CGRect] { [tall] + wide.parts(outside: tall) }

  /// Returns the other pixels of a box, in rectangles that do not overlap: each corner, and each edge
  /// that covers only a part of its pixels. Filling the outline takes the less time the narrower a
  /// rectangle is.
  func rest(of box: CGRect) -> [CGRect] {
    let columns = [(box.minX, tall.minX), (tall.minX, tall.maxX), (tall.maxX, box.maxX)]
    let rows = [(box.minY, wide.minY), (wide.minY, wide.maxY), (wide.maxY, box.maxY)]
    return rows.flatMap { top, bottom in
      columns.flatMap { left, right in
        CGRect(x: left, y: top, width: right - left, height: bottom - top).parts(outside: tall)
          .flatMap { $0.parts(outside: wide) }
      }
    }.filter { $0.width > 0 && $0.height > 0 }
  }
}
