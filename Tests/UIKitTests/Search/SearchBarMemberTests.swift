import Expectations
import Foundation
import Testing
import UIKit

/// Pictures and text input traits of a search bar.
@MainActor
struct SearchBarMemberTests {
  private let picture = UIGraphicsImageRenderer(size: CGSize(width: 3, height: 3)).image { _ in }

  @Test func `a search bar returns its pictures and the attributes of its scopes`() {
    let bar = UISearchBar()
    bar.setSearchFieldBackgroundImage(picture, for: .disabled)
    expect(bar.searchFieldBackgroundImage(for: .disabled) === picture)
    expectNil(bar.searchFieldBackgroundImage(for: .normal))
    bar.scopeBarBackgroundImage = picture
    expect(bar.scopeBarBackgroundImage === picture)
    bar.setScopeBarButtonBackgroundImage(picture, for: .selected)
    expect(bar.scopeBarButtonBackgroundImage(for: .selected) === picture)
    bar.setScopeBarButtonDividerImage(
      picture, forLeftSegmentState: .normal, rightSegmentState: .selected)
    let divider = bar.scopeBarButtonDividerImage(
      forLeftSegmentState: .normal, rightSegmentState: .selected)
    expect(divider === picture)
    bar.setScopeBarButtonTitleTextAttributes([.kern: 2], for: .normal)
    expect(bar.scopeBarButtonTitleTextAttributes(for: .normal)?[.kern] as? Int, equals: 2)
  }

  @Test func `the traits of a search bar are those of its field`() {
    let bar = UISearchBar()
    bar.autocorrectionType = .no
    bar.spellCheckingType = .no
    bar.smartQuotesType = .yes
    bar.smartDashesType = .yes
    bar.smartInsertDeleteType = .no
    bar.textContentType = .username
    let field = bar.searchTextField
    expect(field.autocorrectionType == .no && bar.autocorrectionType == .no)
    expect(field.spellCheckingType == .no && bar.spellCheckingType == .no)
    expect(field.smartQuotesType == .yes && bar.smartQuotesType == .yes)
    expect(field.smartDashesType == .yes && bar.smartDashesType == .yes)
    expect(field.smartInsertDeleteType == .no && bar.smartInsertDeleteType == .no)
    expect(field.textContentType == .username && bar.textContentType == .username)
  }

  @Test func `scopes are shown, and tokens have a color`() {
    let bar = UISearchBar()
    bar.scopeButtonTitles = ["a", "b"]
    bar.setShowsScope(true, animated: false)
    expect(bar.showsScopeBar)
    let field = bar.searchTextField
    expect(field.tokenBackgroundColor, equals: field.tintColor)
    field.tokenBackgroundColor = .purple
    expect(field.tokenBackgroundColor, equals: .purple)
    expect(UISearchController(searchResultsController: nil).searchBarPlacement, equals: .stacked)
  }
}
