import Foundation
import QuartzCore

/// A magnified part of a text, above the finger that hides it.
@MainActor
final class TextLoupe: UIView {
  private let glass = UIView()
  private var picture: UIView?

  // Estimated from iOS 17's loupe: the size and the distance from the line, in points, and the
  // magnification.
  private static let size = CGSize(width: 112, height: 56)
  private static let gap: CGFloat = 14
  private static let magnification: CGFloat = 1.25
  private static let duration = 0.12

  required init?(coder: NSCoder) { nil }

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    // Our values, in points but for the opacity: a soft shadow.
    layer.shadowOpacity = 0.25
    layer.shadowRadius = 10
    layer.shadowOffset = CGSize(width: 0, height: 3)
    layer.cornerRadius = Self.size.height / 2
    glass.frame = bounds
    glass.clipsToBounds = true
    glass.layer.cornerRadius = Self.size.height / 2
    glass.layer.borderWidth = 0.5
    glass.layer.borderColor = UIColor.separator.cgColor
    addSubview(glass)
  }

  /// Our value: the scale from which the loupe grows.
  private static let smallest: CGFloat = 0.3

  /// Shows the part of a text around a caret.
  func show(_ text: any TextEditing, over caret: CGRect) {
    guard !caret.isNull, let window = text.window else { return hide() }
    let isNew = superview == nil
    UIView.performWithoutAnimation {
      if superview !== window { window.addSubview(self) }
      transform = .identity
      alpha = 1
      let place = text.convert(caret, to: window)
      let half = Self.size.width / 2
      center = CGPoint(
        x: min(max(place.midX, half), max(window.bounds.maxX - half, half)),
        y: max(place.minY - Self.gap - Self.size.height / 2, Self.size.height / 2))
      magnify(text, around: CGPoint(x: caret.midX, y: caret.midY))
      if isNew { transform = CGAffineTransform(scaleX: Self.smallest, y: Self.smallest) }
    }
    if isNew { UIView.animate(withDuration: Self.duration) { self.transform = .identity } }
  }

  private func magnify(_ text: any TextEditing, around point: CGPoint) {
    picture?.removeFromSuperview()
    glass.backgroundColor = Self.ground(of: text)
    let part = CGSize(
      width: Self.size.width / Self.magnification, height: Self.size.height / Self.magnification)
    let rect = CGRect(
      x: point.x - part.width / 2, y: point.y - part.height / 2, width: part.width,
      height: part.height)
    let new = text.resizableSnapshotView(
      from: rect, afterScreenUpdates: true, withCapInsets: .zero)
    new?.frame = glass.bounds
    if let new { glass.addSubview(new) }
    picture = new
  }

  /// The color that is seen behind a text.
  private static func ground(of text: UIView) -> UIColor {
    var view: UIView? = text
    while let current = view {
      // Our value: nothing is seen through such a color.
      if let color = current.backgroundColor, color.cgColor.alpha > 0.99 { return color }
      view = current.superview
    }
    return .systemBackground
  }

  func hide() {
    guard superview != nil else { return }
    UIView.animate(withDuration: Self.duration) {
      self.transform = CGAffineTransform(scaleX: Self.smallest, y: Self.smallest)
      self.alpha = 0
    } completion: { [weak self] _ in
      guard let self, alpha == 0 else { return }
      removeFromSuperview()
    }
  }
}
