import CPantographCairo

/// A coverage mask through which a color is drawn, 0...255 for each pixel. It owns cairo's surface.
final class CairoMask {
  let pointer: OpaquePointer
  let width: Int
  let height: Int

  init(width: Int, height: Int) throws(RenderingError) {
    let sides = 1...PixelImage.maximumSide
    guard sides.contains(width), sides.contains(height) else {
      throw .impossibleSize(width: Double(width), height: Double(height))
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let surface else {
      cairo_surface_destroy(surface)
      throw .drawingFailed(CairoStatusText.of(status))
    }
    pointer = surface
    self.width = width
    self.height = height
  }

  deinit {
    cairo_surface_destroy(pointer)
  }

  /// The coverage, row by row from the top left.
  var coverage: [UInt8] {
    get {
      cairo_surface_flush(pointer)
      let stride = Int(cairo_image_surface_get_stride(pointer))
      guard let data = cairo_image_surface_get_data(pointer) else { return [] }
      return Array(unsafeUninitializedCapacity: width * height) { buffer, count in
        for row in 0..<height {
          (buffer.baseAddress! + row * width).update(from: data + row * stride, count: width)
        }
        count = width * height
      }
    }
    set {
      precondition(newValue.count == width * height, "a mask has a value for each pixel")
      let stride = Int(cairo_image_surface_get_stride(pointer))
      guard let data = cairo_image_surface_get_data(pointer) else { return }
      newValue.withUnsafeBufferPointer { values in
        for row in 0..<height {
          (data + row * stride).update(from: values.baseAddress! + row * width, count: width)
        }
      }
      cairo_surface_mark_dirty(pointer)
    }
  }
}
