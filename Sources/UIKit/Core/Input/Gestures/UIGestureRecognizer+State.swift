import Foundation
import QuartzCore

// The state machine. Assigning `state` requests a step. Its result depends on the delegate, on the
// recognizers that must fail first, and on those that already have the touches.
extension UIGestureRecognizer {
  func step(to new: State) {
    toldState = nil
    take(new)
    if attempt.place?.isHandlingEvent ?? false { return }
    arbiter?.settleUnlessHandlingEvent()
  }

  private func take(_ new: State) {
    switch (attempt.state, new) {
    case (.possible, .possible), (.failed, .failed), (.failed, .cancelled),
      (.cancelled, .cancelled), (.cancelled, .failed), (.ended, .failed), (.ended, .cancelled):
      return
    case (.possible, .failed), (.possible, .cancelled):
      fail(stepCause)
    case (.possible, .began), (.possible, .ended):
      if attempt.pendingState == nil { return recognize(as: new) }
      attempt.hasBegunPending = attempt.hasBegunPending || attempt.pendingState == .began
      attempt.pendingState = new
    case (.possible, .changed):
      // A recognizer that never begins explicitly begins with its first change. While it waits for
      // another to fail, changes are seen when it begins.
      if attempt.pendingState == nil { recognize(as: .began) }
    case (.began, .changed), (.changed, .changed), (.began, .ended), (.changed, .ended),
      (.began, .cancelled), (.changed, .cancelled):
      enter(new)
    case (.began, .failed), (.changed, .failed):
      enter(.cancelled)
    case (.began, .began), (.changed, .began):
      return
    case (.began, .possible), (.changed, .possible), (.ended, _), (.cancelled, _), (.failed, _):
      Misuse.stop(
        "\(title) in state .\(attempt.state) cannot go to .\(new); "
          + "it is reset when the event has been handled")
    }
  }

  /// Leaves `possible`, waits for others, or fails, as other recognizers, views and the delegate
  /// allow.
  func recognize(as new: State) {
    guard let arbiter else { return reset() }
    arbiter.engage(self)
    switch arbiter.standing(of: self) {
    case .mustFail(let other):
      fail(.requirementRecognized(other))
    case .mustWait(let other):
      if let circle = arbiter.circle(through: self) { Self.stop(onCircle: circle) }
      attempt.pendingState = new
      arbiter.isAnyoneWaiting = true
      arbiter.trace?.note(self, .waits(for: other))
    case .free:
      attempt.pendingState = nil
      guard mayBegin else { return fail(.refused) }
      if let preventer = arbiter.preventer(of: self) { return fail(.prevented(by: preventer)) }
      // The delegate or a view may have ended this attempt.
      guard attempt.state == .possible else { return }
      // A gesture that ended while it waited begins and ends in one event.
      if attempt.hasBegunPending, new == .ended { enter(.began) }
      enter(new)
      arbiter.prevent(by: self)
    }
  }

  /// Whether views and the delegate allow the recognizer to begin. Each view from the touched one
  /// up to the recognizer's own may object, so that a control can exclude recognizers above it.
  private var mayBegin: Bool {
    for touch in attempt.allTouches {
      var current = touch.view
      while let candidate = current, candidate !== view {
        if !candidate.gestureRecognizerShouldBegin(self) { return false }
        current = candidate.superview
      }
    }
    guard view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  func fail(_ cause: @autoclosure () -> StepCause) {
    attempt.pendingState = nil
    guard let arbiter else { return reset() }
    changing(["state"]) { attempt.state = .failed }
    if let didFail { didFail(cause()) }
    arbiter.engage(self)
    arbiter.trace?.note(self, cause())
    arbiter.finished(self)
  }

  private func enter(_ new: State) {
    // Without a closure, which would check that it runs on the main actor.
    if PropertyObservers.isUsed {
      changing(["state"]) { attempt.state = new }
    } else {
      attempt.state = new
    }
    if new == .changed, attempt.place?.queueChange(of: self) ?? false { return }
    guard let arbiter else { return }
    arbiter.trace?.note(self, stepCause)
    arbiter.queueAction(of: self, in: new)
    if new.isTerminal { arbiter.finished(self) }
  }

  /// The cause of the recognizer's current step.
  private var stepCause: StepCause { stepReason.map(StepCause.gesture) ?? .assigned }

  /// Ends the attempt because the recognizer or its view goes away; the action is sent at once.
  func abandon(_ cause: StepCause) {
    guard let arbiter else { return }
    abandon(cause, in: arbiter)
  }

  func abandon(_ cause: StepCause, in arbiter: GestureArbiter) {
    guard arbiter.isEngaged(self) else { return }
    toldState = nil
    if attempt.state.isActive {
      changing(["state"]) { attempt.state = .cancelled }
      arbiter.trace?.note(self, cause)
      arbiter.queueAction(of: self, in: .cancelled)
      arbiter.finished(self)
    } else if attempt.state == .possible {
      fail(cause)
    }
    arbiter.settleUnlessHandlingEvent()
  }

  /// Prepares for the next attempt. Touches that are still down do not take part in it.
  func finishAttempt() {
    if !attempt.touches.isEmpty { lastLocation = location(in: nil) }
    let wasPossible = attempt.state == .possible
    if wasPossible {
      attempt = GestureAttempt()
    } else {
      changing(["state"]) { attempt = GestureAttempt() }
    }
    reset()
  }
}

extension UIGestureRecognizer {
  func ownRequire(toFail otherGestureRecognizer: UIGestureRecognizer) {
    if let circle = otherGestureRecognizer.path(to: self) { Self.stop(onCircle: [self] + circle) }
    failureRequirements.append(WeakReference(otherGestureRecognizer))
  }

  /// Returns the path of failure requirements to `goal`; nil if there is none. Visits each
  /// recognizer once, as many may wait for the same one.
  private func path(to goal: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    // The recognizer from which each was found.
    var origins: [ObjectIdentifier: UIGestureRecognizer] = [:]
    var rest = [self]
    while let current = rest.popLast() {
      if current === goal {
        var path = [current]
        while let last = path.last, last !== self, let origin = origins[ObjectIdentifier(last)] {
          path.append(origin)
        }
        return path.reversed()
      }
      for other in current.failureRequirements.reversed().compactMap({ $0.object })
      where other !== self && origins[ObjectIdentifier(other)] == nil {
        origins[ObjectIdentifier(other)] = current
        rest.append(other)
      }
    }
    return nil
  }

  private static func stop(onCircle circle: [UIGestureRecognizer]) -> Never {
    let names = circle.map(\.title).joined(separator: " → ")
    Misuse.stop("these gesture recognizers wait for each other to fail: \(names)")
  }

  var title: String { name ?? "\(type(of: self))" }
}
