import Foundation

// The state machine. A step is asked for by assigning `state`; what comes of it depends on the
// delegate, on the recognizers that must fail first and on those that already have the touches.
extension UIGestureRecognizer {
  func step(to new: State) {
    switch (currentState, new) {
    case (.possible, .possible), (.failed, .failed), (.failed, .cancelled),
      (.cancelled, .cancelled), (.cancelled, .failed), (.ended, .failed), (.ended, .cancelled):
      return
    case (.possible, .failed), (.possible, .cancelled):
      fail()
    case (.possible, .began), (.possible, .ended):
      if pendingState == nil { return recognize(as: new) }
      hasBegunPending = hasBegunPending || pendingState == .began
      pendingState = new
    case (.possible, .changed):
      // Still waiting for another to fail: what changes meanwhile is seen when this one begins.
      precondition(
        pendingState != nil, "a gesture recognizer must begin before its state can be .changed")
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      enter(new)
    case (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    case (.began, .began), (.changed, .began):
      return
    case (.began, .possible), (.changed, .possible), (.ended, _), (.cancelled, _), (.failed, _):
      preconditionFailure(
        "a gesture recognizer in state .\(currentState) cannot go to .\(new); "
          + "it is reset when the event has been handled")
    }
  }

  /// Leaves `possible` if nothing speaks against it.
  func recognize(as new: State) {
    guard let arbiter else {
      currentState = .failed
      return
    }
    switch arbiter.standing(of: self) {
    case .mustFail:
      fail()
    case .mustWait:
      pendingState = new
    case .free:
      pendingState = nil
      guard mayBegin, !arbiter.isPrevented(self) else { return fail() }
      // A touch that ended while this one waited: it begins and ends in one event.
      if hasBegunPending, new == .ended { enter(.began) }
      enter(new)
      arbiter.prevent(by: self)
    }
  }

  private var mayBegin: Bool {
    guard view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  func fail() {
    pendingState = nil
    currentState = .failed
    arbiter?.finished(self)
  }

  private func enter(_ new: State) {
    currentState = new
    arbiter?.queueAction(of: self, in: new)
    if new.isTerminal { arbiter?.finished(self) }
  }

  /// Ends the attempt because the recognizer or its view goes away; the action is sent at once.
  func abandon() {
    guard let arbiter else { return }
    abandon(in: arbiter)
  }

  func abandon(in arbiter: GestureArbiter) {
    if currentState.isActive {
      currentState = .cancelled
      arbiter.queueAction(of: self, in: .cancelled)
      arbiter.finished(self)
    } else if currentState == .possible, !attemptTouches.isEmpty {
      fail()
    }
    arbiter.settleUnlessHandlingEvent()
  }

  /// Ready for the next attempt; touches that are already down stay out of it.
  func finishAttempt() {
    for touch in attemptTouches { touch.gestureRecognizers?.removeAll { $0 === self } }
    touches.removeAll()
    attemptTouches.removeAll()
    failureAnswers.removeAll()
    pendingState = nil
    hasBegunPending = false
    deadline = nil
    currentState = .possible
    reset()
  }
}

extension UIGestureRecognizer {
  /// Waits with its own recognition until the other has failed. Requirements in a circle could
  /// never be met and are an error.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    if let circle = otherGestureRecognizer.path(to: self) {
      let names = ([self] + circle).map(\.title).joined(separator: " → ")
      preconditionFailure("these gesture recognizers wait for each other to fail: \(names)")
    }
    failureRequirements.append(WeakReference(otherGestureRecognizer))
  }

  private func path(to goal: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    if self === goal { return [self] }
    for requirement in failureRequirements {
      if let rest = requirement.object?.path(to: goal) { return [self] + rest }
    }
    return nil
  }

  var title: String { name ?? "\(type(of: self))" }
}
