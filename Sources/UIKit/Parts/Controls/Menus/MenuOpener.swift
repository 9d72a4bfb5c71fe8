import Foundation

/// Opens the menu of a control on a long press, or when the control requests it.
@MainActor
final class MenuOpener: NSObject {
  let menu: UIMenu
  private weak var control: UIControl?
  private let press = UILongPressGestureRecognizer()
  private weak var shown: MenuView?

  init(_ menu: UIMenu, of control: UIControl) {
    self.menu = menu
    self.control = control
    super.init()
    press.addAction { [weak self] _ in self?.follow() }
    control.addGestureRecognizer(press)
    primaryActionChanged()
  }

  /// The time after which a press opens a menu that is the primary action, in seconds. iOS opens it
  /// at the touch; the time lets a scroll begin on the control.
  private static let primaryDuration = 0.12
  private static let usualDuration = 0.5

  func primaryActionChanged() {
    press.minimumPressDuration =
      control?.showsMenuAsPrimaryAction ?? false ? Self.primaryDuration : Self.usualDuration
  }

  /// Opens the menu, and lets the same finger slide to a row and choose it.
  private func follow() {
    let point = press.location(in: nil)
    switch press.state {
    case .began:
      guard let control, control.openMenu() else { return }
      shown?.slideBegan(at: point)
      if control.showsMenuAsPrimaryAction { control.sendActions(for: .menuActionTriggered) }
    case .changed: shown?.slideMoved(to: point)
    case .ended: shown?.slideEnded(at: point)
    case .cancelled: shown?.slideCancelled()
    case .possible, .failed: return
    }
  }

  func remove() { control?.removeGestureRecognizer(press) }

  func open() -> Bool {
    guard let control, let window = control.window, MenuView.open(in: window) == nil else {
      return false
    }
    let view = MenuView(menu, of: control, in: window, sender: control) {}
    view.open(in: window)
    shown = view
    return true
  }
}

extension UIControl {
  var contextMenu: UIMenu? {
    get { menuOpener?.menu }
    set {
      menuOpener?.remove()
      menuOpener = newValue.map { MenuOpener($0, of: self) }
      isContextMenuInteractionEnabled = newValue != nil
    }
  }

  /// Opens the menu. Returns false if there is no menu or no window, or if the control is disabled.
  func openMenu() -> Bool {
    guard isEnabled, isContextMenuInteractionEnabled, let menuOpener else { return false }
    return menuOpener.open()
  }
}
