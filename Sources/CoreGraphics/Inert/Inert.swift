/// Declares a property of Apple's that has no effect here, and the reason:
/// `@Inert("nothing takes the focus") open var selectionFollowsFocus = false`.
///
/// Reading the property returns the value that was set. With `PANTOGRAPH_INERT=tell` in the
/// environment, the first use of each name is reported. Methods, and properties that cannot have a
/// wrapper (computed, weak, lazy, and those of structures), call `inert(_:)` instead.
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

/// Declares that a method or an accessor has no effect here, and the reason. Called in the first
/// statement of the body.
package func inert(
  _ reason: StaticString, name: StaticString = #function, file: StaticString = #fileID
) {
  if InertLog.shared.isOn { InertLog.shared.tell(name, file, reason) }
}

/// Declares that an accessor or a method has no effect here, and the reason, and returns `value`.
/// For a body that is one expression.
package func inert<Value>(
  _ reason: StaticString, is value: Value, name: StaticString = #function,
  file: StaticString = #fileID
) -> Value {
  inert(reason, name: name, file: file)
  return value
}
