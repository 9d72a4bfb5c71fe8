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

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    presentation?.traitsDidChange()
  }

  override func didMoveToWindow() {
    if window == nil { presentation?.containerLeftWindow() }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    guard hit === self || hit is DimmingView, let presentation else { return hit }
    switch presentation.controller.hitOutside(point, with: event) {
    case .container: return hit
    case .below: return nil
    case .view(let view): return view
    }
  }
}

/// Lies over what is not to be touched.
@MainActor
final class DimmingView: UIView {}
