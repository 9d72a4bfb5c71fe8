import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Guides, margins, directions, passes and animations, as measured in UIKit or documented. The numbers are the
/// rows of the specification's table of tests.
@MainActor
struct LayoutTableTests {
  private func shown(
    _ size: CGSize = CGSize(width: 320, height: 480), safeArea: UIEdgeInsets = .zero,
    scale: CGFloat = 2
  ) -> (UIWindow, UIView) {
    let window = UIWindow(frame: CGRect(origin: .zero, size: size))
    window.screen = UIScreen(bounds: window.frame, scale: scale)
    window.safeAreaOfScreen = safeArea
    let box = UIView(frame: window.bounds)
    window.addSubview(box)
    window.layoutIfNeeded()
    return (window, box)
  }

  private let insets = UIEdgeInsets(top: 44, left: 10, bottom: 34, right: 12)

  @Test func `row 12: a child's safe area is what of its parent's lies over it`() {
    let (window, box) = shown(safeArea: insets)
    let child = UIView(frame: CGRect(x: 0, y: 460, width: 320, height: 100))
    box.addSubview(child)
    window.layoutIfNeeded()
    expect(child.safeAreaInsets, equals: UIEdgeInsets(top: 0, left: 10, bottom: 34, right: 12))
    expect(
      box.safeAreaLayoutGuide.layoutFrame, equals: CGRect(x: 10, y: 44, width: 298, height: 402))
  }

  @Test func `row 13: margins are added to the safe area`() {
    let (window, box) = shown(safeArea: insets)
    expect(box.layoutMargins, equals: UIEdgeInsets(top: 52, left: 18, bottom: 42, right: 20))
    box.insetsLayoutMarginsFromSafeArea = false
    expect(box.layoutMargins, equals: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    withExtendedLifetime(window) {}
  }

  @Test func `row 14: the parent's margins less the distance to it`() {
    let (window, box) = shown()
    box.layoutMargins = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    let child = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    child.preservesSuperviewLayoutMargins = true
    box.addSubview(child)
    expect(child.layoutMargins, equals: UIEdgeInsets(top: 10, left: 10, bottom: 8, right: 8))
    withExtendedLifetime(window) {}
  }

  @Test func `row 15: a view is as high as its child and the safe area below it`() {
    let (window, box) = shown(safeArea: UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0))
    let owner = UIView(constrainedIn: box)
    let bar = UIView(constrainedIn: owner)
    NSLayoutConstraint.activate([
      owner.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      owner.trailingAnchor.constraint(equalTo: box.trailingAnchor),
      owner.bottomAnchor.constraint(equalTo: box.bottomAnchor),
      bar.topAnchor.constraint(equalTo: owner.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 44),
      bar.bottomAnchor.constraint(equalTo: owner.safeAreaLayoutGuide.bottomAnchor),
    ])
    window.layoutIfNeeded()
    expect(owner.frame, equals: CGRect(x: 0, y: 402, width: 320, height: 78))
    expect(bar.frame.height, equals: 44)
  }

  @Test func `row 16: a format is one constraint for each predicate, the later view first`() {
    let (window, box) = shown()
    let (v, w) = (UIView(constrainedIn: box), UIView(constrainedIn: box))
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "H:|-8-[v(>=50)]-(<=12)-[w(==v)]", views: ["v": v, "w": w])
    expect(made.count, equals: 4)
    func find(
      _ first: UIView, _ attribute: NSLayoutConstraint.Attribute
    ) -> NSLayoutConstraint? {
      made.first { $0.firstItem === first && $0.firstAttribute == attribute }
    }
    let start = find(v, .leading)
    expect(start?.secondItem === box && start?.secondAttribute == .leading)
    expect(start?.constant == 8 && start?.relation == .equal)
    let length = find(v, .width)
    expect(length?.secondItem == nil && length?.constant == 50)
    expect(length?.relation, equals: .greaterThanOrEqual)
    let gap = find(w, .leading)
    expect(gap?.secondItem === v && gap?.secondAttribute == .trailing)
    expect(gap?.relation == .lessThanOrEqual && gap?.constant == 12)
    let same = find(w, .width)
    expect(same?.secondItem === v && same?.secondAttribute == .width)
    withExtendedLifetime(window) {}
  }

  @Test func `formats go to the margins, overlap by negative spaces, and align by pairs`() {
    let (window, box) = shown()
    let views = ["a": UIView(constrainedIn: box), "b": UIView(constrainedIn: box)]
    let ends = NSLayoutConstraint.constraints(withVisualFormat: "|-[a]-|", views: views)
    expect(ends.count, equals: 2)
    expect(ends.allSatisfy { $0.constant == 0 })
    NSLayoutConstraint.activate(ends)
    box.layoutMargins = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 40)
    window.layoutIfNeeded()
    expect(views["a"]?.frame.minX, equals: 30)
    expect(views["a"]?.frame.maxX, equals: 280)
    let made = NSLayoutConstraint.constraints(
      withVisualFormat: "[a]-(-4)-[b]", options: .alignAllTop, metrics: nil, views: views)
    expect(made.count, equals: 2)
    expect(made.first { $0.firstAttribute == .leading }?.constant, equals: -4)
    expect(made.first { $0.firstAttribute == .top }?.secondAttribute, equals: .top)
    withExtendedLifetime(window) {}
  }

  private final class Log {
    var lines: [String] = []
  }

  private final class Panel: UIView {
    let log: Log
    let name: String
    init(_ name: String, _ log: Log) {
      (self.name, self.log) = (name, log)
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override func updateConstraints() {
      log.lines.append("constraints \(name)")
      super.updateConstraints()
    }
    override func layoutSubviews() {
      super.layoutSubviews()
      log.lines.append("layout \(name)")
    }
  }

  @Test func `row 20: constraints from the leaf to the root, layout back, and nothing twice`() {
    let (window, box) = shown()
    let log = Log()
    let panels = ["outer", "middle", "inner"].map { Panel($0, log) }
    for (panel, around) in zip(panels, [box] + panels) {
      panel.translatesAutoresizingMaskIntoConstraints = false
      around.addSubview(panel)
      NSLayoutConstraint.activate([
        panel.leadingAnchor.constraint(equalTo: around.leadingAnchor, constant: 5),
        panel.topAnchor.constraint(equalTo: around.topAnchor),
        panel.widthAnchor.constraint(equalTo: around.widthAnchor, multiplier: 0.5),
        panel.heightAnchor.constraint(equalToConstant: 30),
      ])
    }
    window.layoutIfNeeded()
    let names = ["outer", "middle", "inner"]
    expect(
      log.lines, equals: names.reversed().map { "constraints \($0)" } + names.map { "layout \($0)" }
    )
    expect(panels.map(\.frame.width), equals: [160, 80, 40])
    log.lines = []
    panels[2].layoutIfNeeded()
    window.layoutIfNeeded()
    expect(log.lines.isEmpty)
    panels[0].setNeedsUpdateConstraints()
    panels[2].setNeedsUpdateConstraints()
    panels[1].setNeedsLayout()
    window.layoutIfNeeded()
    expect(log.lines, equals: ["constraints inner", "constraints outer", "layout middle"])
    // All changes within a turn give one pass, which lays out only views whose subviews' frames changed.
    log.lines = []
    for constraint in panels[1].constraints where constraint.firstAttribute == .leading {
      for constant in [1, 2, 3] as [CGFloat] { constraint.constant = constant }
    }
    window.layoutIfNeeded()
    expect(log.lines, equals: ["layout middle"])
    expect(panels[2].frame.minX, equals: 3)
  }

  @Test func `row 21: what is laid out in the block moves, what is laid out before it jumps`() {
    for isInside in [true, false] {
      let (window, box) = shown()
      let card = UIView(constrainedIn: box)
      let start = card.leadingAnchor.constraint(equalTo: box.leadingAnchor)
      NSLayoutConstraint.activate([
        start, card.widthAnchor.constraint(equalToConstant: 10),
        card.topAnchor.constraint(equalTo: box.topAnchor),
        card.heightAnchor.constraint(equalToConstant: 10),
      ])
      window.advance(to: 1)
      start.constant = 100
      if !isInside { window.layoutIfNeeded() }
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        if isInside { window.layoutIfNeeded() }
      }
      window.advance(to: 1.5)
      expect(card.frame.minX, equals: 100)
      expect(card.layer.presentation()?.frame.minX, equals: (isInside ? 50 : 100))
    }
  }

  @Test func `row 22: leading is right where text runs from right to left`() {
    let (window, box) = shown()
    box.semanticContentAttribute = .forceRightToLeft
    let card = UIView(constrainedIn: box)
    NSLayoutConstraint.activate([
      card.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 20),
      card.widthAnchor.constraint(equalToConstant: 100),
    ])
    window.layoutIfNeeded()
    expect(card.frame.minX, equals: 200)
    box.semanticContentAttribute = .playback
    window.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    expect(card.frame.minX, equals: 20)
  }

  // MARK: Pixels

  @Test func `each edge is rounded to a pixel in its superview, what lies between away from zero`()
  {
    let (window, box) = shown(scale: 3)
    let (label, corner) = (UIView(constrainedIn: box), UIView(constrainedIn: box))
    box.bounds.size.height = 72
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: box.centerYAnchor),
      label.heightAnchor.constraint(equalToConstant: 65 / 3),
      corner.leftAnchor.constraint(equalTo: box.leftAnchor, constant: -0.5),
      corner.topAnchor.constraint(equalTo: box.topAnchor, constant: 0.5),
      corner.widthAnchor.constraint(equalToConstant: 1),
      corner.heightAnchor.constraint(equalToConstant: 1),
    ])
    window.layoutIfNeeded()
    expect(abs(label.frame.minY - 76 / 3), isBelow: 1e-9)
    expect(abs(label.frame.height - 65 / 3), isBelow: 1e-9)
    expect(abs(corner.frame.minX + 2 / 3), isBelow: 1e-9)
    expect(abs(corner.frame.minY - 2 / 3), isBelow: 1e-9)
  }

  @Test func `guides and fitting sizes are exact`() {
    let (window, box) = shown()
    let guide = UILayoutGuide()
    box.addLayoutGuide(guide)
    expect(guide.layoutFrame, equals: .zero)
    let card = UIView(constrainedIn: box)
    let inner = UIView(constrainedIn: card)
    NSLayoutConstraint.activate([
      guide.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 0.3),
      guide.widthAnchor.constraint(equalToConstant: 10.1),
      inner.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      inner.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      inner.widthAnchor.constraint(equalToConstant: 33.3),
    ])
    window.layoutIfNeeded()
    expect(abs(guide.layoutFrame.minX - 0.3), isBelow: 1e-9)
    expect(abs(guide.layoutFrame.width - 10.1), isBelow: 1e-9)
    let size = card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    expect(abs(size.width - 33.3), isBelow: 1e-9)
    expect(box.safeAreaLayoutGuide.identifier, equals: "UIViewSafeAreaLayoutGuide")
    expect(box.layoutMarginsGuide.identifier, equals: "UIViewLayoutMarginsGuide")
    expect(box.readableContentGuide.identifier, equals: "UIViewReadableContentGuide")
  }

  // MARK: Masks

  /// A view from 20 to 60 in a view of 100 that becomes 200 wide.
  @Test(
    arguments: [
      ([], [20, 60]), (.flexibleRightMargin, [20, 60]), (.flexibleLeftMargin, [120, 160]),
      (.flexibleWidth, [20, 160]),
      ([.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin], [40, 120]),
    ] as [(UIView.AutoresizingMask, [CGFloat])])
  func `a view with a mask is constrained against as it lies in what is laid out by constraints`(
    mask: UIView.AutoresizingMask, span: [CGFloat]
  ) {
    let (window, box) = shown()
    let around = UIView(constrainedIn: box)
    let width = around.widthAnchor.constraint(equalToConstant: 100)
    NSLayoutConstraint.activate([
      width, around.leadingAnchor.constraint(equalTo: box.leadingAnchor),
      around.heightAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    let framed = UIView(frame: CGRect(x: 20, y: 0, width: 40, height: 10))
    framed.autoresizingMask = mask
    around.addSubview(framed)
    let follower = UIView(constrainedIn: box)
    NSLayoutConstraint.activate([
      follower.leadingAnchor.constraint(equalTo: framed.leadingAnchor),
      follower.trailingAnchor.constraint(equalTo: framed.trailingAnchor),
    ])
    window.layoutIfNeeded()
    expect([follower.frame.minX, follower.frame.maxX], equals: [20, 60])
    width.constant = 200
    window.layoutIfNeeded()
    expect([framed.frame.minX, framed.frame.maxX], equals: span)
    expect([follower.frame.minX, follower.frame.maxX], equals: span)
  }

  @Test func `a frame that a layout sets by hand is what constraints go by`() {
    final class Shelf: UIView {
      override func layoutSubviews() {
        super.layoutSubviews()
        subviews.first?.frame = CGRect(x: 5, y: 6, width: bounds.width / 2, height: 8)
      }
    }
    let (window, box) = shown()
    let shelf = Shelf()
    shelf.translatesAutoresizingMaskIntoConstraints = false
    box.addSubview(shelf)
    let (framed, follower) = (UIView(), UIView(constrainedIn: shelf))
    shelf.insertSubview(framed, at: 0)
    NSLayoutConstraint.activate([
      shelf.widthAnchor.constraint(equalToConstant: 100),
      shelf.heightAnchor.constraint(equalToConstant: 50),
      follower.widthAnchor.constraint(equalTo: framed.widthAnchor),
      follower.leadingAnchor.constraint(equalTo: framed.trailingAnchor),
    ])
    window.layoutIfNeeded()
    expect(follower.frame.minX, equals: 55)
    expect(follower.frame.width, equals: 50)
  }
}
