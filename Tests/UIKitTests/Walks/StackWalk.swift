import Foundation
import UIKit

/// Nested stack views whose views and settings change at random.
@MainActor
final class StackWalk: Walk {
  private var stacks: [UIStackView] = []
  private var number = 0

  override init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    super.init(seed: seed, size: size)
    let outer = UIStackView(arrangedSubviews: [label(), label(), label()])
    outer.frame = CGRect(x: 20, y: 30, width: 300, height: 400)
    (outer.axis, outer.spacing) = (.vertical, 4)
    let inner = UIStackView(arrangedSubviews: [label(), label()])
    outer.insertArrangedSubview(inner, at: 1)
    stacks = [outer, inner]
    root.view.addSubview(outer)
    window.layoutIfNeeded()
  }

  override var shares: (finger: Int, waiting: Int) { (0, 2) }

  private func label() -> UILabel {
    number += 1
    let label = UILabel()
    label.text = String(repeating: "word \(number) ", count: number % 4 + 1)
    label.font = .systemFont(ofSize: CGFloat(11 + number % 5 * 3))
    label.numberOfLines = number % 3
    return label
  }

  private static let alignments: [UIStackView.Alignment] = [
    .fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline,
  ]
  private static let distributions: [UIStackView.Distribution] = [
    .fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering,
  ]

  override func change(_ bits: Int, animated: Bool) {
    if animated {
      UIView.animate(withDuration: 0.3) {
        self.apply(bits)
        self.window.layoutIfNeeded()
      } completion: {
        self.note("ended \($0)")
      }
    } else {
      apply(bits)
    }
  }

  private func apply(_ bits: Int) {
    let stack = stacks[bits % 2]
    let rest = bits / 32
    let count = stack.arrangedSubviews.count
    let view = count == 0 ? nil : stack.arrangedSubviews[rest % count]
    switch bits / 2 % 16 {
    case 0: stack.insertArrangedSubview(label(), at: rest % (count + 1))
    case 1:
      guard let view, view !== stacks[1], count > 2 else { return }
      if rest % 2 == 0 { stack.removeArrangedSubview(view) } else { view.removeFromSuperview() }
    case 2: view?.isHidden.toggle()
    case 3: stack.axis = stack.axis == .vertical ? .horizontal : .vertical
    case 4: stack.alignment = Self.alignments[rest % 6]
    case 5: stack.distribution = Self.distributions[rest % 5]
    case 6: stack.spacing = CGFloat(rest % 24) - 2
    case 7:
      if let view {
        let own = rest % 3 == 0 ? UIStackView.spacingUseDefault : CGFloat(rest % 31)
        stack.setCustomSpacing(own, after: view)
      }
    case 8:
      stack.isLayoutMarginsRelativeArrangement.toggle()
      stack.layoutMargins = UIEdgeInsets(top: 3, left: 11, bottom: 5, right: 7)
    case 9:
      let axis: NSLayoutConstraint.Axis = rest % 2 == 0 ? .vertical : .horizontal
      view?.setContentHuggingPriority(UILayoutPriority(Float(200 + rest % 9 * 100)), for: axis)
    case 10:
      let axis: NSLayoutConstraint.Axis = rest % 2 == 0 ? .vertical : .horizontal
      view?.setContentCompressionResistancePriority(
        UILayoutPriority(Float(200 + rest % 9 * 100)), for: axis)
    case 11:
      if let view { stack.insertArrangedSubview(view, at: rest / 7 % count) }
    case 12: stacks[0].frame.size = CGSize(width: 200 + rest % 150, height: 200 + rest % 300)
    case 13:
      stack.semanticContentAttribute = rest % 2 == 0 ? .forceRightToLeft : .forceLeftToRight
    case 14: stack.isBaselineRelativeArrangement.toggle()
    default: (view as? UILabel)?.text = String(repeating: "changed ", count: rest % 5)
    }
  }

  /// Adds the answers of the stacks about themselves.
  override func values() -> String {
    let own = stacks.map { stack in
      let spacings = stack.arrangedSubviews.map { stack.customSpacing(after: $0).text }
      let fitting = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).text
      return "\(stack.arrangedSubviews.count) of \(stack.subviews.count) \(spacings) \(fitting)"
    }
    return super.values() + own.joined(separator: "\n")
  }
}
