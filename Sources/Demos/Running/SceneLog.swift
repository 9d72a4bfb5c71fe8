import Foundation
import Gestures
import Touches
import UIKit

/// What happened in a scene, in order, and what became of its transitions.
@MainActor
final class SceneLog: PanTransitionDriverDelegate {
  private(set) var lines: [SceneReport.Line] = []
  private(set) var transitions: [SceneReport.Transition] = []
  /// How far the transition under way has come; nil where there is none.
  private(set) var progress: Double?
  /// The stage's time.
  var now = Timestamp.zero
  /// Setting a scene up is no part of what happened.
  var isOn = false
  private var isFollowing = false

  func add(_ text: String) {
    guard isOn else { return }
    lines.append(SceneReport.Line(time: now, text: text))
  }

  func driverShouldBegin(_ driver: PanTransitionDriver) -> Bool {
    add("the pan begins")
    return true
  }

  func driver(_ driver: PanTransitionDriver, didMoveTo progress: CGFloat) {
    self.progress = Double(progress)
    if !isFollowing { transitions.append(SceneReport.Transition(start: now)) }
    isFollowing = true
    transitions[transitions.count - 1].furthest = max(
      transitions[transitions.count - 1].furthest, Double(progress))
  }

  func driver(_ driver: PanTransitionDriver, didDecide decision: ReleaseDecision) {
    if !isFollowing { transitions.append(SceneReport.Transition(start: now)) }
    isFollowing = true
    transitions[transitions.count - 1].decision = decision
    transitions[transitions.count - 1].release = now
    add(decision.description)
  }

  func driver(_ driver: PanTransitionDriver, didSettle outcome: TransitionOutcome) {
    progress = nil
    if !isFollowing { transitions.append(SceneReport.Transition(start: now)) }
    isFollowing = false
    transitions[transitions.count - 1].outcome = outcome
    transitions[transitions.count - 1].end = now
    add("the transition has ended: \(outcome.name)")
  }
}
