import Foundation

/// A finger on a scene, to be drawn into its picture.
public struct Finger: Hashable, Sendable {
  /// In the window's coordinates.
  public var position: CGPoint
  /// The places where it has been, oldest first.
  public var trail: [CGPoint]
  /// In points.
  public var radius: CGFloat

  public init(at position: CGPoint, trail: [CGPoint] = [], radius: CGFloat = 14) {
    self.position = position
    self.trail = trail
    self.radius = radius
  }
}
