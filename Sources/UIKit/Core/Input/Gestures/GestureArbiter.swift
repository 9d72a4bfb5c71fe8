import Foundation

/// The arbiter of the recognizers in one window. It decides which of them receive a touch,
/// recognize, wait or are prevented, and sends their actions when an event has been handled.
@MainActor
final class GestureArbiter {
  enum Standing {
    case free
    case mustWait(UIGestureRecognizer)
    case mustFail(UIGestureRecognizer)
  }

  /// The recognizers that have touches or wait for something, in the order they joined.
  @exclusivity(unchecked) private(set) var engaged: [UIGestureRecognizer] = []
  @exclusivity(unchecked) private var actions: [QueuedAction] = []
  /// The number of actions that have been sent.
  @exclusivity(unchecked) private var sentActions = 0
  /// The recognizers that recognized during this event. They exclude others until it is over.
  @exclusivity(unchecked) private var recognized: [UIGestureRecognizer] = []
  private(set) var isHandlingEvent: Bool {
    get { reference.isHandlingEvent }
    set { reference.isHandlingEvent = newValue }
  }
  /// Whether a recognizer may be waiting for others to fail.
  @exclusivity(unchecked) var isAnyoneWaiting = false
  /// Whether an attempt may have ended since the last check.
  @exclusivity(unchecked) private var mayHaveFinished = false
  var window: UIWindow? {
    get { windowReference?.view.map { unsafeDowncast($0, to: UIWindow.self) } }
    set { windowReference = newValue?.reference }
  }
  @exclusivity(unchecked) private var windowReference: ViewReference?
  private let reference = ArbiterReference()
  /// The collector of the recognizers' steps and reasons; nil unless requested.
  @exclusivity(unchecked) var trace: GestureTraceCollector?

  init() {
    reference.lead(to: self)
  }

  deinit {
    reference.clear()
  }

  /// An action to be sent when the event has gone through all recognizers.
  private struct QueuedAction {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
  }

  // MARK: Joining

  /// Offers a new touch to the recognizers of its view and the superviews: those of the deepest
  /// view first, and on one view those added last. Events then reach the recognizers in the order
  /// of `GestureOrder`.
  func offer(_ touch: UITouch, of event: UIEvent) {
    var view = touch.view
    var takers: [UIGestureRecognizer] = []
    while let current = view {
      let first = takers.count
      for recognizer in (current.gestureRecognizers ?? []).reversed()
      where accepts(recognizer, touch, event) && !isTaken(by: takers, from: recognizer) {
        recognizer.attempt.touches.append(touch)
        takers.append(recognizer)
      }
      GestureOrder.arrange(&takers, from: first)
      view = current.superview
    }
    for taker in takers { engage(taker, with: touch) }
    touch.gestureRecognizers = takers
  }

  /// Whether an active recognizer that excludes this active one has already taken the new touch.
  private func isTaken(
    by takers: [UIGestureRecognizer], from recognizer: UIGestureRecognizer
  ) -> Bool {
    recognizer.attempt.state.isActive
      && takers.contains { other in
        other.attempt.state.isActive && !together(recognizer, other)
          && other.canPrevent(recognizer) && recognizer.canBePrevented(by: other)
      }
  }

  private func accepts(
    _ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent
  ) -> Bool {
    // A recognizer that has ended, and only waits for another to fail, takes no more touches.
    guard recognizer.takesTouches, !recognizer.attempt.state.isTerminal,
      recognizer.attempt.pendingState != .ended, recognizer.attempt.scrollAnchor == nil,
      recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      !recognizer.requiresExclusiveTouchType
        || recognizer.attempt.touches.allSatisfy({ $0.type == touch.type }),
      accepts(recognizer, event)
    else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Returns whether the recognizer and its delegate accept the event as a whole. Both are called
  /// once per event.
  func accepts(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    guard recognizer.isEnabled else { return false }
    if let known = recognizer.eventAnswer, known.serial == event.serial { return known.isAccepted }
    let isAccepted =
      recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
    recognizer.eventAnswer = (event.serial, isAccepted)
    return isAccepted
  }

  /// Adds a recognizer to those engaged. Called directly only for a hovering pointer or a scroll,
  /// which are no touches.
  func engage(_ recognizer: UIGestureRecognizer, with touch: UITouch? = nil) {
    if let touch { recognizer.attempt.allTouches.append(touch) }
    guard !isEngaged(recognizer) else { return }
    engaged.append(recognizer)
    recognizer.attempt.place = reference
    recognizer.attempt.isEngaged = true
  }

  /// Whether the recognizer is engaged here. Read at each of its steps, so nothing is searched
  /// for.
  func isEngaged(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.attempt.isEngaged && recognizer.attempt.place === reference
  }

  /// Whether a recognizer has taken the touch from its view.
  func isClaimed(_ touch: UITouch) -> Bool {
    for index in engaged.indices
    where engaged[index].cancelsTouchesInView && engaged[index].attempt.state.hasRecognized
      && engaged[index].has(touch)
    {
      return true
    }
    return false
  }

  // MARK: Deciding

  /// Returns whether failure requirements allow the recognizer to leave `possible`.
  func standing(of recognizer: UIGestureRecognizer) -> Standing {
    var standing = Standing.free
    // Stored only if the recognizer will need them again: if thousands recognize together, this is
    // called for every pair.
    var answers: [(other: ObjectIdentifier, waits: Bool)] = []
    for other in engaged where other !== recognizer {
      var waits = known(recognizer, waitsFor: other)
      if waits == nil {
        let answer = ask(recognizer, whetherItWaitsFor: other)
        answers.append((ObjectIdentifier(other), answer))
        waits = answer
      }
      guard waits == true else { continue }
      switch other.attempt.state {
      case .began, .changed, .ended: return .mustFail(other)
      case .possible: standing = .mustWait(other)
      case .cancelled, .failed: continue
      }
    }
    if case .mustWait = standing {
      for (other, waits) in answers { recognizer.attempt.failureAnswers[other] = waits }
    }
    return standing
  }

  /// Returns the recognizers that wait for each other in a circle with this one, as they would
  /// never end; nil if there is no circle. Circles made by delegates are found only here.
  func circle(through recognizer: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    // Recognizers that lead to no circle are not visited again.
    var seen: Set<ObjectIdentifier> = []
    func path(from current: UIGestureRecognizer, _ way: [UIGestureRecognizer])
      -> [UIGestureRecognizer]?
    {
      for other in engaged
      where other !== current && other.attempt.state == .possible && waits(current, for: other) {
        if other === recognizer { return way + [other] }
        guard seen.insert(ObjectIdentifier(other)).inserted else { continue }
        if let found = path(from: other, way + [other]) { return found }
      }
      return nil
    }
    return path(from: recognizer, [recognizer])
  }

  private func waits(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
    if let known = known(recognizer, waitsFor: other) { return known }
    let answer = ask(recognizer, whetherItWaitsFor: other)
    recognizer.attempt.failureAnswers[ObjectIdentifier(other)] = answer
    return answer
  }

  /// Returns whether the recognizer waits for the other recognizer; nil if that is not known yet in
  /// this attempt.
  private func known(
    _ recognizer: UIGestureRecognizer, waitsFor other: UIGestureRecognizer
  ) -> Bool? {
    for requirement in recognizer.failureRequirements where requirement.object === other {
      return true
    }
    guard share(recognizer, other) else { return false }
    return recognizer.attempt.failureAnswers[ObjectIdentifier(other)]
  }

  private func ask(
    _ recognizer: UIGestureRecognizer, whetherItWaitsFor other: UIGestureRecognizer
  ) -> Bool {
    recognizer.shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: recognizer)
      || recognizer.delegate?.gestureRecognizer(recognizer, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: recognizer) ?? false
  }

  /// Returns the recognizer that already has one of the touches and keeps this one from
  /// recognizing.
  func preventer(of recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    for other in engaged where prevents(other, recognizer) { return other }
    for other in recognized where prevents(other, recognizer) { return other }
    return nil
  }

  private func prevents(_ other: UIGestureRecognizer, _ recognizer: UIGestureRecognizer) -> Bool {
    other !== recognizer && other.attempt.state.hasRecognized
      && share(recognizer, other) && !together(recognizer, other)
      && other.canPrevent(recognizer) && recognizer.canBePrevented(by: other)
  }

  /// Fails every other recognizer that shares a touch, is still possible and may not recognize
  /// simultaneously.
  func prevent(by recognizer: UIGestureRecognizer) {
    for other in engaged
    where other !== recognizer && other.attempt.state == .possible && share(recognizer, other)
      && !together(recognizer, other) && recognizer.canPrevent(other)
      && other.canBePrevented(by: recognizer)
    {
      other.fail(.prevented(by: recognizer))
    }
  }

  private func share(_ left: UIGestureRecognizer, _ right: UIGestureRecognizer) -> Bool {
    for touch in left.attempt.allTouches where right.has(touch) { return true }
    return false
  }

  private func together(_ left: UIGestureRecognizer, _ right: UIGestureRecognizer) -> Bool {
    left.delegate?.gestureRecognizer(left, shouldRecognizeSimultaneouslyWith: right) ?? false
      || right.delegate?.gestureRecognizer(right, shouldRecognizeSimultaneouslyWith: left) ?? false
  }

  // MARK: Following up

  func queueAction(of recognizer: UIGestureRecognizer, in state: UIGestureRecognizer.State) {
    if actions.count > sentActions, let last = actions.last, last.recognizer === recognizer,
      last.state == state
    {
      return
    }
    actions.append(QueuedAction(recognizer: recognizer, state: state))
    if state == .began || state == .ended { recognized.append(recognizer) }
  }

  /// Lets the recognizers continue that waited for this one, whose attempt is over.
  func finished(_ recognizer: UIGestureRecognizer) {
    mayHaveFinished = true
    guard isAnyoneWaiting else { return }
    isAnyoneWaiting = false
    for other in engaged where other.attempt.pendingState != nil { isAnyoneWaiting = true }
    for other in engaged where other !== recognizer {
      guard let pending = other.attempt.pendingState else { continue }
      other.recognize(as: pending)
    }
  }

  /// Begins to pass an event through the recognizers. Returns whether it is the outermost event,
  /// which must be passed to `finishHandling`.
  func beginHandling() -> Bool {
    let isOuter = !isHandlingEvent
    isHandlingEvent = true
    return isOuter
  }

  /// Sends the actions of an event that has gone through the recognizers, and cancels claimed
  /// touches in their views.
  func finishHandling(_ event: UIEvent, _ deliveries: TouchDeliveries, isOuter: Bool) {
    // An action or a reset may end other gestures, which then have actions to send, too.
    repeat {
      sendActions()
      deliveries.cancel(of: event) { touch in isClaimed(touch) }
      resetFinished()
      forgetTouchesGone(by: event)
    } while !actions.isEmpty || hasFinished
    if !recognized.isEmpty { recognized.removeAll(keepingCapacity: true) }
    isHandlingEvent = !isOuter
  }

  func settleUnlessHandlingEvent() {
    if !isHandlingEvent { window?.settle() }
  }

  private func sendActions() {
    // An action may cancel another recognizer, whose action is sent after it. An action that sends
    // an event thereby sends the actions that wait here.
    while let action = takeAction() {
      use(.passUnretained(action.recognizer)) { recognizer in
        recognizer.toldState = action.state
        recognizer.sendActions()
        recognizer.toldState = nil
      }
      keep(action)
    }
  }

  private func takeAction() -> QueuedAction? {
    // Mostly there is one action, which is moved out, so that no reference is counted.
    if actions.count == 1, sentActions == 0 { return actions.removeLast() }
    guard sentActions < actions.count else {
      if !actions.isEmpty { actions.removeAll(keepingCapacity: true) }
      sentActions = 0
      return nil
    }
    sentActions += 1
    return actions[sentActions - 1]
  }

  private var hasFinished: Bool {
    guard mayHaveFinished else { return false }
    for recognizer in engaged where recognizer.attempt.state.isTerminal { return true }
    mayHaveFinished = false
    return false
  }

  private func resetFinished() {
    // A reset may end or engage other recognizers.
    while hasFinished {
      let finished = engaged.filter { $0.attempt.state.isTerminal }
      engaged.removeAll { $0.attempt.state.isTerminal }
      for recognizer in finished { recognizer.attempt.isEngaged = false }
      leaveTouches(finished)
      for recognizer in finished { recognizer.finishAttempt() }
    }
  }

  // MARK: Time

  var nextDeadline: TimeInterval? {
    var next: TimeInterval?
    for recognizer in engaged {
      guard let deadline = recognizer.attempt.deadline else { continue }
      next = min(next ?? deadline, deadline)
    }
    return next
  }

  func fireDeadlines(at time: TimeInterval) {
    for recognizer in engaged {
      // A recognizer that another's deadline has just failed does not wait any more.
      guard !recognizer.attempt.state.isTerminal, let deadline = recognizer.attempt.deadline,
        deadline <= time
      else { continue }
      recognizer.attempt.deadline = nil
      recognizer.deadlineReached(at: deadline)
    }
  }
}

/// A reference to an arbiter that does not retain it, and is cleared with it.
///
/// Recognizers read their arbiter at each step, and reading a weak reference takes longer than the
/// step.
final class ArbiterReference: Sendable {
  /// The arbiter. The reference is cleared when the arbiter is deallocated. Read and written on the
  /// main actor only.
  @exclusivity(unchecked) nonisolated(unsafe) private var pointer: Unmanaged<GestureArbiter>?
  /// Whether an event is passing through the recognizers.
  @exclusivity(unchecked) nonisolated(unsafe) fileprivate(set) var isHandlingEvent = false

  var arbiter: GestureArbiter? { pointer?.takeUnretainedValue() }

  fileprivate func lead(to arbiter: GestureArbiter) { pointer = .passUnretained(arbiter) }

  fileprivate func clear() {
    pointer = nil
    isHandlingEvent = false
  }

  /// Queues the action for a change of the recognizer, without counting a reference to the arbiter:
  /// no code runs that could free it. Returns false if there is no arbiter, or if it has a trace.
  @MainActor @inline(__always)
  func queueChange(of recognizer: UIGestureRecognizer) -> Bool {
    guard let pointer else { return false }
    return pointer._withUnsafeGuaranteedRef { arbiter in
      guard arbiter.trace == nil else { return false }
      arbiter.queueAction(of: recognizer, in: .changed)
      return true
    }
  }
}
