import Foundation

/// A line of text in a bar, or in an alert.
@MainActor
final class BarLabel: UILabel, BarSized {
  required init?(coder: NSCoder) { nil }

  init(
    _ text: String, size: CGFloat = 17, weight: UIFont.Weight = .regular,
    color: UIColor = .black
  ) {
    super.init(frame: .zero)
    font = .systemFont(ofSize: size, weight: weight)
    textColor = color
    textAlignment = .center
    self.text = text
  }

  /// Of Apple's buttons.
  static let tint = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)

  var naturalSize: CGSize { sizeThatFits(.zero) }

  /// Takes font and color from attributes; what they do not say stays.
  func dress(_ attributes: [NSAttributedString.Key: Any]?) {
    if let font = attributes?[.font] as? UIFont { self.font = font }
    if let color = attributes?[.foregroundColor] as? UIColor { textColor = color }
  }
}

/// Knows how large it wants to be in a bar.
@MainActor
protocol BarSized {
  var naturalSize: CGSize { get }
}
