import Expectations
import Foundation
import Testing

@testable import UIKit

/// Frames that were measured for stack views. The numbers are the rows of the specification's table of tests.
@MainActor
struct StackArrangementTests {
  private final class Brick: UIView {
    var size = CGSize(width: -1, height: -1)
    override var intrinsicContentSize: CGSize { size }
  }

  private func bricks(_ widths: CGFloat...) -> [UIView] {
    widths.map { width in
      let brick = Brick()
      brick.size = CGSize(width: width, height: 20)
      return brick
    }
  }

  /// Shows a stack with the given width and a height of 100, in a window with two pixels a point.
  private func show(
    _ stack: UIStackView, width: CGFloat, height: CGFloat? = 100
  ) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 300))
    window.screen = UIScreen(bounds: window.frame, scale: 2)
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: width),
    ])
    if let height { stack.heightAnchor.constraint(equalToConstant: height).isActive = true }
    window.layoutIfNeeded()
    return window
  }

  private func spans(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.width] }
  }

  @Test func `row 17: shares of the stack with its spaces, the last gives way`() {
    let stack = UIStackView(arrangedSubviews: bricks(160, 80, 40))
    stack.distribution = .fillProportionally
    stack.spacing = 10
    let window = show(stack, width: 400)
    expect(spans(stack), equals: [[0, 213.5], [223.5, 106.5], [340, 60]])
    let priorities = stack.constraints.filter { $0.identifier == "stack proportional length" }
    expect(priorities.map(\.priority.rawValue), equals: [999, 998, 997])
    stack.arrangedSubviews[0].isHidden = true
    stack.arrangedSubviews[1].isHidden = true
    window.layoutIfNeeded()
    expect(stack.arrangedSubviews[2].frame.width, equals: 400)
    let single = stack.constraints.filter { $0.identifier == "stack proportional length" }
    expect(single.map(\.priority), equals: [.required])
  }

  @Test func `proportions without content are equal, and one without content has no length`() {
    let equal = UIStackView(arrangedSubviews: [UIView(), UIView()])
    equal.distribution = .fillProportionally
    let window = show(equal, width: 300)
    expect(spans(equal), equals: [[0, 150], [150, 150]])
    let mixed = UIStackView(arrangedSubviews: [UIView()] + bricks(50))
    mixed.distribution = .fillProportionally
    let other = show(mixed, width: 300)
    expect(spans(mixed), equals: [[0, 0], [0, 300]])
    withExtendedLifetime((window, other)) {}
  }

  @Test func `row 18: equal spaces, and centers at equal distances`() {
    let stack = UIStackView(arrangedSubviews: bricks(60, 20, 40))
    stack.distribution = .equalSpacing
    let window = show(stack, width: 300)
    expect(spans(stack), equals: [[0, 60], [150, 20], [260, 40]])
    stack.distribution = .equalCentering
    window.layoutIfNeeded()
    expect(spans(stack), equals: [[0, 60], [145, 20], [260, 40]])
    // Required spacing stays, and the centers give way.
    stack.spacing = 90
    window.layoutIfNeeded()
    expect(spans(stack), equals: [[0, 60], [150, 20], [260, 40]])
  }

  @Test func `row 19: a hidden view leaves one space, and lies in its middle`() {
    let stack = UIStackView(arrangedSubviews: bricks(10, 10, 10, 10))
    stack.distribution = .fillEqually
    stack.spacing = 8
    let window = show(stack, width: 316)
    expect(spans(stack), equals: [[0, 73], [81, 73], [162, 73], [243, 73]])
    stack.arrangedSubviews[1].isHidden = true
    window.layoutIfNeeded()
    expect(spans(stack), equals: [[0, 100], [104, 0], [108, 100], [216, 100]])
    stack.arrangedSubviews[2].isHidden = true
    window.layoutIfNeeded()
    expect(spans(stack), equals: [[0, 154], [158, 0], [158, 0], [162, 154]])
    // At the end of the stack there is no spacing before the hidden view.
    stack.arrangedSubviews[3].isHidden = true
    window.layoutIfNeeded()
    expect(spans(stack), equals: [[0, 316], [316, 0], [316, 0], [316, 0]])
    for view in stack.arrangedSubviews { view.isHidden = true }
    window.layoutIfNeeded()
    expect(spans(stack).map { $0[1] }, equals: [0, 0, 0, 0])
  }

  @Test func `where views are spread a hidden one lies in the middle between those beside it`() {
    let stack = UIStackView(arrangedSubviews: bricks(60, 30, 20, 40))
    stack.distribution = .equalSpacing
    stack.arrangedSubviews[1].isHidden = true
    let window = show(stack, width: 300)
    expect(spans(stack), equals: [[0, 60], [105, 0], [150, 20], [260, 40]])
    withExtendedLifetime(window) {}
  }

  @Test func `both edges of a view are rounded`() {
    let stack = UIStackView(arrangedSubviews: bricks(10, 10, 10))
    stack.distribution = .fillEqually
    stack.spacing = 10
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 10)
    let window = show(stack, width: 320)
    expect(spans(stack), equals: [[10, 93.5], [113.5, 93], [216.5, 93.5]])
    withExtendedLifetime(window) {}
  }

  @Test func `of views without content the last takes all the room`() {
    let stack = UIStackView(arrangedSubviews: bricks(50) + [UIView(), UIView()])
    let window = show(stack, width: 200)
    expect(spans(stack), equals: [[0, 50], [50, 0], [50, 150]])
    stack.spacing = 10
    window.layoutIfNeeded()
    expect(spans(stack), equals: [[0, 50], [60, 0], [70, 130]])
  }

  @Test func `what need not fill the stack is as thin as it can be, and may be thicker than it`() {
    let (thin, thick) = (UIView(), UIView())
    thick.heightAnchor.constraint(equalToConstant: 140).isActive = true
    let stack = UIStackView(arrangedSubviews: [thin] + bricks(50) + [thick])
    stack.alignment = .center
    var told: [String] = []
    let before = Misuse.onWarning
    Misuse.onWarning = { told.append($0) }
    defer { Misuse.onWarning = before }
    let window = show(stack, width: 200)
    expect(stack.arrangedSubviews.map(\.frame.height), equals: [0, 20, 140])
    expect(stack.arrangedSubviews.map(\.frame.midY), equals: [50, 50, 50])
    expect(told.isEmpty)
    withExtendedLifetime(window) {}
  }

  @Test func `a stack that nothing holds is as long and as thick as its views`() {
    for (distribution, width) in [
      (.equalSpacing, 130), (.equalCentering, 140), (.fill, 130),
    ] as [(UIStackView.Distribution, CGFloat)] {
      let stack = UIStackView(arrangedSubviews: bricks(60, 20, 40))
      stack.distribution = distribution
      stack.alignment = .top
      stack.spacing = 5
      expect(
        stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
        equals: CGSize(width: width, height: 20), "\(distribution)")
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 300))
      stack.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(stack)
      window.layoutIfNeeded()
      expect(stack.frame.width, equals: width, "\(distribution)")
      expect(stack.frame.height, equals: 20)
    }
  }

  @Test func `stacks have no margins of their own, and their spacing's names are Apple's`() {
    let stack = UIStackView(arrangedSubviews: bricks(60, 20))
    expect(stack.arrangedSubviews.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
    expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
    expect(UIStackView.spacingUseDefault, equals: .greatestFiniteMagnitude)
    expect(UIStackView.spacingUseSystem, equals: .leastNormalMagnitude)
    stack.spacing = UIStackView.spacingUseSystem
    let window = show(stack, width: 300)
    expect(stack.arrangedSubviews[1].frame.minX, equals: stack.arrangedSubviews[0].frame.maxX + 8)
    withExtendedLifetime(window) {}
  }
}
