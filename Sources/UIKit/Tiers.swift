// The parts that tiers provide for those below them. Only this file knows all tiers.

extension PresentationStyles {
  static let above: [UIModalPresentationStyle: Maker] = [
    .pageSheet: UISheetPresentationController.init,
    .formSheet: UISheetPresentationController.init,
    .popover: UIPopoverPresentationController.init,
  ]
}

extension ObservedNames {
  static let above = controls + text + scrolling + bars + sheets
}

extension AppearanceLook {
  static let above = controls + bars
}

extension AppearanceTemplates {
  /// Returns an instance of an application's class, created with the initializer that code uses.
  static func instance(of type: UIView.Type) -> UIView? {
    if let type = type as? UITableViewCell.Type {
      return type.makeObject(style: .default, reuseIdentifier: nil)
    }
    if let type = type as? UITableViewHeaderFooterView.Type {
      return type.makeObject(reuseIdentifier: nil)
    }
    return type.makeObject(frame: .zero)
  }
}

extension DelegateKind {
  static let above: [DelegateKind] = [
    DelegateKind(prefix: "presentationController") {
      $0 is any UIAdaptivePresentationControllerDelegate
    },
    DelegateKind(prefix: "animationController") { $0 is any UIViewControllerTransitioningDelegate },
    DelegateKind(prefix: "scrollView") { $0 is any UIScrollViewDelegate },
    DelegateKind(prefix: "viewForZooming") { $0 is any UIScrollViewDelegate },
    DelegateKind(prefix: "tableView") {
      $0 is any UITableViewDelegate || $0 is any UITableViewDataSource
        || $0 is any UITableViewDragDelegate || $0 is any UITableViewDropDelegate
    },
    DelegateKind(prefix: "collectionView") {
      $0 is any UICollectionViewDelegate || $0 is any UICollectionViewDataSource
        || $0 is any UICollectionViewDragDelegate || $0 is any UICollectionViewDropDelegate
    },
    DelegateKind(prefix: "contextMenuInteraction") { $0 is any UIContextMenuInteractionDelegate },
    DelegateKind(prefix: "editMenuInteraction") { $0 is any UIEditMenuInteractionDelegate },
    DelegateKind(prefix: "previewInteraction") { $0 is any UIPreviewInteractionDelegate },
    DelegateKind(prefix: "previewingContext") { $0 is any UIViewControllerPreviewingDelegate },
    DelegateKind(prefix: "dragInteraction") { $0 is any UIDragInteractionDelegate },
    DelegateKind(prefix: "dropInteraction") { $0 is any UIDropInteractionDelegate },
    DelegateKind(prefix: "pointerInteraction") { $0 is any UIPointerInteractionDelegate },
    DelegateKind(prefix: "numberOfSections") {
      $0 is any UITableViewDataSource || $0 is any UICollectionViewDataSource
    },
    DelegateKind(prefix: "textField") { $0 is any UITextFieldDelegate },
    DelegateKind(prefix: "textView") { $0 is any UITextViewDelegate },
    DelegateKind(prefix: "navigationController") { $0 is any UINavigationControllerDelegate },
    DelegateKind(prefix: "tabBarController") { $0 is any UITabBarControllerDelegate },
    DelegateKind(prefix: "pageViewController") { $0 is any UIPageViewControllerDelegate },
    DelegateKind(prefix: "splitViewController") { $0 is any UISplitViewControllerDelegate },
    DelegateKind(prefix: "searchBar") { $0 is any UISearchBarDelegate },
    DelegateKind(prefix: "pickerView") {
      $0 is any UIPickerViewDelegate || $0 is any UIPickerViewDataSource
    },
    DelegateKind(prefix: "numberOfComponents") { $0 is any UIPickerViewDataSource },
    DelegateKind(prefix: "collisionBehavior") { $0 is any UICollisionBehaviorDelegate },
    DelegateKind(prefix: "dynamicAnimator") { $0 is any UIDynamicAnimatorDelegate },
  ]
}

extension TiersAbove {
  static let bars: any BarItems = ControllerBarItems()
  static let interfaces: any Interfaces = StoryboardInterfaces()
}
