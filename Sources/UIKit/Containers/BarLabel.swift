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
}
