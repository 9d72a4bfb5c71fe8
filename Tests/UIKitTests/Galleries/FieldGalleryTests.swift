import Expectations
import Foundation
import GoldenTexts
import Testing
import ViewTesting

@testable import UIKit

/// Fields, text views and search bars: every layer, in many states.
@MainActor
@Suite(.serialized) struct FieldGalleryTests {
  private let gallery = Gallery()

  private func expect(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let difference = try GoldenText(name).difference(from: gallery.text)
    expectNil(difference, sourceLocation: sourceLocation)
  }

  private let wide = CGSize(width: 200, height: 34)

  private func square() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 16))
    view.backgroundColor = .red
    return view
  }

  @Test func `text fields`() throws {
    ScreenKeyboardSwitch.isOn = false  // A demo of another test may have turned it on.
    for style in [UITextField.BorderStyle.none, .line, .bezel, .roundedRect] {
      let field = UITextField()
      field.borderStyle = style
      field.placeholder = "Hint"
      gallery.show("border \(style.rawValue), empty", field, at: wide)
      field.text = "A text that is longer than the field is wide"
      gallery.show("border \(style.rawValue), full", field, at: wide)
      field.isEnabled = false
      gallery.show("border \(style.rawValue), disabled", field, at: CGSize(width: 90, height: 50))
      field.removeFromSuperview()
    }
    for alignment in [NSTextAlignment.left, .center, .right] {
      for isMirrored in [false, true] {
        let field = UITextField()
        field.text = "Text"
        field.textAlignment = alignment
        field.leftView = square()
        field.leftViewMode = .always
        field.rightView = square()
        field.rightViewMode = .unlessEditing
        field.semanticContentAttribute = isMirrored ? .forceRightToLeft : .forceLeftToRight
        gallery.show("aligned \(alignment.rawValue) mirrored \(isMirrored)", field, at: wide)
        field.removeFromSuperview()
      }
    }
    for mode in [UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always] {
      let field = UITextField()
      field.text = "Text"
      field.borderStyle = .roundedRect
      field.clearButtonMode = mode
      field.isSecureTextEntry = mode == .always
      gallery.show("clear button \(mode.rawValue)", field, at: wide)
      field.becomeFirstResponder()
      gallery.show("clear button \(mode.rawValue), editing", field, at: wide)
      field.selectedTextRange = field.textRange(
        from: field.beginningOfDocument, to: field.endOfDocument)
      gallery.show("clear button \(mode.rawValue), selected", field, at: wide)
      field.insertText("x")
      gallery.show("clear button \(mode.rawValue), written", field, at: wide)
      field.deleteBackward()
      gallery.show("clear button \(mode.rawValue), empty", field, at: wide)
      field.resignFirstResponder()
      field.removeFromSuperview()
    }
    try expect("text-fields")
  }

  @Test func `text views`() throws {
    ScreenKeyboardSwitch.isOn = false  // A demo of another test may have turned it on.
    let words = "One two three four five six seven.\nEight nine\n\nTen"
    let size = CGSize(width: 120, height: 110)
    for alignment in [NSTextAlignment.natural, .center, .right, .justified] {
      let view = UITextView()
      view.text = words
      view.font = .systemFont(ofSize: 14)
      view.textAlignment = alignment
      view.textContainerInset = UIEdgeInsets(top: 3, left: 5, bottom: 7, right: 9)
      gallery.show("aligned \(alignment.rawValue)", view, at: size)
      gallery.add("content \(view.contentSize.text)")
      view.removeFromSuperview()
    }
    let view = UITextView()
    view.text = words
    gallery.show("usual", view, at: size)
    view.becomeFirstResponder()
    for (start, length) in [(0, 0), (4, 3), (8, 22), (45, 0), (46, 1), (49, 0)] {
      view.selectedRange = NSRange(location: start, length: length)
      gallery.show("selected \(start), \(length)", view, at: size)
      gallery.add("offset \(view.contentOffset)")
    }
    view.insertText("\nlast")
    gallery.show("written", view, at: size)
    view.resignFirstResponder()
    view.isScrollEnabled = false
    gallery.show("without scrolling", view, at: CGSize(width: 160, height: 60))
    view.textContainer.maximumNumberOfLines = 2
    view.textContainer.lineBreakMode = .byTruncatingTail
    gallery.show("two lines", view, at: CGSize(width: 160, height: 60))
    view.textContainer.lineFragmentPadding = 20
    gallery.show("padded", view, at: CGSize(width: 160, height: 60))
    try expect("text-views")
  }

  @Test func `search bars`() throws {
    let size = CGSize(width: 320, height: 56)
    for style in [UISearchBar.Style.default, .prominent, .minimal] {
      let bar = UISearchBar()
      bar.searchBarStyle = style
      bar.placeholder = "Find"
      gallery.show("style \(style.rawValue)", bar, at: size)
      bar.text = "some words"
      bar.showsCancelButton = true
      gallery.show("style \(style.rawValue) with text and a button", bar, at: size)
      bar.removeFromSuperview()
    }
    let bar = UISearchBar()
    bar.showsBookmarkButton = true
    gallery.show("bookmarks", bar, at: size)
    bar.showsBookmarkButton = false
    bar.showsSearchResultsButton = true
    gallery.show("results", bar, at: size)
    bar.scopeButtonTitles = ["All", "Some", "None"]
    bar.showsScopeBar = true
    bar.selectedScopeButtonIndex = 1
    gallery.show("scopes", bar, at: CGSize(width: 320, height: 104))
    bar.semanticContentAttribute = .forceRightToLeft
    bar.showsCancelButton = true
    gallery.show("mirrored", bar, at: CGSize(width: 320, height: 104))
    bar.searchTextField.insertToken(UISearchToken(icon: nil, text: "red"), at: 0)
    gallery.show("token", bar, at: CGSize(width: 320, height: 104))
    bar.searchFieldBackgroundPositionAdjustment = UIOffset(horizontal: 3, vertical: 4)
    gallery.show("moved", bar, at: CGSize(width: 20, height: 40))
    try expect("search-bars")
  }

  @Test func `a search that begins and ends, picture by picture`() throws {
    ScreenKeyboardSwitch.isOn = false  // A demo of another test may have turned it on.
    let page = UIViewController()
    page.title = "Letters"
    let results = UIViewController()
    results.view.backgroundColor = .yellow
    let search = UISearchController(searchResultsController: results)
    page.navigationItem.searchController = search
    page.navigationItem.hidesSearchBarWhenScrolling = false
    gallery.window.rootViewController = UINavigationController(rootViewController: page)
    gallery.window.layoutIfNeeded()
    gallery.addSeen("at rest", gallery.window)
    search.isActive = true
    gallery.watch(gallery.window, steps: 3, of: 90)
    gallery.fingers.wait(1000)
    search.searchBar.text = "x"
    gallery.addSeen("active", gallery.window)
    search.isActive = false
    gallery.watch(gallery.window, steps: 3, of: 90)
    gallery.fingers.wait(1000)
    gallery.addSeen("ended", gallery.window)
    try expect("searching")
  }
}
