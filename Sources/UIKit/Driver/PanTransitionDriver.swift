import Foundation
import Gestures
import Touches

/// Ties a pan to a transition: the hand starts it, moves it, and finishes it or takes it back.
///
/// It presents, dismisses, pushes or pops by itself when its pan begins. A gesture that ends before
/// the transition has started is remembered; a hand that comes back while it settles takes hold of
/// it again; a `dismiss` in mid-drag has its way. Keep the driver in a property; while a transition
/// runs, it keeps itself.
@MainActor
public final class PanTransitionDriver {
  /// The pan, which the driver has for itself: direct, indirect or from an edge. Add it to a view.
  public let pan: UIPanGestureRecognizer
  /// The way that brings the transition forward.
  public let direction: TransitionDirection
  /// From the next gesture on.
  public var thresholds: InteractionThresholds { didSet { applyThresholds() } }
  /// The points from no progress to all of it, which the thresholds take as one length. Nil for the
  /// extent of the pan's view.
  public var length: CGFloat?
  /// How large a point is under the hand, for what the thresholds say in millimetres.
  public var pointsPerMillimetre: CGFloat = 1 / PointScale.phone
  public weak var delegate: (any PanTransitionDriverDelegate)?
  /// Why the last transition finished or went back.
  public private(set) var lastDecision: ReleaseDecision?

  let change: any DrivenChange
  private(set) var machine: InteractionMachine
  private var interactor: PanInteractor?
  /// The pan whose hand has the transition.
  private var holder: ObjectIdentifier?
  private var grabPan: UIPanGestureRecognizer?

  init(
    _ change: any DrivenChange, pan: UIPanGestureRecognizer, direction: TransitionDirection,
    thresholds: InteractionThresholds
  ) {
    self.change = change
    self.pan = pan
    self.direction = direction
    self.thresholds = thresholds
    machine = InteractionMachine(
      thresholds: thresholds, direction: direction, space: InteractionSpace(length: 1))
    listen(to: pan)
    applyThresholds()
  }

  /// Whether a transition of this driver is under way.
  public var isActive: Bool { !machine.isIdle }

  /// Whether a hand moves it right now.
  public var isFollowing: Bool { machine.isFollowing }

  // MARK: The hand

  private func applyThresholds() {
    pan.begin(by: thresholds, in: space)
    pan.minimumNumberOfTouches = thresholds.begin.minimumFingers
    pan.maximumNumberOfTouches = thresholds.begin.maximumFingers
  }

  private func listen(to pan: UIPanGestureRecognizer) {
    // Both closures are the pan's own.
    pan.permits = { [weak self, unowned pan] movement in
      self?.mayBegin(movement, pan) ?? true
    }
    pan.addAction { [weak self, unowned pan] _ in self?.follow(pan) }
  }

  private func mayBegin(_ movement: PointVector, _ pan: UIPanGestureRecognizer) -> Bool {
    if machine.isIdle {
      return pan === self.pan && change.isPossible
        && direction.permits(movement, cone: thresholds.begin.cone)
        && delegate?.driverShouldBegin(self) ?? true
    }
    return machine.mayTakeHold && machine.mayBegin(movement)
  }

  private func follow(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      holder = ObjectIdentifier(pan)
      begin(pan.sample)
    case .changed where holds(pan): obey(machine.update(.moved(pan.sample)))
    case .ended where holds(pan): obey(machine.update(.lifted(pan.lastSample)))
    case .cancelled where holds(pan): obey(machine.update(.cancelled(pan.lastSample)))
    case .possible, .changed, .ended, .cancelled, .failed: break
    }
  }

  private func holds(_ pan: UIPanGestureRecognizer) -> Bool { holder == ObjectIdentifier(pan) }

  private func begin(_ sample: InteractionSample) {
    if machine.isIdle {
      machine = InteractionMachine(
        thresholds: thresholds, direction: direction, space: space)
      pan.begin(by: thresholds, in: space)
    } else if machine.mayTakeHold, let interactor {
      guard let progress = interactor.takeHold() else { return }
      return obey(machine.update(.began(sample, settling: progress)))
    }
    obey(machine.update(.began(sample)))
  }

  private var space: InteractionSpace {
    let bounds = pan.view?.bounds ?? .zero
    let extent = direction == .left || direction == .right ? bounds.width : bounds.height
    return InteractionSpace(
      length: Double(length ?? extent), pointsPerMillimetre: Double(pointsPerMillimetre))
  }

  // MARK: The transition

  private func obey(_ step: InteractionStep) {
    if step.starts { start() }
    if let progress = step.progress {
      interactor?.update(CGFloat(progress))
      delegate?.driver(self, didMoveTo: CGFloat(progress))
    }
    if let decision = step.decision { release(decision) }
  }

  private func start() {
    let interactor = PanInteractor(self)
    self.interactor = interactor
    let isStarted = change.start(interactor) { [weak self, weak interactor] in
      if let interactor { self?.isOver(interactor) }
    }
    if !isStarted { isOver(interactor) }
  }

  private func release(_ decision: ReleaseDecision) {
    lastDecision = decision
    delegate?.driver(self, didDecide: decision)
    interactor?.release(decision, thresholds.handOff)
  }

  func didStart(_ interactor: PanInteractor, _ context: TransitionContext) {
    guard interactor === self.interactor else { return }
    addGrabPan(to: context.containerView)
    obey(machine.update(.started))
  }

  func wasOverruled(_ interactor: PanInteractor, _ outcome: TransitionOutcome) {
    guard interactor === self.interactor else { return }
    obey(machine.update(.overruled(outcome)))
  }

  /// The transition has ended, or was never begun.
  func isOver(_ interactor: PanInteractor) {
    guard interactor === self.interactor else { return }
    self.interactor = nil
    if let grabPan { grabPan.view?.removeGestureRecognizer(grabPan) }
    grabPan = nil
    let outcome = interactor.outcome
    obey(machine.update(outcome == nil ? .refused : .settled))
    if let outcome { delegate?.driver(self, didSettle: outcome) }
  }

  /// What the pan is on may be covered by now, and a view in motion is touched where it will be, not
  /// where it is seen: to be taken hold of, the transition needs a pan of its own.
  private func addGrabPan(to container: UIView) {
    guard grabPan == nil, let view = pan.view, !container.isDescendant(of: view) else { return }
    let grab = UIPanGestureRecognizer()
    grab.begin(by: thresholds, in: space)
    listen(to: grab)
    container.addGestureRecognizer(grab)
    grabPan = grab
  }
}
