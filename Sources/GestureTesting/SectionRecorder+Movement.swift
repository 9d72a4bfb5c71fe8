import PantographGestures
import UIKit

/// Records the actions of recognizers, transitions, animators, scroll views and rows.
extension SectionRecorder: MovementObserver {
  // MARK: Recognizers

  func recognizerWillAct(_ recognizer: UIGestureRecognizer) {
    movement?.recognizerWillAct(recognizer)
    guard recognizer.view?.window === window else { return }
    lookBeforeAction()
    let gesture = gesture(of: recognizer)
    acting.append(gesture)
    // Watched recognizers have lines of their own.
    if recognizer.state != .changed, names.name(of: recognizer) == nil {
      tell("\(gesture.name) \(recognizer.state)")
    }
    // This finds changes made while the event was handled, by the recognizer's delegate or class.
    lookAtAction()
    guard recognizer.state == .began, let scrollView = recognizer.view as? UIScrollView,
      recognizer === scrollView.panGestureRecognizer
        || recognizer === scrollView.pinchGestureRecognizer
    else { return }
    gesture.hasOutcome = true
    follow(scrollView)
  }

  func recognizerDidAct(_ recognizer: UIGestureRecognizer) {
    movement?.recognizerDidAct(recognizer)
    guard let gesture = acting.last, gesture.recognizer === recognizer else { return }
    lookAtAction()
    acting.removeLast()
    if !acted.contains(where: { $0 === gesture }) { acted.append(gesture) }
    noteActed(gesture, isTurn: recognizer.state != .changed)
    switch recognizer.state {
    case .ended, .cancelled, .failed: gesture.isOver = true
    case .possible, .began, .changed: break
    }
  }

  private func gesture(of recognizer: UIGestureRecognizer) -> PlayedGesture {
    let id = ObjectIdentifier(recognizer)
    if let known = current[id], known.recognizer === recognizer, !known.isOver { return known }
    let gesture = PlayedGesture(recognizer, as: names.name(of: recognizer), at: now)
    current[id] = gesture
    gestures.append(gesture)
    return gesture
  }

  private func follow(_ scrollView: UIScrollView) {
    if outcomes.contains(where: { $0.scrollView === scrollView && !$0.isOver }) { return }
    let played = PlayedOutcome(
      .scroll, names.name(of: scrollView) ?? "\(type(of: scrollView))")
    played.scrollView = scrollView
    played.startOffset = scrollView.contentOffset
    outcomes.append(played)
  }

  func scrollView(_ scrollView: UIScrollView, letsGo words: String) {
    if let played = outcomes.last(where: { $0.scrollView === scrollView && !$0.isOver }) {
      played.outcome.words = words
      played.isReleased = true
    }
    movement?.scrollView(scrollView, letsGo: words)
  }

  func row(
    _ cell: UIView, does outcome: TransitionOutcome, _ decision: ReleaseDecision?,
    _ words: String
  ) {
    let played = PlayedOutcome(.row, names.name(of: cell) ?? "\(type(of: cell))")
    played.outcome.ending = GestureOutcome.Ending(outcome)
    played.outcome.decision = decision
    played.outcome.words = words
    played.ways = active?.ways ?? []
    played.row = cell
    played.isOver = true
    active?.hasOutcome = true
    outcomes.append(played)
    tell("\(played.outcome.name) \(words)")
    movement?.row(cell, does: outcome, decision, words)
  }

  // MARK: Transitions

  func transition(_ context: TransitionContext, did step: TransitionNews) {
    movement?.transition(context, did: step)
    switch step {
    case .begins(let isDriven):
      transitions.begun.append((context, active ?? justActed))
      if context.isHands {
        transitions.waiting.append(context)
      } else if isDriven {
        _ = played(context)
      }
    case .moves(let progress):
      guard !context.isHands else { return }
      let played = played(context)
      played.moved(to: progress, at: now)
      course.append((played.outcome.name, now, progress))
    case .released(let outcome, let progress):
      guard !context.isHands else { return }
      release(played(context), outcome, at: progress, "\(outcome.name)()")
    case .grabbed:
      guard !context.isHands else { return }
      let played = played(context)
      played.isReleased = false
      played.outcome.release = nil
      played.moved(to: Double(context.percentComplete), at: now)
    case .ended(let outcome):
      if let gesture = transitions.begun.last(where: { $0.context === context })?.gesture {
        transitions.justEnded.append(gesture)
      }
      transitions.begun.removeAll { $0.context === context }
      transitions.waiting.removeAll { $0 === context }
      guard !context.isHands,
        let played = outcomes.last(where: { $0.context === context && !$0.isOver })
      else { return }
      end(played, outcome)
    }
  }

  func transition(_ context: TransitionContext, ignores outcome: TransitionOutcome) {
    movement?.transition(context, ignores: outcome)
    guard let played = outcomes.last(where: { $0.context === context }) else { return }
    played.outcome.release?.ignored.append(
      ApplicationRelease.Ignored(outcome: outcome, progress: Double(context.percentComplete)))
  }

  private func played(_ context: TransitionContext) -> PlayedOutcome {
    active?.hasOutcome = true
    if let known = outcomes.last(where: { $0.context === context }) { return known }
    let named = names.name(of: context.interactor)
    let played = PlayedOutcome(.transition, named ?? context.changeName)
    played.context = context
    outcomes.append(played)
    tell("\(played.outcome.name) follows")
    return played
  }

  private func end(_ played: PlayedOutcome, _ outcome: TransitionOutcome) {
    played.outcome.ending = GestureOutcome.Ending(outcome)
    played.moved(to: outcome == .finish ? 1 : 0, at: now)
    played.isOver = true
    tell("\(played.outcome.name) ends: \(outcome.name)")
  }

  private func release(
    _ played: PlayedOutcome, _ outcome: TransitionOutcome, at progress: Double, _ call: String
  ) {
    let pan = (acting.last ?? acted.last)?.recognizer ?? active?.recognizer
    let delay = liftedAt.map { now - $0 }
    played.outcome.release = ApplicationRelease(
      outcome: outcome, progress: progress, speed: played.speed(at: now),
      velocity: (pan as? UIPanGestureRecognizer)?.velocity(in: window, at: now), time: now - origin,
      delay: delay.flatMap { $0 > 0.001 ? $0 : nil }, call: call)
    played.isReleased = true
    tell("the application calls \(call)")
  }

  // MARK: Animators

  func animator(_ animator: UIViewPropertyAnimator, did step: AnimatorNews) {
    movement?.animator(animator, did: step)
    if case .scrubs(let fraction) = step {
      guard let played = played(scrubbed: animator) else { return }
      played.isReleased = false
      played.outcome.release = nil
      played.moved(to: fraction, at: now)
      course.append((played.outcome.name, now, fraction))
      return
    }
    guard let played = outcomes.last(where: { $0.animator === animator && !$0.isOver }) else {
      return
    }
    switch step {
    case .scrubs: break
    case .runs(let isForward, let fraction):
      release(
        played, isForward ? .finish : .cancel, at: fraction,
        isForward ? "continueAnimation" : "continueAnimation, reversed,")
    case .stops(let fraction):
      if played.outcome.release == nil {
        release(played, fraction >= 0.5 ? .finish : .cancel, at: fraction, "stopAnimation")
      }
      played.moved(to: fraction, at: now)
    case .ends(let position): end(played, position == .start ? .cancel : .finish)
    }
  }

  /// Returns the outcome of a scrubbed animator. Returns nil if the animator belongs to a
  /// transition.
  private func played(scrubbed animator: UIViewPropertyAnimator) -> PlayedOutcome? {
    if animator.isOfTransition { return nil }
    active?.hasOutcome = true
    if let known = outcomes.last(where: { $0.animator === animator && !$0.isOver }) { return known }
    let layers = animator.movedLayers
    for (context, _) in transitions.begun {
      let container = context.containerView.layer
      let isWithin = layers.contains { layer in
        sequence(first: layer) { $0.superlayer }.contains { $0 === container }
      }
      if isWithin || context.isHands && layers.isEmpty { return nil }
    }
    let view = layers.lazy.compactMap { $0.delegate as? UIView }.first
    let played = PlayedOutcome(
      .animator,
      names.name(of: animator) ?? "animator" + (view.map { " of \(type(of: $0))" } ?? ""))
    played.animator = animator
    outcomes.append(played)
    tell("\(played.outcome.name) follows")
    return played
  }
}
