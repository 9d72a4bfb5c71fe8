import Foundation
import PantographObjects

/// Animations that run together, in the group's time, and end with the group.
@preconcurrency @MainActor
open class CAAnimationGroup: CAAnimation {
  /// The animations. Their begin times are relative to the group's begin.
  open var animations: [CAAnimation]? {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAAnimationGroup else { return }
    animations = other.animations?.map { $0.frozenCopy() }
  }

  override func apply(_ moment: AnimationMoment, duration: Double, to values: inout LayerValues) {
    let time = timingFunction == nil ? moment.time : paced(moment.time, duration) * duration
    for animation in animations ?? [] {
      let own = animation.runDuration(duration)
      let moment = AnimationMoment(
        animation.timing, begin: animation.beginTime, duration: own, end: .shownAt, at: time)
      animation.show(in: &values, at: moment, duration: own)
    }
  }
}
