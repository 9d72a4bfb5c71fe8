import SeededRandom

extension RandomInterface {
  private mutating func cell() -> String {
    let (id, frame) = (id(), rect())
    let style = pick(
      "IBUITableViewCellStyleDefault IBUITableViewCellStyleValue1 IBUITableViewCellStyleSubtitle")
    let label = "e\(count)l"
    let hasStyle = random.chance(0.6)
    let attributes =
      id + choice("selectionStyle", "none blue default")
      + choice("accessoryType", "disclosureIndicator checkmark detailButton")
      + choice("editingAccessoryType", "checkmark")
      + counts("indentationLevel indentationWidth rowHeight", share: 0.2)
      + (hasStyle ? " textLabel=\"\(label)\" style=\"\(style)\"" : "")
    let place = "key=\"contentView\" id=\"e\(count)c\""
    let view =
      hasStyle ? tag("label", "id=\"\(label)\"" + text("text"), rect() + font()) : view(2)
    let content = tag("tableViewCellContentView", place, rect() + tag("subviews", "", view))
    return tag("tableViewCell", attributes, frame + color("backgroundColor") + content)
  }

  private mutating func table() -> String {
    let sections = (0..<1 + random.below(2)).map { _ in
      let cells = (0..<random.below(3) + 1).map { _ in cell() }.joined()
      return tag(
        "tableViewSection",
        "id=\"s\(random.below(99999))\"" + choice("headerTitle", "Header")
          + choice("footerTitle", "Footer") + numbers("headerHeight footerHeight", share: 0.15),
        tag("cells", "", cells))
    }.joined()
    let attributes =
      "key=\"view\" \(id()) dataMode=\"static\"" + choice("style", "plain grouped insetGrouped")
      + choice("separatorStyle", "none singleLine")
      + numbers("rowHeight sectionHeaderHeight sectionFooterHeight", share: 0.2)
      + flags("allowsSelection allowsMultipleSelection allowsSelectionDuringEditing")
    var children = Self.page + colors("separatorColor sectionIndexColor backgroundColor")
    children += insets("separatorInset")
    for key in ["tableHeaderView", "tableFooterView"] where random.chance(0.3) {
      children += tag("view", "key=\"\(key)\" id=\"\(key)\"", rect())
    }
    return tag("tableView", attributes, children + tag("sections", "", sections))
  }

  private static let page =
    "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"568\"/>"

  private mutating func container(
    _ name: String, _ attributes: String, _ bar: String, _ relationship: String
  ) -> String {
    let segue = "kind=\"relationship\" relationship=\"\(relationship)\" id=\"r\""
    let connections = tag("connections", "", tag("segue", "destination=\"page\" \(segue)"))
    return tag(name, "id=\"root\"" + attributes, bar + connections)
  }

  /// The objects of a scene with the id `root`.
  mutating func scene() -> String {
    let attributes =
      "id=\"page\"" + text("title", share: 0.5)
      + choice("modalPresentationStyle", "fullScreen formSheet pageSheet")
      + choice("modalTransitionStyle", "crossDissolve flipHorizontal")
      + flags("definesPresentationContext hidesBottomBarWhenPushed")
      + flags("extendedLayoutIncludesOpaqueBars")
      + choice("userInterfaceStyle", "dark light", share: 0.15)
    let item = tag(
      "navigationItem",
      "key=\"navigationItem\"" + text("title") + text("prompt", share: 0.15)
        + choice("largeTitleDisplayMode", "always never") + flags("hidesBackButton")
        + " id=\"ni\"", barItems())
    let tab = tag(
      "tabBarItem",
      "key=\"tabBarItem\"" + text("title") + choice("badgeValue", "1 New", share: 0.3)
        + image("image") + " id=\"ti\"")
    let page: String
    if random.chance(0.25) {
      page = tag(
        "tableViewController", attributes + flags("clearsSelectionOnViewWillAppear"),
        table() + item + tab)
    } else {
      let views = (0..<random.below(4) + 1).map { _ in view() }.joined()
      ids += ["v", "safe"]
      let mask = "key=\"autoresizingMask\" widthSizable=\"YES\" heightSizable=\"YES\""
      let inner =
        Self.page + tag("autoresizingMask", mask) + tag("subviews", "", views)
        + tag("viewLayoutGuide", "key=\"safeArea\" id=\"safe\"")
        + colors("backgroundColor tintColor") + constraints()
      let size = "key=\"preferredContentSize\" width=\"200\" height=\"\(number())\""
      page = tag(
        "viewController", attributes,
        tag("view", "key=\"view\" id=\"v\"", inner) + item + tab
          + (random.chance(0.2) ? tag("size", size) : ""))
    }
    if random.chance(0.5) {
      let bar = tag(
        "navigationBar", "key=\"navigationBar\"" + flags("largeTitles translucent") + " id=\"nb\"",
        color("barTintColor"))
      let flags = flags("navigationBarHidden toolbarHidden hidesBarsOnTap hidesBarsOnSwipe")
      return container("navigationController", flags, bar, "rootViewController") + page
    }
    let bar = tag(
      "tabBar", "key=\"tabBar\"" + flags("translucent") + " id=\"tb\"",
      colors("barTintColor unselectedItemTintColor"))
    return container("tabBarController", "", bar, "viewControllers") + page
  }
}
