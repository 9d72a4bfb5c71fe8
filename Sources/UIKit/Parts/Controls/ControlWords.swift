import Foundation
import QuartzCore

extension UIControl: PrintedContent {
  /// The printed content of the control: its value, then its state.
  var contentWords: [String] {
    var words = valueWords
    if !isEnabled { words.append("disabled") }
    if isSelected { words.append("selected") }
    if isHighlighted { words.append("highlighted") }
    return words
  }

  static func words(
    of value: Double, in minimum: Double, _ maximum: Double, usually lower: Double, _ upper: Double
  ) -> [String] {
    let words = "value \(CGFloat(value).text)"
    guard minimum != lower || maximum != upper else { return [words] }
    return [words, "of \(CGFloat(minimum).text)…\(CGFloat(maximum).text)"]
  }
}

extension UIButton: NamedByText {
  var textName: String? { shownTitle ?? shownImageName }

  var buttonWords: [String] {
    var words = shownTitle.map { ["title \(QuotedText($0))"] } ?? []
    if let name = shownImageName { words.append("image \(QuotedText(name))") }
    return words
  }

  private var shownTitle: String? {
    let title = currentTitle ?? label.text
    return title?.isEmpty == false ? title : nil
  }

  private var shownImageName: String? { (currentImage ?? configuration?.image)?.name }
}

extension UISegmentedControl {
  var selectedTitle: String {
    guard selectedSegmentIndex != Self.noSegment else { return "none" }
    let title = titleForSegment(at: selectedSegmentIndex) ?? ""
    return title.isEmpty ? "\(selectedSegmentIndex)" : "\(QuotedText(title))"
  }
}

extension UIProgressView: PrintedContent {
  var contentWords: [String] { ["progress \(CGFloat(progress).text)"] }
}

extension UIActivityIndicatorView: PrintedContent {
  var contentWords: [String] { isAnimating ? ["turning"] : [] }
}
