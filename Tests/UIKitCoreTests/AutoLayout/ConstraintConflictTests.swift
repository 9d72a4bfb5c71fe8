import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// The constraint that breaks if required constraints exclude each other, as measured in UIKit. The numbers are
/// the rows of the specification's table of tests.
@MainActor
struct ConstraintConflictTests {
  /// A container of 300 by 300 with a fixed frame, in a window with two pixels a point.
  @MainActor
  private final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let container = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let views: [UIView]

    init(_ count: Int = 1) {
      let box = container
      views = (0..<count).map { _ in UIView(constrainedIn: box) }
      window.screen = UIScreen(bounds: window.frame, scale: 2)
    }

    func show() {
      if container.superview == nil { window.addSubview(container) }
      window.layoutIfNeeded()
    }

    /// The start and the end of a view in the container.
    func span(_ index: Int = 0) -> [CGFloat] {
      let frame = views[index].convert(views[index].bounds, to: container)
      return [frame.minX, frame.maxX]
    }
  }

  /// Returns the warnings that are printed while `body` runs.
  private func warnings(_ body: () -> Void) -> [String] {
    var sentences: [String] = []
    let before = Misuse.onWarning
    Misuse.onWarning = { sentences.append($0) }
    defer { Misuse.onWarning = before }
    body()
    return sentences
  }

  private func permutations<Element>(_ elements: [Element]) -> [[Element]] {
    guard elements.count > 1 else { return [elements] }
    return elements.indices.flatMap { index in
      var rest = elements
      let first = rest.remove(at: index)
      return permutations(rest).map { [first] + $0 }
    }
  }

  /// Activates the constraints in every order, both before and after the container is in a window.
  private func tryAll(
    views: Int = 1, breaking broken: Int, spans: [[CGFloat]],
    _ make: (Scene) -> [NSLayoutConstraint]
  ) {
    for order in permutations(Array(make(Scene(views)).indices)) {
      for isLive in [false, true] {
        let scene = Scene(views)
        let constraints = make(scene)
        let told = warnings {
          if isLive { scene.show() }
          for index in order { constraints[index].isActive = true }
          scene.show()
        }
        expect(
          constraints.indices.filter { constraints[$0].isBroken }, equals: [broken], "\(order)")
        expect((0..<views).map { scene.span($0) }, equals: spans, "\(order)")
        expect(told.count, equals: 1)
      }
    }
  }

  @Test func `row 1: the larger constant breaks, whatever came first`() {
    tryAll(breaking: 1, spans: [[0, 100]]) { scene in
      let view = scene.views[0]
      return [
        view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(equalToConstant: 200),
        view.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor),
      ]
    }
  }

  @Test func `row 2: a size breaks before places, as its view stands on both its sides`() {
    tryAll(breaking: 2, spans: [[10, 110]]) { scene in
      let (view, box) = (scene.views[0], scene.container)
      return [
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
        view.trailingAnchor.constraint(equalTo: box.leadingAnchor, constant: 110),
        view.widthAnchor.constraint(equalToConstant: 50),
      ]
    }
  }

  @Test func `row 3: the greater attribute breaks`() {
    tryAll(breaking: 2, spans: [[30, 270]]) { scene in
      let (view, box) = (scene.views[0], scene.container)
      return [
        view.trailingAnchor.constraint(equalTo: box.trailingAnchor, constant: -30),
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 30),
        view.centerXAnchor.constraint(equalTo: box.centerXAnchor, constant: 5),
      ]
    }
    tryAll(breaking: 2, spans: [[30, 300]]) { scene in
      let (view, box) = (scene.views[0], scene.container)
      return [
        view.trailingAnchor.constraint(equalTo: box.trailingAnchor),
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 30),
        view.centerXAnchor.constraint(equalTo: box.centerXAnchor),
      ]
    }
  }

  @Test
  func `row 4: an inequality breaks before an equation, what is at most before what is at least`() {
    tryAll(breaking: 1, spans: [[0, 100]]) { scene in
      let view = scene.views[0]
      return [
        view.widthAnchor.constraint(equalToConstant: 100),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 50),
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 80),
        view.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor),
      ]
    }
    tryAll(breaking: 1, spans: [[0, 150]]) { scene in
      let view = scene.views[0]
      return [
        view.widthAnchor.constraint(greaterThanOrEqualToConstant: 150),
        view.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
        view.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor),
      ]
    }
  }

  @Test func `row 5: what is broken stays so when its opponent goes, and holds nevertheless`() {
    for isLive in [false, true] {
      let scene = Scene()
      let view = scene.views[0]
      let narrow = view.widthAnchor.constraint(equalToConstant: 100)
      let wide = view.widthAnchor.constraint(equalToConstant: 200)
      let wish = view.widthAnchor.constraint(equalToConstant: 20)
      wish.priority = UILayoutPriority(999.9)
      _ = warnings {
        if isLive { scene.show() }
        NSLayoutConstraint.activate([
          view.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor), narrow, wide, wish,
        ])
        scene.show()
        narrow.isActive = false
        scene.show()
      }
      expect(scene.span(), equals: [0, 200])
      expect(wide.isBroken)
      let told = warnings {
        let less = view.widthAnchor.constraint(lessThanOrEqualToConstant: 150)
        less.isActive = true
        scene.show()
        expect(scene.span(), equals: [0, 150])
        less.isActive = false
        scene.show()
        expect(scene.span(), equals: [0, 200])
      }
      // A constraint that is already broken excludes nothing.
      expect(told.isEmpty)
      wide.isActive = false
      wide.isActive = true
      expect(!wide.isBroken)
      scene.show()
      expect(scene.span(), equals: [0, 200])
    }
  }

  @Test func `row 6: content that must not be stretched or squeezed gives way without a word`() {
    final class Brick: UIView {
      override var intrinsicContentSize: CGSize { CGSize(width: 24, height: 20) }
    }
    for (hugging, resistance, wished, priority, expected) in [
      (1000, 750, 36, 1000, 36), (1000, 1000, 10, 1000, 10), (1000, 750, 36, 999, 24),
      (250, 1000, 10, 999, 24), (1000, 750, 10, 999, 10), (250, 1000, 36, 500, 36),
      (1000, 750, 10, 500, 24), (1000, 999, 36, 999.9, 24),
    ] as [(Float, Float, CGFloat, Float, CGFloat)] {
      let scene = Scene(0)
      let view = Brick(constrainedIn: scene.container)
      view.setContentHuggingPriority(UILayoutPriority(hugging), for: .horizontal)
      view.setContentCompressionResistancePriority(UILayoutPriority(resistance), for: .horizontal)
      let width = view.widthAnchor.constraint(equalToConstant: wished)
      width.priority = UILayoutPriority(priority)
      width.isActive = true
      expect(warnings { scene.show() }.isEmpty)
      expect(view.frame.width, equals: expected, "\(hugging) \(resistance) \(wished)@\(priority)")
    }
  }

  @Test func `the deeper view's constraint breaks, and of siblings that of the later`() {
    tryAll(views: 2, breaking: 4, spans: [[0, 60], [0, 50]]) { scene in
      let (one, two) = (scene.views[0], scene.views[1])
      return [
        one.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor),
        two.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor),
        one.widthAnchor.constraint(equalTo: two.widthAnchor, constant: 10),
        one.widthAnchor.constraint(equalToConstant: 60),
        two.widthAnchor.constraint(equalToConstant: 60),
      ]
    }
    tryAll(views: 1, breaking: 0, spans: [[0, 200]]) { scene in
      let view = scene.views[0]
      let inner = UIView(constrainedIn: view)
      return [
        inner.widthAnchor.constraint(equalToConstant: 100),
        inner.widthAnchor.constraint(equalTo: view.widthAnchor),
        view.widthAnchor.constraint(equalToConstant: 200),
        view.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor),
      ]
    }
  }

  @Test func `a chain that is too long breaks in the last view's width`() {
    tryAll(views: 2, breaking: 4, spans: [[10, 70], [80, 100]]) { scene in
      let (one, two, box) = (scene.views[0], scene.views[1], scene.container)
      return [
        one.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 10),
        two.leadingAnchor.constraint(equalTo: one.trailingAnchor, constant: 10),
        two.trailingAnchor.constraint(equalTo: box.leadingAnchor, constant: 100),
        one.widthAnchor.constraint(equalToConstant: 60),
        two.widthAnchor.constraint(equalToConstant: 60),
      ]
    }
  }

  @Test func `negative constants, bottoms, and a container that is written first`() {
    tryAll(breaking: 0, spans: [[-20, 10]]) { scene in
      let (view, box) = (scene.views[0], scene.container)
      return [
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: -10),
        view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: -20),
        view.widthAnchor.constraint(equalToConstant: 30),
      ]
    }
    // If the container is the first item, both constants were measured.
    for other in [-20.0, -10] {
      tryAll(breaking: 1, spans: [[15, 45]]) { scene in
        let (view, box) = (scene.views[0], scene.container)
        return [
          view.leadingAnchor.constraint(equalTo: box.leadingAnchor, constant: 15),
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: CGFloat(other)),
          view.widthAnchor.constraint(equalToConstant: 30),
        ]
      }
    }
    let scene = Scene()
    let (view, box) = (scene.views[0], scene.container)
    let constraints = [
      view.bottomAnchor.constraint(equalTo: box.topAnchor, constant: 40),
      view.topAnchor.constraint(equalTo: box.topAnchor, constant: 10),
      view.centerYAnchor.constraint(equalTo: box.topAnchor, constant: 10),
    ]
    let told = warnings {
      NSLayoutConstraint.activate(constraints)
      scene.show()
    }
    expect(told.count, equals: 1)
    expect(constraints.map(\.isBroken), equals: [false, false, true])
    expect(view.frame.minY, equals: 10)
    expect(view.frame.maxY, equals: 40)
  }

  @Test func `a guide comes after its view's subviews`() {
    let scene = Scene()
    let (view, guide) = (scene.views[0], UILayoutGuide())
    scene.container.addLayoutGuide(guide)
    let constraints = [
      guide.widthAnchor.constraint(equalToConstant: 50),
      view.widthAnchor.constraint(equalToConstant: 70),
      guide.widthAnchor.constraint(equalTo: view.widthAnchor),
    ]
    let told = warnings {
      NSLayoutConstraint.activate(constraints)
      scene.show()
    }
    expect(told.count, equals: 1)
    expect(constraints.map(\.isBroken), equals: [true, false, false])
    expect(guide.layoutFrame.width, equals: 70)
  }

  @Test func `a multiple of the container's width is decided when its frame is known`() {
    let scene = Scene()
    let view = scene.views[0]
    scene.show()
    let half = view.widthAnchor.constraint(
      equalTo: scene.container.widthAnchor, multiplier: 0.5)
    let number = view.widthAnchor.constraint(equalToConstant: 200)
    var told = warnings {
      NSLayoutConstraint.activate([half, number])
      half.isActive = false
      scene.show()
    }
    expect(told.isEmpty)
    expect(view.frame.width, equals: 200)
    told = warnings {
      half.isActive = true
      scene.show()
    }
    expect(told.count, equals: 1)
    expect(view.frame.width, equals: 150)
    expect(number.isBroken)
  }

  @Test func `in a window it is decided at once, elsewhere with the first layout`() {
    for isLive in [false, true] {
      let scene = Scene()
      let view = scene.views[0]
      if isLive { scene.show() }
      let narrow = view.widthAnchor.constraint(equalToConstant: 100)
      let wide = view.widthAnchor.constraint(equalToConstant: 200)
      let told = warnings {
        NSLayoutConstraint.activate([narrow, wide])
        narrow.isActive = false
        scene.show()
      }
      expect(told.count, equals: (isLive ? 1 : 0))
      expect(wide.isBroken, equals: isLive)
      expect(view.frame.width, equals: 200)
    }
  }

  @Test func `several conflicts of one view break one constraint each`() {
    let scene = Scene()
    let view = scene.views[0]
    let widths = [100, 300, 200, 50].map { view.widthAnchor.constraint(equalToConstant: $0) }
    let told = warnings {
      NSLayoutConstraint.activate(widths)
      scene.show()
    }
    expect(told.count, equals: 3)
    expect(widths.map(\.isBroken), equals: [true, true, true, false])
    expect(view.frame.width, equals: 50)
  }

  @Test func `in stacks within stacks the innermost constraint breaks, of neighbours their space`()
  {
    for isAlone in [true, false] {
      let scene = Scene(0)
      let (wide, last) = (UIView(), UIView())
      let inner = UIStackView(arrangedSubviews: isAlone ? [wide] : [wide, last])
      let outer = UIStackView(arrangedSubviews: [inner])
      outer.translatesAutoresizingMaskIntoConstraints = false
      scene.container.addSubview(outer)
      let limits = [
        outer.leadingAnchor.constraint(equalTo: scene.container.leadingAnchor),
        outer.widthAnchor.constraint(equalToConstant: 100),
        wide.widthAnchor.constraint(equalToConstant: 140),
      ]
      let told = warnings {
        NSLayoutConstraint.activate(limits)
        scene.show()
      }
      expect(told.count, equals: 1)
      expect(outer.frame.width, equals: 100)
      expect(limits.map(\.isBroken), equals: [false, false, isAlone])
      expect(wide.frame.width, equals: (isAlone ? 100 : 140))
      let broken = inner.constraints.filter(\.isBroken).map(\.identifier)
      expect(broken, equals: (isAlone ? [] : ["stack spacing"]))
      if !isAlone { expect(last.frame, equals: CGRect(x: 100, y: 0, width: 0, height: 0)) }
    }
  }

  @Test func `a conflict that comes with an animation is animated, told once and stays decided`() {
    let scene = Scene()
    let (view, box) = (scene.views[0], scene.container)
    let width = view.widthAnchor.constraint(equalToConstant: 50)
    let end = view.trailingAnchor.constraint(lessThanOrEqualTo: box.trailingAnchor)
    NSLayoutConstraint.activate([
      width, end, view.leadingAnchor.constraint(equalTo: box.leadingAnchor),
    ])
    scene.show()
    scene.window.advance(to: 1)
    let told = warnings {
      width.constant = 400
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.layoutIfNeeded() }
      scene.window.advance(to: 1.5)
      expect(view.layer.presentation()?.frame.width, equals: 175)
      scene.window.advance(to: 2.1)
    }
    expect(told.count, equals: 1)
    // The size breaks because both sides of its view are constrained; it is satisfied as well as possible.
    expect(width.isBroken)
    expect(view.frame.width, equals: 300)
    width.constant = 80
    scene.window.layoutIfNeeded()
    expect(view.frame.width, equals: 80)
  }

  @Test func `a view that moves to another tree takes what is broken with it`() {
    let (scene, other) = (Scene(), Scene())
    let view = scene.views[0]
    let widths = [100, 200].map { view.widthAnchor.constraint(equalToConstant: $0) }
    let told = warnings {
      NSLayoutConstraint.activate(widths)
      scene.show()
      other.container.addSubview(view)
      other.show()
    }
    expect(told.count, equals: 1)
    expect(widths.map(\.isBroken), equals: [false, true])
    expect(view.frame.width, equals: 100)
  }

  @Test func `a fitting size breaks the same ones, and tells nothing`() {
    let card = UIView()
    let inner = UIView(constrainedIn: card)
    let heights = [70, 30].map { inner.heightAnchor.constraint(equalToConstant: $0) }
    NSLayoutConstraint.activate(
      heights + [
        inner.topAnchor.constraint(equalTo: card.topAnchor),
        inner.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      ])
    let told = warnings {
      expect(card.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height, equals: 30)
    }
    expect(told.isEmpty)
    expect(heights.allSatisfy { !$0.isBroken })
  }
}
