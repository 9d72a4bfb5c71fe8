import Foundation
import PantographGestures
import PantographTouches

extension UIPanGestureRecognizer {
  /// Takes over when a pan begins and how its speed is told; fingers excepted.
  func begin(by thresholds: InteractionThresholds, in space: InteractionSpace) {
    let own = thresholds.space(on: space)
    settings = Settings(
      slop: thresholds.begin.slop.points(in: own), removesSlop: thresholds.begin.removesSlop,
      estimator: thresholds.estimator)
  }

  /// Position and velocity of the hand at the last event, in the window's points.
  var sample: InteractionSample {
    InteractionSample(time: latestTime, translation: translation)
  }

  /// The same with the speed, which takes a while to tell.
  var lastSample: InteractionSample {
    InteractionSample(
      time: latestTime, translation: translation, velocity: latestVelocity
    )
  }
}
