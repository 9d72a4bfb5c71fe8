import Foundation

/// A line of text in a bar.
@MainActor
final class BarText: UIView, BarSized {
  let text: String
  private let isBold: Bool

  init(_ text: String, isBold: Bool = false) {
    self.text = text
    self.isBold = isBold
    super.init(frame: .zero)
    isUserInteractionEnabled = false
  }

  /// An average letter is a little more than half as wide as it is high.
  var naturalSize: CGSize { CGSize(width: CGFloat(text.count) * 9, height: 22) }
}
