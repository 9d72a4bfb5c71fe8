import Foundation

/// A line of text in a bar.
@MainActor
final class BarText: UIView, BarSized {
  let text: String
  var color = UIColor.black
  private let isBold: Bool
  private let size: CGFloat

  init(_ text: String, isBold: Bool = false, size: CGFloat = 17) {
    self.text = text
    self.isBold = isBold
    self.size = size
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// An average letter is a little more than half as wide as it is high.
  var naturalSize: CGSize {
    CGSize(width: CGFloat(text.count) * size * 0.55, height: size * 1.3)
  }
}
