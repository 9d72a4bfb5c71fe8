import Foundation

/// A property by the name that a storyboard has for it: what an outlet, or a row of Interface Builder's
/// attributes, is connected to.
///
/// ```swift
/// override var interfaceOutlets: [InterfaceOutlet] {
///   super.interfaceOutlets + [
///     InterfaceOutlet("heading") { (owner: Card, value: UILabel) in owner.heading = value }
///   ]
/// }
/// ```
@preconcurrency @MainActor
public struct InterfaceOutlet {
  /// Name in the storyboard.
  public let name: String
  /// The name of the type that it takes.
  let typeName: String
  /// False where the property takes no such value.
  let fill: (UIResponder, Any) -> Bool
  let accepts: (Any) -> Bool
  let isCollection: Bool
  /// Whether the object is of the class that has the property.
  let isOwner: (UIResponder) -> Bool

  /// Sets the property through its setter, so that its observers hear of it.
  public init<Owner: UIResponder, Value>(
    _ name: String, _ set: @escaping @MainActor (_ owner: Owner, _ value: Value) -> Void
  ) {
    self.name = name
    typeName = "\(Value.self)"
    isCollection = Value.self is any Collection.Type && Value.self != String.self
    isOwner = { $0 is Owner }
    accepts = { Self.converted($0, to: Value.self) != nil }
    fill = { owner, value in
      guard let owner = owner as? Owner, let value = Self.converted(value, to: Value.self) else {
        return false
      }
      set(owner, value)
      return true
    }
  }

  /// Interface Builder writes any number as it is set; the property says which kind it is.
  private static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard let number = value as? Double else { return nil }
    return (CGFloat(number) as? Value) ?? (Float(number) as? Value)
      ?? (Int(exactly: number.rounded()) as? Value)
  }
}
