import Foundation

/// Creates the bar items of a view controller and updates them when its title changes.
struct ControllerBarItems: BarItems {
  func navigationItem(for viewController: UIViewController) -> UINavigationItem {
    // An item without a title leads back by the word “Back”, an item with an empty one by no word.
    let item = UINavigationItem()
    if let title = viewController.title { item.title = title }
    item.owner = viewController
    return item
  }

  func tabBarItem(for viewController: UIViewController) -> UITabBarItem {
    UITabBarItem(title: viewController.title, tag: 0)
  }

  func titleChanged(of viewController: UIViewController) {
    viewController.navigationItem.title = viewController.title
    viewController.tabBarItem.title = viewController.title
  }

  func editButton(for viewController: UIViewController) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .edit)
    show(viewController.isEditing, in: item)
    item.whenTapped { [weak viewController] _ in
      guard let viewController else { return }
      viewController.setEditing(!viewController.isEditing, animated: true)
    }
    return item
  }

  func editingChanged(of viewController: UIViewController) {
    if let item = viewController.editButton { show(viewController.isEditingNow, in: item) }
  }

  private func show(_ isEditing: Bool, in item: UIBarButtonItem) {
    item.title = isEditing ? "Done" : "Edit"
    item.style = isEditing ? .done : .plain
  }

  func toolbarItemsChanged(of viewController: UIViewController, animated: Bool) {
    guard let navigation = viewController.navigationController,
      navigation.topViewController === viewController
    else { return }
    navigation.showToolbarItems(animated: animated)
  }

  func contentScrollViewChanged(of viewController: UIViewController, to scrollView: UIScrollView?) {
    scrollView?.scroller.roomChanged()
    viewController.navigationController?.navigationBar.contentMoved()
    viewController.navigationController?.ownToolbar.ifMade?.contentMoved()
    viewController.tabBarController?.tabBar.contentMoved()
  }
}

extension UIViewController {
  /// Returns whether content is scrolled under the bar at this edge. A view controller without a
  /// scroll view has none there.
  func hasContent(under edge: NSDirectionalRectEdge) -> Bool {
    if let navigation = self as? UINavigationController {
      return navigation.topViewController?.hasContent(under: edge) ?? false
    }
    return contentScrollView(for: edge)?.scroller.edgesUnderBars.contains(edge) ?? false
  }
}
