/// When a pan counts as coming from an edge.
public struct EdgePanThresholds: Hashable, Sendable {
  /// The usual width in points: reimplementations of UIKit and Flutter have it; UIKit's own is not
  /// public.
  public static let widthInPoints = 20.0

  /// How near the edge the first finger must land, in millimetres.
  public var width: Double
  /// When the pan itself begins; one finger by default.
  public var pan: PanThresholds

  /// A width below zero is taken as zero.
  public init(
    width: Double = widthInPoints * PointScale.phone,
    pan: PanThresholds = PanThresholds(maximumTouches: 1)
  ) {
    self.width = width >= 0 ? width : 0
    self.pan = pan
  }
}
