import Foundation

// Defaults that few view controllers override.
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
