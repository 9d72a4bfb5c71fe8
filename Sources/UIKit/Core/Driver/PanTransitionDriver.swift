import Foundation
import PantographGestures
import PantographTouches

/// A connection of a pan to a transition: the pan starts the transition, moves it, and finishes or
/// cancels it.
///
/// The driver presents, dismisses, pushes, pops or selects by itself when its pan begins. A
/// gesture that ends before the transition has started is remembered. A new gesture takes hold of
/// a transition that is settling. A `dismiss` during the drag is carried out. Store the driver in
/// a property; while a transition runs, it retains itself.
@preconcurrency @MainActor
public final class PanTransitionDriver {
  /// The grip that follows the fingers and decides about the outcome.
  @exclusivity(unchecked) public private(set) var grip: TransitionGrip!
  /// The direction of the pan that moves the transition forward.
  public let direction: TransitionDirection
  /// The distance from progress 0 to 1, in points, which the thresholds take as one length. Nil
  /// means the extent of the pan's view.
  @exclusivity(unchecked) public var length: CGFloat? { didSet { grip.applyThresholds() } }
  /// The object that is notified of the driver's steps.
  @exclusivity(unchecked) public weak var delegate: (any PanTransitionDriverDelegate)?

  private let change: any DrivenChange
  /// The reference by which the grip refers to the driver.
  let reference = LooseReference<PanTransitionDriver>()

  /// Creates a driver of a custom change. The other initializers present, dismiss, push, pop or
  /// select.
  public init(
    _ change: any DrivenChange, pan: UIPanGestureRecognizer, direction: TransitionDirection,
    thresholds: InteractionThresholds = InteractionThresholds()
  ) {
    self.change = change
    self.direction = direction
    reference.lead(to: self)
    grip = TransitionGrip(pan, of: self, thresholds: thresholds)
  }

  deinit {
    reference.clear()
  }

  /// The pan, which nothing else may use: direct, indirect or from an edge. Add it to a view.
  public var pan: UIPanGestureRecognizer { grip.pan }

  /// The thresholds. A change takes effect with the next gesture.
  public var thresholds: InteractionThresholds {
    get { grip.thresholds }
    set { grip.thresholds = newValue }
  }

  /// The number of points per millimetre of the fingers' surface, for thresholds in millimetres.
  public var pointsPerMillimetre: CGFloat {
    get { grip.pointsPerMillimetre }
    set { grip.pointsPerMillimetre = newValue }
  }

  /// The decision to finish or cancel the last transition, with its reason.
  public var lastDecision: ReleaseDecision? { grip.lastDecision }

  /// The reason why the fingers of the last gesture began nothing.
  public var lastRefusal: InteractionRefusal? { grip.lastRefusal }

  /// Whether a transition of this driver is running.
  public var isActive: Bool { grip.isActive }

  /// Whether a gesture moves the transition right now.
  public var isFollowing: Bool { grip.isFollowing }
}

extension PanTransitionDriver: TransitionSubject {
  /// The name of the pan, with the view that it is on.
  public var gripName: String { "the pan on \(pan.view.map { "\(type(of: $0))" } ?? "no view")" }

  public func ways(
    for grip: TransitionGrip
  ) throws(InteractionRefusal) -> [TransitionDirection] {
    if let obstacle = change.obstacle { throw .nothingThere(obstacle) }
    return [direction]
  }

  public func change(
    _ way: TransitionDirection, for grip: TransitionGrip
  ) -> (any DrivenChange)? { change }

  public func length(_ way: TransitionDirection, for grip: TransitionGrip) -> CGFloat {
    let bounds = grip.pan.view?.bounds ?? .zero
    return length ?? (way == .left || way == .right ? bounds.width : bounds.height)
  }

  public func gripShouldBegin(_ grip: TransitionGrip) -> Bool {
    delegate?.driverShouldBegin(self) ?? true
  }

  public func grip(_ grip: TransitionGrip, didMoveTo progress: CGFloat) {
    delegate?.driver(self, didMoveTo: progress)
  }

  public func grip(_ grip: TransitionGrip, didDecide decision: ReleaseDecision) {
    delegate?.driver(self, didDecide: decision)
  }

  public func grip(_ grip: TransitionGrip, didSettle outcome: TransitionOutcome) {
    delegate?.driver(self, didSettle: outcome)
  }

  public func grip(_ grip: TransitionGrip, didRefuse refusal: InteractionRefusal) {
    delegate?.driver(self, didRefuse: refusal)
  }
}
