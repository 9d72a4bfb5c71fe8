/// Declares a property of Apple's that has no effect here, and why:
/// `@Inert("there is no index at the side") open var sectionIndexColor: UIColor?`.
///
/// The value that is set is read back. `PANTOGRAPH_INERT=tell` in the environment reports the first time that each name
/// is set. Methods, and properties that no wrapper can stand on (computed, weak and lazy ones, those of structures), call
/// `inert(_:)` instead.
@propertyWrapper
public struct Inert<Value>: InertProperty {
  @usableFromInline package var value: Value

  @inlinable @inline(__always)
  public init(
    wrappedValue: Value, _ reason: StaticString, type: StaticString = #function,
    line: UInt = #line
  ) {
    value = wrappedValue
    if InertLog.shared.isOn { InertLog.shared.declare(type, line, reason) }
  }

  @inlinable @inline(__always)
  public init(_ reason: StaticString, type: StaticString = #function, line: UInt = #line)
  where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, reason, type: type, line: line)
  }

  @available(*, unavailable, message: "only classes have such properties")
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  @inlinable
  public static subscript<Owner: AnyObject>(
    _enclosingInstance owner: Owner, wrapped _: ReferenceWritableKeyPath<Owner, Value>,
    storage storage: ReferenceWritableKeyPath<Owner, Self>
  ) -> Value {
    @inline(__always) get { owner[keyPath: storage].value }
    @inline(__always) set {
      owner[keyPath: storage].value = newValue
      if InertLog.shared.isOn { InertLog.shared.tell(owner, Owner.self, storage) }
    }
  }
}

/// Declares, as the first statement of its body, that a method or an accessor has no effect here, and why.
package func inert(
  _ reason: StaticString, name: StaticString = #function, file: StaticString = #fileID
) {
  if InertLog.shared.isOn { InertLog.shared.tell(name, file, reason) }
}

/// The same for a body that is one value.
package func inert<Value>(
  _ reason: StaticString, is value: Value, name: StaticString = #function,
  file: StaticString = #fileID
) -> Value {
  inert(reason, name: name, file: file)
  return value
}
