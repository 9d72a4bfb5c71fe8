/// Thresholds of a pan that starts at an edge of the surface.
public struct EdgePanThresholds: Hashable, Sendable {
  /// The default width in points. Flutter and reimplementations of UIKit use it; UIKit's own value
  /// is not public.
  public static let widthInPoints = 20.0

  /// Largest distance between the edge and the first finger's landing place, in millimetres.
  public var width: Double
  /// Thresholds of the pan itself; one finger by default.
  public var pan: PanThresholds

  /// Creates thresholds. A negative width becomes zero.
  public init(
    width: Double = widthInPoints * PointScale.phone,
    pan: PanThresholds = PanThresholds(maximumTouches: 1)
  ) {
    self.width = width >= 0 ? width : 0
    self.pan = pan
  }
}
