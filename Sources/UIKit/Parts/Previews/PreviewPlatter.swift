import Foundation
import QuartzCore

/// A lifted copy of a view, cut to the shown part of its preview, with a shadow. It does not receive
/// touches.
@MainActor
final class PreviewPlatter: UIView {
  private let cut = UIView()

  required init?(coder: NSCoder) { nil }

  init(_ preview: UITargetedPreview) {
    let shown = preview.shown
    super.init(frame: CGRect(origin: .zero, size: shown.size))
    isUserInteractionEnabled = false
    cut.frame = bounds
    cut.backgroundColor = preview.parameters.backgroundColor
    if let path = preview.parameters.visiblePath {
      let outline = UIBezierPath(cgPath: path.cgPath)
      outline.apply(CGAffineTransform(translationX: -shown.minX, y: -shown.minY))
      let mask = CAShapeLayer()
      mask.path = outline.cgPath
      cut.layer.mask = mask
      layer.shadowPath = outline.cgPath
    } else {
      cut.layer.cornerRadius = preview.view.layer.cornerRadius
      cut.clipsToBounds = true
      layer.shadowPath =
        UIBezierPath(roundedRect: bounds, cornerRadius: preview.view.layer.cornerRadius).cgPath
    }
    if let path = preview.parameters.shadowPath { layer.shadowPath = path.cgPath }
    layer.shadowColor = UIColor.black.cgColor
    // Our values, in points: a soft shadow below a lifted view.
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowOpacity = 0
    addSubview(cut)
    if let copy = preview.view.snapshotView(afterScreenUpdates: true) {
      copy.frame = CGRect(
        origin: CGPoint(x: -shown.minX, y: -shown.minY), size: preview.view.bounds.size)
      cut.addSubview(copy)
    }
  }

  /// Whether the platter has its shadow.
  var isLifted = false {
    // Our value: a soft shadow.
    didSet { layer.shadowOpacity = isLifted ? 0.3 : 0 }
  }

  /// Puts the platter at the place of a preview; `self` is in `room`.
  func settle(at target: UIPreviewTarget, in room: UIView) {
    center = room.convert(target.center, from: target.container)
    transform = target.transform
  }
}
