import Foundation

/// The container of all views of one presentation.
@MainActor
final class PresentationContainerView: UIView {
  @exclusivity(unchecked) weak var presentation: Presentation?
  /// The follower that keeps the container above the presenter's view for a presentation in a
  /// context; otherwise nil.
  @exclusivity(unchecked) weak var follower: ContextFollower?
  override var followerOfContainer: (any PlaceFollower)? { follower }

  override var frame: CGRect {
    get { super.frame }
    set { place { super.frame = newValue } }
  }

  override var bounds: CGRect {
    get { super.bounds }
    set { place { super.bounds = newValue } }
  }

  override var center: CGPoint {
    get { super.center }
    set { place { super.center = newValue } }
  }

  override var autoresizingMask: AutoresizingMask {
    get { follower?.maskInPlace ?? super.autoresizingMask }
    set { super.autoresizingMask = newValue }
  }

  private func place(_ change: () -> Void) {
    if let follower { follower.place(change) } else { change() }
  }

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

/// A view over content that must not be touched.
@MainActor
final class DimmingView: UIView {}
