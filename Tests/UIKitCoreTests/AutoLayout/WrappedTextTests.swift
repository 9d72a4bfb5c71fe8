import Expectations
import Foundation
import Testing
import UIKit

/// The heights of texts that layout wraps, and how often it measures them.
@MainActor struct WrappedTextTests {
  /// A label that counts how often it is measured in a width.
  private final class CountingLabel: UILabel {
    var count = 0

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      if size.width > 0 { count += 1 }
      return super.sizeThatFits(size)
    }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 800))

  private func label(_ text: String) -> CountingLabel {
    let label = CountingLabel()
    label.numberOfLines = 0
    label.text = text
    return label
  }

  private func stack(_ labels: [UILabel]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.trailingAnchor.constraint(equalTo: window.trailingAnchor),
    ])
    window.layoutIfNeeded()
    return stack
  }

  @Test func `only a text that has changed is measured again`() {
    let labels = (0..<10).map { label("Text \($0) that is long enough for several lines") }
    let stack = stack(labels)
    let before = labels.map(\.count)
    let heights = labels.map(\.frame.height)
    labels[3].text = "short"
    window.layoutIfNeeded()
    for number in 0..<10 where number != 3 { expect(labels[number].count, equals: before[number]) }
    expect(labels[3].count, isAbove: before[3])
    expect(labels[3].frame.height, isBelow: heights[3])
    expect(labels[9].frame.maxY, equals: stack.bounds.height)
  }

  @Test func `texts wrap again in another width`() {
    let labels = (0..<3).map { label("Text \($0) that is long enough for several lines") }
    let stack = stack(labels)
    let high = labels.map(\.frame.height)
    window.frame.size.width = 800
    window.layoutIfNeeded()
    for (label, height) in zip(labels, high) { expect(label.frame.height, isBelow: height) }
    window.frame.size.width = 200
    window.layoutIfNeeded()
    expect(labels.map(\.frame.height), equals: high)
    expect(stack.bounds.height, equals: high.reduce(0, +))
  }

  @Test func `a label that comes back in another cell wraps as before`() {
    let view = label("A text that is long enough for several lines")
    let stack = stack([view])
    let height = view.frame.height
    view.removeFromSuperview()
    window.layoutIfNeeded()
    view.text = "short"
    stack.addArrangedSubview(view)
    window.layoutIfNeeded()
    expect(view.frame.height, isBelow: height)
    view.text = "A text that is long enough for several lines"
    window.layoutIfNeeded()
    expect(view.frame.height, equals: height)
  }

  @Test(arguments: [
    "a b", "a\tb", "a\r\nb", "a\nb", "a\u{B}b", "a\u{C}b", "a\u{1F}b", "ä b", "a\u{AD}b", "日本 b",
  ])
  func `letters break lines as their characters say`(text: String) {
    // Each letter of the plain measurer is half as wide as the font is high.
    let label = label(text)
    label.font = .systemFont(ofSize: 20)
    label.frame.size = CGSize(width: 15, height: 200)
    let lines = text.split(separator: "\n").count
    let height = label.sizeThatFits(CGSize(width: 15, height: 0)).height
    let wide = label.sizeThatFits(CGSize(width: 1000, height: 0)).height
    expect(height, isAtLeast: wide)
    expect(wide, isAtLeast: CGFloat(lines) * 20)
    let isBroken = text.contains { $0.isNewline }
    expect((wide > 30), equals: isBroken)
  }
}
