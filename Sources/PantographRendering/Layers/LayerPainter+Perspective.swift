import CPantographCairo
import Foundation
import QuartzCore

extension LayerPainter {
  /// Draws the layer flat, then curls the picture or transforms it in space.
  func paintInPerspective(
    _ layer: PlacedLayer, through map: PlaneMap, in box: CGRect
  ) throws(RenderingError) {
    let scale = pageScale(layer, map)
    guard scale > 0 else { return }
    let page: LayerPage
    if let kept = store.page(of: layer.snapshot, scale: scale) {
      page = kept
    } else {
      page = try LayerPage(layer, scale: scale, store: store)
      store.keep(page)
    }
    var pixels = page.pixels
    if layer.values.pageCurl > 0 {
      pixels = CurledPage(pixels, progress: Double(layer.values.pageCurl)).picture()
    }
    let seen = page.map.followed(by: map)
    context.save()
    defer { context.restore() }
    // A flat page is copied; any other is projected.
    let isFlat = map.isAffine
    let image = isFlat ? pixels : ProjectedPicture(pixels, through: seen).picture(in: box)
    let surface = try CairoSurface(image)
    isFlat ? context.setMap(seen) : context.setMap(PlaneMap(scale: 1, x: box.minX, y: box.minY))
    cairo_set_source_surface(context.pointer, surface.pointer, 0, 0)
    cairo_paint_with_alpha(context.pointer, layer.opacity)
  }

  /// Returns the number of pixels for each point at the nearest point of the layer. It changes in
  /// steps, so that a turning page is rarely redrawn.
  private func pageScale(_ layer: PlacedLayer, _ map: PlaneMap) -> Double {
    let extent = layer.extent
    let side = max(extent.width, extent.height)
    guard side > 0, side < 1e5 else { return 0 }
    let places = extent.corners + [CGPoint(x: extent.midX, y: extent.midY)]
    let stretch = places.map { map.stretch(at: $0) }.max() ?? 0
    guard stretch > 0 else { return 0 }
    let stepped = map.isAffine ? stretch : exp2((log2(stretch) * 2).rounded(.up) / 2)
    return min(stepped, Double(LayerPage.maximumSide / side))
  }
}
