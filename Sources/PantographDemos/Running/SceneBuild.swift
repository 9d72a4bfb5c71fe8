import Foundation
import PantographGestures
import UIKit

/// What a scene is built with and adds to.
@MainActor
final class SceneBuild {
  let window: UIWindow
  let log: SceneLog
  let thresholds: InteractionThresholds
  /// Whether the scene is laid out from right to left.
  var isMirrored: Bool { log.isMirrored }
  private(set) var hands: [TransitionGrip] = []
  /// Does without a hand what the hand is there for, there and back.
  var activate: () -> Void = {}
  /// What the scene needs to stay alive.
  private var kept: [AnyObject] = []

  init(window: UIWindow, log: SceneLog, thresholds: InteractionThresholds) {
    self.window = window
    self.log = log
    self.thresholds = thresholds
  }

  /// The way that a hand goes in a scene from left to right, in this one.
  func way(_ direction: TransitionDirection) -> TransitionDirection {
    isMirrored && (direction == .left || direction == .right) ? direction.opposite : direction
  }

  func add(_ driver: PanTransitionDriver, to view: UIView) {
    view.addGestureRecognizer(driver.pan)
    keep(driver)
    add(driver.hand)
  }

  /// A hand that a container or a sheet has.
  func add(_ hand: TransitionGrip) {
    hand.delegate = log
    hands.append(hand)
  }

  func keep(_ object: AnyObject) { kept.append(object) }
}
