import Foundation
import QuartzCore

/// Holds the view of a contained view controller together with what is presented in its context: the
/// container moves one view, and has moved both.
@MainActor
final class ContextView: UIView {
  private weak var presentation: Presentation?
  private weak var held: UIView?

  /// Takes the place of the view, and takes it in.
  init(around view: UIView, in superview: UIView, for presentation: Presentation) {
    self.presentation = presentation
    held = view
    super.init(frame: .zero)
    bounds.size = view.bounds.size
    center = view.center
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let index = superview.subviews.firstIndex { $0 === view } ?? superview.subviews.count
    superview.insertSubview(self, at: index)
    addSubview(view)
    view.frame = bounds
  }

  required init?(coder: NSCoder) { nil }

  /// Gives the view its place back and goes. A view that somebody has taken out stays where it is.
  func dissolve() {
    presentation = nil
    guard let superview else { return }
    if let held, held.superview === self {
      let (size, center) = (bounds.size, center)
      let index = superview.subviews.firstIndex { $0 === self } ?? superview.subviews.count
      superview.insertSubview(held, at: index)
      held.bounds.size = size
      held.center = center
    }
    removeFromSuperview()
  }

  /// Whoever takes the view away takes away what is presented in its context.
  override func willRemoveSubview(_ subview: UIView) {
    guard subview === held, let presentation, !presentation.removesPresenter,
      presentation.isPresented, presentation.transition == nil
    else { return }
    guard let clock = layer.clock else { return presentation.abandon() }
    clock.nextTurn { [weak self] in
      guard let self, let held, !held.isDescendant(of: self) else { return }
      self.presentation?.abandon()
    }
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self ? nil : hit
  }
}
