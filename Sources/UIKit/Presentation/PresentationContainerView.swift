import Foundation

/// Holds all of one presentation.
@MainActor
final class PresentationContainerView: UIView {
  weak var presentation: Presentation?

  override func layoutSubviews() {
    presentation?.containerWillLayout()
    super.layoutSubviews()
    presentation?.containerDidLayout()
  }

  override func didMoveToWindow() {
    if window == nil { presentation?.containerLeftWindow() }
  }
}
