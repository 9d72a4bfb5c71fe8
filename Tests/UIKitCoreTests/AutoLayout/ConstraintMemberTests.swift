import Expectations
import Testing
import UIKit

/// Properties and descriptions of constraints, and the options of visual formats.
@MainActor
struct ConstraintMemberTests {
  private let around = UIView()
  private let one = UIView()
  private let two = UIView()

  init() {
    around.addSubview(one)
    around.addSubview(two)
    for view in [one, two] { view.translatesAutoresizingMaskIntoConstraints = false }
  }

  @Test func `a constraint gives its anchors back`() {
    let width = one.widthAnchor.constraint(equalToConstant: 5)
    expect(width.firstAnchor.item === one && width.secondAnchor == nil)
    let left = one.leftAnchor.constraint(equalTo: two.rightAnchor)
    expect(left.firstAnchor.item === one && left.secondAnchor?.item === two)
  }

  @Test func `priorities of scenes lie between Apple's`() {
    expect(UILayoutPriority.dragThatCanResizeScene.rawValue, equals: 510)
    expect(UILayoutPriority.sceneSizeStayPut.rawValue, equals: 500)
    expect(UILayoutPriority.dragThatCannotResizeScene.rawValue, equals: 490)
    expect(UIView.layoutFittingExpandedSize, equals: CGSize(width: 10_000, height: 10_000))
  }

  private func attributes(_ options: NSLayoutConstraint.FormatOptions, _ format: String) -> [String]
  {
    NSLayoutConstraint.constraints(
      withVisualFormat: format, options: options, views: ["one": one, "two": two]
    ).map { "\($0.firstAttribute) \($0.secondAttribute)" }
  }

  @Test func `an option aligns each view with the next`() {
    typealias Options = NSLayoutConstraint.FormatOptions
    let vertical: [(Options, NSLayoutConstraint.Attribute)] = [
      (.alignAllLeft, .left), (.alignAllRight, .right), (.alignAllLeading, .leading),
      (.alignAllTrailing, .trailing), (.alignAllCenterX, .centerX),
    ]
    for (option, attribute) in vertical {
      expect(attributes(option, "V:[one][two]").contains("\(attribute) \(attribute)"))
      expect(option.isSubset(of: .alignmentMask))
    }
    let horizontal: [(Options, NSLayoutConstraint.Attribute)] = [
      (.alignAllBottom, .bottom), (.alignAllLastBaseline, .lastBaseline),
      (.alignAllFirstBaseline, .firstBaseline),
    ]
    for (option, attribute) in horizontal {
      expect(attributes(option, "H:[one][two]").contains("\(attribute) \(attribute)"))
    }
  }

  @Test func `a line runs from the leading side, or from the left`() {
    typealias Options = NSLayoutConstraint.FormatOptions
    expect(attributes(.directionLeadingToTrailing, "H:[one][two]"), equals: ["leading trailing"])
    expect(attributes(.directionLeftToRight, "H:[one][two]"), equals: ["left right"])
    expect(Options.directionLeftToRight.isSubset(of: .directionMask))
    expect(Options.directionRightToLeft.isSubset(of: .directionMask))
  }

  @Test func `spaces are between edges, or between base lines`() {
    expect(attributes(.spacingEdgeToEdge, "V:[one]-5-[two]"), equals: ["top bottom"])
    expect(
      attributes(.spacingBaselineToBaseline, "V:[one]-5-[two]"),
      equals: ["firstBaseline lastBaseline"])
    expect(NSLayoutConstraint.FormatOptions.spacingMask, equals: .spacingBaselineToBaseline)
  }

  @Test func `rows of a stack are spaced by their base lines where that is asked for`() {
    let labels = ["One", "Two"].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.axis = .vertical
    stack.spacing = 40
    func distance() -> CGFloat {
      stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      stack.layoutIfNeeded()
      return labels[1].frame.minY - labels[0].frame.minY
    }
    let apart = distance()
    stack.isBaselineRelativeArrangement = true
    expect(distance(), isBelow: apart)
  }
}
