import Foundation
import UIKit

extension MemberWalk {
  private static let icons: [UISearchBar.Icon] = [.search, .clear, .bookmark, .resultsList]

  private func addBar(_ bar: UISearchBar) {
    let field = bar.searchTextField
    let states = Self.states
    func token(_ bits: Int) -> UISearchToken {
      UISearchToken(icon: Self.picture(bits), text: Self.words[bits % 5] ?? "token")
    }
    members += [
      { bits in bar.searchBarStyle = [.default, .prominent, .minimal][bits % 3] },
      { bits in bar.barStyle = [.default, .black][bits % 2] },
      { bits in bar.isTranslucent = bits % 2 == 0 },
      { bits in bar.backgroundImage = Self.picture(bits) },
      { bits in bar.prompt = Self.words[bits % 5] },
      { bits in bar.barTintColor = [.systemYellow, nil][bits % 2] },
      { bits in bar.text = Self.words[bits % 5] },
      { bits in bar.placeholder = Self.words[bits % 5] },
      { bits in bar.showsCancelButton = bits % 2 == 0 },
      { bits in bar.setShowsCancelButton(bits / 2 % 2 == 0, animated: bits % 2 == 1) },
      { bits in bar.showsBookmarkButton = bits % 2 == 0 },
      { bits in bar.showsSearchResultsButton = bits % 2 == 0 },
      { bits in bar.isSearchResultsButtonSelected = bits % 2 == 0 },
      { bits in bar.scopeButtonTitles = [nil, ["All", "Some"], ["One"], []][bits % 4] },
      { bits in
        guard let count = bar.scopeButtonTitles?.count, count > 0 else { return }
        bar.selectedScopeButtonIndex = bits % count
      },
      { bits in bar.showsScopeBar = bits % 2 == 0 },
      { bits in bar.setShowsScope(bits / 2 % 2 == 0, animated: bits % 2 == 1) },
      { bits in
        bar.setImage(Self.picture(bits), for: Self.icons[bits / 4 % 4], state: states[bits % 4])
      },
      { bits in bar.setSearchFieldBackgroundImage(Self.picture(bits), for: states[bits / 4 % 4]) },
      { bits in
        bar.setBackgroundImage(Self.picture(bits), for: .any, barMetrics: .default)
      },
      { bits in
        bar.searchFieldBackgroundPositionAdjustment = UIOffset(
          horizontal: CGFloat(bits % 3), vertical: 2)
      },
      { bits in bar.scopeBarBackgroundImage = Self.picture(bits) },
      { bits in
        bar.setScopeBarButtonBackgroundImage(Self.picture(bits), for: states[bits / 4 % 4])
      },
      { bits in
        bar.setScopeBarButtonDividerImage(
          Self.picture(bits), forLeftSegmentState: states[bits / 4 % 3],
          rightSegmentState: states[bits / 12 % 3])
      },
      { bits in
        bar.setScopeBarButtonTitleTextAttributes(
          [nil, [.foregroundColor: UIColor.systemRed]][bits % 2], for: states[bits / 2 % 4])
      },
      { bits in _ = bits % 3 == 0 ? bar.resignFirstResponder() : bar.becomeFirstResponder() },
      { bits in field.tokens = (0..<bits % 3).map { token(bits + $0) } },
      { bits in field.insertToken(token(bits), at: bits % (field.tokens.count + 1)) },
      { bits in if !field.tokens.isEmpty { field.removeToken(at: bits % field.tokens.count) } },
      { bits in field.replaceTextualPortion(of: field.textualRange, with: token(bits), at: 0) },
      { bits in field.tokenBackgroundColor = bits % 2 == 0 ? .systemOrange : nil },
      { bits in field.allowsDeletingTokens = bits % 3 != 0 },
      { _ in field.deleteBackward() },
      { bits in field.insertText(["a", " ", "\n"][bits % 3]) },
      { [unowned self] bits in
        note("\(bar.text ?? "-") \(bar.isFirstResponder) \(bar.canBecomeFirstResponder)")
        note("\(field.tokens.count) \(field.tokens(in: field.textualRange).count)")
        note("\(bar.image(for: Self.icons[bits % 4], state: .normal)?.size ?? .zero)")
        note("\(bar.searchFieldBackgroundImage(for: .normal)?.size ?? .zero)")
        note("\(bar.searchFieldBackgroundPositionAdjustment) \(bar.selectedScopeButtonIndex)")
        note("\(bar.scopeBarButtonBackgroundImage(for: .normal)?.size ?? .zero)")
        note("\(bar.scopeBarButtonTitleTextAttributes(for: .normal)?.count ?? -1)")
      },
    ]
  }

  func addSearchBar() {
    let bar = UISearchBar()
    place(bar, CGRect(x: 0, y: 60, width: 360, height: 56))
    addCommon(bar, sizes: [CGSize(width: 360, height: 56), CGSize(width: 180, height: 100)])
    let delegate = SearchDelegate(self)
    held = [delegate]
    members.append { bits in bar.delegate = bits % 3 == 0 ? nil : delegate }
    addBar(bar)
  }

  func addSearchController() {
    let page = UIViewController()
    page.title = "Page"
    let results = UITableViewController()
    let search = UISearchController(searchResultsController: results)
    let delegate = SearchDelegate(self)
    held = [delegate]
    search.delegate = delegate
    search.searchResultsUpdater = delegate
    search.searchBar.delegate = delegate
    page.navigationItem.searchController = search
    let stack = UINavigationController(rootViewController: page)
    window.rootViewController = stack
    window.layoutIfNeeded()
    addBar(search.searchBar)
    members += [
      { bits in search.isActive = bits % 2 == 0 },
      { bits in search.isActive = bits % 3 != 0 },
      { bits in search.obscuresBackgroundDuringPresentation = bits % 2 == 0 },
      { bits in search.hidesNavigationBarDuringPresentation = bits % 2 == 0 },
      { bits in search.automaticallyShowsSearchResultsController = bits % 2 == 0 },
      { bits in search.showsSearchResultsController = bits % 2 == 0 },
      { bits in search.automaticallyShowsCancelButton = bits % 2 == 0 },
      { bits in search.automaticallyShowsScopeBar = bits % 2 == 0 },
      { bits in search.ignoresSearchSuggestionsForSearchBarPlacementStacked = bits % 3 == 0 },
      { bits in
        search.searchSuggestions =
          bits % 4 == 0
          ? nil
          : (0..<bits % 4).map {
            UISearchSuggestionItem(
              localizedSuggestion: "suggestion \($0)", localizedDescription: "words",
              iconImage: Self.picture(bits))
          }
      },
      { bits in page.navigationItem.hidesSearchBarWhenScrolling = bits % 2 == 0 },
      { bits in stack.navigationBar.prefersLargeTitles = bits % 2 == 0 },
      { [unowned self] bits in
        window.frame.size =
          [CGSize(width: 360, height: 640), CGSize(width: 640, height: 360)][
            bits % 2]
      },
      { [unowned self] _ in
        note("\(search.isActive) \(search.showsSearchResultsController)")
        note("\(search.dimsBackgroundDuringPresentation) \(search.searchBarPlacement.rawValue)")
      },
    ]
  }
}

/// Logs what searches ask, and refuses some of it.
@MainActor
private final class SearchDelegate: NSObject, UISearchBarDelegate, UISearchControllerDelegate,
  UISearchResultsUpdating
{
  private weak var walk: Walk?
  private var number = 0

  init(_ walk: Walk) { self.walk = walk }

  private func answer(_ words: String) -> Bool {
    walk?.note(words)
    number += 1
    return number % 5 != 0
  }

  func searchBarShouldBeginEditing(_ bar: UISearchBar) -> Bool { answer("may begin") }
  func searchBarTextDidBeginEditing(_ bar: UISearchBar) { walk?.note("began") }
  func searchBarShouldEndEditing(_ bar: UISearchBar) -> Bool { answer("may end") }
  func searchBarTextDidEndEditing(_ bar: UISearchBar) { walk?.note("ended") }
  func searchBar(_ bar: UISearchBar, textDidChange text: String) { walk?.note("text “\(text)”") }
  func searchBar(
    _ bar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { answer("may change \(range) “\(text)”") }
  func searchBarSearchButtonClicked(_ bar: UISearchBar) { walk?.note("search") }
  func searchBarBookmarkButtonClicked(_ bar: UISearchBar) { walk?.note("bookmark") }
  func searchBarCancelButtonClicked(_ bar: UISearchBar) { walk?.note("cancel") }
  func searchBarResultsListButtonClicked(_ bar: UISearchBar) { walk?.note("results") }
  func searchBar(_ bar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
    walk?.note("scope \(scope)")
  }
  func willPresentSearchController(_ search: UISearchController) { walk?.note("will present") }
  func didPresentSearchController(_ search: UISearchController) { walk?.note("did present") }
  func willDismissSearchController(_ search: UISearchController) { walk?.note("will dismiss") }
  func didDismissSearchController(_ search: UISearchController) { walk?.note("did dismiss") }
  func updateSearchResults(for search: UISearchController) {
    walk?.note("updates “\(search.searchBar.text ?? "-")”")
  }
  func updateSearchResults(
    for search: UISearchController, selecting suggestion: any UISearchSuggestion
  ) { walk?.note("chooses \(suggestion.localizedSuggestion ?? "-")") }
}
