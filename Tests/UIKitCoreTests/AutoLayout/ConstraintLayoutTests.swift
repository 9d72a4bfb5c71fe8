import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

@MainActor
struct ConstraintLayoutTests {
  private func shown(safeArea: UIEdgeInsets = .zero) -> (UIWindow, UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.safeAreaOfScreen = safeArea
    let box = UIView(frame: window.bounds)
    box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(box)
    window.layoutIfNeeded()
    return (window, box)
  }

  @Test func `edges, centers and sizes are kept`() {
    let (window, box) = shown()
    let card = UIView(constrainedIn: box)
    let dot = UIView(constrainedIn: card)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
      card.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -16),
      card.topAnchor.constraint(equalTo: box.topAnchor, constant: 40),
      card.heightAnchor.constraint(equalTo: card.widthAnchor, multiplier: 0.5),
      dot.centerXAnchor.constraint(equalTo: card.centerXAnchor),
      dot.centerYAnchor.constraint(equalTo: card.centerYAnchor, constant: 10),
      dot.widthAnchor.constraint(equalToConstant: 20),
      dot.heightAnchor.constraint(equalTo: dot.widthAnchor),
    ])
    window.layoutIfNeeded()
    expect(card.frame, equals: CGRect(x: 16, y: 40, width: 368, height: 184))
    expect(dot.frame, equals: CGRect(x: 174, y: 92, width: 20, height: 20))
    window.frame = CGRect(x: 0, y: 0, width: 432, height: 800)
    window.layoutIfNeeded()
    expect(card.frame, equals: CGRect(x: 16, y: 40, width: 400, height: 200))
    expect(dot.frame, equals: CGRect(x: 190, y: 100, width: 20, height: 20))
  }

  @Test func `constraints place the middle, wherever the anchor point lies`() {
    let (window, box) = shown()
    let arm = UIView(constrainedIn: box)
    arm.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    NSLayoutConstraint.activate([
      arm.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      arm.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      arm.widthAnchor.constraint(equalToConstant: 50),
      arm.heightAnchor.constraint(equalToConstant: 120),
    ])
    window.layoutIfNeeded()
    expect(arm.center, equals: CGPoint(x: 200, y: 400))
    expect(arm.frame, equals: CGRect(x: 175, y: 280, width: 50, height: 120))
  }

  @Test func `a constant that changes moves the view with the next layout, animated in a block`() {
    let (window, box) = shown()
    let card = UIView(constrainedIn: box)
    let height = card.heightAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      height, card.leftAnchor.constraint(equalTo: box.leftAnchor),
      card.rightAnchor.constraint(equalTo: box.rightAnchor),
      card.bottomAnchor.constraint(equalTo: box.bottomAnchor),
    ])
    window.advance(to: 1)
    expect(card.frame, equals: CGRect(x: 0, y: 700, width: 400, height: 100))
    height.constant = 300
    expect(card.frame.height, equals: 100)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.layoutIfNeeded() }
    expect(card.frame, equals: CGRect(x: 0, y: 500, width: 400, height: 300))
    window.advance(to: 1.5)
    expect(card.layer.presentation()?.frame, equals: CGRect(x: 0, y: 600, width: 400, height: 200))
    window.advance(to: 2.1)
    expect(card.layer.presentation()?.frame, equals: CGRect(x: 0, y: 500, width: 400, height: 300))
  }

  @Test func `views in different places of the tree are related`() {
    let (window, box) = shown()
    let left = UIView(frame: CGRect(x: 30, y: 50, width: 100, height: 100))
    box.addSubview(left)
    let inner = UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 40))
    left.addSubview(inner)
    let mark = UIView(constrainedIn: box)
    NSLayoutConstraint.activate([
      mark.leftAnchor.constraint(equalTo: inner.rightAnchor, constant: 5),
      mark.topAnchor.constraint(equalTo: inner.topAnchor),
      mark.widthAnchor.constraint(equalTo: inner.widthAnchor),
      mark.heightAnchor.constraint(equalTo: inner.heightAnchor, multiplier: 2, constant: 1),
    ])
    window.layoutIfNeeded()
    expect(mark.frame, equals: CGRect(x: 85, y: 70, width: 40, height: 81))
    left.center.x += 100
    left.transform = CGAffineTransform(scaleX: 3, y: 3)
    window.layoutIfNeeded()
    expect(mark.frame, equals: CGRect(x: 185, y: 70, width: 40, height: 81))
  }

  @Test func `content is hugged, and resists`() {
    let (window, box) = shown()
    let (one, two) = (UILabel(constrainedIn: box), UILabel(constrainedIn: box))
    one.text = "Name"
    two.text = "A rather long value that does not fit into what is left of the line"
    one.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    two.setContentCompressionResistancePriority(UILayoutPriority(749), for: .horizontal)
    NSLayoutConstraint.activate([
      one.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 8),
      two.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      one.topAnchor.constraint(equalTo: box.topAnchor),
      two.firstBaselineAnchor.constraint(equalTo: one.firstBaselineAnchor),
    ])
    window.layoutIfNeeded()
    expect(one.frame.size, equals: one.intrinsicContentSize)
    expect(two.frame.minX, equals: one.frame.maxX + 8)
    expect(two.frame.maxX, equals: 400)
    expect(two.frame.minY, equals: 0)
    expect(two.frame.width, isBelow: two.intrinsicContentSize.width)
    one.text = "Surname"
    window.layoutIfNeeded()
    expect(one.frame.width, equals: one.intrinsicContentSize.width)
    expect(two.frame.minX, equals: one.frame.maxX + 8)
  }

  @Test func `text of several lines is as high as it takes for its width`() {
    let (window, box) = shown()
    let label = UILabel(constrainedIn: box)
    label.numberOfLines = 0
    label.text = String(repeating: "many words ", count: 20)
    let below = UIView(constrainedIn: box)
    let trailing = label.trailingAnchor.constraint(equalTo: box.trailingAnchor)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: box.leadingAnchor), trailing,
      label.topAnchor.constraint(equalTo: box.topAnchor),
      below.topAnchor.constraint(equalTo: label.bottomAnchor),
      below.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    let wide = label.sizeThatFits(CGSize(width: 400, height: 0)).height
    expect(label.frame, equals: CGRect(x: 0, y: 0, width: 400, height: wide))
    trailing.constant = -200
    window.layoutIfNeeded()
    let narrow = label.sizeThatFits(CGSize(width: 200, height: 0)).height
    expect(narrow, isAbove: wide)
    expect(label.frame.height, equals: narrow)
    expect(below.frame.minY, equals: narrow)
  }

  @Test func `leading and trailing follow the direction of text`() {
    let (window, box) = shown()
    let card = UIView(constrainedIn: box)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 16),
      card.widthAnchor.constraint(equalToConstant: 100),
      card.topAnchor.constraint(equalTo: box.topAnchor),
      card.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.layoutIfNeeded()
    expect(card.frame.minX, equals: 16)
    box.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    expect(card.frame, equals: CGRect(x: 284, y: 0, width: 100, height: 10))
    box.semanticContentAttribute = .unspecified
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    expect(card.frame, equals: CGRect(x: 284, y: 0, width: 100, height: 10))
  }

  @Test func `the guides are the safe area, the margins and the keyboard`() {
    let (window, box) = shown(safeArea: UIEdgeInsets(top: 50, left: 0, bottom: 30, right: 0))
    let (safe, inner, bar) = (
      UIView(constrainedIn: box), UIView(constrainedIn: box), UIView(constrainedIn: box)
    )
    box.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    NSLayoutConstraint.activate([
      safe.topAnchor.constraint(equalTo: box.safeAreaLayoutGuide.topAnchor),
      safe.bottomAnchor.constraint(equalTo: box.safeAreaLayoutGuide.bottomAnchor),
      safe.leftAnchor.constraint(equalTo: box.safeAreaLayoutGuide.leftAnchor),
      safe.rightAnchor.constraint(equalTo: box.safeAreaLayoutGuide.rightAnchor),
      inner.topAnchor.constraint(equalTo: box.layoutMarginsGuide.topAnchor),
      inner.bottomAnchor.constraint(equalTo: box.layoutMarginsGuide.bottomAnchor),
      NSLayoutConstraint(
        item: inner, attribute: .leading, relatedBy: .equal, toItem: box,
        attribute: .leadingMargin, multiplier: 1, constant: 0),
      NSLayoutConstraint(
        item: inner, attribute: .trailing, relatedBy: .equal, toItem: box,
        attribute: .trailingMargin, multiplier: 1, constant: 0),
      bar.bottomAnchor.constraint(equalTo: box.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 20),
    ])
    window.layoutIfNeeded()
    expect(safe.frame, equals: CGRect(x: 0, y: 50, width: 400, height: 720))
    expect(inner.frame, equals: CGRect(x: 2, y: 51, width: 394, height: 716))
    expect(bar.frame.maxY, equals: 770)
    expect(box.safeAreaLayoutGuide.layoutFrame, equals: safe.frame)
    expect(box.layoutMarginsGuide.layoutFrame, equals: inner.frame)
    expect(box.keyboardLayoutGuide.layoutFrame, equals: CGRect(x: 0, y: 770, width: 400, height: 0))
    window.safeAreaOfScreen = .zero
    window.layoutIfNeeded()
    expect(safe.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 800))
    expect(bar.frame.maxY, equals: 800)
  }

  @Test func `a guide of one's own is a view that is not drawn`() {
    let (window, box) = shown()
    let guide = UILayoutGuide()
    box.addLayoutGuide(guide)
    let card = UIView(constrainedIn: box)
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: box.topAnchor),
      guide.heightAnchor.constraint(equalTo: box.heightAnchor, multiplier: 0.25),
      guide.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 5),
      card.topAnchor.constraint(equalTo: guide.bottomAnchor),
      card.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      card.widthAnchor.constraint(equalToConstant: 5),
      card.heightAnchor.constraint(equalToConstant: 5),
    ])
    window.layoutIfNeeded()
    expect(guide.layoutFrame, equals: CGRect(x: 0, y: 0, width: 5, height: 200))
    expect(card.frame, equals: CGRect(x: 5, y: 200, width: 5, height: 5))
    box.removeLayoutGuide(guide)
    expect(box.constraints.isEmpty)
    expect(card.constraints.count, equals: 2)
  }

  @Test func `distances are dimensions, and frames lie on whole pixels`() {
    let (window, box) = shown()
    let views = (0..<3).map { _ in UIView(constrainedIn: box) }
    var last = box.leftAnchor
    for view in views {
      NSLayoutConstraint.activate([
        view.leftAnchor.constraint(equalTo: last),
        view.widthAnchor.constraint(equalTo: box.widthAnchor, multiplier: 1 / 3.0),
      ])
      last = view.rightAnchor
    }
    let first = views[0].topAnchor.anchorWithOffset(to: views[1].topAnchor)
    NSLayoutConstraint.activate([
      views[0].topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      first.constraint(equalToConstant: 30),
      views[1].topAnchor.anchorWithOffset(to: views[2].topAnchor).constraint(equalTo: first),
    ])
    window.layoutIfNeeded()
    expect(views.map(\.frame.minX), equals: [0, 133, 267])
    expect(views.map(\.frame.maxX), equals: [133, 267, 400])
    expect(views.map(\.frame.minY), equals: [10, 40, 70])
  }

  @Test func `required constraints that contradict each other are told once, and one is broken`() {
    var sentences: [String] = []
    let before = Misuse.onWarning
    Misuse.onWarning = { sentences.append($0) }
    defer { Misuse.onWarning = before }
    let (window, box) = shown()
    let card = UIView(constrainedIn: box)
    card.accessibilityIdentifier = "card"
    let wide = card.widthAnchor.constraint(equalToConstant: 200)
    wide.identifier = "wide"
    NSLayoutConstraint.activate([card.widthAnchor.constraint(equalToConstant: 100), wide])
    window.layoutIfNeeded()
    window.layoutIfNeeded()
    expect(card.frame.width, equals: 100)
    expect(
      sentences,
      equals: [
        "these constraints cannot all hold at once: <NSLayoutConstraint UIView “card”.width == 100>;"
          + " <NSLayoutConstraint “wide” UIView “card”.width == 200>. <NSLayoutConstraint “wide”"
          + " UIView “card”.width == 200> is broken, by 100 points. Deactivate one of them, or give it"
          + " a priority below 1000"
      ])
    wide.priority = .defaultHigh
    window.layoutIfNeeded()
    wide.priority = .required
    window.layoutIfNeeded()
    expect(sentences.count, equals: 2)
    wide.isActive = false
    box.widthAnchor.constraint(equalToConstant: 10).isActive = true
    window.layoutIfNeeded()
    expect(sentences.count, equals: 3)
    expect(
      sentences.last?.contains(
        "UIView keeps its frame of 400×800 (its translatesAutoresizingMaskIntoConstraints is true)"),
      equals: true)
    expect(box.frame.width, equals: 400)
  }

  @Test func `a view's fitting size is what its constraints give it`() {
    let card = UIView()
    let label = UILabel(constrainedIn: card)
    label.numberOfLines = 0
    label.text = "Some words that take a line or two"
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
      label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
      label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 20),
      label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -20),
    ])
    let one = label.intrinsicContentSize
    expect(
      card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize),
      equals: CGSize(width: one.width + 40, height: one.height + 20))
    let narrow = card.systemLayoutSizeFitting(
      CGSize(width: 140, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    expect(narrow.width, equals: 140)
    expect(narrow.height, equals: label.sizeThatFits(CGSize(width: 100, height: 0)).height + 20)
    expect(card.frame, equals: .zero)
  }

  @Test func `what a view's constraints leave open is ambiguous`() {
    let (window, box) = shown()
    let card = UIView(constrainedIn: box)
    NSLayoutConstraint.activate([
      card.topAnchor.constraint(equalTo: box.topAnchor),
      card.leftAnchor.constraint(equalTo: box.leftAnchor),
      card.widthAnchor.constraint(equalToConstant: 10),
    ])
    expect(card.hasAmbiguousLayout)
    let height = card.heightAnchor.constraint(equalToConstant: 10)
    height.isActive = true
    expect(!card.hasAmbiguousLayout)
    expect(card.constraintsAffectingLayout(for: .vertical).contains { $0 === height })
    expect(!card.constraintsAffectingLayout(for: .horizontal).contains { $0 === height })
    window.layoutIfNeeded()
    expect(card.frame.size, equals: CGSize(width: 10, height: 10))
  }

  /// Nothing says where such a row of views begins.
  @Test(arguments: [true, false])
  func `of views that only distances connect, a constraint's second item stays at the origin`(
    isForward: Bool
  ) {
    let (window, box) = shown()
    let cards = (0..<4).map { _ in UIView(constrainedIn: box) }
    for card in cards {
      card.widthAnchor.constraint(equalTo: box.widthAnchor).isActive = true
      card.heightAnchor.constraint(equalToConstant: 88).isActive = true
    }
    for (above, below) in zip(cards, cards.dropFirst()) {
      let distance =
        isForward
        ? below.topAnchor.constraint(equalTo: above.bottomAnchor, constant: 10)
        : above.bottomAnchor.constraint(equalTo: below.topAnchor, constant: -10)
      distance.isActive = true
    }
    window.layoutIfNeeded()
    let tops: [CGFloat] = isForward ? [0, 98, 196, 294] : [-294, -196, -98, 0]
    expect(cards.map(\.frame.minY), equals: tops)
  }

  @Test func `a block that asks for it lays out what is in the views that it changes`() {
    let (window, box) = shown()
    let card = UIView(constrainedIn: box)
    NSLayoutConstraint.activate([
      card.leftAnchor.constraint(equalTo: box.leftAnchor),
      card.rightAnchor.constraint(equalTo: box.rightAnchor),
      card.topAnchor.constraint(equalTo: box.topAnchor),
      card.heightAnchor.constraint(equalToConstant: 10),
    ])
    window.advance(to: 1)
    UIView.animate(withDuration: 1, delay: 0, options: [.curveLinear, .layoutSubviews]) {
      box.frame.size.width = 200
    }
    expect(card.frame.width, equals: 200)
    window.advance(to: 1.5)
    expect(card.layer.presentation()?.frame.width, equals: 300)
  }

  @Test func `bars and text fields have heights of their own`() {
    let (window, box) = shown()
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Name"
    field.font = .systemFont(ofSize: 17)
    let views = [UINavigationBar(), UIToolbar(), UITabBar(), field]
    for view in views {
      view.translatesAutoresizingMaskIntoConstraints = false
      box.addSubview(view)
    }
    window.layoutIfNeeded()
    expect(views.map(\.frame.height), equals: [44, 44, 49, 34])
    let width = field.frame.width
    expect(width, isAbove: 14)
    field.text = "A longer name"
    window.layoutIfNeeded()
    expect(field.frame.width, isAbove: width)
    field.borderStyle = .none
    window.layoutIfNeeded()
    expect(field.frame.height, equals: 22)
  }

  @Test func `what lies between two pixels goes to the same one whatever rounding adds`() {
    let (window, box) = shown()
    let cards = (0..<2).map { _ in UIView(constrainedIn: box) }
    for (card, x) in zip(cards, [10.5 - 1e-9, 10.5 + 1e-9]) {
      NSLayoutConstraint.activate([
        card.leftAnchor.constraint(equalTo: box.leftAnchor, constant: x),
        card.widthAnchor.constraint(equalToConstant: 20),
      ])
    }
    window.layoutIfNeeded()
    expect(cards[0].frame, equals: cards[1].frame)
  }
}
