import Foundation

/// A line of text that can be set; there is no keyboard that types into it.
@preconcurrency @MainActor
open class UITextField: UIControl {
  private let label = BarLabel("", size: 13)

  open override var canBecomeFirstResponder: Bool { isEnabled }
  open var textAlignment = NSTextAlignment.natural {
    didSet { label.textAlignment = textAlignment }
  }

  open var text: String? { didSet { update() } }
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
    label.textColor = text.isEmpty ? .lightGray : .black
    label.text =
      text.isEmpty
      ? placeholder : isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 7, dy: 2)
  }
}
