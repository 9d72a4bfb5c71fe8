import Foundation
import PantographTouches

/// A finger over a scene.
public struct SceneFinger: Hashable, Sendable {
  /// The contact's number.
  public var id: ContactID
  /// In the window's points.
  public var position: CGPoint
  /// Where it has been, oldest first.
  public var trail: [CGPoint] = []
  /// Whether it was still down at the last frame.
  public var isDown = true

  init(id: ContactID, position: CGPoint) {
    self.id = id
    self.position = position
  }
}
