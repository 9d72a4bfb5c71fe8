import Foundation
import PantographGestures
import PantographTouches

extension UIPanGestureRecognizer {
  /// Sets the pan's slop and the estimator of its velocity. The numbers of fingers are not
  /// changed.
  func begin(by thresholds: InteractionThresholds, in space: InteractionSpace) {
    let own = thresholds.space(on: space)
    settings = Settings(
      slop: thresholds.begin.slop.points(in: own), removesSlop: thresholds.begin.removesSlop,
      estimator: thresholds.estimator)
  }

  /// The fingers' movement at the last event, in the window's points, without a velocity.
  var sample: InteractionSample {
    InteractionSample(time: latestTime, translation: translation)
  }

  /// The fingers' movement at the last event with its velocity, which takes a while to compute.
  var lastSample: InteractionSample {
    InteractionSample(
      time: latestTime, translation: translation, velocity: latestVelocity
    )
  }
}
