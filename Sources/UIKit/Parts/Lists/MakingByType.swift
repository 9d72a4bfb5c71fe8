import Foundation

// On iOS `T()` makes an object of whatever class `T` is, if all that is known is `T: NSObject`. Swift itself allows it for
// `required` initializers alone; these do it here, as `ReusePool` makes cells. `pantograph port` writes them.

extension NSObject {
  @usableFromInline convenience init(ofOwnType: Void) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC5UIKitE9ofOwnTypeACyt_tcfC")
  static func make() -> NSObject

  /// Makes an object of the class by `init()`. A class that has not got that initializer stops with Swift's own words, as on iOS.
  public static func makeObject() -> Self { own(make()) }

  static func own(_ object: NSObject) -> Self {
    unsafeDowncast(object, to: Self.self)
  }
}

extension UIView {
  /// Makes a view of the class by `init(frame:)`.
  public static func makeObject(frame: CGRect) -> Self { own(make(frame: frame)) }
}

extension UIViewController {
  @usableFromInline convenience init(ofType nib: String?, in bundle: Bundle?) {
    self.init(nibName: nib, bundle: bundle)
  }

  @_silgen_name("$s5UIKit16UIViewControllerC6ofType2inACSSSg_10Foundation6BundleCSgtcfC")
  static func make(_ nib: __owned String?, _ bundle: __owned Bundle?) -> UIViewController

  /// Makes a view controller of the class by `init(nibName:bundle:)`.
  public static func makeObject(nibName: String?, bundle: Bundle?) -> Self {
    own(make(nibName, bundle))
  }
}
