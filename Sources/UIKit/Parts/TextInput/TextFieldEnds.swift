import Foundation

/// The views at both ends of a text field, and the image behind its text.
@MainActor
final class TextFieldEnds {
  private unowned let field: UITextField
  private var clearButton: UIButton?
  private var picture: UIImageView?

  static let clearSide: CGFloat = 19
  private static let gap: CGFloat = 5

  init(_ field: UITextField) {
    self.field = field
  }

  var background: UIImage? {
    didSet {
      guard background !== oldValue else { return }
      let view = picture ?? UIImageView()
      view.image = background
      if picture == nil { field.insertSubview(view, at: 0) }
      picture = view
      field.setNeedsLayout()
    }
  }

  func replace(_ old: UIView?, by new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    update()
  }

  private func shows(_ mode: UITextField.ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .always: true
    case .whileEditing: field.isEditing
    case .unlessEditing: !field.isEditing
    }
  }

  func update() {
    for (view, mode) in [
      (field.leftView, field.leftViewMode), (field.rightView, field.rightViewMode),
    ] {
      guard let view else { continue }
      if shows(mode) {
        if view.superview !== field { field.addSubview(view) }
      } else if view.superview === field {
        view.removeFromSuperview()
      }
    }
    let isCleared = shows(field.clearButtonMode) && field.text?.isEmpty == false
    if isCleared, clearButton == nil { addClearButton() }
    clearButton?.isHidden = !isCleared
    field.setNeedsLayout()
  }

  private func addClearButton() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(systemName: "xmark.circle.fill"), for: .normal)
    button.tintColor = .systemGray
    button.accessibilityLabel = "Clear text"
    button.addHandler(for: .touchUpInside) { [weak field] _, _ in
      guard let field, field.delegate?.textFieldShouldClear(field) ?? true else { return }
      field.text = ""
      field.sendActions(for: .editingChanged)
    }
    field.addSubview(button)
    clearButton = button
  }

  private func isShown(_ view: UIView?) -> Bool { view?.superview === field }
  private var isClearShown: Bool { clearButton?.isHidden == false }

  /// The widths of the text area that the end views occupy, in points.
  var room: (left: CGFloat, right: CGFloat) {
    let left = isShown(field.leftView) ? field.leftView?.bounds.width ?? 0 : 0
    var right = isShown(field.rightView) ? field.rightView?.bounds.width ?? 0 : 0
    if right == 0, isClearShown { right = Self.clearSide + Self.gap }
    return (left, right)
  }

  func layout() {
    let bounds = field.bounds
    picture?.frame = bounds
    if let view = field.leftView, isShown(view) {
      view.frame = field.mirrored(field.leftViewRect(forBounds: bounds))
    }
    if let view = field.rightView, isShown(view) {
      view.frame = field.mirrored(field.rightViewRect(forBounds: bounds))
    }
    clearButton?.frame = field.mirrored(field.clearButtonRect(forBounds: bounds))
  }
}
