import UIKit

/// Stands before the delegates of lists and fields, counts what it hands on and answers for those that
/// do not.
public final class DelegateRelay: NSObject {
    public private(set) var count = 0
    public weak var list: UICollectionViewDelegate?
    public weak var table: UITableViewDelegate?
    public weak var field: UITextFieldDelegate?
}

extension DelegateRelay: UICollectionViewDelegate {
    public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        count += 1
        list?.collectionView?(collectionView, didSelectItemAt: indexPath)
    }
}

extension DelegateRelay: UITableViewDelegate {
    public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        count += 1
        table?.tableView?(tableView, didSelectRowAt: indexPath)
    }

    public func scrollViewDidScroll(_ scrollView: UIScrollView) {
        count += 1
        table?.scrollViewDidScroll?(scrollView)
    }
}

extension DelegateRelay: UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        count += 1
        return field?.textFieldShouldReturn?(textField) ?? true
    }
}
