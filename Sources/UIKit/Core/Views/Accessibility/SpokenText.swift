import Foundation

extension UIResponder {
  /// The sentence that a screen reader says for the element: its state, its label, its value, its
  /// kind and its hint.
  package final var spokenText: String {
    let traits = accessibilityTraits
    var words: [String] = []
    if traits.contains(.selected) { words.append("selected") }
    for word in [accessibilityLabel, accessibilityValue] {
      if let word, !word.isEmpty { words.append(word) }
    }
    for content in (self as? any AXCustomContentProvider)?.accessibilityCustomContent ?? []
    where content.importance == .high {
      words.append("\(content.label) \(content.value)")
    }
    for (trait, name) in Self.traitNames where traits.contains(trait) { words.append(name) }
    if traits.contains(.notEnabled) { words.append("dimmed") }
    if let hint = accessibilityHint, !hint.isEmpty { words.append(hint) }
    if let actions = accessibilityCustomActions, !actions.isEmpty {
      words.append("actions: \(actions.map(\.name).joined(separator: ", "))")
    }
    return words.joined(separator: ", ")
  }

  private static let traitNames: [(UIAccessibilityTraits, String)] = [
    (.header, "heading"), (.button, "button"), (.link, "link"), (.image, "image"),
    (.searchField, "search field"), (.tabBar, "tab"), (.adjustable, "adjustable"),
  ]
}
