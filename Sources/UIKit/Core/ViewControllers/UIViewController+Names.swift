import Foundation

// What few view controllers say of themselves.
extension UIViewController {
  var usualMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = traitCollection.horizontalSizeClass == .regular ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: Nothing to show

  /// Says over the whole view that there is nothing to show, or that it is on its way; nil shows the content.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { presentation.unavailable?.configuration }
    set {
      presentation.unavailable?.removeFromSuperview()
      presentation.unavailable = newValue.map { UnavailableCover($0) }
      showUnavailable()
    }
  }

  func updateUnavailableSoon() {
    let update = { @MainActor [weak self] in
      guard let self else { return }
      updateContentUnavailableConfiguration(
        using: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
    }
    guard let clock = viewIfLoaded?.layer.clock else { return update() }
    clock.nextTurn { update() }
  }

  private func showUnavailable() {
    guard let cover = presentation.unavailable, let view = loadedView else { return }
    cover.frame = view.bounds
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(cover)
  }
}
