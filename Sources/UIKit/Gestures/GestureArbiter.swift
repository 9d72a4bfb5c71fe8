import Foundation

/// Decides among the recognizers of one window: who sees a touch, who may recognize, who must wait,
/// who is prevented; and sends the actions when the event has been handled.
@MainActor
final class GestureArbiter {
  enum Standing {
    case free, mustWait, mustFail
  }

  /// Recognizers that have touches or wait for something, in the order they joined.
  private(set) var engaged: [UIGestureRecognizer] = []
  private var actions: [(recognizer: UIGestureRecognizer, state: UIGestureRecognizer.State)] = []
  /// Those that recognized during this event count against others until it is over.
  private var recognized: [UIGestureRecognizer] = []
  private(set) var isHandlingEvent = false

  // MARK: Joining

  /// Offers a new touch to the recognizers of its view and the views above, the deepest first.
  func offer(_ touch: UITouch, of event: UIEvent) {
    var view = touch.view
    var takers: [UIGestureRecognizer] = []
    while let current = view {
      for recognizer in current.gestureRecognizers ?? [] where accepts(recognizer, touch, event) {
        recognizer.touches.append(touch)
        recognizer.attemptTouches.append(touch)
        takers.append(recognizer)
        if !engaged.contains(where: { $0 === recognizer }) { engaged.append(recognizer) }
      }
      view = current.superview
    }
    touch.gestureRecognizers = takers
  }

  private func accepts(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent
  ) -> Bool {
    // What ended and only waits for another to fail takes no more touches.
    guard recognizer.isEnabled, !recognizer.currentState.isTerminal,
      recognizer.pendingState != .ended,
      recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      !recognizer.requiresExclusiveTouchType
        || recognizer.touches.allSatisfy({ $0.type == touch.type }),
      recognizer.shouldReceive(event)
    else { return false }
    guard let delegate = recognizer.delegate else { return true }
    return delegate.gestureRecognizer(recognizer, shouldReceive: event)
      && delegate.gestureRecognizer(recognizer, shouldReceive: touch)
  }

  // MARK: Deciding

  /// Whether the recognizer may leave `possible` as far as failure requirements go.
  func standing(of recognizer: UIGestureRecognizer) -> Standing {
    var mustWait = false
    for other in engaged where other !== recognizer && waits(recognizer, for: other) {
      switch other.currentState {
      case .began, .changed, .ended: return .mustFail
      case .possible: mustWait = true
      case .cancelled, .failed: continue
      }
    }
    return mustWait ? .mustWait : .free
  }

  private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    if recognizer.failureRequirements.contains(where: { $0.object === other }) { return true }
    guard share(recognizer, other) else { return false }
    if let known = recognizer.failureAnswers[ObjectIdentifier(other)] { return known }
    let answer =
      recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
    recognizer.failureAnswers[ObjectIdentifier(other)] = answer
    return answer
  }

  /// Whether another that already has one of the touches keeps this one from recognizing.
  func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    (engaged + recognized).contains { other in
      other !== recognizer && (other.currentState.isActive || other.currentState == .ended)
        && share(recognizer, other) && !together(recognizer, other)
        && other.canPrevent(recognizer) && recognizer.canBePrevented(by: other)
    }
  }

  /// Fails every other recognizer that shares a touch, is still possible and may not work along.
  func prevent(by recognizer: UIGestureRecognizer) {
    for other in engaged
    where other !== recognizer && other.currentState == .possible && share(recognizer, other)
      && !together(recognizer, other) && recognizer.canPrevent(other)
      && other.canBePrevented(by: recognizer)
    {
      other.fail()
    }
  }

  private func share(_ left: UIGestureRecognizer, _ right: UIGestureRecognizer) -> Bool {
    left.attemptTouches.contains { touch in right.attemptTouches.contains { $0 === touch } }
  }

  private func together(_ left: UIGestureRecognizer, _ right: UIGestureRecognizer) -> Bool {
    left.delegate?.gestureRecognizer(left, shouldRecognizeSimultaneouslyWith: right) ?? false
      || right.delegate?.gestureRecognizer(right, shouldRecognizeSimultaneouslyWith: left) ?? false
  }

  // MARK: Following up

  func queueAction(of recognizer: UIGestureRecognizer, in state: UIGestureRecognizer.State) {
    if let last = actions.last, last.recognizer === recognizer, last.state == state { return }
    actions.append((recognizer, state))
    if state == .began || state == .ended { recognized.append(recognizer) }
  }

  /// Somebody's attempt is over: those who waited for it can go on.
  func finished(_ recognizer: UIGestureRecognizer) {
    for other in engaged where other !== recognizer {
      guard let pending = other.pendingState else { continue }
      other.recognize(as: pending)
    }
  }

  /// Runs one event through the recognizers, then sends what they have to say.
  func handle(_ work: () -> Void, beforeReset: () -> Void = {}) {
    isHandlingEvent = true
    work()
    sendActions()
    beforeReset()
    resetFinished()
    isHandlingEvent = false
  }

  func settleUnlessHandlingEvent() {
    if !isHandlingEvent { handle({}) }
  }

  private func sendActions() {
    // An action may cancel another recognizer, whose action then comes after it.
    while !actions.isEmpty {
      let (recognizer, state) = actions.removeFirst()
      let final = recognizer.currentState
      recognizer.currentState = state
      recognizer.sendActions()
      // The action itself may have moved the state on, by disabling the recognizer.
      if recognizer.currentState == state { recognizer.currentState = final }
    }
  }

  private func resetFinished() {
    // Actions can finish more of them, and a reset lets those go that waited.
    while let next = engaged.first(where: { $0.currentState.isTerminal }) {
      engaged.removeAll { $0 === next }
      next.finishAttempt()
    }
    for recognizer in engaged {
      recognizer.lastLocation = recognizer.location(in: nil)
      recognizer.touches.removeAll { !$0.phase.isDown }
    }
    recognized.removeAll()
    if !actions.isEmpty { sendActions() }
  }

  // MARK: Time

  var nextDeadline: TimeInterval? {
    engaged.compactMap(\.deadline).min()
  }

  func fireDeadline(at time: TimeInterval) {
    for recognizer in engaged {
      // One that another's deadline has just failed has nothing to wait for.
      guard !recognizer.currentState.isTerminal, let deadline = recognizer.deadline,
        deadline <= time
      else { continue }
      recognizer.deadline = nil
      recognizer.deadlineReached(at: deadline)
    }
  }
}
