import Foundation
import PantographTouches

/// A finger above a scene.
public struct SceneFinger: Hashable, Sendable {
  /// The id of the finger's contact.
  public var id: ContactID
  /// The finger's position in the window's points.
  public var position: CGPoint
  /// The finger's earlier positions, oldest first.
  public var trail: [CGPoint] = []
  /// Whether the finger was down in the last frame.
  public var isDown = true

  init(id: ContactID, position: CGPoint) {
    self.id = id
    self.position = position
  }
}
