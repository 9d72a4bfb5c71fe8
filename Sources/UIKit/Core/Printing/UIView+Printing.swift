import Foundation

extension UIView {
  /// Returns the view's layers as text, with the content that lies in them besides views.
  public func treeDescription(_ moment: TreeMoment = .model) -> String {
    layer.treeDescription(moment)
  }
}

extension UIView: PrintedLayerOwner {
  /// The content of the view, then its differences from a new view.
  package var printedWords: [String] {
    var words = (self as? any PrintedContent)?.contentWords ?? []
    if tag != 0 { words.append("tag \(tag)") }
    if !isUserInteractionEnabled { words.append("untouchable") }
    if let name = accessibilityIdentifier { words.append("id \(QuotedText(name))") }
    if let name = statedLabel { words.append("label \(QuotedText(name))") }
    if let value = statedValue { words.append("value \(QuotedText(value))") }
    return words
  }
}
