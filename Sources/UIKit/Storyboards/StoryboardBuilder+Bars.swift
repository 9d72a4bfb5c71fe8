import Foundation

/// Bars of containers, free-standing bars, and their items.
extension StoryboardBuilder {
  /// Sets the items and the appearance of a free-standing bar.
  func configureBar(_ view: UIView, _ element: StoryboardElement) throws(StoryboardError) {
    switch view {
    case let bar as UIToolbar:
      try dress(bar, element)
      if let items = element.child("items") { bar.items = try barButtonItems(items) }
    case let bar as UINavigationBar:
      try dress(bar, element)
      guard let list = element.child("items") else { return }
      var items: [UINavigationItem] = []
      for child in list.children where child.name == "navigationItem" {
        let item = UINavigationItem()
        try fill(item, child)
        items.append(item)
      }
      bar.items = items
    case let bar as UITabBar:
      dress(bar, element)
      guard let list = element.child("items") else { return }
      bar.items = list.children.filter { $0.name == "tabBarItem" }.map(tabBarItem)
      if let id = element["selectedItem"] { bar.selectedItem = object(id) as? UITabBarItem }
    default: break
    }
  }

  /// Sets the appearance of a container's bars.
  func configureBars(
    of controller: UIViewController, _ element: StoryboardElement
  ) throws(StoryboardError) {
    switch controller {
    case let navigation as UINavigationController:
      if let child = element.child(key: "navigationBar") {
        if child["customClass"] != nil {
          let view = try decode(child) { (view) throws(StoryboardError) in try fill(view, child) }
          if let bar = view as? UINavigationBar { navigation.take(bar) }
        } else {
          try configureLook(navigation.navigationBar, child)
          try dress(navigation.navigationBar, child)
          made(navigation.navigationBar, child)
        }
      }
      if let child = element.child(key: "toolbar") {
        if let toolbar = navigation.toolbar {
          try dress(toolbar, child)
          made(toolbar, child)
        }
      }
      if element.flag("navigationBarHidden") == true { navigation.isNavigationBarHidden = true }
      if element.flag("toolbarHidden") == false { navigation.isToolbarHidden = false }
      if let flag = element.flag("hidesBarsOnTap") { navigation.hidesBarsOnTap = flag }
      if let flag = element.flag("hidesBarsOnSwipe") { navigation.hidesBarsOnSwipe = flag }
      if let flag = element.flag("hidesBarsWhenKeyboardAppears") {
        navigation.hidesBarsWhenKeyboardAppears = flag
      }
      if let flag = element.flag("hidesBarsWhenVerticallyCompact") {
        navigation.hidesBarsWhenVerticallyCompact = flag
      }
    case let tabs as UITabBarController:
      guard let child = element.child(key: "tabBar") else { return }
      try configureLook(tabs.tabBar, child)
      dress(tabs.tabBar, child)
      made(tabs.tabBar, child)
    default: break
    }
  }

  // MARK: Looks

  private func dress(_ bar: UINavigationBar, _ element: StoryboardElement) throws(StoryboardError) {
    if let flag = element.flag("translucent") { bar.isTranslucent = flag }
    if let flag = element.flag("largeTitles") { bar.prefersLargeTitles = flag }
    if element["barStyle"]?.hasPrefix("black") == true { bar.barStyle = .black }
    if let child = element.child(key: "barTintColor") { bar.barTintColor = color(child) }
    if let child = element.child(key: "titleTextAttributes") {
      bar.titleTextAttributes = textAttributes(child)
    }
    if let child = element.child(key: "largeTitleTextAttributes") {
      bar.largeTitleTextAttributes = textAttributes(child)
    }
    if let look = appearance(element, "standardAppearance", UINavigationBarAppearance()) {
      bar.standardAppearance = look
    }
    if let look = appearance(element, "scrollEdgeAppearance", UINavigationBarAppearance()) {
      bar.scrollEdgeAppearance = look
    }
  }

  private func dress(_ bar: UIToolbar, _ element: StoryboardElement) throws(StoryboardError) {
    if let flag = element.flag("translucent") { bar.isTranslucent = flag }
    if let child = element.child(key: "barTintColor") { bar.barTintColor = color(child) }
    if let look = appearance(element, "standardAppearance", UIToolbarAppearance()) {
      bar.standardAppearance = look
    }
    if let look = appearance(element, "scrollEdgeAppearance", UIToolbarAppearance()) {
      bar.scrollEdgeAppearance = look
    }
  }

  private func dress(_ bar: UITabBar, _ element: StoryboardElement) {
    if let flag = element.flag("translucent") { bar.isTranslucent = flag }
    if let child = element.child(key: "barTintColor") { bar.barTintColor = color(child) }
    if let child = element.child(key: "selectedImageTintColor") { bar.tintColor = color(child) }
    if let child = element.child(key: "unselectedItemTintColor") {
      bar.unselectedItemTintColor = color(child)
    }
    if let look = appearance(element, "standardAppearance", UITabBarAppearance()) {
      bar.standardAppearance = look
    }
    if let look = appearance(element, "scrollEdgeAppearance", UITabBarAppearance()) {
      bar.scrollEdgeAppearance = look
    }
  }

  /// Reads `<navigationBarAppearance key="standardAppearance">` and the appearances of other bars.
  private func appearance<Look: UIBarAppearance>(
    _ element: StoryboardElement, _ key: String, _ look: Look
  ) -> Look? {
    guard let child = element.child(key: key) else { return nil }
    if child["backgroundEffect"] == nil, let color = child.child(key: "backgroundColor") {
      look.configureWithOpaqueBackground()
      look.backgroundColor = self.color(color)
    }
    if let color = child.child(key: "shadowColor") { look.shadowColor = self.color(color) }
    if let image = image(child, "backgroundImage") { look.backgroundImage = image }
    if let bar = look as? UINavigationBarAppearance {
      if let text = child.child(key: "titleTextAttributes") {
        bar.titleTextAttributes = textAttributes(text)
      }
      if let text = child.child(key: "largeTitleTextAttributes") {
        bar.largeTitleTextAttributes = textAttributes(text)
      }
    }
    return look
  }

  // MARK: Items

  func addNavigationItem(
    _ element: StoryboardElement, to controller: UIViewController
  ) throws(StoryboardError) {
    try fill(controller.navigationItem, element)
  }

  private func fill(
    _ item: UINavigationItem, _ element: StoryboardElement
  ) throws(StoryboardError) {
    if let title = element["title"] ?? element.text(key: "title") { item.title = title }
    if let prompt = element["prompt"] { item.prompt = prompt }
    if let title = element["backButtonTitle"] { item.backButtonTitle = title }
    if let flag = element.flag("hidesBackButton") { item.hidesBackButton = flag }
    if let flag = element.flag("leftItemsSupplementBackButton") {
      item.leftItemsSupplementBackButton = flag
    }
    if let name = element["largeTitleDisplayMode"] {
      item.largeTitleDisplayMode = try named(
        name, ["automatic": .automatic, "always": .always, "never": .never],
        "way to show large titles", element)
    }
    made(item, element)
    if let view = element.child(key: "titleView") {
      item.titleView = try makeView(view)
      try makeConstraints(in: view)
    }
    for child in element.children where child.name == "barButtonItem" {
      let button = try barButtonItem(child)
      switch child["key"] {
      case "leftBarButtonItem": item.leftBarButtonItem = button
      case "rightBarButtonItem": item.rightBarButtonItem = button
      case "backBarButtonItem": item.backBarButtonItem = button
      default: break
      }
    }
    for list in element.children {
      guard list.children.contains(where: { $0.name == "barButtonItem" }) else { continue }
      // Interface Builder writes `<array key="rightBarButtonItems">` or `<rightBarButtonItems>`.
      switch list["key"] ?? list.name {
      case "leftBarButtonItems": item.leftBarButtonItems = try barButtonItems(list)
      case "rightBarButtonItems": item.rightBarButtonItems = try barButtonItems(list)
      default: break
      }
    }
  }

  func barButtonItems(_ list: StoryboardElement) throws(StoryboardError) -> [UIBarButtonItem] {
    var items: [UIBarButtonItem] = []
    for child in list.children where child.name == "barButtonItem" {
      items.append(try barButtonItem(child))
    }
    return items
  }

  func barButtonItem(
    _ element: StoryboardElement
  ) throws(StoryboardError) -> UIBarButtonItem {
    let system = element["systemItem"].flatMap { InterfaceNames.systemItems[$0] }
    let own = element["customClass"].flatMap { InterfaceClasses.object($0) as? UIBarButtonItem }
    let button =
      own ?? system.map { UIBarButtonItem(barButtonSystemItem: $0) } ?? UIBarButtonItem()
    if own != nil { button.systemItem = system }
    if let title = element["title"] { button.title = title }
    if let image = image(element, "image") { button.image = image }
    if let image = image(element, "landscapeImage") { button.landscapeImagePhone = image }
    if let insets = insets(element, "imageInsets") { button.imageInsets = insets }
    if element["style"] == "done" || system == .done { button.style = .done }
    if let width = element.number(.width) { button.width = CGFloat(width) }
    if let flag = element.flag("springLoaded") { button.isSpringLoaded = flag }
    if let flag = element.flag("enabled") { button.isEnabled = flag }
    if let flag = element.flag("hidden") { button.isHidden = flag }
    if let flag = element.flag("selected") { button.isSelected = flag }
    if let tag = element.integer(.tag) { button.tag = tag }
    if let child = element.child(key: "tintColor") { button.tintColor = color(child) }
    if let view = element.child(key: "customView") {
      button.customView = try makeView(view)
      try makeConstraints(in: view)
    }
    made(button, element)
    return button
  }

  func tabBarItem(_ element: StoryboardElement) -> UITabBarItem {
    let system = element["systemItem"].flatMap { InterfaceNames.systemTabs[$0] }
    let own = element["customClass"].flatMap { InterfaceClasses.object($0) as? UITabBarItem }
    let item = own ?? system.map { UITabBarItem(tabBarSystemItem: $0, tag: 0) } ?? UITabBarItem()
    if let title = element["title"] { item.title = title }
    if let image = image(element, "image") { item.image = image }
    if let image = image(element, "selectedImage") { item.selectedImage = image }
    if let image = image(element, "landscapeImage") { item.landscapeImagePhone = image }
    if let insets = insets(element, "imageInsets") { item.imageInsets = insets }
    if let offset = element.child(key: "titlePositionAdjustment") {
      item.titlePositionAdjustment = UIOffset(
        horizontal: CGFloat(offset.number(.horizontal) ?? 0),
        vertical: CGFloat(offset.number(.vertical) ?? 0))
    }
    if let flag = element.flag("springLoaded") { item.isSpringLoaded = flag }
    if let flag = element.flag("enabled") { item.isEnabled = flag }
    if let tag = element.integer(.tag) { item.tag = tag }
    if let child = element.child(key: "badgeColor") { item.badgeColor = color(child) }
    item.badgeValue = element["badgeValue"]
    made(item, element)
    return item
  }
}
