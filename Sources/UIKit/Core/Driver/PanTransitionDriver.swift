import Foundation
import PantographGestures
import PantographTouches

/// Ties a pan to a transition: the hand starts it, moves it, and finishes it or takes it back.
///
/// It presents, dismisses, pushes, pops or selects by itself when its pan begins. A gesture that ends
/// before the transition has started is remembered; a hand that comes back while it settles takes
/// hold of it again; a `dismiss` in mid-drag has its way. Keep the driver in a property; while a
/// transition runs, it keeps itself.
@preconcurrency @MainActor
public final class PanTransitionDriver {
  /// The hand that follows the fingers and decides.
  public private(set) var hand: TransitionGrip!
  /// The way that brings the transition forward.
  public let direction: TransitionDirection
  /// The points from no progress to all of it, which the thresholds take as one length. Nil for the
  /// extent of the pan's view.
  public var length: CGFloat? { didSet { hand.applyThresholds() } }
  /// Hears what the driver does.
  @exclusivity(unchecked) public weak var delegate: (any PanTransitionDriverDelegate)?

  private let change: any DrivenChange

  /// A driver of a change of one's own; the others present, dismiss, push, pop or select.
  public init(
    _ change: any DrivenChange, pan: UIPanGestureRecognizer, direction: TransitionDirection,
    thresholds: InteractionThresholds = InteractionThresholds()
  ) {
    self.change = change
    self.direction = direction
    hand = TransitionGrip(pan, of: self, thresholds: thresholds)
  }

  /// The pan, which the driver has for itself: direct, indirect or from an edge. Add it to a view.
  public var pan: UIPanGestureRecognizer { hand.pan }

  /// From the next gesture on.
  public var thresholds: InteractionThresholds {
    get { hand.thresholds }
    set { hand.thresholds = newValue }
  }

  /// How large a point is under the hand, for what the thresholds say in millimetres.
  public var pointsPerMillimetre: CGFloat {
    get { hand.pointsPerMillimetre }
    set { hand.pointsPerMillimetre = newValue }
  }

  /// Why the last transition finished or went back.
  public var lastDecision: ReleaseDecision? { hand.lastDecision }

  /// Why fingers last began nothing.
  public var lastRefusal: InteractionRefusal? { hand.lastRefusal }

  /// Whether a transition of this driver is under way.
  public var isActive: Bool { hand.isActive }

  /// Whether a hand moves it right now.
  public var isFollowing: Bool { hand.isFollowing }
}

extension PanTransitionDriver: TransitionSubject {
  /// The pan, with the view that it is on.
  public var gripName: String { "the pan on \(pan.view.map { "\(type(of: $0))" } ?? "no view")" }

  public func ways(
    for hand: TransitionGrip
  ) throws(InteractionRefusal) -> [TransitionDirection] {
    if let obstacle = change.obstacle { throw .nothingThere(obstacle) }
    return [direction]
  }

  public func change(
    _ way: TransitionDirection, for hand: TransitionGrip
  ) -> (any DrivenChange)? { change }

  public func length(_ way: TransitionDirection, for hand: TransitionGrip) -> CGFloat {
    let bounds = hand.pan.view?.bounds ?? .zero
    return length ?? (way == .left || way == .right ? bounds.width : bounds.height)
  }

  public func handShouldBegin(_ hand: TransitionGrip) -> Bool {
    delegate?.driverShouldBegin(self) ?? true
  }

  public func hand(_ hand: TransitionGrip, didMoveTo progress: CGFloat) {
    delegate?.driver(self, didMoveTo: progress)
  }

  public func hand(_ hand: TransitionGrip, didDecide decision: ReleaseDecision) {
    delegate?.driver(self, didDecide: decision)
  }

  public func hand(_ hand: TransitionGrip, didSettle outcome: TransitionOutcome) {
    delegate?.driver(self, didSettle: outcome)
  }

  public func hand(_ hand: TransitionGrip, didRefuse refusal: InteractionRefusal) {
    delegate?.driver(self, didRefuse: refusal)
  }
}
