/// A property that a storyboard fills in: `@Outlet var title: UILabel!`.
///
/// Swift keeps `@IBOutlet` for classes of the Objective-C runtime; this stands for it.
@propertyWrapper
public struct Outlet<Value> {
  private let box = OutletBox<Value>()

  public init() {}

  /// The object that the storyboard connected; nil before that.
  public var wrappedValue: Value? {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
}

/// Holds an outlet's value, so that it can be filled in through a mirror.
final class OutletBox<Value> {
  var value: Value?
}

/// An outlet of whatever type.
protocol FillableOutlet {
  func accepts(_ object: AnyObject) -> Bool
  func fill(with object: AnyObject)
  /// The name of the type that it takes.
  var typeName: String { get }
}

extension Outlet: FillableOutlet {
  func accepts(_ object: AnyObject) -> Bool { object is Value }

  func fill(with object: AnyObject) { box.value = object as? Value }

  var typeName: String { "\(Value.self)" }
}
