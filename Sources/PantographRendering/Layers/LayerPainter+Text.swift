import CPantographCairo
import Foundation
import QuartzCore

extension LayerPainter {
  /// Draws text inside its frame, vertically centered as in labels, or at the top.
  func paint(_ text: TextBlock, in frame: CGRect, through map: PlaneMap, alpha: Double)
    throws(RenderingError)
  {
    guard frame.width > 0, frame.height > 0, !text.runs.isEmpty, frame.isWithinReach,
      text.runs.allSatisfy({ Self.canWrite($0.font.pointSize * map.stretch(at: frame.origin)) })
    else { return }
    guard PangoFonts.areThere else {
      return paintBar(for: text, in: frame, through: map, alpha: alpha)
    }
    if let shadow = text.shadow, shadow.color.alpha > 0 {
      context.save()
      context.setMap(map)
      context.clip(to: frame)
      let place = frame.offsetBy(dx: shadow.x, dy: shadow.y)
      try paint(text.asShadow(shadow.color), in: place, through: map, alpha: alpha)
      context.restore()
    }
    let broken = store.brokenText(text, in: frame.size)
    let shaped =
      broken == nil
      ? store.text(ShapedText.Key(text: text, width: frame.width, height: frame.height)) : nil
    let height = broken?.height ?? shaped?.size.height ?? 0
    context.save()
    defer { context.restore() }
    context.setMap(map)
    context.clip(to: frame)
    if alpha < 1 { cairo_push_group(context.pointer) }
    cairo_translate(
      context.pointer, Double(frame.minX),
      Double(text.isAtTop ? frame.minY : frame.minY + (frame.height - height) / 2)
        + Double(text.drop))
    shaped?.draw(in: context.pointer)
    try broken?.draw(in: context.pointer)
    if alpha < 1 {
      cairo_pop_group_to_source(context.pointer)
      cairo_paint_with_alpha(context.pointer, alpha)
    }
    for (image, place) in broken?.pictures ?? [] where place.width > 0 && place.height > 0 {
      let top = text.isAtTop ? frame.minY : frame.minY + (frame.height - height) / 2
      try paint(
        image, place.offsetBy(dx: frame.minX, dy: top + text.drop), LayerValues(), through: map,
        alpha: alpha)
    }
  }

  /// Returns whether letters of this size, in pixels, are large enough to be seen and not larger
  /// than any screen.
  private static func canWrite(_ pixels: CGFloat) -> Bool { pixels > 0.05 && pixels < 20_000 }

  /// Draws a bar in place of the text on a machine without fonts.
  private func paintBar(
    for text: TextBlock, in frame: CGRect, through map: PlaneMap, alpha: Double
  ) {
    let size = PlainTextMeasurer().size(of: text, in: frame.width)
    let (width, height) = (min(size.width, frame.width), min(size.height, frame.height))
    let space = frame.width - width
    let x: CGFloat =
      switch text.alignment {
      case .center: frame.minX + space / 2
      case .right: frame.minX + space
      case .left, .justified, .natural: frame.minX
      }
    let middle = text.isAtTop ? frame.minY + height / 2 : frame.midY
    context.setMap(map)
    context.setColor(text.runs[0].color, alpha: alpha * 0.3)
    context.beginPath()
    context.addRectangle(
      x: Double(x), y: Double(middle - height * 0.35), width: Double(width),
      height: Double(height * 0.7), radius: Double(height) * 0.2)
    context.fillPath()
  }
}
