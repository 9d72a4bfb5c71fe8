import Foundation
import Gestures
import Touches
import UIKit

/// What happened in a scene, in order, and what became of its transitions.
@MainActor
final class SceneLog: TransitionHandDelegate {
  private(set) var lines: [SceneReport.Line] = []
  private(set) var transitions: [SceneReport.Transition] = []
  private(set) var refusals: [SceneReport.Refusal] = []
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

  func handShouldBegin(_ hand: TransitionHand) -> Bool {
    add("the pan begins")
    return true
  }

  func hand(_ hand: TransitionHand, didMoveTo progress: CGFloat) {
    self.progress = Double(progress)
    follow()
    transitions[transitions.count - 1].furthest = max(
      transitions[transitions.count - 1].furthest, Double(progress))
  }

  func hand(_ hand: TransitionHand, didDecide decision: ReleaseDecision) {
    follow()
    transitions[transitions.count - 1].decision = decision
    transitions[transitions.count - 1].release = now
    add(decision.description)
  }

  func hand(_ hand: TransitionHand, didSettle outcome: TransitionOutcome) {
    progress = nil
    follow()
    isFollowing = false
    transitions[transitions.count - 1].outcome = outcome
    transitions[transitions.count - 1].end = now
    let place = transitions[transitions.count - 1].decision?.resting?.place
    add(
      place.map { $0.isExit ? "it has gone" : "it has come to rest at \($0.name)" }
        ?? "the transition has ended: \(outcome.name)")
  }

  func hand(_ hand: TransitionHand, didRefuse refusal: InteractionRefusal) {
    refuse(refusal)
  }

  func refuse(_ refusal: InteractionRefusal) {
    guard isOn else { return }
    refusals.append(SceneReport.Refusal(time: now, refusal: refusal))
    add(refusal.description)
  }

  /// How much has been said of what fingers did.
  var answers: Int { transitions.count + refusals.count }

  private func follow() {
    if !isFollowing { transitions.append(SceneReport.Transition(start: now)) }
    isFollowing = true
  }
}

extension SceneLog: UISheetPresentationControllerDelegate {
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    add("presentationControllerWillDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    add("presentationControllerDidDismiss")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    add("sheetPresentationControllerDidChangeSelectedDetentIdentifier")
  }
}
