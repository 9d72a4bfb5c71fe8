// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Core Graphics's.
import Foundation

/// An array of any values, as Core Graphics functions take it.
public typealias CFArray = [Any]

/// A color space, by name. Colors of Display P3 are converted; all others count as sRGB here.
public final class CGColorSpace: Hashable, Sendable {
  /// The space of most screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// sRGB with components beyond 0 and 1; they are limited here.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// A space with more colors, whose components are converted to sRGB.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// sRGB without its gamma curve; treated as sRGB here.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// A space of grays; treated as sRGB here.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name passed to the initializer.
  public let name: String?
  /// The space of the colors in which a pattern is drawn; nil for patterns with their own colors.
  public let baseColorSpace: CGColorSpace?

  /// Creates a color space; nil for an empty name.
  public init?(name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
    baseColorSpace = nil
  }

  /// Creates the space of patterns that are drawn in a color of the given space, or in their own
  /// colors.
  public init?(patternBaseSpace baseSpace: CGColorSpace?) {
    name = nil
    baseColorSpace = baseSpace
  }

  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name && left.baseColorSpace == right.baseColorSpace
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(name)
    hasher.combine(baseColorSpace)
  }

  /// The kind of the space.
  public var model: CGColorSpaceModel { name == nil ? .pattern : isGray ? .monochrome : .rgb }

  /// Whether colors have one component and an opacity.
  var isGray: Bool { (baseColorSpace ?? self).name?.contains("Gray") == true }
}

/// Returns sRGB, the space of all colors here.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB)! }

/// Returns a space of grays. Colors stay in sRGB here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)!
}

/// Colors that blend into each other along a line or between two circles.
public final class CGGradient: Sendable {
  /// A color and its position along the gradient, 0...1.
  package struct Stop: Hashable, Sendable {
    package let color: CGColor
    package let place: CGFloat
  }

  /// The stops, in ascending order.
  package let stops: [Stop]

  /// Creates a gradient from `CGColor`s; other values in `colors` are ignored. Returns nil if no
  /// color is left. `locations` are from 0 to 1. Without a location for each color, the colors are
  /// spread evenly.
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: [CGFloat]?) {
    let colors = colors.compactMap { $0 as? CGColor }
    guard !colors.isEmpty else { return nil }
    let places = locations.flatMap { $0.count >= colors.count ? $0 : nil }
    let stops = colors.enumerated().map { index, color in
      let even = colors.count > 1 ? CGFloat(index) / CGFloat(colors.count - 1) : 0
      let place = places?[index] ?? even
      return Stop(color: color, place: place.isFinite ? min(max(place, 0), 1) : even)
    }
    let order = stops.indices.sorted { (stops[$0].place, $0) < (stops[$1].place, $1) }
    self.stops = order.map { stops[$0] }
  }

  /// Creates a gradient from the components of all colors in one array: red, green, blue and alpha of each color, or, in
  /// a space of grays, gray and alpha.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?,
    count: Int
  ) {
    let size = space.numberOfComponents + 1
    guard count > 0, components.count / size >= count, components.allSatisfy(\.isFinite) else {
      return nil
    }
    let colors = (0..<count).map { index in
      let own = components[index * size..<(index + 1) * size].map { $0 }
      return size == 2
        ? CGColor(gray: own[0], alpha: own[1])
        : CGColor(red: own[0], green: own[1], blue: own[2], alpha: own[3])
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}

extension CGColorSpace {
  /// The number of components of a color without alpha: 1 in a space of grays, otherwise 3.
  public var numberOfComponents: Int { name == Self.genericGrayGamma2_2 ? 1 : 3 }
}
