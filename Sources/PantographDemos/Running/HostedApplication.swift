import Foundation
import PantographGestures
import PantographTouches
import UIKit

/// A running application. It reports its events to the log, and can enter the background.
///
/// The program has one application at a time. Each launch creates a new delegate; global variables
/// of the application keep their values.
@MainActor
final class HostedApplication {
  /// The application's window, or an empty one if it has created none.
  let window: UIWindow
  private let log: SceneLog
  private var grips: [WeakGrip] = []
  private let ears = Ears()
  /// The number of points per millimetre of the surface.
  var pointsPerMillimetre: CGFloat = 1 / PointScale.phone {
    didSet { for grip in grips { grip.grip?.pointsPerMillimetre = pointsPerMillimetre } }
  }

  private struct WeakGrip {
    weak var grip: TransitionGrip?
  }

  /// Launches the application at a time, in seconds.
  init(_ launch: ApplicationLaunch, at time: Double, log: SceneLog) {
    self.log = log
    Self.end()
    LayerClock.birth = time
    log.isOn = true
    UIApplication.observer = ears
    ears.log = log
    let application = UIApplication.shared
    application.launch(launch.makeDelegate())
    window =
      application.keyWindow ?? application.windows.first
      ?? UIWindow(frame: UIScreen.main.bounds)
    window.isHidden = false
    ears.owner = self
    for grip in ears.early { add(grip) }
    ears.early = []
  }

  isolated deinit { letGo() }

  /// Stops observing the application. Does nothing if another application has replaced it.
  private func letGo() {
    guard UIApplication.observer === ears else { return }
    UIApplication.observer = nil
    LayerClock.birth = 0
  }

  /// Ends the application that ran before, without logging it.
  private static func end() {
    UIApplication.observer = nil
    let application = UIApplication.shared
    guard application.delegate != nil else { return }
    application.enterBackground()
    application.terminate()
    application.delegate = nil
  }

  func enterBackground() { UIApplication.shared.enterBackground() }

  func enterForeground() {
    if UIApplication.shared.applicationState == .background {
      UIApplication.shared.enterForeground()
    }
  }

  /// Moves the application to the background and ends it.
  func finish() {
    guard UIApplication.shared.delegate != nil else { return }
    UIApplication.shared.enterBackground()
    UIApplication.shared.terminate()
    UIApplication.shared.delegate = nil
    letGo()
  }

  private func add(_ grip: TransitionGrip) {
    grips.removeAll { $0.grip == nil }
    grips.append(WeakGrip(grip: grip))
    grip.pointsPerMillimetre = pointsPerMillimetre
    grip.pan.allowedScrollTypesMask = .all
  }

  /// Observes the application from before its launch.
  private final class Ears: ApplicationObserver {
    weak var owner: HostedApplication?
    weak var log: SceneLog?
    var early: [TransitionGrip] = []

    func application(willHear call: String) { log?.add(call) }

    func applicationDidMake(_ grip: TransitionGrip) {
      if let owner { owner.add(grip) } else { early.append(grip) }
    }

    func transition(_ name: String, did step: TransitionNews) { log?.transition(name, did: step) }

    func grip(_ grip: TransitionGrip, didMoveTo progress: CGFloat) {
      log?.grip(grip, didMoveTo: progress)
    }

    func grip(_ grip: TransitionGrip, didDecide decision: ReleaseDecision) {
      log?.grip(grip, didDecide: decision)
    }

    func grip(_ grip: TransitionGrip, didSettle outcome: TransitionOutcome) {
      log?.grip(grip, didSettle: outcome)
    }

    func grip(_ grip: TransitionGrip, didRefuse refusal: InteractionRefusal) {
      log?.refuse(refusal, pan: grip.name)
    }

    func application(did event: ApplicationEvent, since start: Double?) {
      log?.add(event, since: start)
    }
  }
}
