import Foundation

/// Views that are out of sight, by the identifier that they are asked for with, and how new ones are made.
@MainActor
struct ReusePool<View: UIView> {
  private var makers: [String: () throws -> View] = [:]
  private var waiting: [String: [View]] = [:]
  /// Given to whoever asks next, and then no more.
  private var lent: (view: View, identifier: String)?

  /// Those that are kept, in no order that means anything.
  var views: [View] { waiting.keys.sorted().flatMap { waiting[$0] ?? [] } }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// Nil takes it back. What waits was made in another way, and is not given again.
  mutating func register(_ identifier: String, _ make: (() throws -> View)?) {
    makers[identifier] = make
    waiting[identifier] = nil
  }

  /// One that waits, or else a new one; nil where nobody has said how one is made.
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

  /// A view that is still shown is what the next who asks will get, as it is.
  mutating func lend(_ view: View, _ identifier: String) { lent = (view, identifier) }

  mutating func takeBack() { lent = nil }
}

// Lists make views by their type: of a cell, all that is known is its class. Swift makes an object by a type that
// is only known when the program runs by its `required` initializers alone, and those of views are not so on iOS:
// `override init(frame:)` is how they are written there. But a convenience initializer finds the designated one that
// it calls among the methods of the type that it is called for. Each of these stands for that one, and the function
// beside it, which has the initializer's symbol, calls it for a type. A class that has not got the designated
// initializer stops with Swift's own words, as on iOS.

extension UIView {
  @usableFromInline convenience init(ofType frame: CGRect) { self.init(frame: frame) }

  @_silgen_name("$s5UIKit6UIViewC6ofTypeAC10Foundation6CGRectV_tcfC")
  static func make(frame: CGRect) -> UIView
}
