import Foundation

/// An object whose state is saved with the program's and restored with it. Register it with
/// `UIApplication.registerObject(forStateRestoration:restorationIdentifier:)`. All members are
/// optional.
@preconcurrency @MainActor
public protocol UIStateRestoring: NSObjectProtocol {
  /// The object whose identifiers stand before this one's in the path.
  var restorationParent: (any UIStateRestoring)? { get }
  var objectRestorationClass: (any UIObjectRestoration.Type)? { get }
  func encodeRestorableState(with coder: NSCoder)
  func decodeRestorableState(with coder: NSCoder)
  func applicationFinishedRestoringState()
}

extension UIStateRestoring {
  public var restorationParent: (any UIStateRestoring)? { nil }
  public var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  public func encodeRestorableState(with coder: NSCoder) {}
  public func decodeRestorableState(with coder: NSCoder) {}
  public func applicationFinishedRestoringState() {}
}

/// A class that creates objects whose state is restored.
@preconcurrency @MainActor
public protocol UIObjectRestoration {
  static func object(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> (any UIStateRestoring)?
}

/// A class that creates view controllers whose state is restored. A view controller names it in
/// `restorationClass`.
@preconcurrency @MainActor
public protocol UIViewControllerRestoration {
  static func viewController(
    withRestorationIdentifierPath identifierComponents: [String], coder: NSCoder
  ) -> UIViewController?
}

/// A container whose child view controllers are restored.
@MainActor
protocol RestoresChildren: UIViewController {
  /// The index of the chosen child; nil without a choice.
  var restorableChoice: Int? { get }
  func restore(_ children: [UIViewController], choice: Int?)
}

extension UIApplication {
  /// Saves and restores the state of an object with that of the program.
  public class func registerObject(
    forStateRestoration object: any UIStateRestoring, restorationIdentifier: String
  ) { SavedState.register(object, restorationIdentifier) }

  public nonisolated static let stateRestorationBundleVersionKey =
    "UIApplicationStateRestorationBundleVersion"
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiom"
  /// The key of a time that is not saved, as no clock is read.
  public nonisolated static var stateRestorationTimestampKey: String {
    inert("no clock is read", is: "UIApplicationStateRestorationTimestamp")
  }
  public nonisolated static let stateRestorationSystemVersionKey =
    "UIApplicationStateRestorationSystemVersion"
  /// The key of the storyboard that a view controller came from, which its coder returns.
  public nonisolated static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboardKey"
}
