import Foundation

/// The properties that can be observed by their names.
@MainActor
enum NamedProperties {
  /// Returns the value at the end of a key path such as `layer.position`; NSNull for none. Names
  /// that are not listed belong to properties whose class announces changes: their values are not
  /// known here.
  static func value(of object: AnyObject, _ keyPath: String) -> Any {
    let names = keyPath.split(separator: ".", maxSplits: 1).map(String.init)
    guard let name = names.first else { return NSNull() }
    if let layer = object as? CALayer, paths(of: layer, name) == nil {
      return layer.value(forKeyPath: keyPath) ?? NSNull()
    }
    PropertyObservers.noteReadIfReading(object, NamedListener.byHand(name))
    guard let path = paths(of: object, name), let value = (object as Any)[keyPath: path],
      let known = present(value)
    else { return NSNull() }
    guard names.count == 2 else { return known }
    guard type(of: known) is AnyClass else { return NSNull() }
    return self.value(of: known as AnyObject, names[1])
  }

  /// Whether the object has a listed property with the name.
  static func has(_ name: String, _ object: AnyObject) -> Bool { paths(of: object, name) != nil }

  private static func present(_ value: Any) -> Any? {
    if let optional = value as? any OptionalValue { return optional.wrapped.flatMap(present) }
    return value
  }

  private static func paths(of object: AnyObject, _ name: String) -> AnyKeyPath? {
    let accessor = "is" + name.prefix(1).uppercased() + name.dropFirst()
    for names in tables where (object as? NSObject)?.isKind(of: names.type) == true {
      if let path = names.paths[name] ?? names.paths[accessor] { return path }
    }
    return nil
  }

  private static let tables = ObservedNames.core + ObservedNames.above
}

private protocol OptionalValue {
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  fileprivate var wrapped: Any? { self }
}
