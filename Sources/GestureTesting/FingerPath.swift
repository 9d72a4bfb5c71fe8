import PantographTouches
import UIKit

/// The path of one finger, step by step, in points of the window.
///
/// ```swift
/// FingerPath().down(at: CGPoint(x: 300, y: 400)).move(to: CGPoint(x: 60, y: 400), over: 0.25).lift()
/// ```
public struct FingerPath: Sendable {
  enum Step: Sendable {
    case wait(TimeSpan)
    case down(PointVector)
    case move(PointVector, over: TimeSpan)
    case lift
    case cancel(Cancellation)
  }

  private(set) var steps: [Step] = []

  public init() {}

  init(steps: [Step]) {
    self.steps = steps
  }

  /// Adds a wait, in seconds, before the finger lands.
  public func wait(_ seconds: Double) -> FingerPath {
    adding(.wait(.seconds(seconds)))
  }

  /// Adds the landing of the finger at a point.
  public func down(at point: CGPoint) -> FingerPath {
    adding(.down(PointVector(point)))
  }

  /// Adds a straight movement to a point at a steady speed, which takes `seconds`.
  public func move(to point: CGPoint, over seconds: Double) -> FingerPath {
    adding(.move(PointVector(point), over: .seconds(seconds)))
  }

  /// Adds a rest, in seconds, at the finger's current position.
  public func hold(_ seconds: Double) -> FingerPath {
    adding(.wait(.seconds(seconds)))
  }

  /// Adds the lift of the finger at its current position.
  public func lift() -> FingerPath {
    adding(.lift)
  }

  /// Adds the cancellation of the contact: by default because the contact turns out to be a palm.
  public func cancel(_ cause: Cancellation = .palm) -> FingerPath {
    adding(.cancel(cause))
  }

  private func adding(_ step: Step) -> FingerPath {
    var path = self
    path.steps.append(step)
    return path
  }
}

extension FingerPath {
  /// The position and the state of the finger at one moment.
  struct Moment {
    enum State: Equatable {
      case away, down, lifted
      case cancelled(Cancellation)
    }

    var state: State
    var position: PointVector
  }

  /// The time from the path's beginning until its last step has ended.
  var duration: TimeSpan {
    steps.reduce(.zero) { sum, step in
      switch step {
      case .wait(let span), .move(_, let span): sum + span
      case .down, .lift, .cancel: sum
      }
    }
  }

  func moment(at time: TimeSpan) -> Moment {
    var moment = Moment(state: .away, position: .zero)
    var start = TimeSpan.zero
    for step in steps {
      guard start <= time else { return moment }
      switch step {
      case .wait(let span):
        start = start + span
      case .down(let position):
        moment = Moment(state: .down, position: position)
      case .move(let target, let span):
        let share =
          span > .zero ? min(1, (time - start).seconds / span.seconds) : 1
        // A finished movement ends exactly at its target, without a rounding error.
        moment.position =
          share < 1 ? moment.position + (target - moment.position) * share : target
        start = start + span
      case .lift:
        moment.state = .lifted
      case .cancel(let cause):
        moment.state = .cancelled(cause)
      }
    }
    return moment
  }
}
