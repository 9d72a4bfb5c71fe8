import Gestures
import Stage
import UIKit

/// Stands for a driver's delegate while a test looks on; the delegate hears everything as before.
@MainActor
final class TransitionProbe: PanTransitionDriverDelegate {
  private weak var base: (any PanTransitionDriverDelegate)?
  private let name: String
  private let tell: (String) -> Void
  private let ended: (SceneExpectation.Found) -> Void
  private var decision: ReleaseDecision?
  private var isFollowing = false

  init(
    _ driver: PanTransitionDriver, as name: String, tell: @escaping (String) -> Void,
    ended: @escaping (SceneExpectation.Found) -> Void
  ) {
    self.ended = ended
    base = driver.delegate
    self.name = name
    self.tell = tell
    driver.delegate = self
  }

  func driverShouldBegin(_ driver: PanTransitionDriver) -> Bool {
    base?.driverShouldBegin(driver) ?? true
  }

  func driver(_ driver: PanTransitionDriver, didMoveTo progress: CGFloat) {
    if !isFollowing { tell("\(name) follows") }
    isFollowing = true
    base?.driver(driver, didMoveTo: progress)
  }

  func driver(_ driver: PanTransitionDriver, didDecide decision: ReleaseDecision) {
    isFollowing = false
    self.decision = decision
    tell("\(name) decides \(decision.outcome.name) by \(decision.rule.name)")
    base?.driver(driver, didDecide: decision)
  }

  func driver(_ driver: PanTransitionDriver, didSettle outcome: TransitionOutcome) {
    isFollowing = false
    tell("\(name) ends: \(outcome.name)")
    ended(SceneExpectation.Found(outcome: outcome, decision: decision))
    decision = nil
    base?.driver(driver, didSettle: outcome)
  }

  func driver(_ driver: PanTransitionDriver, didRefuse refusal: InteractionRefusal) {
    base?.driver(driver, didRefuse: refusal)
  }
}
