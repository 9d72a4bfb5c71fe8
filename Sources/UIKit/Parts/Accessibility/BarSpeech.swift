import Foundation

extension BarButton: SpokenByItself {
  var spokenWords: SpokenWords {
    // The arrow of a back button is no word.
    let title = text.text?.trimmingCharacters(in: CharacterSet(charactersIn: "‹› ")) ?? ""
    return SpokenWords(
      label: title.isEmpty ? nil : title, traits: isEnabled ? .button : [.button, .notEnabled])
  }
}

extension BarTitle: SpokenByItself {
  var spokenWords: SpokenWords {
    SpokenWords(
      isElement: label.text?.isEmpty == false, label: label.text, value: subtitle?.text,
      traits: hasMenu ? [.header, .button] : .header)
  }
}

extension TabBarButton: SpokenByItself {
  /// The item with its place among the buttons of the bar.
  var spokenWords: SpokenWords {
    let buttons = superview?.subviews.filter { $0 is TabBarButton } ?? []
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let sorted = buttons.sorted {
      isMirrored ? $0.frame.minX > $1.frame.minX : $0.frame.minX < $1.frame.minX
    }
    let place = sorted.firstIndex { $0 === self }.map { "\($0 + 1) of \(sorted.count)" }
    var traits: UIAccessibilityTraits = [.tabBar]
    if isShownSelected { traits.insert(.selected) }
    if !item.isEnabled { traits.insert(.notEnabled) }
    let badge = item.badgeValue.map { "\($0) new" }
    return SpokenWords(
      label: item.accessibilityLabel ?? item.title,
      value: [badge, place].compactMap { $0 }.joined(separator: ", "), traits: traits)
  }
}

extension UINavigationBar: ReadAsGroup {}
extension UIToolbar: ReadAsGroup {}
extension UITabBar: ReadAsGroup {}
extension AlertButton: SpokenByItself {
  var spokenWords: SpokenWords {
    SpokenWords(label: shownTitle, traits: isEnabled ? .button : [.button, .notEnabled])
  }
}
