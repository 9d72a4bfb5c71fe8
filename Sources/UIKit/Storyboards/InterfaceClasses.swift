import Foundation

/// Finds the classes that storyboards name.
///
/// A view controller that is not within another type is found by itself when the storyboard says its
/// module; all others, and every view of a class of one's own, are to be registered once.
@preconcurrency @MainActor
public enum InterfaceClasses {
  private static var viewControllers: [String: UIViewController.Type] = [:]
  private static var views: [String: (CGRect) -> UIView] = [:]
  private static var segues: [String: UIStoryboardSegue.Type] = [:]

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

  static func viewController(_ name: String, module: String?) -> UIViewController.Type? {
    viewControllers[name] ?? find(name, module: module) as? UIViewController.Type
  }

  static func segue(_ name: String, module: String?) -> UIStoryboardSegue.Type? {
    segues[name] ?? find(name, module: module) as? UIStoryboardSegue.Type
  }

  static func view(_ name: String) -> ((CGRect) -> UIView)? { views[name] }

  private static func find(_ name: String, module: String?) -> AnyClass? {
    let main = ProcessInfo.processInfo.processName
    return [module, main].compactMap { $0 }.lazy.compactMap { NSClassFromString("\($0).\(name)") }
      .first
  }
}
