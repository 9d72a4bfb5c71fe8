import Foundation
import Motion

/// A page in strips that roll, one after the other, over a cylinder that lies across it.
@MainActor
struct PageCurl {
  /// Covers what the page lies on.
  let layer = CALayer()
  private let strips: [(strip: CALayer, shade: CALayer, top: CGFloat)]
  private let size: CGSize

  private static let stripCount = 12
  private static let frameCount = 16
  /// The cylinder's, as a share of the page's height.
  private static let radius: CGFloat = 0.12
  /// From here of the way on what is left of the page fades.
  private static let fading = 0.8

  init(of page: CALayer) {
    let bounds = page.bounds
    size = bounds.size
    layer.values.bounds = bounds
    layer.values.position = CGPoint(x: bounds.midX, y: bounds.midY)
    layer.values.sublayerTransform = CATransform3D.perspective(
      fromDistance: max(bounds.height, 1) * ViewTransition.eyeDistance)
    let height = bounds.height / CGFloat(Self.stripCount)
    var strips: [(CALayer, CALayer, CGFloat)] = []
    for number in 0..<Self.stripCount {
      let strip = CALayer()
      let top = CGFloat(number) * height
      strip.values.bounds = CGRect(
        x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: height)
      strip.values.anchorPoint = CGPoint(x: 0.5, y: 0)
      strip.values.position = CGPoint(x: bounds.midX, y: bounds.minY + top)
      strip.values.masksToBounds = true
      strip.addSublayer(number == 0 ? page : page.stillCopy())
      let shade = CALayer()
      shade.values.bounds = strip.values.bounds
      shade.values.position = CGPoint(x: bounds.midX, y: strip.values.bounds.midY)
      strip.addSublayer(shade)
      layer.addSublayer(strip)
      strips.append((strip, shade, top))
    }
    self.strips = strips
  }

  func motions(isUp: Bool) -> [ViewTransition.Motion] {
    var motions: [ViewTransition.Motion] = []
    let ways = (0...Self.frameCount).map { Double($0) / Double(Self.frameCount) }
    let progress = isUp ? ways : ways.reversed()
    for (strip, shade, top) in strips {
      let angles = progress.map { roll(top, $0) }
      motions.append(
        ViewTransition.Motion(
          layer: strip,
          animation: ViewTransition.keyframes("transform", progress.map { map(top, $0) })))
      motions.append(
        ViewTransition.Motion(
          layer: shade,
          animation: ViewTransition.keyframes("backgroundColor", angles.map { color($0) })))
    }
    let fade = progress.map { 1 - max($0 - Self.fading, 0) / (1 - Self.fading) }
    motions.append(
      ViewTransition.Motion(layer: layer, animation: ViewTransition.keyframes("opacity", fade)))
    return motions
  }

  private var radius: CGFloat { size.height * Self.radius }

  /// Where the cylinder touches the page: from the bottom to above the top.
  private func line(_ progress: Double) -> CGFloat {
    size.height - (size.height + radius) * CGFloat(progress)
  }

  /// The angle by which the page is turned at a height.
  private func roll(_ top: CGFloat, _ progress: Double) -> CGFloat {
    guard radius > 0 else { return 0 }
    return min(max((top - line(progress)) / radius, 0), .pi)
  }

  private func map(_ top: CGFloat, _ progress: Double) -> CATransform3D {
    let angle = roll(top, progress)
    if angle == 0 { return CATransform3DIdentity }
    // Beyond the half turn the page lies on its back again.
    let rest = max(top - line(progress) - radius * .pi, 0)
    let y = line(progress) + radius * sine(angle) - rest
    return CATransform3DConcat(
      CATransform3DMakeRotation(angle, 1, 0, 0),
      CATransform3DMakeTranslation(0, y - top, radius * (1 - cosine(angle))))
  }

  private func sine(_ angle: CGFloat) -> CGFloat { CGFloat(Mathematics.sin(Double(angle))) }
  private func cosine(_ angle: CGFloat) -> CGFloat { CGFloat(Mathematics.cos(Double(angle))) }

  /// Darker the more it stands, and pale from behind.
  private func color(_ angle: CGFloat) -> CGColor {
    angle > .pi / 2
      ? CGColor(red: 1, green: 1, blue: 1, alpha: 0.6 + 0.3 * -cosine(angle))
      : CGColor(red: 0, green: 0, blue: 0, alpha: 0.25 * sine(angle))
  }
}
