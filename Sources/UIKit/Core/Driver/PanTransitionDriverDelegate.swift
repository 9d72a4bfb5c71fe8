import Foundation
import PantographGestures

/// Hears what a driver does, and may keep it from beginning. All of it is optional.
@preconcurrency @MainActor
public protocol PanTransitionDriverDelegate: AnyObject {
  /// Asked when the pan has left its slop in the right direction and nothing is under way.
  func driverShouldBegin(_ driver: PanTransitionDriver) -> Bool

  /// From 0 to 1, and beyond by as much as the rubber band gives: the transition itself stays at its
  /// ends.
  func driver(_ driver: PanTransitionDriver, didMoveTo progress: CGFloat)

  /// The hand let go, and this becomes of it.
  func driver(_ driver: PanTransitionDriver, didDecide decision: ReleaseDecision)

  /// The transition is over, with all its callbacks.
  func driver(_ driver: PanTransitionDriver, didSettle outcome: TransitionOutcome)

  /// Fingers came and went and began nothing.
  func driver(_ driver: PanTransitionDriver, didRefuse refusal: InteractionRefusal)
}

extension PanTransitionDriverDelegate {
  public func driverShouldBegin(_ driver: PanTransitionDriver) -> Bool { true }
  public func driver(_ driver: PanTransitionDriver, didMoveTo progress: CGFloat) {}
  public func driver(_ driver: PanTransitionDriver, didDecide decision: ReleaseDecision) {}
  public func driver(_ driver: PanTransitionDriver, didSettle outcome: TransitionOutcome) {}
  public func driver(_ driver: PanTransitionDriver, didRefuse refusal: InteractionRefusal) {}
}
