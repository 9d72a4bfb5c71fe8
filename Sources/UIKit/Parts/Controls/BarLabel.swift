import Foundation

/// A line of text in a bar or an alert.
@MainActor
final class BarLabel: UILabel, BarSized {
  required init?(coder: NSCoder) { nil }

  /// Creates a label with iOS's body size, 17 points, unless another is given.
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

  /// The system blue of Apple's buttons.
  static let tint = UIColor(red: 0, green: 0.48, blue: 1, alpha: 1)

  var naturalSize: CGSize { sizeThatFits(.zero) }

  /// Applies the font and color of the attributes. A missing attribute leaves the current value.
  func dress(_ attributes: [NSAttributedString.Key: Any]?) {
    if let font = attributes?[.font] as? UIFont { self.font = font }
    if let color = attributes?[.foregroundColor] as? UIColor { textColor = color }
  }
}

/// A view with a preferred size in a bar.
@MainActor
protocol BarSized {
  var naturalSize: CGSize { get }
}
