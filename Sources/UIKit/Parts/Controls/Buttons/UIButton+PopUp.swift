import Foundation

extension UIButton {
  /// Whether the button shows the chosen element of its menu.
  var isPopUp: Bool { changesSelectionAsPrimaryAction && menu != nil }

  /// Shows the chosen element of the menu, at first the first one, and follows the choices of the user.
  func followMenu() {
    guard isPopUp, let menu else { return }
    menu.isPopUp = true
    if menu.selectedElements.isEmpty {
      menu.children.lazy.compactMap { $0 as? UIAction }.first?.state = .on
    }
    menu.whenChosen = { [weak self] in self?.showChoice() }
    showChoice()
  }

  private func showChoice() {
    guard let element = menu?.selectedElements.first else { return }
    if configuration != nil {
      configuration?.title = element.title
    } else {
      setTitle(element.title, for: .normal)
    }
  }
}
