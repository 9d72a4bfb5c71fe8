import Foundation
import QuartzCore

extension UIProgressView: PrintedContent {
  var contentWords: [String] { ["progress \(CGFloat(progress).text)"] }
}

extension UIActivityIndicatorView: PrintedContent {
  var contentWords: [String] { isAnimating ? ["turning"] : [] }
}

extension UITableViewCell: PrintedContent {
  var contentWords: [String] { Self.words(isSelected, isHighlighted) }

  fileprivate static func words(_ isSelected: Bool, _ isHighlighted: Bool) -> [String] {
    (isSelected ? ["selected"] : []) + (isHighlighted ? ["highlighted"] : [])
  }
}

extension UICollectionViewCell: PrintedContent {
  var contentWords: [String] { UITableViewCell.words(isSelected, isHighlighted) }
}

extension UITableView: PrintedContent {
  var contentWords: [String] { indexPathsForSelectedRows?.selectionWords("row") ?? [] }
}

extension UICollectionView: PrintedContent {
  var contentWords: [String] { indexPathsForSelectedItems?.selectionWords("item") ?? [] }
}

extension [IndexPath] {
  /// `selected row 0-3`, or `selected rows 0-1, 0-3` and how many more.
  @MainActor
  fileprivate func selectionWords(_ kind: String) -> [String] {
    if isEmpty { return [] }
    let most = 8
    let paths = sorted().prefix(most).map { $0.map { "\($0)" }.joined(separator: "-") }
    let more = count > most ? " and \(count - most) more" : ""
    return ["selected \(kind)\(count == 1 ? "" : "s") \(paths.joined(separator: ", "))\(more)"]
  }
}

extension UITabBar: PrintedContent {
  var contentWords: [String] {
    guard let item = selectedItem else { return [] }
    let place = items?.firstIndex { $0 === item }
    return ["selected \(item.title.map { "\(QuotedText($0))" } ?? place.map { "\($0)" } ?? "none")"]
  }
}

extension TabBarButton: PrintedContent {
  var contentWords: [String] { isShownSelected ? ["selected"] : [] }
}

extension UINavigationBar: PrintedContent, NamedByText {
  var textName: String? { topItem?.title }

  var contentWords: [String] { topItem?.title.map { ["title \(QuotedText($0))"] } ?? [] }
}
