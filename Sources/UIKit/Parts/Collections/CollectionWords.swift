import Foundation

extension UICollectionViewCell: PrintedContent {
  var contentWords: [String] { stateWords(isSelected, isHighlighted) }
}

extension UICollectionView: PrintedContent {
  var contentWords: [String] { indexPathsForSelectedItems?.selectionWords("item") ?? [] }
}
