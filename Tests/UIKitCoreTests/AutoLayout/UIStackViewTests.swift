import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@MainActor
struct UIStackViewTests {
  private final class Brick: UIView {
    var size = CGSize.zero
    override var intrinsicContentSize: CGSize { size }
  }

  private func bricks(_ sizes: (CGFloat, CGFloat)...) -> [UIView] {
    sizes.map { width, height in
      let brick = Brick()
      brick.size = CGSize(width: width, height: height)
      return brick
    }
  }

  /// Shows the stack in a window: 300 by 100 if `isFilling`, otherwise as large as its content.
  private func show(_ stack: UIStackView, isFilling: Bool = true) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    if isFilling {
      NSLayoutConstraint.activate([
        stack.widthAnchor.constraint(equalTo: window.widthAnchor),
        stack.heightAnchor.constraint(equalTo: window.heightAnchor),
      ])
    }
    window.layoutIfNeeded()
    return window
  }

  private func frames(_ stack: UIStackView) -> [CGRect] { stack.arrangedSubviews.map(\.frame) }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  @Test func `a row fills its length and its height`() {
    let stack = UIStackView(arrangedSubviews: bricks((50, 20), (30, 40)))
    stack.spacing = 10
    stack.arrangedSubviews[0].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    let window = show(stack)
    expect(frames(stack), equals: [rect(0, 0, 50, 100), rect(60, 0, 240, 100)])
    withExtendedLifetime(window) {}
  }

  @Test func `a stack is as large as its content where nothing else says`() {
    let stack = UIStackView(arrangedSubviews: bricks((50, 20), (30, 40)))
    stack.spacing = 8
    stack.alignment = .center
    let window = show(stack, isFilling: false)
    expect(stack.frame, equals: rect(0, 0, 88, 40))
    expect(frames(stack), equals: [rect(0, 10, 50, 20), rect(58, 0, 30, 40)])
    expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      equals: CGSize(width: 88, height: 40))
    withExtendedLifetime(window) {}
  }

  @Test func `lengths and distances are shared as the distribution says`() {
    let expected: [(UIStackView.Distribution, [(CGFloat, CGFloat)])] = [
      (.fillEqually, [(0, 100), (100, 100), (200, 100)]),
      (.fillProportionally, [(0, 150), (150, 90), (240, 60)]),
      (.equalSpacing, [(0, 50), (150, 30), (280, 20)]),
      (.equalCentering, [(0, 50), (142.5, 30), (280, 20)]),
    ]
    for (distribution, places) in expected {
      let stack = UIStackView(arrangedSubviews: bricks((50, 20), (30, 20), (20, 20)))
      for view in stack.arrangedSubviews where distribution != .fillEqually {
        view.setContentHuggingPriority(
          distribution == .fillProportionally ? .defaultLow : UILayoutPriority(990),
          for: .horizontal)
      }
      stack.distribution = distribution
      let window = show(stack)
      for (view, place) in zip(stack.arrangedSubviews, places) {
        expect(abs(view.frame.minX - place.0), isAtMost: 0.5, "\(distribution): \(frames(stack))")
        expect(abs(view.frame.width - place.1), isAtMost: 0.5, "\(distribution): \(frames(stack))")
      }
      withExtendedLifetime(window) {}
    }
  }

  @Test func `a column, its spaces and its margins`() {
    let stack = UIStackView(arrangedSubviews: bricks((50, 20), (30, 20), (20, 20)))
    stack.axis = .vertical
    stack.alignment = .trailing
    stack.spacing = 4
    stack.setCustomSpacing(10, after: stack.arrangedSubviews[0])
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let window = show(stack, isFilling: false)
    expect(stack.frame, equals: rect(0, 0, 56, 78))
    expect(frames(stack), equals: [rect(2, 1, 50, 20), rect(22, 31, 30, 20), rect(32, 55, 20, 20)])
    expect(stack.customSpacing(after: stack.arrangedSubviews[0]), equals: 10)
    expect(
      stack.customSpacing(after: stack.arrangedSubviews[1]), equals: UIStackView.spacingUseDefault)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: stack.arrangedSubviews[0])
    window.layoutIfNeeded()
    expect(stack.frame.height, equals: 72)
  }

  @Test func `a hidden view takes no room, and the others move in the animation`() {
    let stack = UIStackView(arrangedSubviews: bricks((50, 20), (30, 20), (20, 20)))
    stack.spacing = 5
    let window = show(stack, isFilling: false)
    window.advance(to: 1)
    expect(stack.frame.width, equals: 110)
    let last = stack.arrangedSubviews[2]
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
      stack.arrangedSubviews[1].isHidden = true
    }
    expect(stack.frame.width, equals: 75)
    expect(last.frame.minX, equals: 55)
    window.advance(to: 1.5)
    expect(last.layer.presentation()?.frame.minX, equals: 72.5)
    window.advance(to: 2.1)
    stack.arrangedSubviews[1].isHidden = false
    window.layoutIfNeeded()
    expect(frames(stack).map(\.minX), equals: [0, 55, 90])
    expect(frames(stack).map(\.width), equals: [50, 30, 20])
  }

  @Test func `views come and go`() {
    let stack = UIStackView()
    let views = bricks((10, 10), (20, 20), (30, 30))
    for view in views { stack.addArrangedSubview(view) }
    stack.insertArrangedSubview(views[2], at: 0)
    expect(stack.arrangedSubviews, equals: [views[2], views[0], views[1]])
    let window = show(stack, isFilling: false)
    expect(views.map(\.frame.minX), equals: [30, 40, 0])
    stack.removeArrangedSubview(views[0])
    expect(views[0].superview === stack)
    views[2].removeFromSuperview()
    window.layoutIfNeeded()
    expect(stack.arrangedSubviews, equals: [views[1]])
    expect(views[1].frame, equals: rect(0, 0, 20, 20))
  }

  @Test func `stacks in stacks, and baselines`() {
    let (small, large) = (UILabel(), UILabel())
    small.text = "small"
    large.text = "large"
    large.font = .systemFont(ofSize: 40)
    let row = UIStackView(arrangedSubviews: [small, large])
    row.alignment = .firstBaseline
    let column = UIStackView(arrangedSubviews: [row] + bricks((10, 10)))
    column.axis = .vertical
    let window = show(column, isFilling: false)
    expect(column.frame.width, equals: small.frame.width + large.frame.width)
    let lines = [small, large].map { $0.frame.minY + $0.font.ascender.rounded() }
    expect(lines[0], equals: lines[1])
    expect(column.arrangedSubviews[1].frame.minY, equals: row.frame.height)
    withExtendedLifetime(window) {}
  }

  @Test func `a stack follows the direction of text`() {
    let stack = UIStackView(arrangedSubviews: bricks((50, 20), (30, 20)))
    let window = show(stack)
    window.traitOverrides.layoutDirection = .rightToLeft
    stack.arrangedSubviews[1].setContentHuggingPriority(.defaultHigh, for: .horizontal)
    window.layoutIfNeeded()
    expect(frames(stack).map(\.minX), equals: [30, 0])
  }

  @Test func `a stack whose meaning is right to left begins at the right`() {
    let stack = UIStackView(arrangedSubviews: bricks((50, 20), (30, 40)))
    stack.semanticContentAttribute = .forceRightToLeft
    let window = show(stack, isFilling: false)
    expect(frames(stack).map(\.minX), equals: [30, 0])
    stack.semanticContentAttribute = .unspecified
    window.layoutIfNeeded()
    expect(frames(stack).map(\.minX), equals: [0, 50])
  }

  @Test func `a stack has the baselines of its first, last or highest view`() {
    let (small, large) = (UILabel(), UILabel())
    (small.text, large.text) = ("small", "large")
    large.font = .systemFont(ofSize: 40)
    let stack = UIStackView(arrangedSubviews: [small, large])
    stack.axis = .vertical
    let window = show(stack, isFilling: false)
    let mark = UILabel(constrainedIn: window)
    mark.text = "mark"
    let first = mark.firstBaselineAnchor.constraint(equalTo: stack.firstBaselineAnchor)
    first.isActive = true
    window.layoutIfNeeded()
    expect(mark.frame.minY, equals: small.frame.minY)
    // A new font of the inner label moves the views that are aligned with its baseline.
    small.font = .systemFont(ofSize: 60)
    window.layoutIfNeeded()
    expect(mark.frame.minY, isAbove: 20)
    small.font = mark.font
    first.isActive = false
    mark.lastBaselineAnchor.constraint(equalTo: stack.lastBaselineAnchor).isActive = true
    window.layoutIfNeeded()
    let line = large.frame.maxY + large.font.descender
    expect(abs(mark.frame.maxY + mark.font.descender - line), isAtMost: 1)
    stack.axis = .horizontal
    expect(stack.forFirstBaselineLayout === large)
    large.isHidden = true
    expect(stack.forFirstBaselineLayout === small)
  }

  private final class Bar: UIStackView {
    var isDecoded = false

    override init(frame: CGRect) { super.init(frame: frame) }

    required init(coder: NSCoder) {
      super.init(coder: coder)
      isDecoded = true
    }
  }

  @Test func `its initializer for storyboards cannot fail, as in UIKit`() {
    let bar = Bar(coder: NSCoder())
    expect(bar.isDecoded && bar.arrangedSubviews.isEmpty)
    expect(!Bar(frame: .zero).isDecoded)
  }
}
