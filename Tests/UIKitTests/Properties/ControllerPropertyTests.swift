import GoldenTexts
import Testing
import UIKit

/// Properties of view controllers and of presentations.
@MainActor
@Suite(.serialized) struct ControllerPropertyTests {
  private static func page(_ title: String) -> UIViewController {
    let page = UITableViewController(style: .plain)
    page.title = title
    page.tableView.dataSource = ListSource.shared
    return page
  }

  private static func plainPage(_ title: String) -> UIViewController {
    let page = UIViewController()
    page.title = title
    page.view.backgroundColor = .systemTeal
    return page
  }

  private static let common: [Property<UIViewController>] = [
    Property("title", \.title),
    Property("edgesForExtendedLayout", \.edgesForExtendedLayout),
    Property("extendedLayoutIncludesOpaqueBars", \.extendedLayoutIncludesOpaqueBars),
    Property("preferredContentSize", \.preferredContentSize),
    Property("overrideUserInterfaceStyle", \.overrideUserInterfaceStyle),
    Property("additionalSafeAreaInsets", \.additionalSafeAreaInsets),
    Property("isEditing", \.isEditing),
    Property("viewRespects", \.viewRespectsSystemMinimumLayoutMargins),
    Property("isModalInPresentation", \.isModalInPresentation),
    Property("hidesBottomBarWhenPushed", \.hidesBottomBarWhenPushed),
    Property("definesPresentationContext", \.definesPresentationContext),
    Property("large titles", \.navigationItem.largeTitleDisplayMode),
    Property("prompt", \.navigationItem.prompt),
    Property("badge", \.tabBarItem.badgeValue),
  ]

  private static let columns: [Property<UISplitViewController>] = [
    Property("preferredPrimaryColumnWidth", \.preferredPrimaryColumnWidth),
    Property("preferredPrimaryColumnWidthFraction", \.preferredPrimaryColumnWidthFraction),
    Property("minimumPrimaryColumnWidth", \.minimumPrimaryColumnWidth),
    Property("maximumPrimaryColumnWidth", \.maximumPrimaryColumnWidth),
    Property("preferredSupplementaryColumnWidth", \.preferredSupplementaryColumnWidth),
    Property("supplementaryFraction", \.preferredSupplementaryColumnWidthFraction),
    Property("minimumSupplementaryColumnWidth", \.minimumSupplementaryColumnWidth),
    Property("maximumSupplementaryColumnWidth", \.maximumSupplementaryColumnWidth),
    Property("preferredSplitBehavior", \.preferredSplitBehavior),
    Property("primaryEdge", \.primaryEdge),
    Property("presentsWithGesture", \.presentsWithGesture),
    Property("preferredDisplayMode", \.preferredDisplayMode),
  ]

  @Test func `properties of containers`() throws {
    var table = PropertyTable()
    func stack() -> UINavigationController {
      let stack = UINavigationController(rootViewController: Self.page("First"))
      stack.pushViewController(Self.page("Second"), animated: false)
      return stack
    }
    table.add(
      "navigation",
      { _ in
        let stack = stack()
        return (stack, stack)
      },
      [
        Property("isNavigationBarHidden", \.isNavigationBarHidden),
        Property("isToolbarHidden", \.isToolbarHidden),
        Property("hidesBarsOnTap", \.hidesBarsOnTap),
        Property("hidesBarsOnSwipe", \.hidesBarsOnSwipe),
        Property("hidesBarsWhenVerticallyCompact", \.hidesBarsWhenVerticallyCompact),
        Property("large titles", \.navigationBar.prefersLargeTitles),
        Property("translucent", \.navigationBar.isTranslucent),
      ])
    table.add(
      "a page of a stack",
      { _ in
        let stack = stack()
        return (stack, stack.viewControllers[1])
      }, Self.common)
    func tabs() -> UITabBarController {
      let tabs = UITabBarController()
      tabs.viewControllers = ["One", "Two", "Three", "Four", "Five", "Six"].map(Self.page)
      return tabs
    }
    table.add(
      "tabs",
      { _ in
        let tabs = tabs()
        return (tabs, tabs)
      },
      [
        Property("selectedIndex", \.selectedIndex), Property("isTabBarHidden", \.isTabBarHidden),
        Property("translucent", \.tabBar.isTranslucent),
        Property("tint", \.tabBar.tintColor),
      ])
    table.add(
      "a page of tabs",
      { _ in
        let tabs = tabs()
        return (tabs, tabs.viewControllers![0])
      }, Self.common)
    try table.compare(with: "properties-containers")
  }

  @Test func `properties of columns in windows of several sizes`() throws {
    var table = PropertyTable()
    let sizes = [
      CGSize(width: 1000, height: 600), CGSize(width: 390, height: 700),
      CGSize(width: 1300, height: 900),
    ]
    let modes = [UISplitViewController.DisplayMode.automatic, .oneOverSecondary, .secondaryOnly]
    for (style, count) in [(UISplitViewController.Style.doubleColumn, 2), (.tripleColumn, 3)] {
      for size in sizes {
        for mode in size == sizes[0] ? modes : [.automatic] {
          table.add(
            "\(style) in \(size.text), \(mode)", size: size,
            { _ in
              let split = UISplitViewController(style: style)
              split.setViewController(Self.plainPage("Primary"), for: .primary)
              if count == 3 {
                split.setViewController(Self.plainPage("Other"), for: .supplementary)
              }
              split.setViewController(Self.plainPage("Secondary"), for: .secondary)
              split.preferredDisplayMode = mode
              return (split, split)
            }, Self.columns)
        }
      }
    }
    try table.compare(with: "properties-columns")
  }

  @Test func `properties of sheets, popovers and searches`() throws {
    var table = PropertyTable()
    func presented(_ window: UIWindow, _ style: UIModalPresentationStyle) -> (
      UIViewController, UIViewController
    ) {
      let root = Self.page("Below")
      let top = Self.page("Above")
      top.modalPresentationStyle = style
      top.preferredContentSize = CGSize(width: 200, height: 150)
      top.popoverPresentationController?.sourceView = root.view
      top.popoverPresentationController?.sourceRect = CGRect(x: 90, y: 80, width: 60, height: 30)
      window.rootViewController = root
      window.makeKeyAndVisible()
      root.present(top, animated: false)
      return (root, top)
    }
    for size in [CGSize(width: 390, height: 700), CGSize(width: 1000, height: 800)] {
      table.add(
        "sheet in \(size.text)", size: size,
        { window in
          let (root, top) = presented(window, .pageSheet)
          top.sheetPresentationController?.detents = [.medium(), .large()]
          return (root, top.sheetPresentationController!)
        },
        [
          Property("expands", \.prefersScrollingExpandsWhenScrolledToEdge),
          Property("prefersGrabberVisible", \.prefersGrabberVisible),
          Property("preferredCornerRadius", \.preferredCornerRadius),
          Property("attached", \.prefersEdgeAttachedInCompactHeight),
          Property("width", \.widthFollowsPreferredContentSizeWhenEdgeAttached),
          Property("prefersPageSizing", \.prefersPageSizing),
        ])
      table.add(
        "a sheet's content in \(size.text)", size: size, { presented($0, .formSheet) }, Self.common)
    }
    table.add(
      "popover", size: CGSize(width: 1000, height: 800),
      { window in
        let (root, top) = presented(window, .popover)
        return (root, top.popoverPresentationController!)
      },
      [
        Property("permittedArrowDirections", \.permittedArrowDirections),
        Property("sourceRect", \.sourceRect),
        Property("canOverlapSourceViewRect", \.canOverlapSourceViewRect),
        Property("backgroundColor", \.backgroundColor),
        Property("popoverLayoutMargins", \.popoverLayoutMargins),
      ])
    for isActive in [false, true] {
      table.add(
        "search, \(isActive)",
        { window in
          let page = Self.page("Found")
          let search = UISearchController(searchResultsController: Self.page("Results"))
          page.navigationItem.searchController = search
          let stack = UINavigationController(rootViewController: page)
          window.rootViewController = stack
          window.makeKeyAndVisible()
          search.isActive = isActive
          return (stack, search)
        },
        [
          Property("obscures", \.obscuresBackgroundDuringPresentation),
          Property("hides", \.hidesNavigationBarDuringPresentation),
          Property("automatic", \.automaticallyShowsSearchResultsController),
          Property("results", \.showsSearchResultsController),
          Property("cancel", \.automaticallyShowsCancelButton),
          Property("scope", \.automaticallyShowsScopeBar),
          Property("isActive", \.isActive),
          Property("text", \.searchBar.text),
        ])
    }
    try table.compare(with: "properties-overlays")
  }
}
