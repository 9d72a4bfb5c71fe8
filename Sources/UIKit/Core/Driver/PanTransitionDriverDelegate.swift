import Foundation
import PantographGestures

/// The methods that a driver calls at its steps. One may keep the driver from beginning. All are
/// optional.
@preconcurrency @MainActor
public protocol PanTransitionDriverDelegate: AnyObject {
  /// Returns whether the transition may begin. Called when the pan has left its slop in the right
  /// direction and no transition is running.
  func driverShouldBegin(_ driver: PanTransitionDriver) -> Bool

  /// Called with the progress from 0 to 1, and beyond as far as the rubber band yields: the
  /// transition itself stays at its ends.
  func driver(_ driver: PanTransitionDriver, didMoveTo progress: CGFloat)

  /// Called when the fingers have let go and the outcome is decided.
  func driver(_ driver: PanTransitionDriver, didDecide decision: ReleaseDecision)

  /// Called when the transition is over, after all its other callbacks.
  func driver(_ driver: PanTransitionDriver, didSettle outcome: TransitionOutcome)

  /// Called when fingers came and went and the driver began nothing.
  func driver(_ driver: PanTransitionDriver, didRefuse refusal: InteractionRefusal)
}

extension PanTransitionDriverDelegate {
  public func driverShouldBegin(_ driver: PanTransitionDriver) -> Bool { true }
  public func driver(_ driver: PanTransitionDriver, didMoveTo progress: CGFloat) {}
  public func driver(_ driver: PanTransitionDriver, didDecide decision: ReleaseDecision) {}
  public func driver(_ driver: PanTransitionDriver, didSettle outcome: TransitionOutcome) {}
  public func driver(_ driver: PanTransitionDriver, didRefuse refusal: InteractionRefusal) {}
}
