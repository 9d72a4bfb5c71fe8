/// The shape of a line's ends.
public enum CGLineCap: Int32, Hashable, Sendable {
  case butt, round, square
}

/// The shape of a line's corners.
public enum CGLineJoin: Int32, Hashable, Sendable {
  case miter, round, bevel
}

/// Says what of a path is inside it.
public enum CGPathFillRule: Int, Hashable, Sendable {
  case winding, evenOdd
}

/// Says what of a path is drawn.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
  case fill, eoFill, stroke, fillStroke, eoFillStroke
}

/// How pictures are drawn larger or smaller.
public enum CGInterpolationQuality: Int32, Hashable, Sendable {
  case `default` = 0
  case none, low, high, medium
}

/// Says how what is drawn meets what is there.
public enum CGBlendMode: Int32, Hashable, Sendable, CaseIterable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity
  case clear, copy, sourceIn, sourceOut, sourceAtop
  case destinationOver, destinationIn, destinationOut, destinationAtop
  case xor, plusDarker, plusLighter
}

/// Says whether a gradient goes on beyond its ends.
public struct CGGradientDrawingOptions: OptionSet, Hashable, Sendable {
  /// A bit for each option.
  public let rawValue: UInt32

  /// Makes a set of the bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The first color goes on before the start.
  public static let drawsBeforeStartLocation = CGGradientDrawingOptions(rawValue: 1)
  /// The last color goes on after the end.
  public static let drawsAfterEndLocation = CGGradientDrawingOptions(rawValue: 2)
}
