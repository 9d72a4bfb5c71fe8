/// The shape of a line's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

/// The rule that decides which areas are inside a path.
public enum CGPathFillRule: Int, Hashable, Sendable {
  case winding, evenOdd
}

/// The choice to fill a path, to stroke it, or both.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// The quality of pictures that are drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  case `default` = 0
  case none, low, high, medium
}

/// The formula that combines new drawing with the existing content.
public enum CGBlendMode: Int32, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter
}

/// The ends beyond which a gradient continues.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// One bit for each option.
  public let rawValue: UInt32

  /// Creates a set from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Continues the first color before the start of the gradient.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// Continues the last color after the end of the gradient.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
