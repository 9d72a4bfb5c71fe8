import Foundation
import PantographObjects

/// An animation of one property. Key paths name the property: `position`, `transform.rotation.z`.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  @exclusivity(unchecked) open var keyPath: String? {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet { layerPath = wholePath }
  }
  /// Whether the animated value is added to the property's value without the animation, instead of
  /// replacing it.
  @exclusivity(unchecked) open var isAdditive = false {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  /// Whether each run starts where the last one ended.
  @exclusivity(unchecked) open var isCumulative = false {
    willSet { require(!isFrozen, Self.frozenMessage) }
  }
  /// The function that converts numbers to transforms, for an animation of `transform`.
  @exclusivity(unchecked) open var valueFunction: CAValueFunction? {
    willSet { require(!isFrozen, Self.frozenMessage) }
    didSet { layerPath = wholePath }
  }
  @exclusivity(unchecked) private(set) final var layerPath: LayerKeyPath?

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

  /// Returns the value shown at a time of a run, over `underlying`; nil if the animation shows
  /// none.
  func value(at time: Double, duration: Double, over underlying: LayerValue) -> LayerValue? { nil }

  override func apply(_ moment: AnimationMoment, duration: Double, to values: inout LayerValues) {
    guard let path = layerPath, let underlying = path.value(in: values) else { return }
    let ground = isAdditive ? underlying.nothing : underlying
    guard var value = value(at: moment.time, duration: duration, over: ground) else { return }
    if isCumulative, moment.runs > 0,
      let end = self.value(at: duration, duration: duration, over: ground)
    {
      value = value.added(to: end.times(moment.runs))
    }
    // Sums of very large numbers may not be finite; such a sum is not shown.
    path.set(isAdditive ? value.added(to: underlying) : value, in: &values)
  }
}
