import Expectations
import Testing
import UIKit

/// Every trait of a search bar is that of its field, in both directions.
@MainActor
struct SearchBarTraitTests {
  private let bar = UISearchBar()

  private func expect<Value: Equatable>(
    _ onBar: ReferenceWritableKeyPath<UISearchBar, Value>,
    _ onField: ReferenceWritableKeyPath<UISearchTextField, Value>, _ first: Value, _ second: Value
  ) {
    bar[keyPath: onBar] = first
    expect(bar.searchTextField[keyPath: onField] == first && bar[keyPath: onBar] == first)
    bar.searchTextField[keyPath: onField] = second
    expect(bar[keyPath: onBar], equals: second)
  }

  @Test func `traits are those of the field`() {
    expect(\.keyboardType, \.keyboardType, .numberPad, .URL)
    expect(\.returnKeyType, \.returnKeyType, .go, .done)
    expect(\.keyboardAppearance, \.keyboardAppearance, .dark, .light)
    expect(\.autocapitalizationType, \.autocapitalizationType, .words, .allCharacters)
    expect(\.autocorrectionType, \.autocorrectionType, .no, .yes)
    expect(\.spellCheckingType, \.spellCheckingType, .no, .yes)
    expect(\.smartQuotesType, \.smartQuotesType, .no, .yes)
    expect(\.smartDashesType, \.smartDashesType, .no, .yes)
    expect(\.smartInsertDeleteType, \.smartInsertDeleteType, .no, .yes)
    expect(\.enablesReturnKeyAutomatically, \.enablesReturnKeyAutomatically, false, true)
    expect(\.isSecureTextEntry, \.isSecureTextEntry, true, false)
    expect(\.textContentType, \.textContentType, .emailAddress, .password)
  }
}
