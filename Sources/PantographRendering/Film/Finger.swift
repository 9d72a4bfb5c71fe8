import Foundation

/// A finger on a scene, to be drawn into its picture.
public struct Finger: Hashable, Sendable {
  /// In the window's coordinates.
  public var position: CGPoint
  /// The places where it has been, oldest first.
  public var trail: [CGPoint]
  /// In points.
  public var radius: CGFloat
  /// Whether it touches; where it has just been lifted a ring is left.
  public var isDown: Bool

  public init(
    at position: CGPoint, trail: [CGPoint] = [], radius: CGFloat = 14, isDown: Bool = true
  ) {
    self.position = position
    self.trail = trail
    self.radius = radius
    self.isDown = isDown
  }
}
