import CoreGraphics
import Foundation
import QuartzCore

/// The radius of a corner: a number of points, or one that follows the corner of the superview.
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral,
  ExpressibleByIntegerLiteral
{
  enum Kind: Hashable, Sendable {
    case fixed(CGFloat)
    case concentric(minimum: CGFloat)
  }

  let kind: Kind

  public static func fixed(_ radius: CGFloat) -> UICornerRadius {
    UICornerRadius(kind: .fixed(radius))
  }

  /// Returns a radius that is smaller than that of the superview's corner by the distance to that corner.
  public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
    UICornerRadius(kind: .concentric(minimum: minimum ?? 0))
  }

  public static var containerConcentric: UICornerRadius { containerConcentric(minimum: nil) }

  public init(floatLiteral value: Double) { kind = .fixed(value) }
  public init(integerLiteral value: Int) { kind = .fixed(CGFloat(value)) }

  private init(kind: Kind) { self.kind = kind }
}

/// The radii of a view's four corners.
public struct UICornerConfiguration: Hashable, Sendable {
  enum Shape: Hashable, Sendable {
    /// The radii of the corners in the order top left, top right, bottom left, bottom right.
    case corners([UICornerRadius])
    /// Half of the shorter side, at most the maximum.
    case capsule(maximum: CGFloat?)
  }

  let shape: Shape

  public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
    uniformCorners(radius: radius)
  }

  public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
    UICornerConfiguration(shape: .corners([radius, radius, radius, radius]))
  }

  public static func corners(
    topLeftRadius: UICornerRadius? = nil, topRightRadius: UICornerRadius? = nil,
    bottomLeftRadius: UICornerRadius? = nil, bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    UICornerConfiguration(
      shape: .corners([
        topLeftRadius ?? 0, topRightRadius ?? 0, bottomLeftRadius ?? 0, bottomRightRadius ?? 0,
      ]))
  }

  public static func uniformEdges(
    topRadius: UICornerRadius? = nil, bottomRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topRadius, topRightRadius: topRadius, bottomLeftRadius: bottomRadius,
      bottomRightRadius: bottomRadius)
  }

  public static func uniformEdges(
    leftRadius: UICornerRadius? = nil, rightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: leftRadius, topRightRadius: rightRadius, bottomLeftRadius: leftRadius,
      bottomRightRadius: rightRadius)
  }

  public static func uniformTopRadius(
    _ radius: UICornerRadius, bottomLeftRadius: UICornerRadius? = nil,
    bottomRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: radius, topRightRadius: radius, bottomLeftRadius: bottomLeftRadius,
      bottomRightRadius: bottomRightRadius)
  }

  public static func uniformBottomRadius(
    _ radius: UICornerRadius, topLeftRadius: UICornerRadius? = nil,
    topRightRadius: UICornerRadius? = nil
  ) -> UICornerConfiguration {
    corners(
      topLeftRadius: topLeftRadius, topRightRadius: topRightRadius, bottomLeftRadius: radius,
      bottomRightRadius: radius)
  }

  public static func capsule(maximumRadius: CGFloat? = nil) -> UICornerConfiguration {
    UICornerConfiguration(shape: .capsule(maximum: maximumRadius))
  }
}

extension UIView {
  /// The radii of the corners. They follow the view's size and position. A layer has one radius for its rounded
  /// corners, so the largest of different radii counts for all corners that are rounded.
  public var cornerConfiguration: UICornerConfiguration {
    get { rareProperties.corners ?? .uniformCorners(radius: .fixed(layer.cornerRadius)) }
    set {
      setRare { $0.corners = newValue }
      shapeCorners()
    }
  }

  /// The corners with their bits in a layer's mask, in the order of a configuration.
  static let cornerPlaces: [(corner: UIRectCorner, mask: CACornerMask)] = [
    (.topLeft, .layerMinXMinYCorner), (.topRight, .layerMaxXMinYCorner),
    (.bottomLeft, .layerMinXMaxYCorner), (.bottomRight, .layerMaxXMaxYCorner),
  ]

  /// Gives the layer the radius and the corners of the configuration, if there is one.
  func shapeCorners() {
    guard let radii = configuredRadii else { return }
    layer.cornerRadius = radii.max() ?? 0
    layer.maskedCorners = zip(Self.cornerPlaces, radii).reduce(into: []) { corners, place in
      if place.1 > 0 { corners.formUnion(place.0.mask) }
    }
  }

  /// The radii of the four corners; nil without a configuration.
  var configuredRadii: [CGFloat]? {
    guard ownLayer.keptNames != nil, let configuration = rareProperties.corners else { return nil }
    let most = min(bounds.width, bounds.height) / 2
    switch configuration.shape {
    case .capsule(let maximum):
      return Array(repeating: min(most, maximum ?? most), count: Self.cornerPlaces.count)
    case .corners(let radii):
      return radii.enumerated().map { min(most, max(0, radius($0.element, at: $0.offset))) }
    }
  }

  private func radius(_ radius: UICornerRadius, at place: Int) -> CGFloat {
    switch radius.kind {
    case .fixed(let points): return points
    case .concentric(let minimum):
      guard let container = superview else { return minimum }
      let (isRight, isBottom) = (place % 2 == 1, place >= 2)
      let x = isRight ? container.bounds.maxX - frame.maxX : frame.minX - container.bounds.minX
      let y = isBottom ? container.bounds.maxY - frame.maxY : frame.minY - container.bounds.minY
      let outer = container.effectiveRadius(corner: Self.cornerPlaces[place].corner)
      return max(minimum, outer - max(x, y, 0))
    }
  }
}

extension UIView {
  /// Returns the radius of a corner: that of the corner configuration, or the radius with which the layer draws the
  /// corner. It is 0 for a corner that is not rounded, and at most half of the shorter side.
  public func effectiveRadius(corner: UIRectCorner) -> CGFloat {
    let most = min(bounds.width, bounds.height) / 2
    let places = Self.cornerPlaces
    if let radii = configuredRadii {
      return zip(places, radii).filter { corner.contains($0.0.corner) }.map(\.1).max() ?? 0
    }
    let isRounded = places.contains {
      corner.contains($0.corner) && layer.maskedCorners.contains($0.mask)
    }
    return isRounded ? min(layer.cornerRadius, most) : 0
  }
}
