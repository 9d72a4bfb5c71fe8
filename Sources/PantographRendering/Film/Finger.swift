import Foundation

/// A finger to be drawn into a picture of a scene.
public struct Finger: Hashable, Sendable {
  /// The finger's position in the window's coordinates.
  public var position: CGPoint
  /// The finger's earlier positions, oldest first.
  public var trail: [CGPoint]
  /// The radius of the drawn finger, in points.
  public var radius: CGFloat
  /// Whether the finger is down. A finger that has just been lifted is drawn as a ring.
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
