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

  /// Applies the attributes. A missing font or color leaves the current one.
  func dress(_ attributes: [NSAttributedString.Key: Any]?) {
    if let font = attributes?[.font] as? UIFont { self.font = font }
    if let color = attributes?[.foregroundColor] as? UIColor { textColor = color }
    showTitle(text, attributes ?? [:])
  }
}

extension UILabel {
  /// Shows a title with those attributes that are no property of the label, such as an underline.
  func showTitle(_ title: String?, _ attributes: [NSAttributedString.Key: Any]) {
    let marks = attributes.filter { $0.key != .font && $0.key != .foregroundColor }
    if let title, !marks.isEmpty {
      attributedText = NSAttributedString(string: title, attributes: marks)
    } else if isAttributed {
      text = title
    }
  }
}

/// A view with a preferred size in a bar.
@MainActor
protocol BarSized {
  var naturalSize: CGSize { get }
}
