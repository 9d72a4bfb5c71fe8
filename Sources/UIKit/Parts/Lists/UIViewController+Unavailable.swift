import Foundation

extension UIViewController {
  /// Says over the whole view that there is nothing to show, or that it is on its way; nil shows the content.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { (presentation.unavailable as? UnavailableCover)?.configuration }
    set {
      presentation.unavailable?.removeFromSuperview()
      presentation.unavailable = newValue.map { UnavailableCover($0) }
      showUnavailable()
    }
  }

  private func showUnavailable() {
    guard let cover = presentation.unavailable, let view = loadedView else { return }
    cover.frame = view.bounds
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(cover)
  }
}
