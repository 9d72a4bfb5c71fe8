import UIKit

/// One gesture of a recognizer while a section is played, or one touch of a view that handles
/// touches without a recognizer.
@MainActor
final class PlayedGesture {
  /// The gesture's name, such as `pan on Card`.
  let name: String
  weak var recognizer: UIGestureRecognizer?
  weak var view: UIView?
  /// The window's time at which the gesture began, in seconds.
  let start: Double
  /// Whether the gesture moves a transition, an animator, a scroll view or a row.
  var hasOutcome = false
  var isOver = false
  /// The layer whose distance is the progress of the gesture: the first layer that the gesture
  /// moved.
  weak var lead: WatchedLayer?
  /// The distances of the lead layer from its first geometry, in points, with their times.
  var ways: [(time: Double, way: Double)] = []

  init(_ recognizer: UIGestureRecognizer, as name: String?, at time: Double) {
    self.recognizer = recognizer
    view = recognizer.view
    self.name = name ?? Self.name(of: recognizer)
    start = time
  }

  init(fingerIn view: UIView, at time: Double) {
    self.view = view
    name = "a finger in \(type(of: view))"
    start = time
  }

  private static func name(of recognizer: UIGestureRecognizer) -> String {
    let kind =
      switch recognizer {
      case is UIScreenEdgePanGestureRecognizer: "edge pan"
      case is UIPanGestureRecognizer: "pan"
      case is UIPinchGestureRecognizer: "pinch"
      case is UIRotationGestureRecognizer: "rotation"
      case is UITapGestureRecognizer: "tap"
      case is UILongPressGestureRecognizer: "long press"
      case is UISwipeGestureRecognizer: "swipe"
      default: "\(type(of: recognizer))"
      }
    let own = recognizer.name.map { " \(QuotedText($0))" } ?? ""
    return kind + own + (recognizer.view.map { " on \(type(of: $0))" } ?? "")
  }
}
