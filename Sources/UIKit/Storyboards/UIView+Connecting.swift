import Foundation

extension UIView {
  /// Sets a UIKit view's own outlet, such as a table view's data source. Returns false if the view
  /// has no such outlet.
  func connect(_ property: String, to target: AnyObject) -> Bool {
    switch (self, property) {
    case (let table as UITableView, "dataSource"):
      table.dataSource = target as? any UITableViewDataSource
    case (let table as UITableView, "delegate"):
      table.delegate = target as? any UITableViewDelegate
    case (let table as UITableView, "dragDelegate"):
      table.dragDelegate = target as? any UITableViewDragDelegate
    case (let table as UITableView, "dropDelegate"):
      table.dropDelegate = target as? any UITableViewDropDelegate
    case (let list as UICollectionView, "dragDelegate"):
      list.dragDelegate = target as? any UICollectionViewDragDelegate
    case (let list as UICollectionView, "dropDelegate"):
      list.dropDelegate = target as? any UICollectionViewDropDelegate
    case (let text as UITextView, "delegate"):
      text.delegate = target as? any UITextViewDelegate
    case (let list as UICollectionView, "dataSource"):
      list.dataSource = target as? any UICollectionViewDataSource
    case (let list as UICollectionView, "prefetchDataSource"):
      list.prefetchDataSource = target as? any UICollectionViewDataSourcePrefetching
    case (let picker as UIPickerView, "dataSource"):
      picker.dataSource = target as? any UIPickerViewDataSource
    case (let picker as UIPickerView, "delegate"):
      picker.delegate = target as? any UIPickerViewDelegate
    case (let scroll as UIScrollView, "delegate"):
      scroll.delegate = target as? any UIScrollViewDelegate
    case (let field as UITextField, "delegate"):
      field.delegate = target as? any UITextFieldDelegate
    case (let bar as UISearchBar, "delegate"):
      bar.delegate = target as? any UISearchBarDelegate
    case (let bar as UITabBar, "delegate"):
      bar.delegate = target as? any UITabBarDelegate
    case (let bar as UINavigationBar, "delegate") where bar.navigationController == nil:
      bar.delegate = target as? any UINavigationBarDelegate
    default: return false
    }
    return true
  }
}

extension UIViewController {
  /// Sets a UIKit container's own outlet. Returns false if the container has no such outlet.
  func connect(_ property: String, to target: AnyObject) -> Bool {
    switch (self, property) {
    case (let navigation as UINavigationController, "delegate"):
      navigation.delegate = target as? any UINavigationControllerDelegate
    case (let tabs as UITabBarController, "delegate"):
      tabs.delegate = target as? any UITabBarControllerDelegate
    case (let pages as UIPageViewController, "delegate"):
      pages.delegate = target as? any UIPageViewControllerDelegate
    case (let pages as UIPageViewController, "dataSource"):
      pages.dataSource = target as? any UIPageViewControllerDataSource
    case (let split as UISplitViewController, "delegate"):
      split.delegate = target as? any UISplitViewControllerDelegate
    default: return false
    }
    return true
  }
}
