import Foundation
import PantographGestures
import UIKit

/// The context in which a scene is built: its window and log, and the grips that the scene adds.
@MainActor
final class SceneBuild {
  let window: UIWindow
  let log: SceneLog
  let thresholds: InteractionThresholds
  /// Whether the scene is laid out from right to left.
  var isMirrored: Bool { log.isMirrored }
  private(set) var grips: [TransitionGrip] = []
  /// Performs the change that the scene's gesture drives, without a gesture; the next call undoes
  /// it.
  var activate: () -> Void = {}
  /// Objects that are retained as long as the scene.
  private var kept: [AnyObject] = []

  init(window: UIWindow, log: SceneLog, thresholds: InteractionThresholds) {
    self.window = window
    self.log = log
    self.thresholds = thresholds
  }

  /// Returns the direction for this scene; mirrored scenes exchange left and right.
  func way(_ direction: TransitionDirection) -> TransitionDirection {
    isMirrored && (direction == .left || direction == .right) ? direction.opposite : direction
  }

  func add(_ driver: PanTransitionDriver, to view: UIView) {
    view.addGestureRecognizer(driver.pan)
    keep(driver)
    add(driver.grip)
  }

  /// Adds the grip of a container or a sheet.
  func add(_ grip: TransitionGrip) {
    grip.delegate = log
    grips.append(grip)
  }

  func keep(_ object: AnyObject) { kept.append(object) }
}
