import Foundation

/// The services that Core gets from the tiers above it. `Sources/UIKit/Tiers.swift`, which knows
/// all tiers, provides them.
@MainActor
enum TiersAbove {}

/// The items of bars that belong to a view controller.
@MainActor
protocol BarItems {
  func navigationItem(for viewController: UIViewController) -> UINavigationItem
  func tabBarItem(for viewController: UIViewController) -> UITabBarItem
  /// Gives the navigation item and the tab bar item the new title of the view controller.
  func titleChanged(of viewController: UIViewController)
  func editButton(for viewController: UIViewController) -> UIBarButtonItem
  /// Gives the view controller's button for editing its new title.
  func editingChanged(of viewController: UIViewController)
  func toolbarItemsChanged(of viewController: UIViewController, animated: Bool)
  /// Makes the bars follow another scroll view, or, for nil, none that was set.
  func contentScrollViewChanged(of viewController: UIViewController, to scrollView: UIScrollView?)
}

/// The functions of files made in Interface Builder.
@MainActor
protocol Interfaces {
  func storyboard(named name: String) -> UIStoryboard
  /// Gives the window the storyboard's first view controller and the document's tint color.
  func fill(_ window: UIWindow, from storyboard: UIStoryboard)
  /// Creates the view controller with the identifier; nil if the storyboard has none.
  func viewController(named identifier: String, in storyboard: UIStoryboard) -> UIViewController?
  /// Gives the view controller the view of the nib that belongs to it. Returns false if there is
  /// no such nib.
  func loadNib(for viewController: UIViewController) -> Bool
  /// Creates the views of the nib and returns the first view of the type `View`; there must be one.
  func first<View: UIView>(in nib: UINib) throws -> View
}
