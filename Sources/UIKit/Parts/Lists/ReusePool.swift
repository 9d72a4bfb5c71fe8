import Foundation

/// The unused views of a list by reuse identifier, and the closures that create new views.
@MainActor
struct ReusePool<View: UIView> {
  private var makers: [String: () throws -> View] = [:]
  private var waiting: [String: [View]] = [:]
  /// The view that the next call of `take` returns, once.
  private var lent: (view: View, identifier: String)?

  /// The unused views, in no particular order.
  var views: [View] { waiting.keys.sorted().flatMap { waiting[$0] ?? [] } }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Registers a closure for new views; nil removes the registration. Unused views of the previous
  /// registration are discarded.
  mutating func register(_ identifier: String, _ make: (() throws -> View)?) {
    makers[identifier] = make
    waiting[identifier] = nil
  }

  /// Returns an unused view or a new one; nil if nothing is registered.
  mutating func take(_ identifier: String) -> (view: View, isNew: Bool)? {
    if let lent, lent.identifier == identifier {
      self.lent = nil
      return (lent.view, true)
    }
    if let view = waiting[identifier]?.popLast() { return (view, false) }
    guard let make = makers[identifier], let view = try? make() else { return nil }
    return (view, true)
  }

  mutating func put(_ view: View, _ identifier: String) {
    waiting[identifier, default: []].append(view)
  }

  /// Makes the next call of `take` return this view, which is still visible.
  mutating func lend(_ view: View, _ identifier: String) { lent = (view, identifier) }

  mutating func takeBack() { lent = nil }
}

// Lists create views by their type: only the class of a cell is known. Swift can create an object
// of a class known only at run time through `required` initializers alone. Those of views are not
// `required` on iOS, where a subclass writes `override init(frame:)`. But a convenience initializer
// calls the designated initializer of the actual type. Each convenience initializer below calls
// that designated one, and the function beside it, which has the initializer's symbol, calls the
// convenience initializer for a type. A class without the designated initializer stops with Swift's
// own message, as on iOS.

extension UIView {
  @usableFromInline convenience init(ofType frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s5UIKit6UIViewC6ofTypeAC10Foundation6CGRectV_tcfC")
  static func make(frame: CGRect) -> UIView
}
