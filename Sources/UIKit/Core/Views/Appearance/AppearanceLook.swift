import Foundation

/// A property that instances take over from a template.
@MainActor
struct AppearanceLook {
  let owner: AnyClass
  let name: AnyKeyPath
  let read: (NSObject) -> Any?
  let write: (NSObject, Any?) -> Void

  init<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    owner = Owner.self
    name = path
    read = { ($0 as? Owner)?[keyPath: path] }
    write = { object, value in
      if let value = value as? Value { (object as? Owner)?[keyPath: path] = value }
    }
  }

  init<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value?>) {
    owner = Owner.self
    name = path
    read = { object in (object as? Owner).flatMap { $0[keyPath: path] } }
    write = { ($0 as? Owner)?[keyPath: path] = $1 as? Value }
  }

  /// Whether two values look the same.
  static func isSame(_ first: Any?, _ second: Any?) -> Bool {
    guard let first, let second else { return first == nil && second == nil }
    if let one = first as? [NSAttributedString.Key: Any],
      let other = second as? [NSAttributedString.Key: Any]
    {
      return one.count == other.count && one.allSatisfy { isSame($0.value, other[$0.key]) }
    }
    if let one = first as? [UInt: [NSAttributedString.Key: Any]],
      let other = second as? [UInt: [NSAttributedString.Key: Any]]
    {
      return one.count == other.count && one.allSatisfy { isSame($0.value, other[$0.key]) }
    }
    if let one = first as? NSObject, let other = second as? NSObject {
      return one === other || one.isEqual(other)
    }
    guard let one = first as? AnyHashable, let other = second as? AnyHashable else { return false }
    return one == other
  }
}

extension AppearanceLook {
  static let core = [
    AppearanceLook(\UIView.backgroundColor), AppearanceLook(\UIView.templateTint),
  ]

  private static let all = core + above

  /// Returns the looks that an object has: those of UIKit's classes, and those that its own class
  /// lists.
  static func looks(of object: NSObject) -> [AppearanceLook] {
    let own = (object as? UIResponder)?.appearanceProperties.map(\.look) ?? []
    return all.filter { object.isKind(of: $0.owner) } + own
  }
}

/// A property of an application's class that `appearance()` can set for all instances: on iOS one
/// that is `@objc dynamic`.
///
/// ```swift
/// override var appearanceProperties: [AppearanceProperty] {
///   super.appearanceProperties + [AppearanceProperty(\Card.ringColor)]
/// }
/// ```
@preconcurrency @MainActor
public struct AppearanceProperty {
  let look: AppearanceLook

  public init<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value>) {
    look = AppearanceLook(path)
  }

  /// Creates the property of an optional type. A template can also set it to nil.
  public init<Owner: NSObject, Value>(_ path: ReferenceWritableKeyPath<Owner, Value?>) {
    look = AppearanceLook(path)
  }
}

extension UIView {
  /// The tint color that was set on the view itself, not that of a superview.
  fileprivate var templateTint: UIColor? {
    get { ownTintColor }
    set { tintColor = newValue }
  }
}
