import PantographGestures
import UIKit

/// What a gesture moves, while a section is played.
@MainActor
final class PlayedOutcome {
  var outcome: GestureOutcome
  weak var hand: TransitionGrip?
  weak var context: TransitionContext?
  weak var animator: UIViewPropertyAnimator?
  weak var scrollView: UIScrollView?
  weak var row: UITableViewCell?
  /// Of a scroll view, where it was.
  var startOffset = CGPoint.zero
  /// Moved by points, whose share is known once the farthest is.
  var ways: [(time: Double, way: Double)] = []
  /// Seconds of the window, and the share of the way.
  private(set) var course: [(time: Double, progress: Double)] = []
  var isOver = false
  /// Whether it has been let go of, and goes on by itself.
  var isReleased = false

  init(_ kind: GestureOutcome.Kind, _ name: String) { outcome = GestureOutcome(kind, name) }

  func moved(to progress: Double, at time: Double) {
    // Of several at one time the last one counts.
    if course.last?.time == time { course.removeLast() }
    course.append((time, progress))
    outcome.progress = progress
  }

  /// Of what moves by points: the share of the farthest way.
  func finishCourse() {
    guard let most = ways.map(\.way).max(), most > 0 else { return }
    course = ways.map { ($0.time, $0.way / most) }
    outcome.progress = course.last?.progress ?? 0
  }

  /// The speed over the last tenth of a second, in ways a second; what has rested for a while is slower.
  func speed(at time: Double) -> Double {
    guard let last = course.last, let first = course.first else { return 0 }
    // A hand that lifts has moved with the report before.
    let end = time - last.time <= Self.stillMoving ? last.time : time
    let since = max(end - Self.span, first.time)
    guard end > since else { return 0 }
    return (last.progress - Self.progress(at: since, in: course)) / (end - since)
  }

  /// In seconds.
  private static let span = 0.1
  /// In seconds: the rest after which a pan has no speed, as trackers have it.
  private static let stillMoving = 0.04

  /// On the straight line between two moments; what was first before them, and last after them.
  static func progress(
    at time: Double, in course: [(time: Double, progress: Double)]
  ) -> Double {
    guard let next = course.firstIndex(where: { $0.time >= time }) else {
      return course.last?.progress ?? 0
    }
    guard next > 0, course[next].time > time else {
      return course[next].time > time ? 0 : course[next].progress
    }
    let (before, after) = (course[next - 1], course[next])
    let share = (time - before.time) / (after.time - before.time)
    return before.progress + (after.progress - before.progress) * share
  }
}
