import UIKit

/// A layer that changed between the first contact and rest.
public struct MovedLayer: Sendable, CustomStringConvertible {
  /// The kind of change.
  public enum Change: String, Hashable, Sendable {
    /// The layer's position, bounds, transform or superlayer changed.
    case moved
    /// The layer moved and returned to its original geometry.
    case returned
    /// The layer appeared after the first contact and still exists at rest.
    case came
    /// The layer existed at the first contact and no longer exists at rest.
    case went
    /// The layer appeared, moved and disappeared.
    case passed
  }

  /// The class of the layer's view, or of the layer itself if it belongs to no view.
  public let kind: String
  /// The text of the layer's view, or the first text inside that view.
  public let text: String?
  /// The classes from the window to the layer. A number in brackets numbers siblings of the same
  /// class.
  public let path: String
  /// The kind of change of this layer.
  public let change: Change
  /// The greatest distance from the layer's first geometry, in points.
  public let distance: CGFloat
  /// The gestures that moved the layer, such as `pan on Card`; empty if none did.
  public let gestures: [String]
  /// Whether the layer was still moving when the section ended.
  public let isStillMoving: Bool
  /// The change of the geometry: `position 195,422 → 195,530`.
  let place: String
  /// The gestures that were in progress while the layer moved, if no gesture moved the layer.
  let meanwhile: [String]

  /// A description such as `Card “Notes” (UIWindow > UIView > Card): position 195,422 → 195,530, by
  /// pan on Card`.
  public var description: String {
    var words = "\(kind)\(text.map { " \(QuotedText($0))" } ?? "") (\(path)): "
    switch change {
    case .moved: words += place
    case .returned: words += "moved and returned, at most \(far) away"
    case .came: words += "added" + (distance > LayerGeometry.leastWay ? " and moved \(far)" : "")
    case .went: words += "removed"
    case .passed: words += "added, moved \(far) and removed"
    }
    if isStillMoving { words += ", still moving" }
    words += gestures.isEmpty ? ", not by a gesture" : ", by \(gestures.joined(separator: " and "))"
    if gestures.isEmpty, !meanwhile.isEmpty {
      words += " (during \(meanwhile.joined(separator: " and ")))"
    }
    return words
  }

  private var far: String { "\(LayerGeometry.text(distance)) pt" }
}
