import Expectations
import Foundation
import GoldenTexts
import SeededRandom
import Testing

@testable import UIKit

/// Random constraints between all anchors of views and guides. Frames, descriptions and conflicts are compared.
@MainActor
struct AnchorWalkTests {
  @MainActor
  private final class Walk {
    var random: SeededGenerator
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 150))
    var views: [UIView] = []
    var guides: [UILayoutGuide] = []
    var made: [NSLayoutConstraint] = []

    init(seed: Int) {
      random = SeededGenerator(seed: UInt64(seed))
      window.addSubview(box)
      if random.chance(0.2) { window.traitOverrides.layoutDirection = .rightToLeft }
      for index in 0..<3 {
        let view: UIView
        if index == 0 {
          let label = UILabel()
          (label.text, label.numberOfLines) = ("some words here", 0)
          view = label
        } else {
          view = UIView()
        }
        view.translatesAutoresizingMaskIntoConstraints = random.chance(0.2)
        view.accessibilityIdentifier = "view\(index)"
        box.addSubview(view)
        views.append(view)
      }
      let own = UILayoutGuide()
      own.identifier = "own"
      box.addLayoutGuide(own)
      guides = [
        own, box.layoutMarginsGuide, box.safeAreaLayoutGuide, box.readableContentGuide,
        box.keyboardLayoutGuide,
      ]
    }

    func x(_ place: Int) -> NSLayoutXAxisAnchor {
      let paths: [KeyPath<UIView, NSLayoutXAxisAnchor>] = [
        \.leadingAnchor, \.trailingAnchor, \.centerXAnchor, \.leadingAnchor,
      ]
      let ofGuides: [KeyPath<UILayoutGuide, NSLayoutXAxisAnchor>] = [
        \.leadingAnchor, \.trailingAnchor, \.centerXAnchor, \.trailingAnchor,
      ]
      let kind = random.below(4)
      if place < 3 { return views[place][keyPath: paths[kind]] }
      return guides[place - 3][keyPath: ofGuides[kind]]
    }

    func y(_ place: Int) -> NSLayoutYAxisAnchor {
      let paths: [KeyPath<UIView, NSLayoutYAxisAnchor>] = [
        \.topAnchor, \.bottomAnchor, \.centerYAnchor, \.firstBaselineAnchor, \.lastBaselineAnchor,
      ]
      let ofGuides: [KeyPath<UILayoutGuide, NSLayoutYAxisAnchor>] = [
        \.topAnchor, \.bottomAnchor, \.centerYAnchor,
      ]
      if place < 3 { return views[place][keyPath: paths[random.below(5)]] }
      return guides[place - 3][keyPath: ofGuides[random.below(3)]]
    }

    func size(_ place: Int, _ isWidth: Bool) -> NSLayoutDimension {
      if place < 3 { return isWidth ? views[place].widthAnchor : views[place].heightAnchor }
      return isWidth ? guides[place - 3].widthAnchor : guides[place - 3].heightAnchor
    }

    func number() -> CGFloat { CGFloat(random.below(9)) * 5 - 10 }

    private func between<Kind: AnyObject>(
      _ one: NSLayoutAnchor<Kind>, _ two: NSLayoutAnchor<Kind>
    ) -> NSLayoutConstraint {
      switch random.below(6) {
      case 0: one.constraint(equalTo: two)
      case 1: one.constraint(greaterThanOrEqualTo: two)
      case 2: one.constraint(lessThanOrEqualTo: two)
      case 3: one.constraint(equalTo: two, constant: number())
      case 4: one.constraint(greaterThanOrEqualTo: two, constant: number())
      default: one.constraint(lessThanOrEqualTo: two, constant: number())
      }
    }

    func constraint() -> NSLayoutConstraint {
      let (one, two) = (random.below(3), random.below(8))
      let isWidth = random.chance(0.5)
      switch random.below(10) {
      case 0, 1: return between(x(one), x(two))
      case 2, 3: return between(y(one), y(two))
      case 4: return size(one, isWidth).constraint(equalToConstant: abs(number()))
      case 5: return size(one, isWidth).constraint(greaterThanOrEqualToConstant: abs(number()))
      case 6: return size(one, isWidth).constraint(lessThanOrEqualToConstant: abs(number()))
      case 7:
        return random.chance(0.5)
          ? x(one).constraint(equalToSystemSpacingAfter: x(two), multiplier: 2)
          : y(one).constraint(greaterThanOrEqualToSystemSpacingBelow: y(two), multiplier: 1)
      case 8:
        let (first, second) = (size(one, isWidth), size(two, random.chance(0.5)))
        switch random.below(3) {
        case 0: return first.constraint(equalTo: second, multiplier: 0.5)
        case 1:
          return first.constraint(lessThanOrEqualTo: second, multiplier: 2, constant: number())
        default: return first.constraint(greaterThanOrEqualTo: second, multiplier: 0.5)
        }
      default:
        return random.chance(0.5)
          ? x(one).constraint(lessThanOrEqualToSystemSpacingAfter: x(two), multiplier: 1)
          : y(one).constraint(equalToSystemSpacingBelow: y(two), multiplier: 2)
      }
    }

    func step() {
      switch random.below(12) {
      case 0...5:
        let constraint = constraint()
        let levels: [Float] = [1000, 1000, 999, 750, 250, 1]
        constraint.priority = UILayoutPriority(levels[random.below(6)])
        if random.chance(0.2) { constraint.identifier = "name" }
        if random.chance(0.9) { constraint.isActive = true }
        made.append(constraint)
      case 6 where !made.isEmpty: made[random.below(made.count)].isActive.toggle()
      case 7 where !made.isEmpty: made[random.below(made.count)].constant = number()
      case 8:
        box.layoutMargins = UIEdgeInsets(top: number(), left: 8, bottom: 4, right: number())
      case 9:
        (views[0] as? UILabel)?.text = ["", "a", "some more words than before"][random.below(3)]
      case 10:
        let axis: NSLayoutConstraint.Axis = random.chance(0.5) ? .horizontal : .vertical
        views[0].setContentHuggingPriority(random.chance(0.5) ? .required : .defaultLow, for: axis)
        views[0].setContentCompressionResistancePriority(
          random.chance(0.5) ? .required : .defaultLow, for: axis)
      default: views[random.below(3)].isHidden.toggle()
      }
      window.UIKit::layoutIfNeeded()
    }

    func seen() -> String {
      var lines = views.map { view in
        "\(view.frame) \(view.hasAmbiguousLayout) "
          + "\(view.constraintsAffectingLayout(for: .horizontal).count) "
          + "\(view.constraintsAffectingLayout(for: .vertical).count) "
          + "\(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)) "
          + "\(view.systemLayoutSizeFitting(CGSize(width: 50, height: 20))) "
          + "\(view.widthAnchor.hasAmbiguousLayout) \(view.topAnchor.hasAmbiguousLayout) "
          + "\(view.leadingAnchor.constraintsAffectingLayout.count)"
      }
      for guide in guides {
        lines.append(
          "\(guide.layoutFrame) \(guide.hasAmbiguousLayout) "
            + "\(guide.constraintsAffectingLayout(for: .horizontal).count) \(guide.description) "
            + "\(guide.centerXAnchor.name) \(guide.topAnchor.description)")
      }
      lines += made.suffix(3).map(\.description)
      return ShortText.thousandths(
        lines.joined(separator: "\n").replacing(/0x[0-9a-f]+/, with: "0x"))
    }
  }

  @Test func `anchors of views and guides`() {
    let oldWarning = Misuse.onWarning
    defer { Misuse.onWarning = oldWarning }
    for seed in 0..<70 {
      let walk = Walk(seed: seed)
      var warnings: [String] = []
      Misuse.onWarning = { warnings.append($0) }
      var texts: [String] = []
      for _ in 0..<16 {
        walk.step()
        texts.append(walk.seen())
      }
      SeenMarks.see((texts + warnings).joined(separator: "\n"))
    }
  }

  @Test func `visual formats with random signs`() {
    let parts = [
      "H:", "V:", "|", "-", "[a]", "[b]", "[c]", "(", ")", "20", "@", "750", ">=", "<=", "==", ",",
      "m", "[a(>=m@p)]", "-8-", "-(m)-", " ", "+", "1e9", "[", "]", "a", "-m-", "|-", "-|",
    ]
    for seed in 0..<300 {
      var random = SeededGenerator(seed: UInt64(seed))
      let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
      let (one, two) = (UIView(), UIView())
      box.addSubview(one)
      if random.chance(0.8) { box.addSubview(two) }
      var lines: [String] = []
      for _ in 0..<8 {
        let whole = ["|-m-[a]-[b(40)]-|", "V:|[a(b)]-(>=8@p,<=20)-[b]", "[a(20@m)]-d-[b]"]
        var format = random.chance(0.5) ? whole[random.below(3)] : "[a]"
        for _ in 0..<random.below(3) {
          let place = format.index(format.startIndex, offsetBy: random.below(format.count + 1))
          format.insert(contentsOf: parts[random.below(parts.count)], at: place)
        }
        lines.append("\(format): \(Self.result(format, one, two, &random))")
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }

  private static func result(
    _ format: String, _ one: UIView, _ two: UIView, _ random: inout SeededGenerator
  ) -> String {
    let metrics: [String: Any] = [
      "m": [4 as Any, Float(5), CGFloat(6), NSNumber(value: 7), "no"][random.below(5)],
      "p": [UILayoutPriority.defaultHigh as Any, 0, 1000, 1001][random.below(4)], "d": 3.5,
    ]
    let all: [NSLayoutConstraint.FormatOptions] = [
      [], .alignAllTop, .directionLeftToRight, .directionRightToLeft, .spacingBaselineToBaseline,
      [.alignAllLeft, .alignAllCenterY],
    ]
    let builder = VisualFormatBuilder(
      options: all[random.below(all.count)], metrics: metrics, views: ["a": one, "b": two])
    do {
      let made = try builder.constraints(VisualFormat.parse(format))
      return made.map {
        "\($0.firstAttribute) \($0.relation) \($0.secondAttribute) \($0.constant) \($0.priority.rawValue)"
      }
      .joined(separator: "; ")
    } catch {
      return "\(error)"
    }
  }
}
