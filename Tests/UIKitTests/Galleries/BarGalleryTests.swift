import Expectations
import GoldenTexts
import Testing
import UIKit
import ViewTesting

/// Layers of bars, of containers with bars, and of what they present.
@MainActor
struct BarGalleryTests {
  private let star = UIImage(systemName: "star.fill")

  private func expect(
    _ name: String, _ gallery: Gallery, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: gallery.text)
    expectNil(difference, sourceLocation: sourceLocation)
  }

  private func page(_ title: String?, _ color: UIColor = .white) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = color
    return page
  }

  private func addWindow(_ words: String, _ gallery: Gallery) {
    gallery.window.layoutIfNeeded()
    gallery.window.layer.displayTreeIfNeeded()
    gallery.title(words)
    gallery.add(gallery.window.layer)
  }

  @Test func `a navigation bar with all kinds of items`() throws {
    let gallery = Gallery()
    let first = page("Library")
    let navigation = UINavigationController(rootViewController: first)
    gallery.window.rootViewController = navigation
    gallery.window.safeAreaOfScreen = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    addWindow("root", gallery)
    first.navigationItem.prompt = "A prompt"
    addWindow("with a prompt", gallery)
    first.navigationItem.prompt = nil
    first.navigationItem.leftBarButtonItems = [
      UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil),
      UIBarButtonItem(image: star, style: .plain, target: nil, action: nil),
    ]
    let done = UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil)
    done.isEnabled = false
    let fixed = UIBarButtonItem(barButtonSystemItem: .fixedSpace, target: nil, action: nil)
    fixed.width = 25
    first.navigationItem.rightBarButtonItems = [
      done, fixed, UIBarButtonItem(customView: UISwitch()),
    ]
    addWindow("with buttons", gallery)
    let second = page("A title that is much longer than the room that it has", .yellow)
    navigation.pushViewController(second, animated: false)
    addWindow("second page", gallery)
    second.title = "Short"
    first.navigationItem.backButtonTitle = "Back there"
    second.navigationItem.leftItemsSupplementBackButton = true
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: nil, action: nil)
    addWindow("with a back title and a left item", gallery)
    first.navigationItem.backButtonDisplayMode = .minimal
    second.navigationItem.titleView = UISegmentedControl(items: ["One", "Two"])
    addWindow("with a title view", gallery)
    navigation.isToolbarHidden = false
    second.toolbarItems = [
      UIBarButtonItem(barButtonSystemItem: .action, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(title: "Middle", style: .done, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil),
      UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil),
    ]
    addWindow("with a toolbar", gallery)
    navigation.isNavigationBarHidden = true
    addWindow("with a hidden bar", gallery)
    navigation.isNavigationBarHidden = false
    navigation.navigationBar.prefersLargeTitles = true
    second.navigationItem.titleView = nil
    addWindow("with a large title", gallery)
    gallery.window.traitOverrides.layoutDirection = .rightToLeft
    addWindow("mirrored", gallery)
    gallery.window.overrideUserInterfaceStyle = .dark
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    appearance.backgroundColor = .purple
    appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    appearance.largeTitleTextAttributes = [.font: UIFont.systemFont(ofSize: 30)]
    navigation.navigationBar.standardAppearance = appearance
    navigation.navigationBar.scrollEdgeAppearance = appearance
    addWindow("dark, with an own appearance", gallery)
    try expect("navigation-bars", gallery)
  }

  @Test func `pushes and pops, picture by picture`() throws {
    let gallery = Gallery()
    let navigation = UINavigationController(rootViewController: page("First"))
    gallery.window.rootViewController = navigation
    gallery.window.layoutIfNeeded()
    navigation.pushViewController(page("Second", .yellow), animated: true)
    gallery.title("push")
    gallery.watch(gallery.window, steps: 7, of: 90)
    gallery.title("pop by a swipe that goes back")
    gallery.fingers.down(0, 3, 400)
    for x in stride(from: 13.0, through: 90, by: 11) { gallery.fingers.move(0, x, 400) }
    gallery.addSeen("before the lift", gallery.window)
    gallery.fingers.wait(300)
    gallery.fingers.lift()
    gallery.watch(gallery.window, steps: 5, of: 90)
    gallery.title("pop by a swipe that finishes")
    gallery.fingers.down(0, 3, 400)
    for x in stride(from: 13.0, through: 290, by: 31) { gallery.fingers.move(0, x, 400) }
    gallery.fingers.lift()
    gallery.watch(gallery.window, steps: 5, of: 90)
    navigation.navigationBar.prefersLargeTitles = true
    navigation.pushViewController(page("Third", .green), animated: true)
    gallery.title("push of a large title")
    gallery.watch(gallery.window, steps: 7, of: 90)
    navigation.setNavigationBarHidden(true, animated: true)
    gallery.title("the bar hides")
    gallery.watch(gallery.window, steps: 4, of: 90)
    navigation.setToolbarHidden(false, animated: true)
    gallery.title("the toolbar appears")
    gallery.watch(gallery.window, steps: 4, of: 90)
    navigation.popToRootViewController(animated: true)
    gallery.title("back to the root")
    gallery.watch(gallery.window, steps: 6, of: 90)
    try expect("navigation-transitions", gallery)
  }

  @Test func `tab bars`() throws {
    let gallery = Gallery()
    gallery.window.safeAreaOfScreen = UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0)
    let tabs = UITabBarController()
    let pages = (0..<7).map { page("Tab \($0)") }
    for (index, page) in pages.enumerated() {
      page.tabBarItem = UITabBarItem(title: "Tab \(index)", image: star, tag: index)
    }
    pages[0].tabBarItem.badgeValue = "9"
    pages[1].tabBarItem.badgeValue = ""
    pages[1].tabBarItem.badgeColor = .blue
    pages[2].tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 2)
    pages[3].tabBarItem.titlePositionAdjustment = UIOffset(horizontal: 3, vertical: -2)
    gallery.window.rootViewController = tabs
    for count in [1, 2, 5, 7] {
      tabs.setViewControllers(Array(pages.prefix(count)), animated: false)
      addWindow("\(count) tabs", gallery)
    }
    tabs.selectedIndex = 1
    addWindow("second tab", gallery)
    tabs.selectedIndex = 6
    addWindow("a tab behind the others", gallery)
    tabs.selectedViewController = tabs.moreNavigationController
    addWindow("more", gallery)
    tabs.tabBar.itemPositioning = .centered
    tabs.tabBar.itemWidth = 50
    tabs.tabBar.itemSpacing = 10
    tabs.tabBar.tintColor = .red
    tabs.tabBar.unselectedItemTintColor = .green
    tabs.selectedIndex = 0
    addWindow("centered in colors", gallery)
    gallery.window.frame.size = CGSize(width: 800, height: 400)
    tabs.tabBar.itemPositioning = .automatic
    addWindow("wide", gallery)
    gallery.window.traitOverrides.layoutDirection = .rightToLeft
    addWindow("mirrored", gallery)
    tabs.tabBar.isHidden = true
    addWindow("hidden", gallery)
    try expect("tab-bars", gallery)
  }

  @Test func `split views in many widths`() throws {
    for style in [UISplitViewController.Style.doubleColumn, .tripleColumn] {
      let gallery = Gallery()
      let split = UISplitViewController(style: style)
      split.setViewController(page("Primary", .red), for: .primary)
      if style == .tripleColumn {
        split.setViewController(page("Supplementary", .green), for: .supplementary)
      }
      split.setViewController(page("Secondary", .blue), for: .secondary)
      split.setViewController(page("Compact", .gray), for: .compact)
      gallery.window.rootViewController = split
      for (width, sizes) in [
        (400.0, UIUserInterfaceSizeClass.compact), (700, .regular), (1024, .regular),
        (1366, .regular),
      ] {
        gallery.window.traitOverrides.horizontalSizeClass = sizes
        gallery.window.frame.size = CGSize(width: width, height: 768)
        addWindow("\(width) points", gallery)
        gallery.add("\(split.displayMode.rawValue) \(split.splitBehavior.rawValue)")
        for column in [UISplitViewController.Column.primary, .supplementary] {
          gallery.add(
            "widths \(split.primaryColumnWidth) \(split.supplementaryColumnWidth) \(column.rawValue)"
          )
        }
      }
      for behavior in [
        UISplitViewController.SplitBehavior.tile, .overlay, .displace,
      ] {
        split.preferredSplitBehavior = behavior
        for mode in [
          UISplitViewController.DisplayMode.secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
          .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary,
        ] {
          split.preferredDisplayMode = mode
          gallery.fingers.wait(1000)
          gallery.title("behavior \(behavior.rawValue) mode \(mode.rawValue)")
          gallery.add("\(split.displayMode.rawValue)")
          gallery.add(gallery.window.layer.treeDescription())
        }
      }
      split.preferredPrimaryColumnWidthFraction = 0.3
      split.minimumPrimaryColumnWidth = 200
      split.maximumPrimaryColumnWidth = 420
      split.preferredSplitBehavior = .automatic
      split.preferredDisplayMode = .automatic
      split.primaryEdge = .trailing
      gallery.fingers.wait(1000)
      addWindow("with an own width at the other edge", gallery)
      try expect("split-views-\(style.rawValue)", gallery)
    }
  }

  @Test func `alerts and action sheets`() throws {
    for style in [UIAlertController.Style.alert, .actionSheet] {
      let gallery = Gallery()
      gallery.window.safeAreaOfScreen = UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
      let root = gallery.window.rootViewController
      for count in 0...4 {
        let alert = UIAlertController(
          title: count == 3 ? nil : "Delete the photo?",
          message: count == 1
            ? nil : "It is deleted from all your devices, and cannot be restored.",
          preferredStyle: style)
        for index in 0..<count {
          let action = UIAlertAction(
            title: ["Delete", "Cancel", "Later", "Never in a very long time"][index],
            style: [.destructive, .cancel, .default, .default][index])
          action.isEnabled = index != 2
          alert.addAction(action)
          if index == 3 { alert.preferredAction = action }
        }
        if style == .alert, count == 2 { alert.addTextField { $0.placeholder = "Name" } }
        root?.present(alert, animated: true)
        gallery.title("\(count) actions")
        gallery.watch(gallery.window, steps: 2, of: 100)
        gallery.fingers.wait(1000)
        addWindow("\(count) actions at rest", gallery)
        root?.dismiss(animated: true)
        gallery.watch(gallery.window, steps: 2, of: 100)
        gallery.fingers.wait(1000)
      }
      try expect("alerts-\(style.rawValue)", gallery)
    }
  }

  @Test func `presentations in all styles, picture by picture`() throws {
    let gallery = Gallery()
    let root = gallery.window.rootViewController
    for style in [
      UIModalPresentationStyle.fullScreen, .pageSheet, .formSheet, .currentContext,
      .overFullScreen, .overCurrentContext, .automatic,
    ] {
      for transition in [
        UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve,
      ] {
        let page = page("Page", .yellow)
        page.modalPresentationStyle = style
        page.modalTransitionStyle = transition
        page.preferredContentSize = CGSize(width: 300, height: 400)
        root?.present(page, animated: true)
        gallery.title("style \(style.rawValue) transition \(transition.rawValue)")
        gallery.watch(gallery.window, steps: 3, of: 120)
        gallery.fingers.wait(1000)
        addWindow("presented", gallery)
        root?.dismiss(animated: true)
        gallery.watch(gallery.window, steps: 3, of: 120)
        gallery.fingers.wait(1000)
        addWindow("dismissed", gallery)
      }
    }
    try expect("presentations", gallery)
  }
}
