import Foundation
import QuartzCore

/// A line of text. While it is the first responder the keys of the window write into it, at its end.
@preconcurrency @MainActor
open class UITextField: UIControl {
  private let label = BarLabel("", size: 13)

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open var textAlignment = NSTextAlignment.natural {
    didSet { label.textAlignment = textAlignment }
  }

  /// How its edge looks.
  public enum BorderStyle: Int, Sendable {
    case none, line, bezel, roundedRect
  }

  open weak var delegate: (any UITextFieldDelegate)?
  /// The room around the text.
  var textInsets = UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7) {
    didSet { setNeedsLayout() }
  }
  open var borderStyle = BorderStyle.roundedRect {
    didSet {
      layer.borderWidth = borderStyle == .none ? 0 : 0.5
      layer.cornerRadius = borderStyle == .roundedRect ? 4 : 0
      if borderStyle == .none { backgroundColor = nil }
      invalidateIntrinsicContentSize()
    }
  }
  open var font: UIFont? {
    get { label.font }
    set {
      label.font = newValue ?? .systemFont(ofSize: 13)
      invalidateIntrinsicContentSize()
    }
  }
  open var textColor: UIColor? = .black { didSet { update() } }
  open var isEditing: Bool { isFirstResponder }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    guard !isFirstResponder else { return true }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    delegate?.textFieldDidBeginEditing(self)
    send(.editingDidBegin, nil)
    return true
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    let wasFirst = isFirstResponder
    if wasFirst, !(delegate?.textFieldShouldEndEditing(self) ?? true) { return false }
    guard super.resignFirstResponder() else { return false }
    if wasFirst {
      delegate?.textFieldDidEndEditing(self)
      send(.editingDidEnd, nil)
    }
    return true
  }

  open var text: String? {
    get {
      noteRead("text")
      return ownText
    }
    set {
      changing(["text"]) {
        ownText = newValue
        update()
      }
    }
  }
  private var ownText: String?
  open var placeholder: String? { didSet { update() } }
  open var isSecureTextEntry = false { didSet { update() } }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    backgroundColor = .white
    layer.borderWidth = 0.5
    layer.borderColor = UIColor.lightGray.cgColor
    layer.cornerRadius = 4
    label.textAlignment = .natural
    addSubview(label)
  }

  private func update() {
    let text = text ?? ""
    label.textColor = text.isEmpty ? .lightGray : textColor ?? .black
    label.text =
      text.isEmpty
      ? placeholder : isSecureTextEntry ? String(repeating: "•", count: text.count) : text
    invalidateIntrinsicContentSize()
  }

  /// What a border has above and below a line, in points: 34 in all for the usual text of 17.
  private static let borderRoom: CGFloat = 13

  /// As wide as what it shows, and a line high.
  open override var intrinsicContentSize: CGSize {
    let line = label.font.lineHeight.rounded(.up)
    return CGSize(
      width: label.intrinsicContentSize.width + textInsets.left + textInsets.right,
      height: borderStyle == .none ? line + 1 : line + Self.borderRoom)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.inset(by: textInsets)
  }
}

/// Hears of a text field, and says what may become of it.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: AnyObject {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
