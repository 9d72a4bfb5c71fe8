import Foundation

extension UIView {
  /// The view's layers, with what lies in them besides views.
  public func treeDescription(_ moment: TreeMoment = .model) -> String {
    layer.treeDescription(moment)
  }
}

extension UIView: PrintedLayerOwner {
  package var printedWords: [String] {
    var words: [String] = []
    if tag != 0 { words.append("tag \(tag)") }
    if !isUserInteractionEnabled { words.append("untouchable") }
    if let name = accessibilityIdentifier { words.append("id “\(name)”") }
    if let name = accessibilityLabel { words.append("label “\(name)”") }
    if let value = accessibilityValue { words.append("value “\(value)”") }
    return words
  }
}
