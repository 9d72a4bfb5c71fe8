import Foundation

/// A color in sRGB. Components can leave 0...1 while an animation overshoots; renderers limit them.
public struct CGColor: Hashable, Sendable {
  /// Red component, 0...1 in sRGB.
  public let red: CGFloat
  /// Green component, 0...1 in sRGB.
  public let green: CGFloat
  /// Blue component, 0...1 in sRGB.
  public let blue: CGFloat
  /// The opacity: 0 is transparent, 1 hides everything below.
  public let alpha: CGFloat
  /// The picture whose tiles replace the components; nil for a plain color.
  package let tiles: ColorTiles?

  /// Creates a color. A component of +∞ becomes 1; −∞ and NaN become 0.
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

  /// Creates a pattern. Its components are a middle gray, for renderers that draw no tiles.
  package init(tiles: ColorTiles, alpha: CGFloat = 1) {
    (red, green, blue) = (0.5, 0.5, 0.5)
    self.alpha = alpha.isFinite ? alpha : 1
    self.tiles = tiles
  }

  /// Whether the color hides everything below it.
  package var isOpaque: Bool { alpha >= 1 && tiles == nil }

  public init(gray: CGFloat, alpha: CGFloat) {
    self.init(red: gray, green: gray, blue: gray, alpha: alpha)
  }

  /// Red, green, blue and alpha; only alpha for a pattern.
  public var components: [CGFloat]? { tiles == nil ? [red, green, blue, alpha] : [alpha] }
  /// The number of components, alpha included; 1 for a pattern.
  public var numberOfComponents: Int { tiles == nil ? 4 : 1 }

  /// Returns the same color with another alpha.
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

/// A picture that is repeated in all directions.
package struct ColorTiles: Hashable, Sendable {
  package let image: CGImage
  /// The size of a tile in points.
  package let size: CGSize
  /// The transform from the coordinates of the tiles to those of the drawing.
  package let map: CGAffineTransform

  package init(_ image: CGImage, size: CGSize, map: CGAffineTransform = .identity) {
    self.image = image
    self.size = size
    self.map = map
  }

  package static func == (left: ColorTiles, right: ColorTiles) -> Bool {
    left.image == right.image && left.size == right.size && left.map == right.map
  }

  package func hash(into hasher: inout Hasher) { hasher.combine(image) }
}
