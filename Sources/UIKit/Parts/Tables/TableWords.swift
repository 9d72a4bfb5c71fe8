import Foundation

extension UITableViewCell: PrintedContent {
  var contentWords: [String] { stateWords(isSelected, isHighlighted) }
}

extension UITableView: PrintedContent {
  var contentWords: [String] { indexPathsForSelectedRows?.selectionWords("row") ?? [] }
}
