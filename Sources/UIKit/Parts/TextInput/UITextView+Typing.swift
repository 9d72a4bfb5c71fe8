import Foundation

extension UITextView: UITextInput {
  public static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")
  public static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
}

extension UITextView: TextEditing {
  var editedText: String { text }

  func setText(_ text: String, in range: NSRange) {
    guard label.isAttributed || !typingAttributes.isEmpty else {
      label.text = (self.text as NSString).replacingCharacters(in: range, with: text)
      return textChanged()
    }
    let changed = NSMutableAttributedString(attributedString: attributedText)
    let before = range.length > 0 ? range.location : range.location - 1
    var values = typingAttributes
    if values.isEmpty, changed.length > 0 {
      values = changed.attributes(
        at: min(max(before, 0), changed.length - 1), effectiveRange: nil)
    }
    changed.replaceCharacters(
      in: range, with: NSAttributedString(string: text, attributes: values))
    label.attributedText = changed
    textChanged()
  }

  var letterPlaces: TextPlaces {
    layoutIfNeeded()
    return label.letterPlaces(at: label.frame.origin)
  }

  func shownOffset(of offset: Int) -> Int { offset }
  func textOffset(ofShown offset: Int) -> Int { offset }

  func selectionChanged() { delegate?.textViewDidChangeSelection(self) }

  func setDirection(_ direction: NSWritingDirection) {
    inputState.writingDirection = direction
    textAlignment =
      direction == .natural ? .natural : direction == .rightToLeft ? .right : .left
  }

  /// Handles a tap.
  func tapped(_ point: CGPoint) {
    if !isEditable {
      if isSelectable { openLink(at: point) }
    } else if isFirstResponder {
      selectWord(near: point)
    } else {
      becomeFirstResponder()
    }
  }

  private func openLink(at point: CGPoint) {
    layoutIfNeeded()
    guard let letter = letterPlaces.character(at: point),
      attributedText.length > letter.lowerBound
    else { return }
    var range = NSRange(location: 0, length: 0)
    let picture = attributedText.attribute(
      .attachment, at: letter.lowerBound, effectiveRange: &range)
    if let picture = picture as? NSTextAttachment {
      _ = delegate?.textView(
        self, shouldInteractWith: picture, in: range, interaction: .invokeDefaultAction)
    }
    let value = attributedText.attribute(.link, at: letter.lowerBound, effectiveRange: &range)
    guard let url = value as? URL ?? (value as? String).flatMap({ URL(string: $0) }),
      delegate?.textView(
        self, shouldInteractWith: url, in: range, interaction: .invokeDefaultAction)
        ?? true
    else { return }
    UIApplication.shared.open(url)
  }

  var mayBeginEditing: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }

  func didBeginEditing() { delegate?.textViewDidBeginEditing(self) }

  var mayEndEditing: Bool { delegate?.textViewShouldEndEditing(self) ?? true }

  func didEndEditing() { delegate?.textViewDidEndEditing(self) }

  func mayReplace(_ range: NSRange, by string: String) -> Bool {
    delegate?.textView(self, shouldChangeTextIn: range, replacementText: string) ?? true
  }

  func didReplace() {
    layoutIfNeeded()
    scrollRangeToVisible(selectedRange)
    delegate?.textViewDidChange(self)
  }
}
