import Foundation

/// Finds the classes that storyboards name.
///
/// A class that is not within another type is found by itself when the storyboard says its module; all
/// others are to be registered once.
@preconcurrency @MainActor
public enum InterfaceClasses {
  private static var viewControllers: [String: UIViewController.Type] = [:]
  private static var views: [String: (CGRect) -> UIView] = [:]
  private static var viewTypes: [String: UIView.Type] = [:]
  private static var layouts: [String: UICollectionViewLayout.Type] = [:]
  private static var segues: [String: UIStoryboardSegue.Type] = [:]
  private static var objects: [String: () -> AnyObject] = [:]

  /// Makes the class known under the name that a storyboard has for it; its own name where none is
  /// given.
  public static func register(_ type: UIViewController.Type, as name: String? = nil) {
    viewControllers[name ?? "\(type)"] = type
  }

  /// Makes the segue's class known under the name that a storyboard has for it; its own name where
  /// none is given.
  public static func register(_ type: UIStoryboardSegue.Type, as name: String? = nil) {
    segues[name ?? "\(type)"] = type
  }

  /// A view that a storyboard names; `make` is called with its frame.
  public static func register<View: UIView>(
    _ type: View.Type, as name: String? = nil, make: @escaping (CGRect) -> View
  ) {
    views[name ?? "\(type)"] = make
  }

  /// A view of a class of one's own, made by `init(coder:)`.
  public static func register(_ type: UIView.Type, as name: String? = nil) {
    viewTypes[name ?? "\(type)"] = type
  }

  /// A collection view's layout of a class of one's own, made by `init(coder:)`.
  public static func register(_ type: UICollectionViewLayout.Type, as name: String? = nil) {
    layouts[name ?? "\(type)"] = type
  }

  /// An object that is neither a view nor a view controller, such as a recognizer or a data source of one's own.
  public static func register<Object: AnyObject>(
    _ type: Object.Type, as name: String? = nil, make: @escaping () -> Object
  ) {
    objects[name ?? "\(type)"] = make
  }

  static func object(_ name: String) -> AnyObject? { objects[name]?() }

  private static var attributes: [InterfaceOutlet] = []

  /// Makes known a property that Interface Builder sets and that an extension of a class of UIKit's declares, such as
  /// `cornerRadius` of views.
  public static func register(_ attribute: InterfaceOutlet) { attributes.append(attribute) }

  static func attribute(_ name: String, of owner: UIResponder) -> InterfaceOutlet? {
    attributes.last { $0.name == name && $0.isOwner(owner) }
  }

  static func layout(_ name: String, module: String?) -> UICollectionViewLayout.Type? {
    layouts[name] ?? find(name, module: module) as? UICollectionViewLayout.Type
  }

  static func viewController(_ name: String, module: String?) -> UIViewController.Type? {
    viewControllers[name] ?? find(name, module: module) as? UIViewController.Type
  }

  static func segue(_ name: String, module: String?) -> UIStoryboardSegue.Type? {
    segues[name] ?? find(name, module: module) as? UIStoryboardSegue.Type
  }

  /// A view that was registered with how to make it counts first.
  static func view(_ name: String, module: String?) -> ((NSCoder, CGRect) -> UIView?)? {
    if let make = views[name] { return { _, frame in make(frame) } }
    guard let type = viewTypes[name] ?? find(name, module: module) as? UIView.Type else {
      return nil
    }
    return { coder, _ in type.init(coder: coder) }
  }

  private static func find(_ name: String, module: String?) -> AnyClass? {
    let main = ProcessInfo.processInfo.processName
    return [module, main].compactMap { $0 }.lazy.compactMap { NSClassFromString("\($0).\(name)") }
      .first
  }
}

extension InterfaceClasses {
  /// Makes a scene's delegate known under the name that Info.plist has for its class.
  public static func registerSceneDelegate(
    _ name: String, make: @escaping () -> any UISceneDelegate
  ) {
    SceneDelegates.register(name, make)
  }
}
