import Foundation

extension UIView {
  /// The view's layers, with what lies in them besides views.
  public func treeDescription(_ moment: TreeMoment = .model) -> String {
    layer.treeDescription(moment)
  }
}

extension UIView: PrintedLayerOwner {
  /// What is in the view, then what sets it apart from a new one.
  package var printedWords: [String] {
    var words = (self as? any PrintedContent)?.contentWords ?? []
    if tag != 0 { words.append("tag \(tag)") }
    if !isUserInteractionEnabled { words.append("untouchable") }
    if let name = accessibilityIdentifier { words.append("id \(QuotedText(name))") }
    if let name = accessibilityLabel { words.append("label \(QuotedText(name))") }
    if let value = accessibilityValue { words.append("value \(QuotedText(value))") }
    return words
  }
}
