import Foundation

// Defaults that few view controllers override.
extension UIViewController {
  /// The button that turns editing on and off, which is made when it is first read.
  var madeEditButton: UIBarButtonItem {
    if let editButton { return editButton }
    let button = TiersAbove.bars.editButton(for: self)
    editButton = button
    return button
  }

  /// Sets whether the content is edited, and the title of the button for it.
  func changeEditing(to isEdited: Bool) {
    changing(["editing"]) { isEditingNow = isEdited }
    TiersAbove.bars.editingChanged(of: self)
  }
}

extension UIViewController {
  var usualMargins: NSDirectionalEdgeInsets {
    // UIKit's `systemMinimumLayoutMargins`, in points.
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: Nothing to show

  func updateUnavailableSoon() {
    let update = { @MainActor [weak self] in
      guard let self else { return }
      updateContentUnavailableConfiguration(
        using: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
    }
    guard let clock = viewIfLoaded?.layer.clock else { return update() }
    clock.nextTurn { update() }
  }
}
