// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are Core Graphics's.
import Foundation

/// A list of anything, as functions of Core Graphics take it.
public typealias CFArray = [Any]

/// Names a range of colors. All colors here are in sRGB, whatever is asked for.
public final class CGColorSpace: Sendable {
  /// The colors of most screens.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The same beyond 0 and 1; limited here.
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  /// More colors; taken for sRGB here.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  /// Light without a curve; taken for sRGB here.
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  /// Grays.
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"

  /// The name that it was made with.
  public let name: String?

  /// Nil for an empty name.
  public init?(name: String) {
    guard !name.isEmpty else { return nil }
    self.name = name
  }
}

/// The range of colors that everything here is in.
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { CGColorSpace(name: CGColorSpace.sRGB)! }

/// A range of grays; colors stay in sRGB here.
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace {
  CGColorSpace(name: CGColorSpace.genericGrayGamma2_2)!
}

/// Colors that run into each other along a way.
public final class CGGradient: Sendable {
  /// A color, and the share of the way at which it is full.
  package struct Stop: Hashable, Sendable {
    package let color: CGColor
    package let place: CGFloat
  }

  /// In rising order.
  package let stops: [Stop]

  /// Of `colors` each is a `CGColor`; anything else is left out, and where none is left there is no
  /// gradient. `locations` go from 0 to 1; the colors are evenly spread where there are none.
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

  /// The components are red, green, blue and alpha of each color.
  public convenience init?(
    colorSpace space: CGColorSpace, colorComponents components: [CGFloat], locations: [CGFloat]?,
    count: Int
  ) {
    guard count > 0, components.count / 4 >= count, components.allSatisfy(\.isFinite) else {
      return nil
    }
    let colors = (0..<count).map { index in
      CGColor(
        red: components[index * 4], green: components[index * 4 + 1],
        blue: components[index * 4 + 2], alpha: components[index * 4 + 3])
    }
    self.init(colorsSpace: space, colors: colors, locations: locations)
  }
}
