import Foundation

/// The enlarged letter above the key of a phone's keyboard that a finger holds.
@MainActor
final class KeyPreview: UIView {
  private let label = UILabel()

  required init?(coder: NSCoder) { nil }

  init(_ text: String, above key: CGRect, in width: CGFloat) {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .keyboardLight
    // Our values, in points but for the opacity: rounder than a key, with a soft shadow.
    layer.cornerRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 3
    layer.shadowOpacity = 0.3
    // Our values, in points: the preview is larger than the finger that covers the key.
    let size = CGSize(width: key.width + 22, height: key.height + 12)
    let x = min(max(key.midX - size.width / 2, 2), max(width - size.width - 2, 2))
    frame = CGRect(origin: CGPoint(x: x, y: key.minY - size.height - 2), size: size)
    label.text = text
    // Our value, in points: a letter that is seen beside the finger.
    label.font = .systemFont(ofSize: 32)
    label.textAlignment = .center
    label.textColor = .label
    label.frame = bounds
    addSubview(label)
  }
}
