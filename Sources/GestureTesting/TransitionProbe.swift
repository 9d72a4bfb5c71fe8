import PantographGestures
import PantographStage
import UIKit

/// A driver's delegate while a test watches the driver. It passes every call on to the original
/// delegate.
@MainActor
final class TransitionProbe: PanTransitionDriverDelegate {
  /// An event of a driver.
  enum Word {
    /// A line that tests can expect.
    case line(String)
    case decision(ReleaseDecision)
    case refusal(InteractionRefusal)
    case end(SceneExpectation.Found)
  }

  private weak var base: (any PanTransitionDriverDelegate)?
  private let name: String
  private let tell: (Word) -> Void
  private var decision: ReleaseDecision?
  private var isFollowing = false

  init(
    _ driver: PanTransitionDriver, as name: String, tell: @escaping (Word) -> Void
  ) {
    base = driver.delegate
    self.name = name
    self.tell = tell
    driver.delegate = self
  }

  func driverShouldBegin(_ driver: PanTransitionDriver) -> Bool {
    base?.driverShouldBegin(driver) ?? true
  }

  func driver(_ driver: PanTransitionDriver, didMoveTo progress: CGFloat) {
    if !isFollowing { tell(.line("\(name) follows")) }
    isFollowing = true
    base?.driver(driver, didMoveTo: progress)
  }

  func driver(_ driver: PanTransitionDriver, didDecide decision: ReleaseDecision) {
    isFollowing = false
    self.decision = decision
    tell(.line("\(name) decides \(decision.outcome.name) by \(decision.rule.name)"))
    tell(.decision(decision))
    base?.driver(driver, didDecide: decision)
  }

  func driver(_ driver: PanTransitionDriver, didSettle outcome: TransitionOutcome) {
    isFollowing = false
    tell(.line("\(name) ends: \(outcome.name)"))
    tell(.end(SceneExpectation.Found(outcome: outcome, decision: decision)))
    decision = nil
    base?.driver(driver, didSettle: outcome)
  }

  func driver(_ driver: PanTransitionDriver, didRefuse refusal: InteractionRefusal) {
    tell(.refusal(refusal))
    base?.driver(driver, didRefuse: refusal)
  }
}
