/// When a pan counts as coming from an edge.
public struct EdgePanThresholds: Hashable, Sendable {
  /// How near the edge the first finger must land, in millimetres. 20 points, as reimplementations of
  /// UIKit and Flutter have it; UIKit's own is not public.
  public var width: Double
  public var pan: PanThresholds

  public init(
    width: Double = 20 * PointScale.phone, pan: PanThresholds = PanThresholds(maximumTouches: 1)
  ) {
    self.width = width >= 0 ? width : 0
    self.pan = pan
  }
}
