import Foundation
import QuartzCore

/// The previews of the items that are dragged, above everything else in the window. It receives no
/// touches.
@MainActor
final class DragOverlay: UIView, WindowCover {
  /// The preview of one item: its platter, its home and its distance from the finger.
  struct Lifted {
    let item: UIDragItem
    let home: UITargetedDragPreview
    var platter: PreviewPlatter
    var offset: CGVector
  }

  private(set) var lifted: [Lifted] = []
  private let badge = UILabel()
  /// Called when a view has left the window.
  var lostView: ((UIView) -> Void)?

  static let liftDuration = 0.2
  static let returnDuration = 0.3
  private static let liftScale: CGFloat = 1.05
  /// The distance between the previews of several items, in points.
  private static let stack: CGFloat = 6

  required init?(coder: NSCoder) { nil }

  override var windowCover: (any WindowCover)? { self }

  init(in window: UIWindow) {
    super.init(frame: window.bounds)
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    // Our values, in points: a disc that a number of two digits fits into.
    badge.bounds = CGRect(x: 0, y: 0, width: 22, height: 22)
    badge.layer.cornerRadius = 11
    badge.clipsToBounds = true
    badge.font = .boldSystemFont(ofSize: 16)
    badge.textAlignment = .center
    badge.textColor = .white
    badge.isHidden = true
    addSubview(badge)
    window.addSubview(self)
  }

  func lost(_ view: UIView) { lostView?(view) }

  func lift(_ item: UIDragItem, _ preview: UITargetedDragPreview, from point: CGPoint) {
    let platter = PreviewPlatter(preview)
    UIView.performWithoutAnimation {
      insertSubview(platter, at: 0)
      platter.settle(at: preview.target, in: self)
    }
    lifted.append(
      Lifted(
        item: item, home: preview, platter: platter,
        offset: CGVector(dx: platter.center.x - point.x, dy: platter.center.y - point.y)))
  }

  func showLift(with animator: DragAnimator) {
    UIView.animate(withDuration: Self.liftDuration) {
      for one in self.lifted {
        one.platter.isLifted = true
        one.platter.transform = one.home.target.transform.scaledBy(
          x: Self.liftScale, y: Self.liftScale)
      }
      animator.alongside.animate()
    } completion: { _ in
      animator.alongside.complete()
    }
  }

  /// Shows the previews that the items have while they are dragged.
  func replacePreviews() {
    for index in lifted.indices {
      guard let preview = lifted[index].item.previewProvider?() else { continue }
      let old = lifted[index].platter
      let platter = PreviewPlatter(
        UITargetedPreview(
          view: preview.view, parameters: preview.parameters,
          target: UIPreviewTarget(container: self, center: old.center)))
      platter.isLifted = true
      platter.center = old.center
      insertSubview(platter, aboveSubview: old)
      old.removeFromSuperview()
      lifted[index].platter = platter
    }
  }

  func follow(_ point: CGPoint) {
    for (index, one) in lifted.enumerated() {
      let shift = CGFloat(index) * Self.stack
      one.platter.center = CGPoint(
        x: point.x + one.offset.dx + shift, y: point.y + one.offset.dy + shift)
    }
    if let first = lifted.first?.platter {
      // Our value, in points: the badge covers the preview's corner.
      badge.center = CGPoint(x: first.frame.maxX - 4, y: first.frame.minY + 4)
    }
  }

  /// Shows the proposed operation at the corner of the previews.
  func show(_ operation: UIDropOperation?) {
    switch operation {
    case .copy:
      badge.text = lifted.count > 1 ? "\(lifted.count)" : "+"
      badge.backgroundColor = .systemGreen
    case .forbidden:
      badge.text = "⊘"
      badge.backgroundColor = .systemGray
    case .move, .cancel, nil:
      badge.text = lifted.count > 1 ? "\(lifted.count)" : nil
      badge.backgroundColor = .systemRed
    }
    badge.isHidden = badge.text == nil
  }

  /// The text of the badge; nil without one.
  var badgeText: String? { badge.isHidden ? nil : badge.text }

  /// Moves the previews to these places, then removes the overlay. Without a place a preview fades;
  /// at its own place it also shrinks.
  func settle(
    _ places: [UITargetedPreview?], with animators: [DragAnimator], then: @escaping () -> Void
  ) {
    badge.isHidden = true
    let window = window
    UIView.animate(withDuration: Self.returnDuration) {
      for (one, place) in zip(self.lifted, places) {
        one.platter.isLifted = false
        if let place, place.target.container !== self, place.target.container.window === window {
          one.platter.settle(at: place.target, in: self)
        } else {
          one.platter.alpha = 0
          if place != nil {
            // Our value, a scale: a dropped item shrinks while it fades.
            one.platter.transform = one.platter.transform.scaledBy(x: 0.3, y: 0.3)
          }
        }
      }
      // Without previews something must take the time of the movement.
      self.alpha = self.lifted.isEmpty ? 0 : self.alpha
      for animator in animators { animator.alongside.animate() }
    } completion: { _ in
      self.removeFromSuperview()
      for animator in animators { animator.alongside.complete() }
      then()
    }
  }

  /// The preview of an item at its current place.
  func current(_ one: Lifted) -> UITargetedDragPreview {
    UITargetedDragPreview(
      view: one.home.view,
      parameters: one.home.parameters as? UIDragPreviewParameters ?? UIDragPreviewParameters(),
      target: UIDragPreviewTarget(container: self, center: one.platter.center))
  }
}
