import PantographGestures
import UIKit
import ViewTesting

/// A window of 400 by 800 points whose root A presents B, and fingers over the window.
@MainActor
final class DriverTable: PanTransitionDriverDelegate {
  let log = SceneLog()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let a: SceneController
  let b: SceneController
  let delegate: LoggingTransitioningDelegate
  let animator: SlideAnimator
  let fingers: Fingers
  var driver: PanTransitionDriver!
  private(set) var decisions: [ReleaseDecision] = []
  private(set) var settled: [TransitionOutcome] = []
  private(set) var warnings: [String] = []
  var mayBegin = true
  private let oldWarning = Misuse.onWarning

  init(presentsAtOnce: Bool = true) {
    a = SceneController("A", log)
    b = SceneController("B", log)
    animator = SlideAnimator(log)
    delegate = LoggingTransitioningDelegate(log)
    delegate.animator = animator
    b.modalPresentationStyle = .custom
    b.transitioningDelegate = delegate
    fingers = Fingers(window, startingAt: 1)
    window.rootViewController = a
    window.makeKeyAndVisible()
    if presentsAtOnce { a.present(b, animated: false) }
    fingers.wait(10)
    log.calls = []
    Misuse.onWarning = { [weak self] in self?.warnings.append($0) }
  }

  isolated deinit { Misuse.onWarning = oldWarning }

  func dismissing(_ thresholds: InteractionThresholds = InteractionThresholds()) -> Self {
    driver = PanTransitionDriver(
      dismissing: b, pan: UIPanGestureRecognizer(), direction: .down, thresholds: thresholds)
    driver.delegate = self
    b.view.addGestureRecognizer(driver.pan)
    return self
  }

  func presenting(_ thresholds: InteractionThresholds = InteractionThresholds()) -> Self {
    driver = PanTransitionDriver(
      presentingFrom: a, pan: UIPanGestureRecognizer(), direction: .up, thresholds: thresholds
    ) { [unowned self] in b }
    driver.delegate = self
    a.view.addGestureRecognizer(driver.pan)
    return self
  }

  /// Puts a finger down and moves it, ten points every ten milliseconds.
  func drag(from start: Double, to end: Double) {
    fingers.down(0, 200, start)
    move(from: start, to: end)
  }

  func move(from start: Double, to end: Double) {
    let steps = Int((abs(end - start) / 10).rounded(.up))
    for step in 1...max(steps, 1) {
      fingers.move(0, 200, start + (end - start) * Double(step) / Double(max(steps, 1)))
    }
  }

  /// Rests until the speed is zero, and lifts.
  func restAndLift() {
    fingers.wait(300)
    fingers.lift()
  }

  /// The visible upper edge of B, from the top of the window.
  var y: CGFloat { b.view.layer.seen.frame.minY }

  var isPresented: Bool { a.presentedViewController === b }

  // MARK: PanTransitionDriverDelegate

  func driverShouldBegin(_ driver: PanTransitionDriver) -> Bool { mayBegin }
  func driver(_ driver: PanTransitionDriver, didDecide decision: ReleaseDecision) {
    decisions.append(decision)
  }
  func driver(_ driver: PanTransitionDriver, didSettle outcome: TransitionOutcome) {
    settled.append(outcome)
  }
}
