import Foundation

/// Decides among the recognizers of one window: who sees a touch, who may recognize, who must wait,
/// who is prevented; and sends the actions when the event has been handled.
@MainActor
final class GestureArbiter {
  enum Standing {
    case free
    case mustWait(UIGestureRecognizer)
    case mustFail(UIGestureRecognizer)
  }

  /// Recognizers that have touches or wait for something, in the order they joined.
  @exclusivity(unchecked) private(set) var engaged: [UIGestureRecognizer] = []
  @exclusivity(unchecked) private var actions: [QueuedAction] = []
  /// How many of the actions are sent.
  @exclusivity(unchecked) private var sentActions = 0
  /// Those that recognized during this event count against others until it is over.
  @exclusivity(unchecked) private var recognized: [UIGestureRecognizer] = []
  @exclusivity(unchecked) private(set) var isHandlingEvent = false
  /// Whether one may wait for others to fail.
  @exclusivity(unchecked) var isAnyoneWaiting = false
  /// Whether one may have come to its end since that was last looked for.
  @exclusivity(unchecked) private var mayHaveFinished = false
  weak var window: UIWindow?
  private let reference = ArbiterReference()
  /// Collects the recognizers' steps and reasons; nil unless requested.
  var trace: GestureTraceCollector?

  init() {
    reference.arbiter = self
  }

  deinit {
    reference.arbiter = nil
  }

  /// What a recognizer has to say once the event has gone through all of them.
  private struct QueuedAction {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
  }

  // MARK: Joining

  /// Offers a new touch to the recognizers of its view and the views above: the deepest first, and on
  /// one view the one that was added last.
  func offer(_ touch: UITouch, of event: UIEvent) {
    var view = touch.view
    var takers: [UIGestureRecognizer] = []
    while let current = view {
      for recognizer in (current.gestureRecognizers ?? []).reversed()
      where accepts(recognizer, touch, event) && !isTaken(by: takers, from: recognizer) {
        recognizer.attempt.touches.append(touch)
        takers.append(recognizer)
        engage(recognizer, with: touch)
      }
      view = current.superview
    }
    touch.gestureRecognizers = takers
  }

  /// Of two active gestures that exclude one another, the first offered takes a new touch alone.
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
    // What ended and only waits for another to fail takes no more touches.
    guard recognizer.takesTouches, !recognizer.attempt.state.isTerminal,
      recognizer.attempt.pendingState != .ended, recognizer.attempt.scrollAnchor == nil,
      recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }),
      !recognizer.requiresExclusiveTouchType
        || recognizer.attempt.touches.allSatisfy({ $0.type == touch.type }),
      accepts(recognizer, event)
    else { return false }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// The event as such: each recognizer and its delegate are asked once.
  func accepts(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
    guard recognizer.isEnabled else { return false }
    if let known = recognizer.eventAnswer, known.serial == event.serial { return known.isAccepted }
    let isAccepted =
      recognizer.shouldReceive(event)
      && recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
    recognizer.eventAnswer = (event.serial, isAccepted)
    return isAccepted
  }

  /// Takes a recognizer in for what is no touch of its own: a pointer above it, or a scroll.
  func engage(_ recognizer: UIGestureRecognizer, with touch: UITouch? = nil) {
    if let touch { recognizer.attempt.allTouches.append(touch) }
    guard !isEngaged(recognizer) else { return }
    engaged.append(recognizer)
    recognizer.attempt.place = reference
    recognizer.attempt.isEngaged = true
  }

  /// Asked at each step of each, so that nothing is searched for.
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

  /// Whether the recognizer may leave `possible` as far as failure requirements go.
  func standing(of recognizer: UIGestureRecognizer) -> Standing {
    var standing = Standing.free
    // Kept only for one that will ask again: thousands that recognize together ask of every pair.
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

  /// The recognizers that wait for one another in a circle, if this one is in such; it would never
  /// come to an end. Those that delegates make are known only here.
  func circle(through recognizer: UIGestureRecognizer) -> [UIGestureRecognizer]? {
    // Those that lead to no circle are not looked at again.
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

  /// Nil where nobody has been asked in this attempt.
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

  /// The one that already has one of the touches and keeps this one from recognizing.
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

  /// Fails every other recognizer that shares a touch, is still possible and may not work along.
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

  /// Somebody's attempt is over: those who waited for it can go on.
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

  /// An event goes through the recognizers from here up to `finishHandling`, which is to know whether it
  /// is the outermost.
  func beginHandling() -> Bool {
    let isOuter = !isHandlingEvent
    isHandlingEvent = true
    return isOuter
  }

  /// The event has gone through the recognizers: sends what they have to say, and takes touches from the
  /// views whose touches were claimed.
  func finishHandling(_ event: UIEvent, _ deliveries: TouchDeliveries, isOuter: Bool) {
    // An action or a reset may end other gestures, which then have something to say too.
    repeat {
      sendActions()
      deliveries.cancel(of: event) { touch in isClaimed(touch) }
      resetFinished()
      forgetTouchesGone(by: event)
    } while !actions.isEmpty || hasFinished
    recognized.removeAll(keepingCapacity: true)
    isHandlingEvent = !isOuter
  }

  func settleUnlessHandlingEvent() {
    if !isHandlingEvent { window?.settle() }
  }

  private func sendActions() {
    // An action may cancel another recognizer, whose action then comes after it; one that sends an
    // event by itself has those sent that wait here.
    while sentActions < actions.count {
      let recognizer = actions[sentActions].recognizer
      recognizer.toldState = actions[sentActions].state
      sentActions += 1
      recognizer.sendActions()
      recognizer.toldState = nil
    }
    actions.removeAll(keepingCapacity: true)
    sentActions = 0
  }

  private var hasFinished: Bool {
    guard mayHaveFinished else { return false }
    for recognizer in engaged where recognizer.attempt.state.isTerminal { return true }
    mayHaveFinished = false
    return false
  }

  private func resetFinished() {
    // A reset may end or engage others.
    while hasFinished {
      let finished = engaged.filter { $0.attempt.state.isTerminal }
      engaged.removeAll { $0.attempt.state.isTerminal }
      for recognizer in finished { recognizer.attempt.isEngaged = false }
      leaveTouches(finished)
      for recognizer in finished { recognizer.finishAttempt() }
    }
  }

  /// Takes those whose attempts are over out of their touches: each touch once, however many they are.
  private func leaveTouches(_ finished: [UIGestureRecognizer]) {
    var touches: [UITouch] = []
    for recognizer in finished {
      for touch in recognizer.attempt.allTouches where !touches.contains(where: { $0 === touch }) {
        touches.append(touch)
      }
    }
    for touch in touches {
      guard let all = touch.gestureRecognizers else { continue }
      var kept: [UIGestureRecognizer] = []
      for recognizer in all
      where recognizer.attempt.isEngaged || !recognizer.attempt.state.isTerminal {
        kept.append(recognizer)
      }
      touch.gestureRecognizers = kept
    }
  }

  /// Touches that lifted are no more, and where they were is remembered.
  private func forgetTouchesGone(by event: UIEvent) {
    guard !event.phases.isDisjoint(with: .gone) else { return }
    for recognizer in engaged {
      recognizer.lastLocation = recognizer.location(in: nil)
      recognizer.attempt.touches.removeAll { !$0.phase.isPresent }
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
      // One that another's deadline has just failed has nothing to wait for.
      guard !recognizer.attempt.state.isTerminal, let deadline = recognizer.attempt.deadline,
        deadline <= time
      else { continue }
      recognizer.attempt.deadline = nil
      recognizer.deadlineReached(at: deadline)
    }
  }
}

/// Leads to an arbiter as long as there is one, and does not keep it.
///
/// Recognizers ask for theirs at each step, and a weak reference takes longer than the step.
final class ArbiterReference: Sendable {
  /// The arbiter clears it when it goes; on the main actor, as all that reads it.
  nonisolated(unsafe) unowned(unsafe) var arbiter: GestureArbiter?

  /// Whether an event is on its way through the recognizers.
  @MainActor var isHandlingEvent: Bool { arbiter?.isHandlingEvent ?? false }
}
