import PantographGestures
import UIKit

/// Records the actions of `TransitionGrip`s in containers, sheets and drivers, and the calls of the
/// application's code.
extension SectionRecorder: ApplicationObserver {
  func application(willHear call: String) {
    callbacks.append(call)
    observer?.application(willHear: call)
  }

  func applicationDidMake(_ hand: TransitionGrip) { observer?.applicationDidMake(hand) }

  func transition(_ name: String, did step: TransitionNews) {
    observer?.transition(name, did: step)
  }

  func handShouldBegin(_ hand: TransitionGrip) -> Bool { observer?.handShouldBegin(hand) ?? true }

  func hand(_ hand: TransitionGrip, didMoveTo progress: CGFloat) {
    let played = played(hand)
    played.isReleased = false
    played.moved(to: Double(progress), at: now)
    course.append((played.outcome.name, now, Double(progress)))
    observer?.hand(hand, didMoveTo: progress)
  }

  func hand(_ hand: TransitionGrip, didDecide decision: ReleaseDecision) {
    let played = played(hand)
    played.outcome.decision = decision
    played.isReleased = true
    tell("\(played.outcome.name) decides \(decision.outcome.name) by \(decision.rule.name)")
    observer?.hand(hand, didDecide: decision)
  }

  func hand(_ hand: TransitionGrip, didSettle outcome: TransitionOutcome) {
    let played = played(hand)
    played.outcome.ending = GestureOutcome.Ending(outcome)
    if !hand.isOnCourse {
      played.moved(to: outcome == .finish ? 1 : 0, at: now)
    }
    played.isOver = true
    tell("\(played.outcome.name) ends: \(outcome.name)")
    observer?.hand(hand, didSettle: outcome)
  }

  func hand(_ hand: TransitionGrip, didRefuse refusal: InteractionRefusal) {
    observer?.hand(hand, didRefuse: refusal)
  }

  /// Returns the outcome of the grip's current movement. Creates one if the last one is over.
  private func played(_ hand: TransitionGrip) -> PlayedOutcome {
    if let known = outcomes.last(where: { $0.hand === hand }), !known.isOver {
      active?.hasOutcome = true
      return known
    }
    let context = waiting.popLast()
    let played = PlayedOutcome(.transition, name(of: hand, context))
    played.hand = hand
    played.context = context
    outcomes.append(played)
    active?.hasOutcome = true
    for gesture in gestures where gesture.recognizer === hand.pan { gesture.hasOutcome = true }
    tell("\(played.outcome.name) follows")
    return played
  }

  private func name(of hand: TransitionGrip, _ context: TransitionContext?) -> String {
    if let name = names.name(of: hand) ?? names.name(of: hand.subject) { return name }
    if let context { return context.changeName }
    let kind = hand.subject.map { "\(type(of: $0))" } ?? "hand"
    return Self.subjects[kind] ?? kind
  }

  /// The names of UIKit's own transition subjects, by type name.
  private static let subjects = [
    "SheetInteraction": "sheet", "SplitPresenting": "column", "PanTransitionDriver": "driver",
    "InteractivePop": "pop", "PageTurning": "page", "TabSwipe": "tab", "ZoomDismissal": "zoom",
  ]
}
