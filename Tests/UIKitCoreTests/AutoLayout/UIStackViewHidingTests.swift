import Expectations
import Foundation
import Testing
import UIKit

/// Arranged views that are hidden and shown.
@MainActor
struct UIStackViewHidingTests {
  private final class Brick: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 50, height: 40) }
  }

  /// A stack of three views one above the other, with its own height, in a window at one second.
  private func shown(
    _ alignment: UIStackView.Alignment = .fill
  ) -> (UIWindow, UIStackView, UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let stack = UIStackView(arrangedSubviews: (0..<3).map { _ in Brick() })
    stack.axis = .vertical
    stack.spacing = 10
    stack.alignment = alignment
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      stack.widthAnchor.constraint(equalToConstant: 100),
    ])
    window.makeKeyAndVisible()
    window.advance(to: 1)
    return (window, stack, stack.arrangedSubviews[1])
  }

  private func seen(_ view: UIView) -> CGRect { view.layer.presentation()?.frame ?? .null }

  @Test func `a view that is hidden in a block of animations shrinks, and is hidden at the end`() {
    let (window, stack, middle) = shown()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { middle.isHidden = true }
    expect(middle.isHidden)
    window.advance(to: 1.5)
    expect(seen(middle), equals: CGRect(x: 0, y: 47.5, width: 100, height: 20))
    expect(seen(stack.arrangedSubviews[2]), equals: CGRect(x: 0, y: 75, width: 100, height: 40))
    expect(!middle.layer.isHidden)
    window.advance(to: 2.1)
    expect(middle.layer.isHidden)
    expect(middle.frame, equals: CGRect(x: 0, y: 45, width: 100, height: 0))
    expect(stack.frame.height, equals: 90)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { middle.isHidden = false }
    expect(!middle.layer.isHidden)
    window.advance(to: 2.6)
    expect(seen(middle), equals: CGRect(x: 0, y: 47.5, width: 100, height: 20))
    window.advance(to: 3.2)
    expect(middle.frame, equals: CGRect(x: 0, y: 50, width: 100, height: 40))
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, 0.0), (.center, 25), (.trailing, 50),
  ])
  func `it stays where it is across`(alignment: UIStackView.Alignment, x: Double) {
    let (window, _, middle) = shown(alignment)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { middle.isHidden = true }
    window.advance(to: 1.5)
    expect(seen(middle), equals: CGRect(x: x, y: 47.5, width: 50, height: 20))
  }

  @Test func `a height of its own, and content that must not be squeezed, give way`() {
    let (window, stack, middle) = shown()
    let last = stack.arrangedSubviews[2]
    middle.heightAnchor.constraint(equalToConstant: 70).isActive = true
    last.setContentCompressionResistancePriority(.required, for: .vertical)
    window.layoutIfNeeded()
    expect(middle.frame.height, equals: 70)
    UIView.animate(withDuration: 1) {
      middle.isHidden = true
      last.isHidden = true
    }
    expect(middle.frame.height, equals: 0)
    expect(last.frame.height, equals: 0)
    window.advance(to: 3)
    middle.isHidden = false
    last.isHidden = false
    window.layoutIfNeeded()
    expect(middle.frame.height, equals: 70)
    expect(last.frame.height, equals: 40)
  }

  @Test func `one that is shown again on its way stays`() {
    let (window, _, middle) = shown()
    UIView.animate(withDuration: 1) { middle.isHidden = true }
    window.advance(to: 1.5)
    UIView.animate(withDuration: 1) { middle.isHidden = false }
    window.advance(to: 2.2)
    expect(!middle.isHidden)
    expect(!middle.layer.isHidden)
    window.advance(to: 3)
    expect(!middle.layer.isHidden)
    expect(middle.frame.height, equals: 40)
  }

  @Test func `without an animation it is hidden at once`() {
    let (window, stack, middle) = shown()
    middle.isHidden = true
    expect(middle.layer.isHidden)
    window.layoutIfNeeded()
    expect(stack.frame.height, equals: 90)
    UIView.animate(withDuration: 0) { stack.arrangedSubviews[0].isHidden = true }
    expect(stack.arrangedSubviews[0].layer.isHidden)
    UIView.performWithoutAnimation { middle.isHidden = false }
    expect(!middle.layer.isHidden)
  }

  @Test func `an animator scrubs it, and what it is set back to in the end holds`() {
    let (window, stack, middle) = shown()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { middle.isHidden = true }
    animator.addCompletion { if $0 == .start { middle.isHidden = false } }
    animator.fractionComplete = 0.5
    window.advance(to: 1.1)
    expect(seen(middle).height, equals: 20)
    animator.isReversed = true
    animator.startAnimation()
    window.advance(to: 3)
    window.layoutIfNeeded()
    expect(!middle.isHidden)
    expect(!middle.layer.isHidden)
    expect(stack.arrangedSubviews.map(\.frame.minY), equals: [0, 50, 100])
  }

  @Test func `it is hidden where its animator is stopped`() {
    let (window, _, middle) = shown()
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { middle.isHidden = true }
    animator.startAnimation()
    window.advance(to: 1.5)
    expect(!middle.layer.isHidden)
    animator.stopAnimation(true)
    expect(middle.layer.isHidden)
  }

  @Test func `one that leaves its stack on its way is hidden at once`() {
    let (window, stack, middle) = shown()
    UIView.animate(withDuration: 1) { middle.isHidden = true }
    stack.removeArrangedSubview(middle)
    expect(middle.layer.isHidden)
    middle.isHidden = false
    expect(!middle.layer.isHidden)
    window.advance(to: 3)
    expect(!middle.layer.isHidden)
  }

  @Test func `a stack is not wider or narrower for a view that is hidden`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
    let wide = UIView()
    wide.widthAnchor.constraint(equalToConstant: 200).isActive = true
    let stack = UIStackView(arrangedSubviews: [Brick(), wide])
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: window.topAnchor),
      stack.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    window.layoutIfNeeded()
    expect(stack.frame.width, equals: 200)
    wide.isHidden = true
    window.layoutIfNeeded()
    expect(stack.frame.width, equals: 50)
  }

  /// A row with a label within margins.
  private func row() -> UIView {
    let (row, label) = (UIView(), UILabel())
    label.numberOfLines = 0
    label.text = String(repeating: "word ", count: 30)
    label.translatesAutoresizingMaskIntoConstraints = false
    row.addSubview(label)
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: row.topAnchor, constant: 12),
      label.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -12),
      label.leftAnchor.constraint(equalTo: row.leftAnchor, constant: 12),
      label.rightAnchor.constraint(equalTo: row.rightAnchor, constant: -12),
    ])
    return row
  }

  @Test(arguments: [UIStackView.Alignment.fill, .leading])
  func `what is within it, and what that requires, is squeezed and grows again`(
    alignment: UIStackView.Alignment
  ) {
    var warnings: [String] = []
    let before = Misuse.onWarning
    Misuse.onWarning = { warnings.append($0) }
    defer { Misuse.onWarning = before }
    let (window, stack, _) = shown(alignment)
    let row = row()
    row.isHidden = true
    stack.insertArrangedSubview(row, at: 1)
    window.layoutIfNeeded()
    expect(stack.frame.height, equals: 140)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.isHidden = false }
    let height = row.frame.height
    expect(height, isAbove: 60)
    window.advance(to: 1.5)
    expect(abs(seen(row).height - height / 2), isBelow: 0.01)
    if alignment == .fill { expect(seen(row).width, equals: 100) }
    window.advance(to: 3)
    let width = row.frame.width
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.isHidden = true }
    expect(row.frame, equals: CGRect(x: 0, y: 45, width: width, height: 0))
    window.advance(to: 5)
    expect(row.layer.isHidden)
    expect(warnings.isEmpty)
  }

  @Test func `a hidden view is as thick as its stack becomes`() {
    let (window, stack, middle) = shown()
    middle.isHidden = true
    window.layoutIfNeeded()
    let width = stack.constraints.first { $0.firstItem === stack && $0.firstAttribute == .width }
    width?.isActive = false
    stack.widthAnchor.constraint(equalToConstant: 200).isActive = true
    window.layoutIfNeeded()
    expect(middle.frame, equals: CGRect(x: 0, y: 45, width: 200, height: 0))
  }

  @Test func `observers hear of it when it is set`() {
    let (window, _, middle) = shown()
    var heard: [Bool] = []
    let observation = middle.observe(\.isHidden, options: .new) { _, change in
      if let new = change.newValue { heard.append(new) }
    }
    UIView.animate(withDuration: 1) { middle.isHidden = true }
    expect(heard, equals: [true])
    UIView.animate(withDuration: 1) { middle.isHidden = false }
    expect(heard, equals: [true, false])
    middle.isHidden = true
    expect(heard, equals: [true, false, true])
    observation.invalidate()
    withExtendedLifetime(window) {}
  }
}
