import CoreGraphics
import Foundation

/// A particle as it is seen at one time.
struct EmittedParticle {
  let image: CGImage
  let part: CGRect
  let place: CGPoint
  let angle: CGFloat
  let size: CGSize
  let color: CGColor

  /// The smallest upright rectangle around the particle at any angle.
  var frame: CGRect {
    let radius = (size.width * size.width + size.height * size.height).squareRoot() / 2
    return CGRect(x: place.x - radius, y: place.y - radius, width: 2 * radius, height: 2 * radius)
  }

  /// Returns the step that draws the particle.
  func step(_ mode: CGBlendMode) -> DrawingStep {
    let map = CGAffineTransform(rotationAngle: angle)
      .concatenating(CGAffineTransform(translationX: place.x, y: place.y))
    let frame = CGRect(
      x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
    return .picture(
      content(in: frame), frame, map, DrawingPaint(alpha: color.alpha, blendMode: mode))
  }

  /// The picture, cut to its part and multiplied by the color.
  private func content(in frame: CGRect) -> AnyHashable {
    let isWhole = part == CGRect(x: 0, y: 0, width: 1, height: 1)
    let isWhite = color.red == 1 && color.green == 1 && color.blue == 1
    if isWhole, isWhite { return image }
    let whole = CGRect(
      x: frame.minX - part.minX / part.width * frame.width,
      y: frame.minY - part.minY / part.height * frame.height, width: frame.width / part.width,
      height: frame.height / part.height)
    let picture = DrawingStep.picture(image, whole, .identity, DrawingPaint())
    guard !isWhite else { return Drawing(bounds: frame, steps: [picture]) }
    let box = CGPath(rect: frame).steps
    let multiply = DrawingPaint(blendMode: .multiply)
    let cut = DrawingPaint(blendMode: .destinationIn)
    let plain = CGColor(red: color.red, green: color.green, blue: color.blue, alpha: 1)
    return Drawing(
      bounds: frame,
      steps: [
        picture, .fill(box, .winding, plain, multiply), .picture(image, whole, .identity, cut),
      ])
  }
}
