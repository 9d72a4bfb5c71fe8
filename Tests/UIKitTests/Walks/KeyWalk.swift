import Foundation
import UIKit
import ViewTesting

/// Fields and a text view under keys, fingers and a program, with a keyboard on the screen or without it.
@MainActor
final class KeyWalk: Walk {
  private let field = UITextField(frame: CGRect(x: 20, y: 40, width: 280, height: 34))
  private let secure = UITextField(frame: CGRect(x: 20, y: 84, width: 280, height: 34))
  private let text = UITextView(frame: CGRect(x: 20, y: 130, width: 320, height: 150))
  private let bar = UISearchBar(frame: CGRect(x: 0, y: 290, width: 360, height: 56))

  override init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    super.init(seed: seed, size: size)
    field.text = "One two, three é"
    field.borderStyle = .roundedRect
    field.placeholder = "Placeholder"
    secure.isSecureTextEntry = true
    text.text =
      "First line of a text that goes on for more than one line.\nSecond\n\nأول ثان 12 three"
    text.font = .systemFont(ofSize: 15)
    bar.showsCancelButton = seed % 2 == 0
    bar.scopeButtonTitles = ["All", "Some"]
    for view in [field, secure, text, bar] as [UIView] { root.view.addSubview(view) }
    (field.delegate, secure.delegate, text.delegate, bar.delegate) = (self, self, self, self)
    window.layoutIfNeeded()
  }

  override var shares: (finger: Int, waiting: Int) { (2, 1) }

  private static let keys: [String] = [
    UIKeyCommand.inputLeftArrow, UIKeyCommand.inputRightArrow, UIKeyCommand.inputUpArrow,
    UIKeyCommand.inputDownArrow, UIKeyCommand.inputHome, UIKeyCommand.inputEnd, "\u{8}",
    UIKeyCommand.inputDelete, "\r", "\t", "x", " ", "a", "c", "v", "z", "é", "k", "d",
  ]
  private static let flags: [UIKeyModifierFlags] = [
    [], [], [], .shift, .alternate, .command, .control, [.shift, .alternate], [.shift, .command],
  ]

  override func change(_ bits: Int, animated: Bool) {
    let rest = bits / 24
    switch bits % 24 {
    case 0...11:
      let key = Self.keys[rest % Self.keys.count]
      let flags = Self.flags[rest / Self.keys.count % Self.flags.count]
      window.press(UIKey(key, plain: key, modifierFlags: flags))
    case 12: _ = [field, secure, text, bar][rest % 4].becomeFirstResponder()
    case 13: window.endEditing(rest % 2 == 0)
    case 14: field.clearButtonMode = [.never, .always, .whileEditing, .unlessEditing][rest % 4]
    case 15:
      field.borderStyle = [.none, .line, .bezel, .roundedRect][rest % 4]
      field.textAlignment = [.left, .center, .right, .natural][rest / 4 % 4]
    case 16:
      text.isEditable = rest % 4 != 0
      text.isSelectable = rest % 7 != 0
    case 17:
      text.textStorage.addAttributes(
        [.font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.red],
        range: NSRange(location: 0, length: min(rest % 12, text.text.utf16.count)))
    case 18: text.undoManager?.undo()
    case 19: text.undoManager?.redo()
    case 20: field.adjustsFontSizeToFitWidth.toggle()
    case 21:
      bar.searchTextField.text =
        ["", "query", "a long query that is not shown as a whole"][rest % 3]
      bar.showsScopeBar.toggle()
      bar.showsBookmarkButton = rest % 5 == 0
      bar.showsSearchResultsButton = rest % 7 == 0
      bar.isSearchResultsButtonSelected = rest % 2 == 0
      bar.prompt = rest % 4 == 0 ? "Prompt" : nil
      bar.setShowsCancelButton(rest % 3 != 0, animated: animated)
      bar.placeholder = rest % 2 == 0 ? "Search" : nil
    case 22: text.frame.size.height = CGFloat(40 + rest % 150)
    default:
      field.isEnabled = rest % 5 != 0
      field.isSecureTextEntry = rest % 4 == 0
      field.rightView = rest % 3 == 0 ? UISwitch() : nil
      field.rightViewMode = .unlessEditing
    }
  }

  override func values() -> String {
    let inputs: [any UITextInput] = [field, secure, text]
    let texts = inputs.map { input in
      let start = input.beginningOfDocument
      let all = input.textRange(from: start, to: input.endOfDocument).flatMap { input.text(in: $0) }
      let range = input.selectedTextRange.map {
        "\(input.offset(from: start, to: $0.start)) \(input.offset(from: start, to: $0.end))"
      }
      return "\(all ?? "-") \(range ?? "-")"
    }
    return super.values() + texts.joined(separator: "\n")
  }
}

extension KeyWalk: UITextFieldDelegate, UITextViewDelegate, UISearchBarDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    note("begins")
    return true
  }
  func textFieldDidEndEditing(_ textField: UITextField) { note("ends") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    note("\(range) “\(string)”")
    return string != "k"
  }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    note("returns")
    return true
  }
  func textFieldShouldClear(_ textField: UITextField) -> Bool {
    note("clears")
    return true
  }
  func textFieldDidChangeSelection(_ textField: UITextField) { note("selects") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    note("\(range) “\(text)”")
    return text != "k"
  }
  func textViewDidChange(_ textView: UITextView) { note("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    note("selected \(textView.selectedRange)")
  }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    note("searches “\(searchText)”")
  }
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    note("bar \(range) “\(text)”")
    return text != "d"
  }
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { note("bookmark") }
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { note("results") }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { note("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    note("cancel")
    searchBar.resignFirstResponder()
  }
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange scope: Int) {
    note("scope \(scope)")
  }
}
