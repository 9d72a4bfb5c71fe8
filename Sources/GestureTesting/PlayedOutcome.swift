import PantographGestures
import UIKit

/// The outcome of one movement while its section is played.
@MainActor
final class PlayedOutcome {
  var outcome: GestureOutcome
  weak var grip: TransitionGrip?
  weak var context: TransitionContext?
  weak var animator: UIViewPropertyAnimator?
  weak var scrollView: UIScrollView?
  weak var row: UIView?
  /// The content offset at which scrolling began; used for scroll views only.
  var startOffset = CGPoint.zero
  /// The distances in points of scrolled content or moved layers. Their share of the farthest
  /// distance is known only at the end.
  var ways: [(time: Double, way: Double)] = []
  /// The progress at each time of the window, in seconds; 1 is the whole movement.
  private(set) var course: [(time: Double, progress: Double)] = []
  var isOver = false
  /// Whether the movement was released and now continues by itself.
  var isReleased = false

  init(_ kind: GestureOutcome.Kind, _ name: String) { outcome = GestureOutcome(kind, name) }

  func moved(to progress: Double, at time: Double) {
    // The last of several values at one time counts.
    if course.last?.time == time { course.removeLast() }
    course.append((time, progress))
    outcome.progress = progress
  }

  /// Turns distances in points into progress, as shares of the farthest distance.
  func finishCourse() {
    guard let most = ways.map(\.way).max(), most > 0 else { return }
    course = ways.map { ($0.time, $0.way / most) }
    outcome.progress = course.last?.progress ?? 0
  }

  /// Returns the average change of the progress per second over the last 0.1 seconds. A pause
  /// before `time` lowers it.
  func speed(at time: Double) -> Double {
    guard let last = course.last, let first = course.first else { return 0 }
    // A finger that lifts has last moved with the report before the lift.
    let end = time - last.time <= Self.stillMoving ? last.time : time
    let since = max(end - Self.span, first.time)
    guard end > since else { return 0 }
    return (last.progress - Self.progress(at: since, in: course)) / (end - since)
  }

  /// The period over which a speed is averaged, in seconds.
  private static let span = 0.1
  /// The rest after which a pan has no speed, in seconds. Trackers use the same value.
  private static let stillMoving = 0.04

  /// Interpolates the progress linearly between two moments. Returns 0 before the first moment and
  /// the last progress after the last one.
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
