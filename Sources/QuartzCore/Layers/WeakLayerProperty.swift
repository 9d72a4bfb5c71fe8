/// A weak property that a subclass of a layer adds. `@WeakLayerProperty("owner") var owner: UIView?`
/// replaces iOS's `@NSManaged weak var owner: UIView?`. Copies of the layer for its presentation have
/// the same object.
@propertyWrapper
public struct WeakLayerProperty<Value> {
  private let key: String

  public init(_ key: String) {
    self.key = key
  }

  @available(*, unavailable, message: "only layers have such properties")
  public var wrappedValue: Value? {
    get { fatalError("only layers have such properties") }
    set { _ = newValue }
  }

  @preconcurrency @MainActor
  public static subscript<Layer: CALayer>(
    _enclosingInstance layer: Layer, wrapped _: ReferenceWritableKeyPath<Layer, Value?>,
    storage storage: ReferenceWritableKeyPath<Layer, Self>
  ) -> Value? {
    get {
      let key = layer[keyPath: storage].key
      layer.noteRead(key)
      guard case .other(let value) = layer.values.more[key] else { return nil }
      return (value as? WeakReference)?.object as? Value
    }
    set {
      let reference = newValue.map { WeakReference(object: $0 as AnyObject) }
      layer.setOwn(.other(reference), forKey: layer[keyPath: storage].key)
    }
  }
}

private struct WeakReference {
  weak var object: AnyObject?
}
