import CPantographCairo

/// A cairo context that draws on a surface. It owns cairo's object.
struct CairoContext: ~Copyable {
  let pointer: OpaquePointer

  init(_ surface: borrowing CairoSurface) throws(RenderingError) {
    try self.init(target: surface.pointer)
  }

  init(_ mask: CairoMask) throws(RenderingError) {
    try self.init(target: mask.pointer)
  }

  private init(target: OpaquePointer) throws(RenderingError) {
    let created = cairo_create(target)
    let status = cairo_status(created)
    guard status == CAIRO_STATUS_SUCCESS, let created else {
      cairo_destroy(created)
      throw .drawingFailed(CairoStatusText.of(status))
    }
    pointer = created
  }

  deinit {
    cairo_destroy(pointer)
  }

  /// Throws if any drawing so far has failed: cairo remembers its first error.
  func check() throws(RenderingError) {
    let status = cairo_status(pointer)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawingFailed(CairoStatusText.of(status))
    }
  }

  /// Runs the body, then restores the clip, the transform, the line style and the color.
  func saving(_ body: () -> Void) {
    cairo_save(pointer)
    body()
    cairo_restore(pointer)
  }

  func save() { cairo_save(pointer) }
  func restore() { cairo_restore(pointer) }

  func scale(_ factor: Double) {
    cairo_scale(pointer, factor, factor)
  }

  func translate(x: Double, y: Double) {
    cairo_translate(pointer, x, y)
  }

  func rotate(degrees: Double) {
    cairo_rotate(pointer, degrees * .pi / 180)
  }

  /// Sets the source color; each component is 0...1.
  func setColor(red: Double, green: Double, blue: Double, alpha: Double) {
    cairo_set_source_rgba(pointer, red, green, blue, alpha)
  }

  func setLine(width: Double, dash: [Double], isRound: Bool) {
    cairo_set_line_width(pointer, width)
    cairo_set_line_join(pointer, CAIRO_LINE_JOIN_ROUND)
    cairo_set_line_cap(pointer, isRound ? CAIRO_LINE_CAP_ROUND : CAIRO_LINE_CAP_BUTT)
    cairo_set_dash(pointer, dash, Int32(dash.count), 0)
  }

  func paint() { cairo_paint(pointer) }
  /// Fills the path without removing it.
  func fill() { cairo_fill_preserve(pointer) }
  /// Strokes the path without removing it.
  func stroke() { cairo_stroke_preserve(pointer) }
  func clip() { cairo_clip(pointer) }

  func beginPath() { cairo_new_path(pointer) }
  func move(x: Double, y: Double) { cairo_move_to(pointer, x, y) }
  func line(x: Double, y: Double) { cairo_line_to(pointer, x, y) }
  func closePath() { cairo_close_path(pointer) }

  func addCircle(x: Double, y: Double, radius: Double) {
    cairo_new_sub_path(pointer)
    cairo_arc(pointer, x, y, radius, 0, 2 * .pi)
    cairo_close_path(pointer)
  }

  func addRectangle(x: Double, y: Double, width: Double, height: Double, radius: Double = 0) {
    let corner = min(radius, width / 2, height / 2)
    guard corner > 0 else {
      cairo_rectangle(pointer, x, y, width, height)
      return
    }
    cairo_new_sub_path(pointer)
    cairo_arc(pointer, x + width - corner, y + corner, corner, -.pi / 2, 0)
    cairo_arc(pointer, x + width - corner, y + height - corner, corner, 0, .pi / 2)
    cairo_arc(pointer, x + corner, y + height - corner, corner, .pi / 2, .pi)
    cairo_arc(pointer, x + corner, y + corner, corner, .pi, 1.5 * .pi)
    cairo_close_path(pointer)
  }
}
