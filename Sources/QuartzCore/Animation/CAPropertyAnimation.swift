import Foundation
import PantographObjects

/// An animation of one property, named by its key path: `position`, `transform.rotation.z`.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String? {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet { path = wholePath }
  }
  /// Laid over what the property is without it, instead of standing in its place.
  open var isAdditive = false {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  /// Each run starts where the last one ended.
  open var isCumulative = false {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  /// Makes a transform of a number, for an animation of `transform`.
  open var valueFunction: CAValueFunction? {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet { path = wholePath }
  }
  private var path: LayerKeyPath?

  private var wholePath: LayerKeyPath? {
    guard let keyPath else { return nil }
    return LayerKeyPath(valueFunction.map { "\(keyPath).\($0.part)" } ?? keyPath)
  }

  public required init() { super.init() }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeValues(of other: CAAnimation) {
    super.takeValues(of: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
    valueFunction = other.valueFunction
  }

  /// The value that it shows at an instant, over `underlying`; nil where it shows none.
  func value(at time: Double, duration: Double, over underlying: LayerValue) -> LayerValue? { nil }

  override func apply(_ moment: AnimationMoment, duration: Double, to values: inout LayerValues) {
    guard let path, let underlying = path.value(in: values) else { return }
    let ground = isAdditive ? underlying.nothing : underlying
    guard var value = value(at: moment.time, duration: duration, over: ground) else { return }
    if isCumulative, moment.runs > 0,
      let end = self.value(at: duration, duration: duration, over: ground)
    {
      value = value.added(to: end.times(moment.runs))
    }
    // Numbers near the largest may give one that is no number: it is not shown.
    path.set(isAdditive ? value.added(to: underlying) : value, in: &values)
  }
}
