import Foundation

/// Attributes of a field's text, and the room that a subclass leaves around it.
extension UITextField {
  /// Returns the text without its fonts and colors, which the field has itself; nil if it has no other
  /// attributes.
  static func marks(_ text: NSAttributedString) -> NSAttributedString? {
    let rest = NSMutableAttributedString(attributedString: text)
    let whole = NSRange(location: 0, length: rest.length)
    rest.removeAttribute(.font, range: whole)
    rest.removeAttribute(.foregroundColor, range: whole)
    var isMarked = false
    rest.enumerateAttributes(in: whole) { attributes, _, _ in
      if !attributes.isEmpty { isMarked = true }
    }
    return isMarked ? rest : nil
  }

  /// Returns a text with the marks and with the attributes of the field.
  static func text(
    _ plain: String, with marks: NSAttributedString?, _ attributes: [NSAttributedString.Key: Any]
  ) -> NSAttributedString {
    guard let marks else { return NSAttributedString(string: plain, attributes: attributes) }
    let text = NSMutableAttributedString(attributedString: marks)
    text.addAttributes(attributes, range: NSRange(location: 0, length: text.length))
    return text
  }

  /// The field whose area of text is asked for its size. An override may ask for the size in turn.
  @exclusivity(unchecked) private static var asked: ObjectIdentifier?

  /// Returns a size that is greater by the insets that an override of `textRect(forBounds:)` adds.
  func grown(_ size: CGSize, usual: (CGRect) -> CGRect) -> CGSize {
    guard Self.asked != ObjectIdentifier(self) else { return size }
    let outer = Self.asked
    Self.asked = ObjectIdentifier(self)
    defer { Self.asked = outer }
    let area = CGRect(origin: .zero, size: bounds.isEmpty ? size : bounds.size)
    let (rect, own) = (textRect(forBounds: area), usual(area))
    return CGSize(
      width: size.width + own.width - rect.width, height: size.height + own.height - rect.height)
  }
}

extension NSAttributedString {
  /// Returns an attribute of the first character; nil without one.
  func atStart(_ key: Key) -> Any? {
    length > 0 ? attribute(key, at: 0, effectiveRange: nil) : nil
  }
}
