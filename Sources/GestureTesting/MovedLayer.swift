import UIKit

/// A layer that did not stay as it was between the first contact and rest.
public struct MovedLayer: Sendable, CustomStringConvertible {
  /// What became of a layer.
  public enum Change: String, Hashable, Sendable {
    /// Its position, bounds or transform is another.
    case moved
    /// It moved, and is back where it was.
    case returned
    /// It was not there at the first contact, and is at rest.
    case came
    /// It was there at the first contact, and is not at rest.
    case went
    /// It came, moved and went.
    case passed
  }

  /// The class of its view, or of the layer where it is no view's.
  public let kind: String
  /// The text of its view, or the first one in it.
  public let text: String?
  /// The classes from the window to it; a number in brackets counts those of one class beside each other.
  public let path: String
  /// What became of it.
  public let change: Change
  /// How far it was from where it began, in points, where it was farthest.
  public let distance: CGFloat
  /// The gestures that moved it, such as `pan on Card`; empty where none did.
  public let gestures: [String]
  /// Whether it still moved when the section ended.
  public let isStillMoving: Bool
  /// `position 195,422 → 195,530`
  let place: String
  /// The gestures under way meanwhile, for a layer that none of them moved.
  let meanwhile: [String]

  /// `Card “Notes” (UIWindow > UIView > Card): position 195,422 → 195,530, by pan on Card`
  public var description: String {
    var words = "\(kind)\(text.map { " \(QuotedText($0))" } ?? "") (\(path)): "
    switch change {
    case .moved: words += place
    case .returned: words += "there and back, at most \(far) away"
    case .came: words += "came" + (distance > LayerGeometry.leastWay ? " and moved \(far)" : "")
    case .went: words += "went"
    case .passed: words += "came, moved \(far) and went"
    }
    if isStillMoving { words += ", still moving" }
    words += gestures.isEmpty ? ", by no gesture" : ", by \(gestures.joined(separator: " and "))"
    if gestures.isEmpty, !meanwhile.isEmpty {
      words += " (while \(meanwhile.joined(separator: " and ")) was under way)"
    }
    return words
  }

  private var far: String { "\(LayerGeometry.text(distance)) pt" }
}
