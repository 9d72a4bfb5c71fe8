import Foundation

/// Follows one finger that presses for a preview. A device that reports pressure decides by
/// pressure; otherwise the time decides that the finger has rested.
struct PreviewPress {
  enum Step: Equatable {
    case begins
    case previews(CGFloat)
    case previewed
    case commits(CGFloat)
    case committed
    case cancels(reason: String)
  }

  /// The limits of a press. UIKit's own are not known; the time of a preview is that of its long
  /// press.
  struct Thresholds: Equatable {
    /// The pressure at which the preview begins, is complete, and at which the commit is complete,
    /// as fractions of the device's range.
    var begins: CGFloat = 0.2
    var previewed: CGFloat = 0.5
    var committed: CGFloat = 0.85
    /// The same for a finger without pressure: the time since the touch, in seconds.
    var beginsAfter: TimeInterval = 0.1
    var previewedAfter: TimeInterval = 0.5
    var committedAfter: TimeInterval = 1.2
    /// The distance that the finger may move until the preview is complete, in points.
    var allowance: CGFloat = 10
    /// The time between two changes of the progress of a finger without pressure, in seconds: that
    /// of a display with 60 frames per second.
    var tick: TimeInterval = 1.0 / 60
  }

  /// The finger: its place, and the time of its touch.
  private struct Finger: Equatable {
    let start: CGPoint
    let time: TimeInterval
  }

  private enum State: Equatable {
    case idle
    case waiting(Finger)
    case previewing(Finger)
    case committing(Finger)
    case spent
  }

  let thresholds: Thresholds
  private var state = State.idle
  /// Whether the device reports pressure.
  private var hasForce = false
  private var now: TimeInterval = 0

  init(thresholds: Thresholds = Thresholds()) { self.thresholds = thresholds }

  /// The time at which something changes although nothing moves; nil for none.
  var deadline: TimeInterval? {
    guard !hasForce else { return nil }
    switch state {
    case .idle, .spent: return nil
    case .waiting(let finger): return finger.time + thresholds.beginsAfter
    case .previewing, .committing: return now + thresholds.tick
    }
  }

  mutating func touch(at point: CGPoint, _ time: TimeInterval, force: CGFloat?) -> [Step] {
    guard state == .idle else { return [] }
    hasForce = force != nil
    state = .waiting(Finger(start: point, time: time))
    return press(at: point, time, force: force)
  }

  /// Follows the finger to a later moment.
  mutating func press(at point: CGPoint, _ time: TimeInterval, force: CGFloat?) -> [Step] {
    now = time
    var steps: [Step] = []
    if case .waiting(let finger) = state {
      if moved(finger, point) { return finish(.cancels(reason: tooFar)) }
      guard progress(finger, force, from: .touch) > 0 else { return [] }
      state = .previewing(finger)
      steps.append(.begins)
    }
    if case .previewing(let finger) = state {
      if moved(finger, point) { return steps + finish(.cancels(reason: tooFar)) }
      let progress = progress(finger, force, from: .begin)
      guard progress >= 1 else { return steps + [.previews(max(progress, 0))] }
      state = .committing(finger)
      return steps + [.previewed]
    }
    if case .committing(let finger) = state {
      let progress = progress(finger, force, from: .preview)
      return progress < 1 ? [.commits(max(progress, 0))] : finish(.committed)
    }
    return steps
  }

  /// Ends the press of a finger that has lifted or was cancelled.
  mutating func end(isCancelled: Bool) -> [Step] {
    switch state {
    case .idle, .spent: return []
    case .waiting, .previewing:
      return finish(
        .cancels(
          reason: isCancelled
            ? "the touch was cancelled" : "the finger lifted before the preview was complete"))
    case .committing:
      return finish(
        .cancels(
          reason: isCancelled
            ? "the touch was cancelled" : "the finger lifted before the commit was complete"))
    }
  }

  private enum Phase {
    case touch, begin, preview
  }

  private func progress(_ finger: Finger, _ force: CGFloat?, from phase: Phase) -> CGFloat {
    let value = hasForce ? force ?? 0 : CGFloat(now - finger.time)
    let limits: (CGFloat, CGFloat, CGFloat) =
      hasForce
      ? (thresholds.begins, thresholds.previewed, thresholds.committed)
      : (
        CGFloat(thresholds.beginsAfter), CGFloat(thresholds.previewedAfter),
        CGFloat(thresholds.committedAfter)
      )
    // Rounded, because a deadline that is reached exactly must count as reached.
    func rounded(_ value: CGFloat) -> CGFloat { (value * 1_000_000).rounded() / 1_000_000 }
    switch phase {
    case .touch: return rounded(value) >= limits.0 ? 1 : 0
    case .begin: return rounded((value - limits.0) / (limits.1 - limits.0))
    case .preview: return rounded((value - limits.1) / (limits.2 - limits.1))
    }
  }

  private func moved(_ finger: Finger, _ point: CGPoint) -> Bool {
    hypot(point.x - finger.start.x, point.y - finger.start.y) > thresholds.allowance
  }

  private var tooFar: String {
    "the finger moved more than \(Int(thresholds.allowance)) points before the preview was complete"
  }

  private mutating func finish(_ step: Step) -> [Step] {
    state = .spent
    return [step]
  }
}
