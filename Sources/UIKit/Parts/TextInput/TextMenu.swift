import Foundation

/// The edit menu of a text, from the beginning of editing on. A long press sets the place at which
/// keys write below a loupe, and shows the menu when the finger lifts. Two taps select the word under
/// the finger, three its paragraph, and show the menu.
@MainActor
final class TextMenu: UIEditMenuInteraction {
  private let press = UILongPressGestureRecognizer()
  private let asker: Asker
  private let loupe = TextLoupe()
  private var handles: TextHandles?
  /// The selection before a long press.
  private var before: NSRange?

  private init() {
    asker = Asker()
    super.init(delegate: asker)
    press.name = "TextPress"
    press.addAction { [weak self] _ in self?.pressed() }
  }

  /// Gives the text its menu, once.
  static func isWanted(on text: any TextEditing) {
    guard !text.interactions.contains(where: { $0 is TextMenu }) else { return }
    text.addInteraction(TextMenu())
  }

  override func willMove(to view: UIView?) {
    super.willMove(to: view)
    self.view?.removeGestureRecognizer(press)
    handles?.remove()
    loupe.removeFromSuperview()
  }

  override func didMove(to view: UIView?) {
    super.didMove(to: view)
    view?.addGestureRecognizer(press)
    handles = text.map { TextHandles(of: $0, loupe: loupe) { [weak self] in self?.show() } }
  }

  private var text: (any TextEditing)? { view as? any TextEditing }

  private func pressed() {
    guard let text else { return }
    let point = press.location(in: text)
    switch press.state {
    case .began:
      before = text.inputState.selected
      guard text.takesEdits else { return select(.word, at: point) }
      _ = text.becomeFirstResponder()
      move(text, to: point)
    case .changed: if text.takesEdits { move(text, to: point) }
    case .ended:
      loupe.hide()
      if text.takesEdits {
        UIApplication.note(
          text,
          "writes at character \(text.limited(text.inputState.selected).location): the finger"
            + " lifted nearest to it")
      }
      show()
    case .cancelled:
      loupe.hide()
      if let before { text.setSelection(before) }
    case .possible, .failed: return
    }
  }

  private func move(_ text: any TextEditing, to point: CGPoint) {
    text.moveCaret(to: point)
    text.layoutIfNeeded()
    let place = text.limited(text.inputState.selected).location
    loupe.show(text, over: text.ownCaretRect(for: TextOffset(place)))
  }

  /// Selects the word at the second of two taps, and the paragraph at the third of three, and shows
  /// the menu. Returns whether that is done.
  static func handlesSecondTap(_ touch: UITouch, of text: any TextEditing) -> Bool {
    let point = touch.location(in: text)
    guard let menu = text.interactions.lazy.compactMap({ $0 as? TextMenu }).first else {
      return false
    }
    menu.handles?.fingersLifted()
    // Two taps select a word, three a paragraph.
    guard touch.tapCount == 2 || touch.tapCount == 3, !text.hasLink(at: point) else { return false }
    menu.select(touch.tapCount == 2 ? .word : .paragraph, at: point)
    menu.show()
    return true
  }

  private func select(_ unit: UITextGranularity, at point: CGPoint) {
    guard let text, let place = text.closestPosition(to: point),
      let word = text.tokenizer.rangeEnclosingPosition(
        place, with: unit, inDirection: .storage(.backward))
        ?? text.tokenizer.rangeEnclosingPosition(
          place, with: unit, inDirection: .storage(.forward)),
      var range = text.range(word)
    else { return }
    // The line break after a paragraph is not selected.
    let words = (text.editedText as NSString).substring(with: range)
    if unit == .paragraph, words.last?.isNewline == true { range.length -= 1 }
    text.setSelection(range)
  }

  private func show() {
    guard let text else { return }
    let rect = text.selectionRect
    presentEditMenu(
      with: UIEditMenuConfiguration(
        identifier: nil, sourcePoint: CGPoint(x: rect.midX, y: rect.minY)))
  }

  private final class Asker: NSObject, UIEditMenuInteractionDelegate {
    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, menuFor configuration: UIEditMenuConfiguration,
      suggestedActions: [UIMenuElement]
    ) -> UIMenu? { (interaction.view as? any TextEditing)?.editMenu(suggestedActions) }

    func editMenuInteraction(
      _ interaction: UIEditMenuInteraction, targetRectFor configuration: UIEditMenuConfiguration
    ) -> CGRect { (interaction.view as? any TextEditing)?.selectionRect ?? .null }
  }
}

/// The standard commands of editing for a text.
extension TextEditing {
  private var selection: NSRange { limited(inputState.selected) }
  private var length: Int { editedText.utf16.count }
  private var isSecure: Bool { isSecureTextEntry }

  /// The frame of the selection, or of the place at which keys write.
  var selectionRect: CGRect {
    guard let range = selectedTextRange else { return bounds }
    let rect = selectionRects(for: range).map(\.rect).reduce(CGRect.null) { $0.union($1) }
    if !rect.isNull { return rect.intersection(bounds).isNull ? bounds : rect.intersection(bounds) }
    let caret = caretRect(for: range.start)
    return caret.isNull ? bounds : caret
  }

  func moveCaret(to point: CGPoint) {
    guard let place = closestPosition(to: point) else { return }
    setSelection(NSRange(location: offset(from: beginningOfDocument, to: place), length: 0))
  }

  /// Returns whether the text handles the command now; nil for a command of no text.
  func handles(_ action: Selector) -> Bool? {
    switch action {
    case "copy:": selection.length > 0 && !isSecure
    case "cut:": selection.length > 0 && !isSecure && takesEdits
    case "paste:": takesEdits && UIPasteboard.general.hasStrings
    case "select:": selection.length == 0 && length > 0
    case "selectAll:": length > 0 && selection.length < length
    default: nil
    }
  }

  func copySelection() {
    guard selection.length > 0, !isSecure else { return }
    UIPasteboard.general.string = (editedText as NSString).substring(with: selection)
  }

  func cutSelection() {
    guard selection.length > 0, !isSecure, takesEdits else { return }
    copySelection()
    deleteSelection()
  }

  func pasteText() {
    guard takesEdits, let text = UIPasteboard.general.string else { return }
    write(text)
  }

  /// Selects the word at the place at which keys write.
  func selectCurrentWord() {
    guard let place = selectedTextRange?.start else { return }
    let word =
      tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.backward))
      ?? tokenizer.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward))
    if let range = word.flatMap({ self.range($0) }) { setSelection(range) }
  }

  func selectEverything() { setSelection(NSRange(location: 0, length: length)) }
}

extension UITextField {
  func hasLink(at point: CGPoint) -> Bool { false }

  var takesEdits: Bool { isEnabled }

  func editMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textField(
      self, editMenuForCharactersIn: limited(inputState.selected), suggestedActions: suggested)
  }
}

extension UITextView {
  var takesEdits: Bool { isEditable }

  func hasLink(at point: CGPoint) -> Bool {
    guard !isEditable, let letter = letterPlaces.character(at: point),
      attributedText.length > letter.lowerBound
    else { return false }
    return attributedText.attribute(.link, at: letter.lowerBound, effectiveRange: nil) != nil
  }

  func editMenu(_ suggested: [UIMenuElement]) -> UIMenu? {
    delegate?.textView(
      self, editMenuForTextIn: limited(inputState.selected), suggestedActions: suggested)
  }
}
