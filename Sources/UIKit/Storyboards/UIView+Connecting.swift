import Foundation

extension UIView {
  /// Fills an outlet that views of the system's have, such as a table's data source; false where it has no such.
  func connect(_ property: String, to target: AnyObject) -> Bool {
    switch (self, property) {
    case (let table as UITableView, "dataSource"):
      table.dataSource = target as? any UITableViewDataSource
    case (let table as UITableView, "delegate"):
      table.delegate = target as? any UITableViewDelegate
    case (let text as UITextView, "delegate"):
      text.delegate = target as? any UITextViewDelegate
    case (let list as UICollectionView, "dataSource"):
      list.dataSource = target as? any UICollectionViewDataSource
    case (let list as UICollectionView, "prefetchDataSource"):
      list.prefetchDataSource = target as? any UICollectionViewDataSourcePrefetching
    case (let scroll as UIScrollView, "delegate"):
      scroll.delegate = target as? any UIScrollViewDelegate
    case (let field as UITextField, "delegate"):
      field.delegate = target as? any UITextFieldDelegate
    case (let bar as UISearchBar, "delegate"):
      bar.delegate = target as? any UISearchBarDelegate
    default: return false
    }
    return true
  }
}
