import Foundation
import QuartzCore

/// The look of a view under the pointer: a background behind the view, a veil over it, or a lifted
/// copy. The application's views stay as they are.
@MainActor
final class PointerEffectLayer {
  private let style: UIPointerStyle
  private let glow = UIView()
  private var platter: PreviewPlatter?

  private static let duration = 0.15
  private static let liftScale: CGFloat = 1.06
  /// The distance of the background's edge from that of the view, in points.
  private static let margin: CGFloat = 6

  init(_ style: UIPointerStyle) { self.style = style }

  func show(with alongside: AlongsideAnimations) {
    guard let effect = style.effect, let parent = effect.preview.view.superview else {
      alongside.animate()
      return alongside.complete()
    }
    let view = effect.preview.view
    UIView.performWithoutAnimation {
      switch effect {
      case .automatic, .highlight: place(behind: view, in: parent)
      case .lift: lift(effect.preview)
      case .hover(
        _, preferredTintMode: let tint, prefersShadow: let shadow, prefersScaledContent: let scaled):
        switch tint {
        case .none: break
        case .underlay: place(behind: view, in: parent)
        case .overlay: place(over: view, in: parent)
        }
        if shadow || scaled { lift(effect.preview) }
      }
      glow.alpha = 0
    }
    UIView.animate(withDuration: Self.duration) {
      self.glow.alpha = 1
      if let platter = self.platter {
        platter.isLifted = true
        platter.transform = effect.preview.target.transform.scaledBy(
          x: Self.liftScale, y: Self.liftScale)
      }
      alongside.animate()
    } completion: { _ in
      alongside.complete()
    }
  }

  func hide(with alongside: AlongsideAnimations) {
    UIView.animate(withDuration: Self.duration) {
      self.glow.alpha = 0
      self.platter?.isLifted = false
      self.platter?.transform = self.style.effect?.preview.target.transform ?? .identity
      alongside.animate()
    } completion: { _ in
      self.glow.layer.removeFromSuperlayer()
      self.platter?.removeFromSuperview()
      alongside.complete()
    }
  }

  /// The frame of the background in the view's superview; nil without one.
  var glowFrame: CGRect? { glow.layer.superlayer == nil ? nil : glow.frame }
  var isLifting: Bool { platter?.superview != nil }

  // The background is a layer of its own, so that the superview has no view that is not its own.

  private func place(behind view: UIView, in parent: UIView) {
    dress(glow, view, .systemFill)
    parent.layer.insertSublayer(glow.layer, below: view.layer)
  }

  private func place(over view: UIView, in parent: UIView) {
    // Our value: a faint shade that darkens no text.
    dress(glow, view, UIColor(white: 0, alpha: 0.06))
    parent.layer.insertSublayer(glow.layer, above: view.layer)
  }

  private func dress(_ glow: UIView, _ view: UIView, _ color: UIColor) {
    glow.backgroundColor = color
    switch style.shape {
    case .roundedRect(let rect, let radius):
      glow.frame = rect
      glow.layer.cornerRadius = radius
    case .path(let path):
      glow.frame = path.bounds
      let mask = CAShapeLayer()
      let outline = UIBezierPath(cgPath: path.cgPath)
      outline.apply(CGAffineTransform(translationX: -path.bounds.minX, y: -path.bounds.minY))
      mask.path = outline.cgPath
      glow.layer.mask = mask
    case .verticalBeam, .horizontalBeam, nil:
      glow.frame = view.frame.insetBy(dx: -Self.margin, dy: -Self.margin)
      glow.layer.cornerRadius = UIPointerShape.defaultCornerRadius
    }
  }

  private func lift(_ preview: UITargetedPreview) {
    guard let window = preview.target.container.window else { return }
    let platter = PreviewPlatter(preview)
    window.addSubview(platter)
    platter.settle(at: preview.target, in: window)
    self.platter = platter
  }
}
