import CoreGraphics

/// The two steps in which something is painted into a mask, where brightness is opacity.
///
/// The first takes away what lies below, as far as the new shape covers it. The second adds the
/// shape's brightness.
enum MaskPass: CaseIterable {
  case coverage, brightness

  var blendMode: CGBlendMode { self == .coverage ? .destinationOut : .plusLighter }

  /// Returns the brightness of a color with components from 0 to 1, or of any other range.
  static func brightness(_ red: Double, _ green: Double, _ blue: Double) -> Double {
    0.3 * red + 0.59 * green + 0.11 * blue
  }

  /// Returns the color of a shape in this step.
  func color(_ color: CGColor) -> CGColor {
    guard self == .brightness else { return color }
    let bright = Self.brightness(color.red, color.green, color.blue)
    return CGColor(gray: 0, alpha: bright * color.alpha)
  }
}
