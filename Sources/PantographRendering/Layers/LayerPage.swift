import CPantographCairo
import Foundation
import QuartzCore

/// A layer and its descendants, drawn flat so that the page can be transformed in space.
final class LayerPage {
  let layer: LayerSnapshot
  let scale: Double
  /// The offset of the picture's first pixel from the layer's origin, in pixels.
  let origin: CGPoint
  let pixels: PixelImage

  /// Draws the page.
  ///
  /// - Parameter scale: The number of pixels for each point.
  init(_ placed: PlacedLayer, scale: Double, store: LayerStore) throws(RenderingError) {
    // One transparent pixel on each side makes the edges smooth.
    let box = CGRect(
      x: placed.extent.minX * scale, y: placed.extent.minY * scale,
      width: placed.extent.width * scale, height: placed.extent.height * scale
    ).insetBy(dx: -1, dy: -1).integral
    let surface = try CairoSurface(width: Double(box.width), height: Double(box.height))
    let painter = LayerPainter(
      context: try CairoContext(surface), store: store,
      visible: CGRect(origin: .zero, size: box.size))
    var flat = placed.snapshot
    flat.values.opacity = 1
    flat.values.isDoubleSided = true
    flat.values.pageCurl = 0
    try painter.paint(
      PlacedLayer(flat), through: PlaneMap(scale: scale, x: -box.minX, y: -box.minY))
    try painter.context.check()
    layer = placed.snapshot
    self.scale = scale
    origin = box.origin
    pixels = try surface.image()
  }

  var byteCount: Int { pixels.pixels.count * 4 }

  /// The map from the picture's pixels to the layer's plane.
  var map: PlaneMap {
    PlaneMap(scale: 1 / scale, x: Double(origin.x) / scale, y: Double(origin.y) / scale)
  }

  /// The largest side of a page, in pixels.
  static let maximumSide: CGFloat = 4096
}
