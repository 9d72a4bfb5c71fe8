import CoreGraphics
import PantographObjects

/// An animatable property that a subclass of a layer adds. `@LayerProperty("progress") var
/// progress: CGFloat` replaces iOS's `@NSManaged var progress: CGFloat`. Its first value is zero,
/// or nil.
///
/// Animations name the property by its key. If `needsDisplay(forKey:)` is true for the key, the
/// layer is drawn again after each change and for each picture of an animation.
@propertyWrapper
public struct LayerProperty<Value> {
  private let key: String
  /// The property's value until the application sets another; nil stands for zero, or nil.
  private let first: Value?

  public init(_ key: String) {
    self.key = key
    first = nil
  }

  /// Creates a property with a first value, for iOS's `@objc var progress: CGFloat = 1`.
  public init(wrappedValue: Value, _ key: String) {
    self.key = key
    first = wrappedValue
  }

  @available(*, unavailable, message: "only layers have such properties")
  public var wrappedValue: Value {
    get { fatalError("only layers have such properties") }
    set { _ = newValue }
  }

  @preconcurrency @MainActor
  public static subscript<Layer: CALayer>(
    _enclosingInstance layer: Layer, wrapped _: ReferenceWritableKeyPath<Layer, Value>,
    storage storage: ReferenceWritableKeyPath<Layer, Self>
  ) -> Value {
    get {
      let key = layer[keyPath: storage].key
      layer.noteRead(key)
      if let value = layer.values.more[key]?.value(as: Value.self) { return value }
      if let first = layer[keyPath: storage].first { return first }
      guard let zero = LayerValue.number(0).value(as: Value.self) ?? LayerValue.zero(Value.self)
      else {
        Misuse.stop("the layer's property \(key), which has no zero, was read before it was set")
      }
      return zero
    }
    set { layer.setOwn(LayerValue(own: newValue), forKey: layer[keyPath: storage].key) }
  }
}

/// The value of a layer's own property before it is set.
@MainActor
private protocol OwnLayerProperty {
  var firstValue: (key: String, value: LayerValue)? { get }
}

extension LayerProperty: OwnLayerProperty {
  fileprivate var firstValue: (key: String, value: LayerValue)? {
    first.map { (key, LayerValue(own: $0)) }
  }
}

extension LayerValue {
  /// Stores animatable types as themselves, all others as objects.
  fileprivate init<Value>(own value: Value) {
    switch value {
    case is Double, is CGFloat, is Float, is Int, is Bool, is CGPoint, is CGSize, is CGRect,
      is CGColor,
      is CATransform3D:
      self.init(value)
    default: self = .other(value)
    }
  }

  fileprivate func value<Value>(as type: Value.Type) -> Value? {
    switch self {
    case .number(let number):
      if type == Bool.self { return (number >= 0.5) as? Value }
      if type == Int.self { return Int(exactly: number.rounded()).flatMap { $0 as? Value } }
      return CGFloat(number) as? Value ?? number as? Value ?? Float(number) as? Value
    case .other(let value): return value as? Value
    default: return object.flatMap { $0 as? Value }
    }
  }

  fileprivate static func zero<Value>(_ type: Value.Type) -> Value? {
    if let none = Any?.none as? Value { return none }
    return CGPoint.zero as? Value ?? CGSize.zero as? Value ?? CGRect.zero as? Value
      ?? CATransform3DIdentity as? Value
  }
}

extension CAPropertyAnimation {
  /// One of the animation's values, from which their kind is found.
  fileprivate var someValue: Any? {
    switch self {
    case let basic as CABasicAnimation: basic.toValue ?? basic.fromValue ?? basic.byValue
    case let keyframes as CAKeyframeAnimation: keyframes.values?.first
    default: nil
    }
  }
}

extension CALayer {
  /// Sets a value that `CALayer` itself does not have.
  func setOwn(_ value: LayerValue, forKey key: String) {
    ownKeys.insert(key)
    if values.more[key] == nil { values.more[key] = firstValue(of: key) ?? value.nothing }
    change(key) { $0.more[key] = value }
  }

  /// Adds a first value for each animated property that nobody has set. It is the value of the
  /// property without the animation.
  func makeRoom(for animation: CAAnimation) {
    if let group = animation as? CAAnimationGroup {
      for animation in group.animations ?? [] { makeRoom(for: animation) }
      return
    }
    guard let animation = animation as? CAPropertyAnimation, let path = animation.keyPath,
      values[path] == nil, !path.contains("."), let value = animation.someValue
    else { return }
    let kind = LayerValue(value)
    guard kind.isAnimatable else { return }
    ownKeys.insert(path)
    values.more[path] = firstValue(of: path) ?? kind.nothing
  }

  /// Returns the class's default value for the property.
  private func firstValue(of key: String) -> LayerValue? {
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror, current.subjectType != CALayer.self {
      for case (_, let property as any OwnLayerProperty) in current.children {
        if let first = property.firstValue, first.key == key { return first.value }
      }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// Returns the visible values. If an animated property changes the layer's drawing, the contents
  /// are drawn for these values.
  func drawn(_ seen: LayerValues) -> LayerValues {
    guard !ownKeys.isEmpty, awaited.display != .underWay, seen.bounds.width > 0,
      seen.bounds.height > 0,
      entries.contains(where: { isDrawn(by: $0.animation) })
    else { return seen }
    let (kept, state) = (values, awaited.display)
    // The layer itself draws, because a subclass may store more; its values are the visible ones
    // meanwhile.
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    values = seen
    awaited.display = .underWay
    display()
    var result = seen
    result.contents = values.contents
    values = kept
    awaited.display = state
    CATransaction.commit()
    return result
  }

  private func isDrawn(by animation: CAAnimation) -> Bool {
    switch animation {
    case let property as CAPropertyAnimation:
      guard let path = property.keyPath else { return false }
      return Self.needsDisplay(forKey: LayerKeyPath(path).property)
    case let group as CAAnimationGroup:
      return group.animations?.contains { isDrawn(by: $0) } ?? false
    default: return false
    }
  }
}
