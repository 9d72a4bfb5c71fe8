import Foundation

// On iOS `T()` creates an object of the dynamic class `T` if only `T: NSObject` is known. Swift
// itself allows this only for `required` initializers. The functions here do the same, as
// `ReusePool` creates cells. `pantograph port` writes calls of them.

extension NSObject {
  @usableFromInline convenience init(ofOwnType: Void) { self.init() }

  @_silgen_name("$s10Foundation8NSObjectC5UIKitE9ofOwnTypeACyt_tcfC")
  static func make() -> NSObject

  /// Creates an object of the class with `init()`. A class without this initializer stops with
  /// Swift's own message, as on iOS.
  public static func makeObject() -> Self { own(make()) }

  static func own(_ object: NSObject) -> Self {
    unsafeDowncast(object, to: Self.self)
  }
}

extension UIView {
  /// Creates a view of the class with `init(frame:)`.
  public static func makeObject(frame: CGRect) -> Self { own(make(frame: frame)) }
}

extension UIViewController {
  @usableFromInline convenience init(ofType nib: String?, in bundle: Bundle?) {
    self.init(nibName: nib, bundle: bundle)
  }

  @_silgen_name("$s5UIKit16UIViewControllerC6ofType2inACSSSg_10Foundation6BundleCSgtcfC")
  static func make(_ nib: __owned String?, _ bundle: __owned Bundle?) -> UIViewController

  /// Creates a view controller of the class with `init(nibName:bundle:)`.
  public static func makeObject(nibName: String?, bundle: Bundle?) -> Self {
    own(make(nibName, bundle))
  }
}
