import Foundation
import PantographObjects

/// Reads and compares values of which only the predicate knows the type.
enum PredicateValue {
  /// Takes a value out of its optionals; nil and `NSNull` are nil.
  static func plain(_ value: Any?) -> Any? {
    guard let value else { return nil }
    if value is NSNull { return nil }
    let mirror = Mirror(reflecting: value)
    guard mirror.displayStyle == .optional else { return value }
    return plain(mirror.children.first?.value)
  }

  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  static func text(_ value: Any) -> String? {
    switch value {
    case let value as String: value
    case let value as Substring: String(value)
    case let value as NSString: "\(value)"
    case let value as NSAttributedString: value.string
    default: nil
    }
  }

  /// The elements of a collection; nil for any other value.
  static func elements(_ value: Any) -> [Any?]? {
    switch value {
    case let value as [Any?]: return value
    case let value as NSArray: return value.map { $0 }
    case let value as NSSet: return value.map { $0 }
    case let value as NSOrderedSet: return value.map { $0 }
    default:
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .collection, .set: return mirror.children.map(\.value)
      default: return nil
      }
    }
  }

  /// Reads a property. On iOS an unknown name raises; here the program stops.
  static func value(_ key: String, of object: Any?) -> Any? {
    guard let object = plain(object) else { return nil }
    if key.lowercased() == "self" { return object }
    if let table = object as? [String: Any] { return plain(table[key]) }
    if let table = object as? NSDictionary {
      return plain(table.object(forKey: NSString(string: key)))
    }
    if let text = text(object), key == "length" { return text.utf16.count }
    if let elements = elements(object) { return collected(key, elements) }
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      for name in [key, "_" + key, "$__lazy_storage_$_" + key] {
        if let child = current.children.first(where: { $0.label == name }) {
          return plain(child.value)
        }
      }
      mirror = current.superclassMirror
    }
    Misuse.stop(
      "\(type(of: object)) stores no property \(key), which a predicate reads; predicates here read stored properties and dictionaries, so use NSPredicate(block:)"
    )
  }

  private static func collected(_ key: String, _ elements: [Any?]) -> Any? {
    let numbers = elements.compactMap { plain($0).flatMap(number) }
    switch key {
    case "@count", "count": return elements.count
    case "@sum": return numbers.reduce(0, +)
    case "@avg": return numbers.isEmpty ? 0 : numbers.reduce(0, +) / Double(numbers.count)
    case "@min": return numbers.min()
    case "@max": return numbers.max()
    default: return elements.map { value(key, of: $0) }
    }
  }

  static func areEqual(
    _ left: Any?, _ right: Any?, _ options: PredicateComparison.Options = []
  ) -> Bool {
    guard let left, let right else { return left == nil && right == nil }
    if let first = text(left), let second = text(right) {
      return folded(first, options) == folded(second, options)
    }
    if let first = left as? Int, let second = right as? Int { return first == second }
    if let first = number(left), let second = number(right) { return first == second }
    if let first = left as? AnyHashable, let second = right as? AnyHashable {
      return first == second
    }
    if let first = left as? NSObject, let second = right as? NSObject {
      return first.isEqual(second)
    }
    if let first = elements(left), let second = elements(right) {
      return first.count == second.count
        && zip(first, second).allSatisfy { areEqual(plain($0), plain($1), options) }
    }
    guard type(of: left) is AnyClass, type(of: right) is AnyClass else { return false }
    return left as AnyObject === right as AnyObject
  }

  /// The order of two values; nil if they have none.
  static func order(
    _ left: Any?, _ right: Any?, _ options: PredicateComparison.Options
  ) -> ComparisonResult? {
    guard let left, let right else { return nil }
    if let first = text(left), let second = text(right) {
      return folded(first, options).compare(folded(second, options))
    }
    if let first = left as? Date, let second = right as? Date { return first.compare(second) }
    guard let first = number(left), let second = number(right) else { return nil }
    return first < second ? .orderedAscending : first > second ? .orderedDescending : .orderedSame
  }

  /// A text in the form in which texts are compared.
  static func folded(_ text: String, _ options: PredicateComparison.Options) -> String {
    var folding: String.CompareOptions = []
    if options.contains(.caseInsensitive) { folding.insert(.caseInsensitive) }
    if options.contains(.diacriticInsensitive) { folding.insert(.diacriticInsensitive) }
    return folding.isEmpty ? text : text.folding(options: folding, locale: nil)
  }
}
