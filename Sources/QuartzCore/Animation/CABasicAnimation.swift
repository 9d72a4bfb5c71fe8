import Foundation
import PantographObjects

/// An animation from one value to another. A missing value is replaced by the property's value
/// without this animation.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  @exclusivity(unchecked) open var fromValue: Any? {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet { from = fromValue.map { LayerValue($0) } }
  }
  @exclusivity(unchecked) open var toValue: Any? {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet { to = toValue.map { LayerValue($0) } }
  }
  @exclusivity(unchecked) open var byValue: Any? {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet { by = byValue.map { LayerValue($0) } }
  }
  @exclusivity(unchecked) private(set) final var from: LayerValue?
  @exclusivity(unchecked) private(set) final var to: LayerValue?
  @exclusivity(unchecked) private(set) final var by: LayerValue?

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func value(
    at time: Double, duration: Double, over underlying: LayerValue
  ) -> LayerValue? {
    let (from, to) = ends(over: underlying)
    return from.interpolated(to: to, share: share(at: time, duration: duration))
  }

  /// Returns the share of the distance, `time` seconds into a run.
  func share(at time: Double, duration: Double) -> Double {
    paced(time, duration)
  }

  private func ends(over underlying: LayerValue) -> (LayerValue, LayerValue) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, by.added(to: from))
    case (nil, let to?, let by?): (to.difference(from: by) ?? underlying, to)
    case (let from?, nil, nil): (from, underlying)
    case (nil, let to?, nil): (underlying, to)
    case (nil, nil, let by?): (underlying, by.added(to: underlying))
    case (nil, nil, nil): (underlying, underlying)
    }
  }
}
