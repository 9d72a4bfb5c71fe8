import Foundation

/// A line of text in a bar that can be tapped.
@MainActor
final class BarButton: UIView, BarSized {
  let text: BarLabel
  private let action: () -> Void

  required init?(coder: NSCoder) { nil }

  init(_ title: String, isBold: Bool = false, action: @escaping () -> Void) {
    text = BarLabel(
      title, weight: isBold ? .semibold : .regular, color: BarLabel.tint)
    self.action = action
    super.init(frame: .zero)
    addSubview(text)
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] _ in self?.action() }
    addGestureRecognizer(tap)
  }

  /// In that color and with those attributes; nil leaves the usual ones.
  func dress(_ color: UIColor?, _ attributes: [NSAttributedString.Key: Any]?) {
    if let color { text.textColor = color }
    text.dress(attributes)
  }

  /// As high as a finger needs.
  var naturalSize: CGSize { CGSize(width: text.naturalSize.width, height: 44) }

  override func layoutSubviews() {
    text.bounds.size = text.naturalSize
    text.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}
