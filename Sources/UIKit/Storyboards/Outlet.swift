/// A property that a storyboard connects: `@Outlet var title: UILabel!`.
///
/// Swift reserves `@IBOutlet` for the Objective-C runtime; this property wrapper replaces it.
@propertyWrapper
public struct Outlet<Value> {
  private let box = OutletBox<Value>()

  public init() {}

  /// The object that the storyboard connected; nil before the connection.
  public var wrappedValue: Value? {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}

/// The storage of an outlet's value. It is a class, so that a mirror's copy of the outlet can set
/// the value.
final class OutletBox<Value> {
  var value: Value?
}

/// An outlet, independent of its type.
protocol FillableOutlet {
  func accepts(_ object: AnyObject) -> Bool
  func fill(with object: AnyObject)
  /// The name of the type that the outlet accepts.
  var typeName: String { get }
}

extension Outlet: FillableOutlet {
  func accepts(_ object: AnyObject) -> Bool { object is Value }

  func fill(with object: AnyObject) { box.value = object as? Value }

  var typeName: String { "\(Value.self)" }
}
