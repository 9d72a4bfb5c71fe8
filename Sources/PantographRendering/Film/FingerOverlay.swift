import CPantographCairo
import Foundation

/// Draws fingers and their trails over a picture.
struct FingerOverlay {
  let fingers: [Finger]
  /// The point at the picture's top left corner.
  let origin: CGPoint
  let scale: CGFloat

  func drawn(over image: PixelImage) throws(RenderingError) -> PixelImage {
    let surface = try CairoSurface(image)
    let context = try CairoContext(surface)
    context.scale(Double(scale))
    context.translate(x: -Double(origin.x), y: -Double(origin.y))
    for finger in fingers { drawTrail(of: finger, context) }
    for finger in fingers { draw(finger, context) }
    try context.check()
    return try surface.image()
  }

  /// Draws the trail; older parts are fainter.
  private func drawTrail(of finger: Finger, _ context: borrowing CairoContext) {
    let points = (finger.trail + [finger.position]).filter { $0.x.isFinite && $0.y.isFinite }
    guard points.count > 1 else { return }
    // No round caps, which would be visible where two pieces overlap.
    context.setLine(width: Double(finger.radius) * 0.5, dash: [], isRound: false)
    for (index, (from, to)) in zip(points, points.dropFirst()).enumerated() {
      let age = Double(index + 1) / Double(points.count - 1)
      context.setColor(
        red: 0.9, green: 0.15, blue: 0.3, alpha: (0.1 + 0.35 * age) * (finger.isDown ? 1 : 0.6))
      context.beginPath()
      context.move(x: Double(from.x), y: Double(from.y))
      context.line(x: Double(to.x), y: Double(to.y))
      context.stroke()
    }
  }

  private func draw(_ finger: Finger, _ context: borrowing CairoContext) {
    guard finger.position.x.isFinite, finger.position.y.isFinite, finger.radius > 0 else { return }
    context.beginPath()
    context.addCircle(
      x: Double(finger.position.x), y: Double(finger.position.y), radius: Double(finger.radius))
    context.setColor(red: 0.9, green: 0.15, blue: 0.3, alpha: finger.isDown ? 0.45 : 0)
    context.fill()
    if !finger.isDown {
      context.setLine(width: 5, dash: [], isRound: true)
      context.setColor(red: 0.9, green: 0.15, blue: 0.3, alpha: 0.45)
      context.stroke()
    }
    context.setLine(width: 2, dash: [], isRound: true)
    context.setColor(red: 1, green: 1, blue: 1, alpha: 0.95)
    context.stroke()
  }
}
