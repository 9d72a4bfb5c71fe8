import Foundation

extension StoryboardBuilder {
  /// Returns the values that a view controller's initializer needs before it calls its superclass.
  func earlyValues(of element: StoryboardElement) -> [Any] {
    var values: [Any] = []
    if let name = element["transitionStyle"] {
      let style: UIPageViewController.TransitionStyle = name == "pageCurl" ? .pageCurl : .scroll
      values.append(style)
    }
    if let name = element["navigationOrientation"] {
      let way: UIPageViewController.NavigationOrientation =
        name == "vertical" ? .vertical : .horizontal
      values.append(way)
    }
    if let points = element.number(.pageSpacing) {
      values.append(PageSpacing(points: CGFloat(points)))
    }
    if element.name == "splitViewController" {
      if let style = element["style"].flatMap({ InterfaceNames.splitStyles[$0] }) {
        values.append(style)
      } else if element.flag("allowDoubleColumnStyle") == true {
        // Xcode leaves out the style with two columns, which is its default.
        values.append(UISplitViewController.Style.doubleColumn)
      }
    }
    return values
  }

  /// Sets the element's attributes on the view controller.
  func configure(
    _ controller: UIViewController, _ element: StoryboardElement
  ) throws(StoryboardError) {
    if let title = element["title"] { controller.title = title }
    if let name = element["modalPresentationStyle"] {
      controller.modalPresentationStyle = try named(
        name, InterfaceNames.presentationStyles, "presentation style", element)
    }
    if let name = element["modalTransitionStyle"] {
      controller.modalTransitionStyle = try named(
        name, InterfaceNames.transitionStyles, "transition style", element)
    }
    if let flag = element.flag("definesPresentationContext") {
      controller.definesPresentationContext = flag
    }
    if let flag = element.flag("providesPresentationContextTransitionStyle") {
      controller.providesPresentationContextTransitionStyle = flag
    }
    if let flag = element.flag("modalInPresentation") { controller.isModalInPresentation = flag }
    if let flag = element.flag("hidesBottomBarWhenPushed") {
      controller.hidesBottomBarWhenPushed = flag
    }
    if let name = element["restorationIdentifier"] { controller.restorationIdentifier = name }
    if element["userInterfaceStyle"] == "dark" { controller.overrideUserInterfaceStyle = .dark }
    if element["userInterfaceStyle"] == "light" { controller.overrideUserInterfaceStyle = .light }
    configureEdges(of: controller, element)
    if let size = element.child(key: "preferredContentSize")
      ?? element.child(key: "contentSizeForViewInPopover"),
      let width = size.number(.width), let height = size.number(.height)
    {
      controller.preferredContentSize = CGSize(width: width, height: height)
    }
    if let item = element.child("navigationItem") { try addNavigationItem(item, to: controller) }
    if let item = element.child("tabBarItem") {
      // The item is set as a whole, because a navigation controller without its own item returns
      // that of its first page.
      controller.tabBarItem = tabBarItem(item)
    }
    // Interface Builder writes `<array key="toolbarItems">` or `<toolbarItems>`.
    if let list = element.child(key: "toolbarItems") ?? element.child("toolbarItems") {
      controller.toolbarItems = try barButtonItems(list)
    }
    if let split = controller as? UISplitViewController { try configure(split, element) }
    if let table = controller as? UITableViewController,
      let flag = element.flag("clearsSelectionOnViewWillAppear")
    {
      table.clearsSelectionOnViewWillAppear = flag
    }
    try configureBars(of: controller, element)
  }

  private func configureEdges(of controller: UIViewController, _ element: StoryboardElement) {
    if let flag = element.flag("extendedLayoutIncludesOpaqueBars") {
      controller.extendedLayoutIncludesOpaqueBars = flag
    }
    if let flag = element.flag("automaticallyAdjustsScrollViewInsets") {
      controller.automaticallyAdjustsScrollViewInsets = flag
    }
    if let edge = element.child(key: "edgesForExtendedLayout") {
      controller.edgesForExtendedLayout = Self.edges(of: edge)
    }
  }

  static func edges(of element: StoryboardElement) -> UIRectEdge {
    var edges: UIRectEdge = []
    if element.flag("left") == true { edges.insert(.left) }
    if element.flag("right") == true { edges.insert(.right) }
    if element.flag("top") == true { edges.insert(.top) }
    if element.flag("bottom") == true { edges.insert(.bottom) }
    return edges
  }

  private func configure(
    _ split: UISplitViewController, _ element: StoryboardElement
  ) throws(StoryboardError) {
    if let name = element["preferredDisplayMode"], let mode = InterfaceNames.displayModes[name] {
      split.preferredDisplayMode = mode
    }
    if let name = element["behavior"], let behavior = InterfaceNames.splitBehaviors[name] {
      split.preferredSplitBehavior = behavior
    }
    if let flag = element.flag("presentsWithGesture") { split.presentsWithGesture = flag }
  }
}

extension InterfaceNames {
  static let splitStyles: [String: UISplitViewController.Style] = [
    "doubleColumn": .doubleColumn, "tripleColumn": .tripleColumn,
  ]
  static let displayModes: [String: UISplitViewController.DisplayMode] = [
    "automatic": .automatic, "secondaryOnly": .secondaryOnly, "primaryHidden": .secondaryOnly,
    "beside": .oneBesideSecondary, "allVisible": .oneBesideSecondary,
    "oneBesideSecondary": .oneBesideSecondary, "over": .oneOverSecondary,
    "primaryOverlay": .oneOverSecondary, "oneOverSecondary": .oneOverSecondary,
    "twoBesideSecondary": .twoBesideSecondary, "twoOverSecondary": .twoOverSecondary,
    "twoDisplaceSecondary": .twoDisplaceSecondary,
  ]
  static let splitBehaviors: [String: UISplitViewController.SplitBehavior] = [
    "automatic": .automatic, "tile": .tile, "overlay": .overlay, "displace": .displace,
  ]
}
