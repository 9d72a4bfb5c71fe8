import Foundation

/// Services that Core gets from the tiers above it. `Sources/UIKit/Tiers.swift`, which knows all tiers, provides them.
@MainActor
enum TiersAbove {}

/// The items of bars that belong to a view controller.
@MainActor
protocol BarItems {
  func navigationItem(for viewController: UIViewController) -> UINavigationItem
  func tabBarItem(for viewController: UIViewController) -> UITabBarItem
  /// Both items are titled as the view controller is.
  func titleChanged(of viewController: UIViewController)
  func editButton(for viewController: UIViewController) -> UIBarButtonItem
  func toolbarItemsChanged(of viewController: UIViewController, animated: Bool)
  /// Another scroll view, or none that was named, is what the bars go by now.
  func contentScrollViewChanged(of viewController: UIViewController, to scrollView: UIScrollView?)
}

/// What files made in Interface Builder do for an application.
@MainActor
protocol Interfaces {
  func storyboard(named name: String) -> UIStoryboard
  func initialViewController(of storyboard: UIStoryboard) -> UIViewController?
  /// Gives the view controller the view of the nib that belongs to it; false where there is none.
  func loadNib(for viewController: UIViewController) -> Bool
  /// The first view of that type, made anew; there must be one.
  func first<View: UIView>(in nib: UINib) throws -> View
}
