import Expectations
import Testing
import UIKit

/// Every trait of a search bar is that of its field, in both directions.
@MainActor
struct SearchBarTraitTests {
  private let bar = UISearchBar()

  private func expectTrait<Value: Equatable>(
    _ onBar: ReferenceWritableKeyPath<UISearchBar, Value>,
    _ onField: ReferenceWritableKeyPath<UISearchTextField, Value>, _ first: Value, _ second: Value
  ) {
    bar[keyPath: onBar] = first
    expect(bar.searchTextField[keyPath: onField] == first && bar[keyPath: onBar] == first)
    bar.searchTextField[keyPath: onField] = second
    expect(bar[keyPath: onBar], equals: second)
  }

  @Test func `traits are those of the field`() {
    expectTrait(\.keyboardType, \.keyboardType, .numberPad, .URL)
    expectTrait(\.returnKeyType, \.returnKeyType, .go, .done)
    expectTrait(\.keyboardAppearance, \.keyboardAppearance, .dark, .light)
    expectTrait(\.autocapitalizationType, \.autocapitalizationType, .words, .allCharacters)
    expectTrait(\.autocorrectionType, \.autocorrectionType, .no, .yes)
    expectTrait(\.spellCheckingType, \.spellCheckingType, .no, .yes)
    expectTrait(\.smartQuotesType, \.smartQuotesType, .no, .yes)
    expectTrait(\.smartDashesType, \.smartDashesType, .no, .yes)
    expectTrait(\.smartInsertDeleteType, \.smartInsertDeleteType, .no, .yes)
    expectTrait(\.enablesReturnKeyAutomatically, \.enablesReturnKeyAutomatically, false, true)
    expectTrait(\.isSecureTextEntry, \.isSecureTextEntry, true, false)
    expectTrait(\.textContentType, \.textContentType, .emailAddress, .password)
  }
}
