import UIKit

/// One gesture of one recognizer while a section is played, or a finger in a view that follows it without a recognizer.
@MainActor
final class PlayedGesture {
  /// `pan on Card`
  let name: String
  weak var recognizer: UIGestureRecognizer?
  weak var view: UIView?
  /// Seconds.
  let start: Double
  /// Whether a transition, an animator, a scroll view or a row is what it moves.
  var hasOutcome = false
  var isOver = false
  /// The layer by whose way its progress is told: the first that it moved.
  weak var lead: WatchedLayer?
  /// How far the lead was from its start, and when.
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
