import Foundation

/// A color in sRGB. Components may leave 0...1 while an animation overshoots; what draws limits them.
public struct CGColor: Hashable, Sendable {
  /// Red component, 0...1 in sRGB.
  public let red: CGFloat
  /// Green component, 0...1 in sRGB.
  public let green: CGFloat
  /// Blue component, 0...1 in sRGB.
  public let blue: CGFloat
  /// 0 is seen through, 1 covers what is below.
  public let alpha: CGFloat
  /// The picture whose tiles it consists of, in the place of its components; nil for a plain color.
  package let tiles: ColorTiles?

  /// A component that is no number counts as 0, an infinite one as all or nothing.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    func finite(_ component: CGFloat) -> CGFloat {
      if component.isFinite { return component }
      return component == .infinity ? 1 : 0
    }
    self.red = finite(red)
    self.green = finite(green)
    self.blue = finite(blue)
    self.alpha = finite(alpha)
    tiles = nil
  }

  /// Tiles of a picture; the components are those of a middle gray, for what draws no tiles.
  package init(tiles: ColorTiles, alpha: CGFloat = 1) {
    (red, green, blue) = (0.5, 0.5, 0.5)
    self.alpha = alpha.isFinite ? alpha : 1
    self.tiles = tiles
  }

  /// Whether nothing is seen through it.
  package var isOpaque: Bool { alpha >= 1 && tiles == nil }

  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue, alpha; of a pattern its alpha alone.
  public var components: [CGFloat]? { tiles == nil ? [red, green, blue, alpha] : [alpha] }
  /// Number of components, alpha included; 1 for a pattern.
  public var numberOfComponents: Int { tiles == nil ? 4 : 1 }

  /// The same color, seen through as much as `alpha` says.
  public func copy(alpha: CGFloat) -> CGColor? {
    tiles.map { CGColor(tiles: $0, alpha: alpha) }
      ?? CGColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// Opaque white.
  public static let white = CGColor(gray: 1, alpha: 1)
  /// Opaque black.
  public static let black = CGColor(gray: 0, alpha: 1)
  /// Transparent black.
  public static let clear = CGColor(gray: 0, alpha: 0)
}

/// A picture that is laid beside itself to all sides.
package struct ColorTiles: Hashable, Sendable {
  package let image: CGImage
  /// Size of a tile in points.
  package let size: CGSize

  package init(_ image: CGImage, size: CGSize) {
    self.image = image
    self.size = size
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(image) }
}
