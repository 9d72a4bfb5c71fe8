import Expectations
import Foundation
import Testing
import UIKit

/// Setters and groups of bars and their items.
@MainActor
struct BarMemberTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }

  @Test func `a navigation item takes buttons also through the animated setters`() {
    let item = UINavigationItem(title: "a")
    let (one, other) = (UIBarButtonItem(), UIBarButtonItem())
    item.setLeftBarButton(one, animated: false)
    item.setRightBarButton(other, animated: false)
    expect(item.leftBarButtonItem === one && item.rightBarButtonItem === other)
    item.setLeftBarButtonItems([other, one], animated: false)
    item.setRightBarButtonItems([one], animated: true)
    expect(item.leftBarButtonItems?.count == 2 && item.rightBarButtonItem === one)
    item.setHidesBackButton(true, animated: false)
    expect(item.hidesBackButton)
  }

  @Test func `a group has the name and the place that it is created with`() {
    let item = UIBarButtonItem()
    let movable = UIBarButtonItemGroup.movableGroup(customizationIdentifier: "m", items: [item])
    expect(movable.customizationIdentifier == "m" && movable.alwaysAvailable)
    let optional = UIBarButtonItemGroup.optionalGroup(
      customizationIdentifier: "o", isInDefaultCustomization: false, items: [item])
    expect(optional.customizationIdentifier == "o" && !optional.alwaysAvailable)
    let own = item.creatingOptionalGroup(customizationIdentifier: "own")
    expect(own.customizationIdentifier == "own" && own.barButtonItems == [item])
    expect(item.buttonGroup === own)
  }

  @Test func `bars and their items return their pictures and attributes`() {
    let item = UITabBarItem(title: "a", image: nil, tag: 1)
    item.setBadgeTextAttributes([.kern: 2], for: .selected)
    expect(item.badgeTextAttributes(for: .selected)?[.kern] as? Int, equals: 2)
    expectNil(item.badgeTextAttributes(for: .normal))
    let bar = UIToolbar()
    bar.setShadowImage(picture, forToolbarPosition: .any)
    expect(bar.shadowImage(forToolbarPosition: .bottom) === picture)
    let look = UINavigationBarAppearance()
    look.setBackIndicatorImage(picture, transitionMaskImage: nil)
    expect(look.backIndicatorImage === picture && look.backIndicatorTransitionMaskImage == nil)
  }

  @Test func `an appearance can be set back to the default`() {
    let look = UIBarAppearance()
    look.configureWithTransparentBackground()
    expectNil(look.backgroundColor)
    look.configureWithDefaultBackground()
    expect(look.backgroundColor != nil && look.shadowColor != nil)
    let buttons = UIBarButtonItemAppearance(style: .plain)
    buttons.normal.titleTextAttributes = [.kern: 1]
    buttons.configureWithDefault(for: .plain)
    expect(buttons.normal.titleTextAttributes.isEmpty)
  }

  @Test func `a tab bar controller takes tabs and hides its bar through the animated setters`() {
    let tabs = UITabBarController()
    tabs.setTabs(
      ["a", "b"].map { name in
        UITab(title: name, image: nil, identifier: name) { _ in UIViewController() }
      }, animated: false)
    expect(tabs.tabs.map(\.title), equals: ["a", "b"])
    tabs.setTabBarHidden(true, animated: false)
    expect(tabs.isTabBarHidden)
    expect(UINavigationBar().behavioralStyle, equals: .pad)
  }
}
