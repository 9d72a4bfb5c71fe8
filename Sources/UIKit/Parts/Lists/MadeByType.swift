import Foundation

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
