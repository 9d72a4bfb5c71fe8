import Foundation
import PantographGestures

/// One drag from the lift to its end. It asks the views under the finger, and at the lift of the
/// finger drops the items or returns them. It ends exactly once.
@MainActor
final class DragFlight {
  private enum Phase {
    /// The items are lifted; the finger has not moved far enough for a drag.
    case lifted(at: CGPoint)
    case flying
    case ended
  }

  let session: DragSession
  private let drop: DropSession
  private let interaction: UIDragInteraction
  private let window: UIWindow
  private let overlay: DragOverlay
  private let liftAnimator = DragAnimator()
  private let springs = SpringLoader()
  private let done: () -> Void
  private var phase: Phase
  private var target: UIDropInteraction?
  private var proposal: UIDropProposal?
  /// The interactions that take part in the drag, and those that do not, by their identities.
  private var answers: [ObjectIdentifier: (interaction: UIDropInteraction, takes: Bool)] = [:]

  private static var all: [DragFlight] = []

  init(
    _ session: DragSession, _ interaction: UIDragInteraction, in window: UIWindow,
    done: @escaping () -> Void
  ) {
    self.session = session
    self.interaction = interaction
    self.window = window
    self.done = done
    drop = DropSession(session)
    overlay = DragOverlay(in: window)
    phase = .lifted(at: session.point)
    overlay.lostView = { [weak self] in self?.lost($0) }
    Self.all.append(self)
  }

  static func running(in window: UIWindow) -> [DragFlight] { all.filter { $0.window === window } }

  var hasBegun: Bool {
    if case .flying = phase { true } else { false }
  }

  private var delegate: (any UIDragInteractionDelegate)? { interaction.delegate }
  private var source: UIView { interaction.view ?? window }

  // MARK: Lifting

  func lift() {
    for item in session.items { lift(item, of: interaction) }
    delegate?.dragInteraction(interaction, willAnimateLiftWith: liftAnimator, session: session)
    overlay.showLift(with: liftAnimator)
  }

  private func lift(_ item: UIDragItem, of interaction: UIDragInteraction) {
    guard
      let preview = interaction.delegate?.dragInteraction(
        interaction, previewForLifting: item, session: session)
    else { return }
    overlay.lift(item, preview, from: session.point)
  }

  /// Adds the items of another interaction, whose previews join the others.
  func add(_ items: [UIDragItem], of other: UIDragInteraction) {
    guard hasBegun else { return }
    delegate?.dragInteraction(interaction, session: session, willAdd: items, for: other)
    session.items += items
    for item in items { lift(item, of: other) }
    UIApplication.note(source, "drag takes \(items.count) more: another finger tapped them")
    update(at: session.point)
  }

  private func begin() {
    phase = .flying
    // The menu that opened with the lift makes room for the drag.
    MenuView.open(in: window)?.close()
    session.allowsMoveOperation =
      delegate?.dragInteraction(interaction, sessionAllowsMoveOperation: session) ?? true
    session.isRestrictedToDraggingApplication =
      delegate?.dragInteraction(interaction, sessionIsRestrictedToDraggingApplication: session)
      ?? false
    overlay.replacePreviews()
    delegate?.dragInteraction(interaction, sessionWillBegin: session)
    UIApplication.note(source, "drag begins: the finger moved \(Int(DropDecision.slop)) points")
  }

  // MARK: Moving

  func move(to point: CGPoint) {
    session.point = point
    switch phase {
    case .ended: return
    case .lifted(let start):
      guard hypot(point.x - start.x, point.y - start.y) >= DropDecision.slop else { return }
      begin()
    case .flying: break
    }
    guard hasBegun else { return }
    delegate?.dragInteraction(interaction, sessionDidMove: session)
    update(at: point)
  }

  private func update(at point: CGPoint) {
    overlay.follow(point)
    let hit = window.hitTest(point, with: nil)
    let new = taker(from: hit)
    if new !== target {
      leaveTarget()
      target = new
      if let new {
        new.sessions += 1
        new.delegate?.dropInteraction(new, sessionDidEnter: drop)
      }
    }
    // The delegate may have ended the drag.
    guard hasBegun else { return }
    proposal = target.flatMap { $0.delegate?.dropInteraction($0, sessionDidUpdate: drop) }
    overlay.show(proposal?.operation)
    springs.follow(hit, session)
  }

  private func leaveTarget() {
    guard let old = target else { return }
    target = nil
    proposal = nil
    old.sessions -= 1
    old.delegate?.dropInteraction(old, sessionDidExit: drop)
  }

  /// Returns the innermost drop interaction under the finger that takes part in the drag.
  private func taker(from hit: UIView?) -> UIDropInteraction? {
    var view = hit
    while let current = view {
      for case let candidate as UIDropInteraction in current.interactions.reversed()
      where takes(candidate) { return candidate }
      view = current.superview
    }
    return nil
  }

  private func takes(_ candidate: UIDropInteraction) -> Bool {
    if candidate !== target, candidate.sessions > 0, !candidate.allowsSimultaneousDropSessions {
      return false
    }
    if let known = answers[ObjectIdentifier(candidate)] { return known.takes }
    let takes = candidate.delegate?.dropInteraction(candidate, canHandle: drop) ?? false
    answers[ObjectIdentifier(candidate)] = (candidate, takes)
    return takes
  }

  // MARK: Ending

  func release(at point: CGPoint) {
    // The finger may have moved in the event in which it lifts.
    if point != session.point { move(to: point) }
    end(nil)
  }

  func cancel(_ reason: String) { end(reason) }

  private func lost(_ view: UIView) {
    if interaction.view?.isDescendant(of: view) ?? true {
      cancel("the source has left the window")
    } else if let over = target?.view, over.isDescendant(of: view) {
      leaveTarget()
    }
  }

  private func end(_ cancellation: String?) {
    if case .ended = phase { return }
    let hasBegun = hasBegun
    let inputs = DropDecision.Inputs(
      cancellation: cancellation, hasBegun: hasBegun,
      target: target?.view.map { "\(type(of: $0))" }, proposed: proposal?.operation ?? .cancel,
      allowsMove: session.allowsMoveOperation)
    phase = .ended
    springs.end()
    Self.all.removeAll { $0 === self }
    done()
    switch DropDecision(inputs) {
    case .drops(let operation, let reason): perform(operation, reason)
    case .returns(let reason): goBack(hasBegun: hasBegun, reason)
    }
  }

  private var count: String { session.items.count == 1 ? "1 item" : "\(session.items.count) items" }

  private func perform(_ operation: UIDropOperation, _ reason: String) {
    guard let target else { return }
    UIApplication.tellRelease(of: source, .finish, "is dropped: \(reason)")
    ApplicationEvent.report(
      ApplicationEvent(.dropped, "dropped \(count): \(reason)", of: target.view ?? source))
    target.sessions -= 1
    delegate?.dragInteraction(interaction, session: session, willEndWith: operation)
    target.delegate?.dropInteraction(target, performDrop: drop)
    var places: [UITargetedPreview?] = []
    var animators: [DragAnimator] = []
    for one in overlay.lifted {
      let usual = overlay.current(one)
      places.append(
        target.delegate?.dropInteraction(
          target, previewForDropping: one.item, withDefault: usual))
      let animator = DragAnimator()
      target.delegate?.dropInteraction(target, item: one.item, willAnimateDropWith: animator)
      animators.append(animator)
    }
    overlay.settle(places, with: animators) { [self] in
      target.delegate?.dropInteraction(target, concludeDrop: drop)
      endForTargets()
      delegate?.dragInteraction(interaction, session: session, didEndWith: operation)
      delegate?.dragInteraction(interaction, sessionDidTransferItems: session)
    }
  }

  private func goBack(hasBegun: Bool, _ reason: String) {
    leaveTarget()
    UIApplication.tellRelease(of: source, .cancel, "goes back: \(reason)")
    if hasBegun {
      ApplicationEvent.report(
        ApplicationEvent(.returned, "returned \(count): \(reason)", of: source))
      delegate?.dragInteraction(interaction, session: session, willEndWith: .cancel)
    } else {
      liftAnimator.position = .start
    }
    var places: [UITargetedPreview?] = []
    var animators: [DragAnimator] = []
    for one in overlay.lifted {
      places.append(
        delegate?.dragInteraction(
          interaction, previewForCancelling: one.item, withDefault: one.home))
      let animator = DragAnimator()
      delegate?.dragInteraction(interaction, item: one.item, willAnimateCancelWith: animator)
      animators.append(animator)
    }
    overlay.settle(places, with: animators) { [self] in
      guard hasBegun else { return }
      endForTargets()
      delegate?.dragInteraction(interaction, session: session, didEndWith: .cancel)
    }
  }

  private func endForTargets() {
    let told = answers.values.filter(\.takes).map(\.interaction)
    answers = [:]
    for interaction in told {
      interaction.delegate?.dropInteraction(interaction, sessionDidEnd: drop)
    }
  }
}

extension UIApplication {
  /// Notes that fingers have let go of a view, and what becomes of it.
  static func tellRelease(of view: UIView, _ outcome: TransitionOutcome, _ words: String) {
    note(view, words)
    movement?.row(view, does: outcome, nil, words)
  }
}
