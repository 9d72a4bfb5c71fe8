import Foundation

/// The kind of a color space.
public enum CGColorSpaceModel: Int32, Hashable, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern
  // The name is Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case XYZ
}

/// The treatment of colors that another space does not have. All spaces are sRGB here.
public enum CGColorRenderingIntent: Int32, Hashable, Sendable {
  case defaultIntent = 0
  case absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGColor {
  /// Creates a color from the components of a space and an opacity: one component for a gray, three
  /// for other colors. Colors of Display P3 are converted; the components of other spaces are those of
  /// sRGB here. Nil for patterns.
  public init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
    switch space.model {
    case .monochrome: self.init(gray: components[0], alpha: components[1])
    case .rgb:
      var (red, green, blue) = (components[0], components[1], components[2])
      if space.name == CGColorSpace.displayP3 {
        (red, green, blue) = DisplayP3.sRGB(red: red, green: green, blue: blue)
      }
      self.init(red: red, green: green, blue: blue, alpha: components[3])
    default: return nil
    }
  }

  /// Creates a color that draws a pattern; nil if a cell is too large for a picture.
  public init?(
    patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>
  ) {
    guard let color = pattern.color(components, space.baseColorSpace) else { return nil }
    self = color
  }

  /// The pattern of the color; nil for a plain color.
  public var pattern: CGPattern? { tiles.map { CGPattern($0) } }

  /// sRGB; its extended form for a color with components outside of 0...1, and the space of patterns
  /// for a pattern.
  public var colorSpace: CGColorSpace? {
    if tiles != nil { return CGColorSpace(patternBaseSpace: nil) }
    let isUsual = [red, green, blue].allSatisfy { (0...1).contains($0) }
    return CGColorSpace(name: isUsual ? CGColorSpace.sRGB : CGColorSpace.extendedSRGB)
  }

  /// Returns the color in another space. A gray has the luminance of the color; other spaces are
  /// sRGB here. Nil for a pattern.
  public func converted(
    to space: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?
  ) -> CGColor? {
    guard tiles == nil else { return nil }
    switch space.model {
    case .monochrome:
      // The weights of ITU-R BT.709, the primaries of sRGB.
      return CGColor(gray: 0.2126 * red + 0.7152 * green + 0.0722 * blue, alpha: alpha)
    case .rgb: return self
    default: return nil
    }
  }
}
