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

  /// The largest number of earlier positions after older ones were removed.
  private static let longestTrail = 1000

  init(id: ContactID, position: CGPoint) {
    self.id = id
    self.position = position
  }

  /// Adds the position to the trail. The oldest positions are removed, many at once.
  mutating func addToTrail() {
    if trail.count >= 2 * Self.longestTrail { trail.removeFirst(Self.longestTrail) }
    trail.append(position)
  }
}
