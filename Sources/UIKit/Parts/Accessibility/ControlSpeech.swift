import Foundation
import QuartzCore

extension UILabel: SpokenByItself {
  var spokenWords: SpokenWords {
    let shown = text ?? ""
    return SpokenWords(isElement: !shown.isEmpty, label: shown, traits: .staticText)
  }
}

extension UIImageView: SpokenByItself {
  /// A picture is an element, and has the trait of a picture, if it has a name of its own or the
  /// program makes it an element.
  var spokenWords: SpokenWords {
    let name = image?.accessibilityLabel
    let isElement = says.isElement ?? (name != nil)
    return SpokenWords(isElement: isElement, label: name, traits: isElement ? .image : .none)
  }
}

extension UIControl {
  /// The traits of a control of the given kind in its present state.
  func spokenTraits(_ kind: UIAccessibilityTraits) -> UIAccessibilityTraits {
    var traits = kind
    if isSelected { traits.insert(.selected) }
    if !isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// The label of a control: the text that it names itself by.
  fileprivate static func words(_ symbol: String?) -> String? {
    symbol?.replacingOccurrences(of: ".", with: " ")
  }
}

extension UIButton: SpokenByItself {
  var spokenWords: SpokenWords {
    let title = currentTitle ?? currentAttributedTitle?.string ?? label.text
    let image = currentImage ?? configuration?.image
    let name = [title, configuration?.title, image?.accessibilityLabel].compactMap { $0 }
      .first { !$0.isEmpty }
    return SpokenWords(label: name ?? Self.words(textName), traits: spokenTraits(.button))
  }
}

extension UISwitch: SpokenByItself {
  var spokenWords: SpokenWords {
    SpokenWords(label: "switch", value: isOn ? "on" : "off", traits: spokenTraits(.button))
  }
}

extension UISlider: SpokenByItself, AdjustedByReader {
  var spokenWords: SpokenWords {
    let range = maximumValue - minimumValue
    let share = range > 0 ? (value - minimumValue) / range : 0
    return SpokenWords(
      label: "slider", value: spokenPercent(share), traits: spokenTraits(.adjustable))
  }

  /// Moves the thumb by a tenth of the range, as VoiceOver does, and sends the actions of a finger.
  func adjust(by step: Int) {
    let old = value
    // VoiceOver's tenth.
    value = old + Float(step) * (maximumValue - minimumValue) / 10
    guard value != old else { return }
    UIApplication.note(self, "is moved from \(old) to \(value) by a key")
    sendActions(for: [.valueChanged, .primaryActionTriggered])
  }
}

extension UIStepper: HoldsSpokenParts {
  var partNames: [String]? { ["Decrement", "Increment"] }

  func describe(_ name: String) -> SpokenPart.Look {
    let isLess = name == "Decrement"
    var traits = spokenTraits(.button)
    if !wraps, isLess ? value <= minimumValue : value >= maximumValue { traits.insert(.notEnabled) }
    return SpokenPart.Look(
      words: SpokenWords(label: name, value: eventNumber(value), traits: traits),
      frame: half(decreases: isLess))
  }
}

extension UISegmentedControl: HoldsSpokenParts {
  var partNames: [String]? { segments.indices.map { "\($0)" } }

  func describe(_ name: String) -> SpokenPart.Look {
    guard let index = Int(name), segments.indices.contains(index) else {
      return SpokenPart.Look(words: SpokenWords(isElement: false), frame: .zero)
    }
    var traits: UIAccessibilityTraits = .button
    if !isEnabled || !segments[index].isEnabled { traits.insert(.notEnabled) }
    if index == selectedSegmentIndex { traits.insert(.selected) }
    let image = imageForSegment(at: index)
    let title = [titleForSegment(at: index), image?.accessibilityLabel, image?.name]
      .compactMap { $0 }.first { !$0.isEmpty }
    return SpokenPart.Look(
      words: SpokenWords(
        label: title, value: "\(index + 1) of \(segments.count)", traits: traits),
      frame: segmentFrames()[index])
  }
}

extension UIPageControl: SpokenByItself, AdjustedByReader {
  var spokenWords: SpokenWords {
    SpokenWords(
      isElement: numberOfPages > (hidesForSinglePage ? 1 : 0),
      label: "page \(currentPage + 1) of \(numberOfPages)", traits: spokenTraits(.adjustable))
  }

  func adjust(by step: Int) {
    let page = currentPage + step
    guard (0..<numberOfPages).contains(page) else { return }
    currentPage = page
    sendActions(for: .valueChanged)
  }
}

extension UIProgressView: SpokenByItself {
  var spokenWords: SpokenWords {
    SpokenWords(label: "progress", value: spokenPercent(progress), traits: .updatesFrequently)
  }
}

extension UIActivityIndicatorView: SpokenByItself {
  var spokenWords: SpokenWords {
    SpokenWords(
      isElement: isAnimating || !hidesWhenStopped,
      label: isAnimating ? "in progress" : "progress halted")
  }
}

extension MenuRow: SpokenByItself {
  var spokenWords: SpokenWords {
    switch kind {
    case .heading: SpokenWords(traits: .header)
    case .action, .submenu, .back:
      SpokenWords(traits: isEnabled ? .button : [.button, .notEnabled])
    }
  }
}

extension MenuView: ClosedByEscape {
  func closeByEscape() -> Bool {
    guard isOpen else { return false }
    close()
    return true
  }
}

extension EditMenuBubble: ClosedByEscape {
  func closeByEscape() -> Bool {
    close(animated: true)
    return true
  }
}

/// Returns a share as the text that a reader says.
private func spokenPercent(_ share: Float) -> String {
  guard share.isFinite else { return "0 %" }
  return "\(Int((min(max(share, 0), 1) * 100).rounded())) %"
}
