import Foundation

/// Changes its view while the pointer is over it. A finger has no pointer: only devices whose
/// pointer hovers have an effect.
@preconcurrency @MainActor
open class UIPointerInteraction: NSObject, UIInteraction, PointerFollowing {
  open private(set) weak var delegate: (any UIPointerInteractionDelegate)?
  open private(set) weak var view: UIView?
  open var isEnabled = true {
    didSet {
      hover.isEnabled = isEnabled
      if !isEnabled { leave() }
    }
  }
  private let hover = UIHoverGestureRecognizer(target: nil, action: nil)
  private var region: UIPointerRegion?
  private var effect: PointerEffectLayer?

  public init(delegate: (any UIPointerInteractionDelegate)?) {
    self.delegate = delegate
    super.init()
    hover.name = "PointerHover"
    hover.addAction { [weak self] _ in self?.follow() }
  }

  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    leave()
    self.view?.removeGestureRecognizer(hover)
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(hover)
  }

  /// Asks for the region and the style again.
  open func invalidate() {
    guard isOver else { return }
    leave()
    enter()
  }

  private(set) var isOver = false

  private func follow() {
    switch hover.state {
    case .began:
      isOver = true
      enter()
    case .changed: enter()
    case .ended, .cancelled, .failed, .possible:
      isOver = false
      leave()
    }
  }

  /// Enters the region of the pointer, unless the pointer was in it.
  private func enter() {
    guard let view else { return }
    let request = UIPointerRegionRequest(location: hover.location(in: view), modifiers: [])
    let usual = UIPointerRegion(rect: view.bounds)
    let new =
      delegate.map { $0.pointerInteraction(self, regionFor: request, defaultRegion: usual) }
      ?? usual
    if let new, let region, new.isSame(as: region) { return }
    leave()
    guard let new else { return }
    region = new
    let style = delegate?.pointerInteraction(self, styleFor: new)
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willEnter: new, animator: animator)
    effect = PointerEffectLayer(style ?? usualStyle(of: view))
    effect?.show(with: animator.alongside)
    UIApplication.note(view, "pointer enters")
  }

  private func usualStyle(of view: UIView) -> UIPointerStyle {
    delegate == nil && view.superview != nil
      ? UIPointerStyle(effect: .automatic(UITargetedPreview(view: view))) : .system()
  }

  private func leave() {
    guard let old = region else { return }
    region = nil
    let animator = PointerAnimator()
    delegate?.pointerInteraction(self, willExit: old, animator: animator)
    effect?.hide(with: animator.alongside)
    effect = nil
  }

  open override nonisolated var description: String { ObjectText.of(self) }
}

/// Determines the regions and styles of a pointer interaction. All methods are optional.
@preconcurrency @MainActor
public protocol UIPointerInteractionDelegate: NSObjectProtocol {
  /// Returns the region of the pointer; nil for none.
  func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle?
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
  func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating)
}

extension UIPointerInteractionDelegate {
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, regionFor request: UIPointerRegionRequest,
    defaultRegion: UIPointerRegion
  ) -> UIPointerRegion? { defaultRegion }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, styleFor region: UIPointerRegion
  ) -> UIPointerStyle? { nil }
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willEnter region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
  public func pointerInteraction(
    _ interaction: UIPointerInteraction, willExit region: UIPointerRegion,
    animator: any UIPointerInteractionAnimating
  ) {}
}

/// An animator for changes that accompany the pointer.
@preconcurrency @MainActor
public protocol UIPointerInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping (Bool) -> Void)
}

@MainActor
private final class PointerAnimator: NSObject, UIPointerInteractionAnimating {
  let alongside = AlongsideAnimations()

  func addAnimations(_ animations: @escaping () -> Void) { alongside.add(animations) }
  func addCompletion(_ completion: @escaping (Bool) -> Void) {
    alongside.addCompletion { completion(true) }
  }
}
