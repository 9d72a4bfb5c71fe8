import Foundation

/// The unused views of a list by reuse identifier, and the closures that create new views.
@MainActor
struct ReusePool<Key: Hashable & Comparable, View: UIView> {
  /// The views of one reuse identifier.
  private struct Shelf {
    let key: Key
    var make: (() throws -> View)?
    var unused: [View] = []
  }

  private var shelves: [Shelf] = []
  private var places: [Key: Int] = [:]
  /// The shelf that was used last. Most lists have one identifier, which then needs no search.
  private var last = 0
  /// The view that the next call of `take` returns, once.
  private var lent: (view: View, key: Key)?

  /// The unused views, in no particular order.
  var views: [View] { shelves.sorted { $0.key < $1.key }.flatMap(\.unused) }

  func isRegistered(_ key: Key) -> Bool {
    place(of: key).map { shelves[$0].make != nil } ?? false
  }

  /// Registers a closure for new views; nil removes the registration. Unused views of the previous
  /// registration are discarded.
  mutating func register(_ key: Key, _ make: (() throws -> View)?) {
    let place = makePlace(of: key)
    shelves[place].make = make
    shelves[place].unused = []
  }

  /// Returns an unused view or a new one; nil if nothing is registered.
  mutating func take(_ key: Key) -> (view: View, isNew: Bool)? {
    if let lent, lent.key == key {
      self.lent = nil
      return (lent.view, true)
    }
    guard let place = place(of: key) else { return nil }
    last = place
    if let view = shelves[place].unused.popLast() { return (view, false) }
    guard let make = shelves[place].make, let view = try? make() else { return nil }
    return (view, true)
  }

  mutating func put(_ view: View, _ key: Key) {
    last = makePlace(of: key)
    shelves[last].unused.append(view)
  }

  /// Makes the next call of `take` return this view, which is still visible.
  mutating func lend(_ view: View, _ key: Key) { lent = (view, key) }

  mutating func takeBack() { lent = nil }

  private func place(of key: Key) -> Int? {
    if last < shelves.count, shelves[last].key == key { return last }
    return places[key]
  }

  private mutating func makePlace(of key: Key) -> Int {
    if let place = place(of: key) { return place }
    shelves.append(Shelf(key: key))
    places[key] = shelves.count - 1
    return shelves.count - 1
  }
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
