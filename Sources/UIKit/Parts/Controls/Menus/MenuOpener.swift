import Foundation

/// Opens the menu of a control on a long press, or when the control requests it.
@MainActor
final class MenuOpener: NSObject {
  let menu: UIMenu
  private weak var control: UIControl?
  private let press = UILongPressGestureRecognizer()

  init(_ menu: UIMenu, of control: UIControl) {
    self.menu = menu
    self.control = control
    super.init()
    press.addAction { [weak self] recognizer in
      if recognizer.state == .began { _ = self?.control?.openMenu() }
    }
    control.addGestureRecognizer(press)
  }

  func remove() { control?.removeGestureRecognizer(press) }

  func open() -> Bool {
    guard let control, let window = control.window, MenuView.open(in: window) == nil else {
      return false
    }
    MenuView(menu, of: control, in: window, sender: control) {}.open(in: window)
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
