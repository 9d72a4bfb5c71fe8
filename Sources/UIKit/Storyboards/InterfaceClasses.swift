import Foundation

/// The classes that storyboards refer to by name.
///
/// A class that is not nested in another type is found automatically if the storyboard states its
/// module. All other classes must be registered once.
@preconcurrency @MainActor
public enum InterfaceClasses {
  private static var viewControllers: [String: UIViewController.Type] = [:]
  private static var views: [String: (CGRect) -> UIView] = [:]
  private static var viewTypes: [String: UIView.Type] = [:]
  private static var layouts: [String: UICollectionViewLayout.Type] = [:]
  private static var segues: [String: UIStoryboardSegue.Type] = [:]
  private static var objects: [String: () -> AnyObject] = [:]

  /// Registers a view controller class under the name that a storyboard uses. The default is the
  /// class's own name.
  public static func register(_ type: UIViewController.Type, as name: String? = nil) {
    viewControllers[name ?? "\(type)"] = type
  }

  /// Registers a segue class under the name that a storyboard uses. The default is the class's own
  /// name.
  public static func register(_ type: UIStoryboardSegue.Type, as name: String? = nil) {
    segues[name ?? "\(type)"] = type
  }

  /// Registers a view class with a function that creates the view from its frame.
  public static func register<View: UIView>(
    _ type: View.Type, as name: String? = nil, make: @escaping (CGRect) -> View
  ) {
    views[name ?? "\(type)"] = make
  }

  /// Registers a custom view class whose views are created with `init(coder:)`.
  public static func register(_ type: UIView.Type, as name: String? = nil) {
    viewTypes[name ?? "\(type)"] = type
  }

  /// Registers a custom class of collection view layouts, which are created with `init(coder:)`.
  public static func register(_ type: UICollectionViewLayout.Type, as name: String? = nil) {
    layouts[name ?? "\(type)"] = type
  }

  /// Registers a class of objects that are neither views nor view controllers, such as a custom
  /// recognizer or data source.
  public static func register<Object: AnyObject>(
    _ type: Object.Type, as name: String? = nil, make: @escaping () -> Object
  ) {
    objects[name ?? "\(type)"] = make
  }

  static func object(_ name: String) -> AnyObject? { objects[name]?() }

  private static var attributes: [InterfaceOutlet] = []

  /// Registers a property that Interface Builder sets and that an extension of a UIKit class
  /// declares, such as `cornerRadius` of views.
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

  /// Returns a function that creates a view of the class. A registered function takes precedence
  /// over a registered class.
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
  /// Registers a scene delegate under the name of its class in Info.plist.
  public static func registerSceneDelegate(
    _ name: String, make: @escaping () -> any UISceneDelegate
  ) {
    SceneDelegates.register(name, make)
  }
}
