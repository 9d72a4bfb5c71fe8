import CoreGraphics

/// A color of another kind that stands for one of a layer's, as a view's does.
public protocol LayerColor {
  /// The color as layers take it.
  var cgColor: CGColor { get }
}
