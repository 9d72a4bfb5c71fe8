import Foundation
import QuartzCore

extension UILabel: PrintedContent, NamedByText {
  var textName: String? { text }

  /// The printed content. The layer's contents already show the text, unless the label class draws
  /// its own.
  var contentWords: [String] {
    guard !(layer.contents is TextBlock), let text, !text.isEmpty else { return [] }
    return ["\(QuotedText(text))"]
  }
}

extension UIImageView: PrintedContent, NamedByText {
  var textName: String? { shownImageName }

  var contentWords: [String] { shownImageName.map { ["image \(QuotedText($0))"] } ?? [] }

  private var shownImageName: String? { ((isHighlighted ? highlightedImage : nil) ?? image)?.name }
}
