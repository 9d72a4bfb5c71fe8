import Foundation

/// Shows the placeholder of a field whose class draws it itself, in `drawPlaceholder(in:)`.
final class PlaceholderCanvas: UIView {
  private unowned let field: UITextField

  init(_ field: UITextField) {
    self.field = field
    super.init(frame: field.bounds)
    isUserInteractionEnabled = false
    backgroundColor = .clear
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    field.drawPlaceholder(in: field.placeholderRect(forBounds: field.bounds))
  }
}

extension UITextField {
  /// Draws the placeholder as the field itself shows it.
  func ownDrawPlaceholder(in rect: CGRect) {
    guard let placeholder, !placeholder.isEmpty else { return }
    // iOS's body size.
    let text = NSAttributedString(
      string: placeholder,
      attributes: [
        .font: font ?? .systemFont(ofSize: 17),
        .foregroundColor: attributedPlaceholder?.placeholderColor ?? .lightGray,
      ])
    let height = text.boundingRect(with: rect.size, options: .usesLineFragmentOrigin, context: nil)
      .height
    text.draw(
      in: CGRect(x: rect.minX, y: rect.midY - height / 2, width: rect.width, height: height))
  }
}

extension NSAttributedString {
  fileprivate var placeholderColor: UIColor? {
    length > 0 ? attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor : nil
  }
}

/// Determines whether a subclass of `UITextField` overrides `drawPlaceholder(in:)`.
@MainActor
enum TextFieldOverride {
  private static let method = MethodOverride(
    of: UITextField.self, plain: PlainField.self, by: ProbeField.self)
  private static var known: [ObjectIdentifier: Bool] = [:]

  static func drawsPlaceholder(_ type: UITextField.Type) -> Bool {
    if type == UITextField.self { return false }
    if let answer = known[ObjectIdentifier(type)] { return answer }
    let answer = method.isMade(by: type)
    known[ObjectIdentifier(type)] = answer
    return answer
  }
}

private class PlainField: UITextField {}

private final class ProbeField: UITextField {
  override func drawPlaceholder(in rect: CGRect) {}
}
