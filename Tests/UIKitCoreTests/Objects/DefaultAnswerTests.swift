import Expectations
import Foundation
import PantographGestures
import Testing
import UIKit

/// Answers of the defaults of delegates and classes, and of members about parts of a system that are not here.
@MainActor
struct DefaultAnswerTests {
  private let all = DelegateDefaults()

  @Test func `containers turn as they usually do unless a delegate decides`() {
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    let (navigation, tabs) = (UINavigationController(), UITabBarController())
    let split = UISplitViewController()
    expect(
      all.pageViewControllerSupportedInterfaceOrientations(pages),
      equals: pages.supportedInterfaceOrientations)
    expect(
      all.splitViewControllerSupportedInterfaceOrientations(split),
      equals: split.supportedInterfaceOrientations)
    let wanted = pages.preferredInterfaceOrientationForPresentation
    expect(
      all.pageViewControllerPreferredInterfaceOrientationForPresentation(pages), equals: wanted)
    expect(
      all.navigationControllerPreferredInterfaceOrientationForPresentation(navigation),
      equals: wanted)
    expect(all.tabBarControllerPreferredInterfaceOrientationForPresentation(tabs), equals: wanted)
  }

  private final class Renaming: NSObject, UINavigationItemRenameDelegate {
    func navigationItem(_: UINavigationItem, didEndRenamingWith title: String) {}
  }

  private final class Speaking: NSObject, UIScrollViewAccessibilityDelegate {
    func accessibilityAttributedScrollStatus(
      for scrollView: UIScrollView
    ) -> NSAttributedString? { NSAttributedString(string: "page 1") }
  }

  private final class Silent: NSObject, UIScrollViewAccessibilityDelegate {}

  private final class Restored: NSObject, UIStateRestoring {}

  @Test func `delegates allow, and say nothing, unless they decide otherwise`() {
    expect(all.textFieldShouldBeginEditing(UITextField()))
    expect(all.textViewShouldEndEditing(UITextView()))
    expect(all.searchBarShouldBeginEditing(UISearchBar()))
    expect(all.searchBarShouldEndEditing(UISearchBar()))
    expect(Renaming().navigationItemShouldBeginRenaming(UINavigationItem()))
    let scroll = UIScrollView()
    expect(Speaking().accessibilityScrollStatus(for: scroll), equals: "page 1")
    expectNil(Silent().accessibilityAttributedScrollStatus(for: scroll))
    expectNil(Silent().accessibilityScrollStatus(for: scroll))
    expect(Restored().restorationParent == nil && Restored().objectRestorationClass == nil)
    expect(scroll.touchesShouldBegin([], with: nil, in: scroll))
    let pan = UIPanGestureRecognizer()
    expect(!pan.shouldBeRequiredToFail(by: UITapGestureRecognizer()))
  }

  @Test func `classes have the defaults of UIKit`() {
    expect(UIDragInteraction.isEnabledByDefault)
    expect(UIActivity.activityCategory == .action && UIActivity().activityImage == nil)
    expect(UIPopoverBackgroundView.wantsDefaultContentAppearance)
    let selection = UITextSelectionRect()
    expect(selection.writingDirection == .natural && !selection.isVertical)
    let input = UIInputViewController()
    expect(!input.needsInputModeSwitchKey && input.hasFullAccess)
    let view = UIView()
    expect(view.inputAccessoryViewController == nil && !view.accessibilityPerformMagicTap())
    let controller = UIViewController()
    expectNil(controller.extensionContext)
    expectNil(controller.separateSecondaryViewController(for: UISplitViewController()))
    let field = UITextField()
    expect(field.defaultTextAttributes[.font] as? UIFont, equals: .systemFont(ofSize: 17))
    let search = UISearchBar()
    search.keyboardAppearance = .dark
    search.setShowsCancelButton(true, animated: false)
    expect(search.searchTextField.keyboardAppearance == .dark && search.showsCancelButton)
    let bar = UITabBar()
    expect(!bar.isCustomizing && !bar.endCustomizing(animated: false))
    expectNil(UINavigationBar().currentNSToolbarSection)
  }

  @Test func `parts of the system that are not here are not there`() throws {
    let application = UIApplication.shared
    expect(!application.supportsMultipleScenes && application.isProtectedDataAvailable)
    expect(!application.isRegisteredForRemoteNotifications)
    expect(!application.supportsAlternateIcons && application.alternateIconName == nil)
    expect(!application.canOpenURL(try #require(URL(string: "https://example.org"))))
    expect(!application.openURL(try #require(URL(string: "https://example.org"))))
    expect(application.openSessions.count, equals: application.connectedScenes.count)
    expect(application.statusBarOrientation, equals: .portrait)
    expect(!UIPasteboard.general.isPersistent)
  }

  @MainActor
  private final class Target {
    var calls: [String] = []

    func pressed() { calls.append("pressed") }
    func took(_ item: UIBarButtonItem) { calls.append("took \(item.title ?? "")") }
  }

  @Test func `a bar button calls the target that is set`() {
    let (target, item) = (
      Target(), UIBarButtonItem()
    )
    item.setTarget(target, action: Target.pressed)
    expect(item.target as AnyObject? === target)
    item.setTarget(target, action: Target.took)
    expect(item.target as AnyObject? === target)
  }

  @Test func `the visible controller is the presented one, or else the top one`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
    let (root, card) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    expect(navigation.visibleViewController === root)
    navigation.present(card, animated: false)
    expect(navigation.visibleViewController === card)
    expect(navigation.barHideOnSwipeGestureRecognizer.view == nil || !navigation.hidesBarsOnSwipe)
  }

  @Test func `the thresholds of a container are those of its grip`() {
    let tabs = UITabBarController()
    tabs.allowsTabSwipe = true
    tabs.tabSwipeThresholds.finish.progress = 0.25
    expect(tabs.tabSwipeThresholds.finish.progress, equals: 0.25)
    let pages = UIPageViewController(
      transitionStyle: .scroll, navigationOrientation: .horizontal)
    pages.pageTurnThresholds.finish.progress = 0.75
    expect(pages.pageTurnThresholds.finish.progress, equals: 0.75)
    let pan = UIPanGestureRecognizer()
    let driver = PanTransitionDriver(dismissing: UIViewController(), pan: pan, direction: .down)
    expect(driver.gripName == "the pan on no view" && driver.gripShouldBegin(driver.grip))
    expect(driver.turnedWay(from: .down, for: driver.grip) == nil && !driver.grip.isOnCourse)
    driver.grip.overrule(.finish)
    expect(!driver.isActive)
  }
}
