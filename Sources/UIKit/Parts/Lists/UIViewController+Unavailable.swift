import Foundation

extension UIViewController {
  /// The content shown over the whole view while it is empty or loading. Nil shows the view's own
  /// content.
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
