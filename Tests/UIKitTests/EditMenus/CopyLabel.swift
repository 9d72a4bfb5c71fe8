import UIKit

/// A label whose text can be copied by a menu that a long press opens, as applications write it.
@MainActor
final class CopyLabel: UILabel {
  var done: [String] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
    addGestureRecognizer(
      UILongPressGestureRecognizer(target: self, action: CopyLabel.showMenu))
  }

  required init?(coder: NSCoder) { nil }

  override var interfaceActions: [InterfaceAction] {
    super.interfaceActions + [InterfaceAction("shout:", CopyLabel.shout)]
  }

  override var canBecomeFirstResponder: Bool { true }

  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == "copy:" || action == "shout:"
  }

  override func copy(_ sender: Any?) {
    UIPasteboard.general.string = text
    done.append("copy")
  }

  func shout(_ sender: Any?) { done.append("shout") }

  func showMenu(_ press: UILongPressGestureRecognizer) {
    guard press.state == .began else { return }
    becomeFirstResponder()
    UIMenuController.shared.showMenu(from: self, rect: bounds)
  }
}
