import PantographGestures
import UIKit

/// Records the actions of `TransitionGrip`s in containers, sheets and drivers, and the calls of the
/// application's code.
extension SectionRecorder: ApplicationObserver {
  func application(willHear call: String) {
    callbacks.append(call)
    observer?.application(willHear: call)
  }

  func applicationDidMake(_ grip: TransitionGrip) { observer?.applicationDidMake(grip) }

  func transition(_ name: String, did step: TransitionNews) {
    observer?.transition(name, did: step)
  }

  func gripShouldBegin(_ grip: TransitionGrip) -> Bool { observer?.gripShouldBegin(grip) ?? true }

  func grip(_ grip: TransitionGrip, didMoveTo progress: CGFloat) {
    let played = played(grip)
    played.isReleased = false
    played.moved(to: Double(progress), at: now)
    course.append((played.outcome.name, now, Double(progress)))
    observer?.grip(grip, didMoveTo: progress)
  }

  func grip(_ grip: TransitionGrip, didDecide decision: ReleaseDecision) {
    let played = played(grip)
    played.outcome.decision = decision
    played.isReleased = true
    tell("\(played.outcome.name) decides \(decision.outcome.name) by \(decision.rule.name)")
    observer?.grip(grip, didDecide: decision)
  }

  func grip(_ grip: TransitionGrip, didSettle outcome: TransitionOutcome) {
    let played = played(grip)
    played.outcome.ending = GestureOutcome.Ending(outcome)
    if !grip.isOnCourse {
      played.moved(to: outcome == .finish ? 1 : 0, at: now)
    }
    played.isOver = true
    tell("\(played.outcome.name) ends: \(outcome.name)")
    observer?.grip(grip, didSettle: outcome)
  }

  func grip(_ grip: TransitionGrip, didRefuse refusal: InteractionRefusal) {
    observer?.grip(grip, didRefuse: refusal)
  }

  /// Returns the outcome of the grip's current movement. Creates one if the last one is over.
  private func played(_ grip: TransitionGrip) -> PlayedOutcome {
    if let known = outcomes.last(where: { $0.grip === grip }), !known.isOver {
      active?.hasOutcome = true
      return known
    }
    let context = transitions.waiting.popLast()
    let played = PlayedOutcome(.transition, name(of: grip, context))
    played.grip = grip
    played.context = context
    outcomes.append(played)
    active?.hasOutcome = true
    for gesture in gestures where gesture.recognizer === grip.pan { gesture.hasOutcome = true }
    tell("\(played.outcome.name) follows")
    return played
  }

  private func name(of grip: TransitionGrip, _ context: TransitionContext?) -> String {
    if let name = names.name(of: grip) ?? names.name(of: grip.subject) { return name }
    if let context { return context.changeName }
    let kind = grip.subject.map { "\(type(of: $0))" } ?? "hand"
    return Self.subjects[kind] ?? kind
  }

  /// The names of UIKit's own transition subjects, by type name.
  private static let subjects = [
    "SheetInteraction": "sheet", "SplitPresenting": "column", "PanTransitionDriver": "driver",
    "InteractivePop": "pop", "PageTurning": "page", "TabSwipe": "tab", "ZoomDismissal": "zoom",
  ]
}
