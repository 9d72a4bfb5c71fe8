import Foundation

/// An object whose properties a storyboard connects and sets. Responders are such objects. Another class, such as that of
/// a bar item or a layout, adopts this and lists its properties.
@preconcurrency @MainActor
public protocol InterfaceOutlets: AnyObject {
  var interfaceOutlets: [InterfaceOutlet] { get }
}

/// An object of a storyboard that is no responder and is called when the storyboard has been loaded.
@preconcurrency @MainActor
public protocol InterfaceAwakening: AnyObject {
  func awakeFromNib()
}

/// A property with the name that a storyboard has for it: an outlet, or a row of Interface
/// Builder's attributes, is connected to the property.
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
  /// The outlet's name in the storyboard.
  public let name: String
  /// The name of the property's type.
  let typeName: String
  /// The function that sets the property. It returns false if the property cannot take the value.
  let fill: (AnyObject, Any) -> Bool
  let accepts: (Any) -> Bool
  let isCollection: Bool
  /// The function that returns whether the object is of the class with the property.
  let isOwner: (AnyObject) -> Bool

  /// Creates an outlet that uses the property's setter, so that its observers are called.
  public init<Owner: AnyObject, Value>(
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

  /// Returns the value as the given type. Interface Builder writes all numbers alike; the property
  /// determines the type.
  private static func converted<Value>(_ value: Any, to type: Value.Type) -> Value? {
    if let value = value as? Value { return value }
    guard let number = value as? Double else { return nil }
    return (CGFloat(number) as? Value) ?? (Float(number) as? Value)
      ?? (Int(exactly: number.rounded()) as? Value)
  }
}
