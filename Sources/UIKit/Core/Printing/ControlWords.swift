import Foundation
import QuartzCore

extension UIControl: PrintedContent {
  /// The value of a control of UIKit's, then its state.
  var contentWords: [String] {
    var words = valueWords
    if !isEnabled { words.append("disabled") }
    if isSelected { words.append("selected") }
    if isHighlighted { words.append("highlighted") }
    return words
  }

  private var valueWords: [String] {
    switch self {
    case let button as UIButton: button.buttonWords
    case let control as UISwitch: [control.isOn ? "on" : "off"]
    case let slider as UISlider:
      Self.number(
        Double(slider.value), in: Double(slider.minimumValue), Double(slider.maximumValue),
        usually: 0, 1)
    case let stepper as UIStepper:
      Self.number(stepper.value, in: stepper.minimumValue, stepper.maximumValue, usually: 0, 100)
    case let control as UISegmentedControl: ["selected \(control.selectedTitle)"]
    case let control as UIPageControl:
      ["page \(control.currentPage + 1) of \(control.numberOfPages)"]
    case let field as UITextField: field.fieldWords
    case let control as UIRefreshControl: control.isRefreshing ? ["refreshing"] : []
    default: []
    }
  }

  private static func number(
    _ value: Double, in minimum: Double, _ maximum: Double, usually lower: Double, _ upper: Double
  ) -> [String] {
    let words = "value \(CGFloat(value).text)"
    guard minimum != lower || maximum != upper else { return [words] }
    return [words, "of \(CGFloat(minimum).text)…\(CGFloat(maximum).text)"]
  }
}

extension UIButton: NamedByText {
  var textName: String? { shownTitle ?? shownImageName }

  fileprivate var buttonWords: [String] {
    var words = shownTitle.map { ["title \(QuotedText($0))"] } ?? []
    if let name = shownImageName { words.append("image \(QuotedText(name))") }
    return words
  }

  private var shownTitle: String? {
    let title = currentTitle ?? titleLabel?.text
    return title?.isEmpty == false ? title : nil
  }

  private var shownImageName: String? { (currentImage ?? configuration?.image)?.name }
}

extension UISegmentedControl {
  fileprivate var selectedTitle: String {
    guard selectedSegmentIndex != Self.noSegment else { return "none" }
    let title = titleForSegment(at: selectedSegmentIndex) ?? ""
    return title.isEmpty ? "\(selectedSegmentIndex)" : "\(QuotedText(title))"
  }
}

extension UITextField: NamedByText {
  var textName: String? {
    text?.isEmpty == false && !isSecureTextEntry ? text : placeholder
  }

  fileprivate var fieldWords: [String] {
    let text = text ?? ""
    var words = [
      isSecureTextEntry ? "secure text of \(text.count)" : "text \(QuotedText(text))"
    ]
    if let placeholder { words.append("placeholder \(QuotedText(placeholder))") }
    if isFirstResponder { words.append("editing") }
    return words
  }
}
