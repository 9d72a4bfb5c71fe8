import CPantographCairo
import Glibc

/// Pixels that cairo draws on. It owns cairo's surface.
struct CairoSurface: ~Copyable {
  let pointer: OpaquePointer
  let width: Int
  let height: Int

  init(width: Double, height: Double) throws(RenderingError) {
    self.init(owning: try Self.created(width: width, height: height))
  }

  /// Creates a surface whose pixels have any values until they are drawn. To write zeros into a
  /// whole picture takes as long as to draw much of it.
  init(unwritten width: Double, _ height: Double) throws(RenderingError) {
    let (width, height) = try Self.sides(width: width, height: height)
    let row = cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, width)
    guard let pixels = malloc(Int(row) * Int(height)) else {
      throw .drawingFailed(CairoStatusText.of(CAIRO_STATUS_NO_MEMORY))
    }
    let surface = cairo_image_surface_create_for_data(
      pixels.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, width, height, row)
    // The surface frees the pixels when its last reference goes.
    guard
      cairo_surface_set_user_data(surface, Self.pixelsKey, pixels, { free($0) })
        == CAIRO_STATUS_SUCCESS
    else {
      cairo_surface_destroy(surface)
      free(pixels)
      throw .drawingFailed(CairoStatusText.of(CAIRO_STATUS_NO_MEMORY))
    }
    self.init(owning: try Self.checked(surface))
  }

  /// The address by which cairo finds the pixels of a surface.
  nonisolated(unsafe) private static let pixelsKey = UnsafeMutablePointer<cairo_user_data_key_t>
    .allocate(capacity: 1)

  init(_ image: PixelImage) throws(RenderingError) {
    let surface = try Self.created(width: Double(image.width), height: Double(image.height))
    self.init(owning: surface)
    let stride = Int(cairo_image_surface_get_stride(pointer))
    guard let data = cairo_image_surface_get_data(pointer) else { return }
    image.pixels.withUnsafeBytes { pixels in
      for row in 0..<height {
        UnsafeMutableRawPointer(data + row * stride).copyMemory(
          from: pixels.baseAddress! + row * width * 4, byteCount: width * 4)
      }
    }
    cairo_surface_mark_dirty(pointer)
  }

  init(png bytes: [UInt8]) throws(RenderingError) {
    self.init(owning: try Self.decoded(png: bytes))
  }

  private init(owning surface: OpaquePointer) {
    pointer = surface
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
  }

  deinit {
    cairo_surface_destroy(pointer)
  }

  func image() throws(RenderingError) -> PixelImage {
    cairo_surface_flush(pointer)
    let stride = Int(cairo_image_surface_get_stride(pointer))
    guard let data = cairo_image_surface_get_data(pointer) else {
      throw .drawingFailed("a surface without pixels")
    }
    var image = PixelImage(width: width, height: height)
    image.pixels.withUnsafeMutableBytes { pixels in
      for row in 0..<height {
        (pixels.baseAddress! + row * width * 4).copyMemory(
          from: UnsafeRawPointer(data + row * stride), byteCount: width * 4)
      }
    }
    return image
  }

  func pngBytes() throws(RenderingError) -> [UInt8] {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cairo_surface_write_to_png_stream(
        pointer,
        { closure, data, count in
          guard let closure, let data else { return CAIRO_STATUS_WRITE_ERROR }
          let bytes = closure.assumingMemoryBound(to: [UInt8].self)
          bytes.pointee += UnsafeBufferPointer(start: data, count: Int(count))
          return CAIRO_STATUS_SUCCESS
        }, bytes)
    }
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawingFailed(CairoStatusText.of(status))
    }
    return bytes
  }

  private static func created(width: Double, height: Double) throws(RenderingError) -> OpaquePointer
  {
    let (width, height) = try sides(width: width, height: height)
    return try checked(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height))
  }

  private static func sides(
    width: Double, height: Double
  ) throws(RenderingError) -> (width: Int32, height: Int32) {
    let sides = 1...Double(PixelImage.maximumSide)
    guard sides.contains(width), sides.contains(height) else {
      throw .impossibleSize(width: width, height: height)
    }
    return (Int32(width), Int32(height))
  }

  private static func decoded(png bytes: [UInt8]) throws(RenderingError) -> OpaquePointer {
    var source = CairoPNGSource(bytes: bytes)
    let decoded = withUnsafeMutablePointer(to: &source) { source in
      cairo_image_surface_create_from_png_stream(CairoPNGSource.read, source)
    }
    defer { cairo_surface_destroy(decoded) }
    let status = cairo_surface_status(decoded)
    guard status == CAIRO_STATUS_SUCCESS else { throw .notPNG(CairoStatusText.of(status)) }
    let surface = try created(
      width: Double(cairo_image_surface_get_width(decoded)),
      height: Double(cairo_image_surface_get_height(decoded)))
    // A PNG without transparency has another pixel format; painting the PNG converts it.
    let context = cairo_create(surface)
    cairo_set_source_surface(context, decoded, 0, 0)
    cairo_paint(context)
    cairo_destroy(context)
    return surface
  }

  private static func checked(_ surface: OpaquePointer?) throws(RenderingError) -> OpaquePointer {
    let status = cairo_surface_status(surface)
    guard status == CAIRO_STATUS_SUCCESS, let surface else {
      cairo_surface_destroy(surface)
      throw .drawingFailed(CairoStatusText.of(status))
    }
    return surface
  }
}

/// A surface that can have several owners.
final class CairoPicture {
  let surface: CairoSurface

  init(_ surface: consuming CairoSurface) {
    self.surface = surface
  }
}

/// Cairo's messages for its error codes.
enum CairoStatusText {
  static func of(_ status: cairo_status_t) -> String {
    guard let text = cairo_status_to_string(status) else { return "error \(status.rawValue)" }
    return String(cString: text)
  }
}
