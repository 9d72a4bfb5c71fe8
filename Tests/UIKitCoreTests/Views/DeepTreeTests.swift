import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@testable import UIKit

/// Views and view controllers nested far deeper and wider than necessary: the stack is no limit, and the cost does
/// not grow with the square of the width. `make soak` uses larger trees.
@MainActor
struct DeepTreeTests {
  private static let depth = 5000
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  private static func view() -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  private static func chain(_ depth: Int) -> (top: UIView, bottom: UIView) {
    let bottom = view()
    var top = bottom
    for _ in 1..<depth {
      let next = view()
      next.addSubview(top)
      top = next
    }
    return (top, bottom)
  }

  @Test func `100,000 views within one another are freed`() {
    weak let bottom = Self.chain(100_000).bottom
    expectNil(bottom)
  }

  @Test func `a view that is freed still has its subviews`() {
    final class Watched: UIView {
      var gone: ((Int) -> Void)?
      isolated deinit { gone?(subviews.count) }
    }
    var counts: [Int] = []
    do {
      let (outer, inner) = (Watched(), Watched())
      outer.gone = { counts.append($0) }
      inner.gone = { counts.append($0 + 10) }
      outer.addSubview(inner)
      inner.addSubview(UIView())
    }
    expect(counts, equals: [1, 11])
  }

  @Test func `view controllers within one another are freed`() {
    weak let last: UIViewController?
    do {
      var top = UIViewController()
      last = top
      for _ in 1..<50_000 {
        let next = UIViewController()
        next.addChild(top)
        top = next
      }
    }
    expectNil(last)
  }

  @Test func `a deep tree is laid out, touched, told of traits and taken out`() {
    let (top, bottom) = Self.chain(Self.depth)
    window.isHidden = false
    window.addSubview(top)
    window.advance(to: 1)
    expect(bottom.window === window)
    expect(window.hitTest(CGPoint(x: 10, y: 10), with: nil) === bottom)
    expectNil(window.viewWithTag(7))
    expect(bottom.tintColor, equals: .systemBlue)
    expect(bottom.traitCollection.verticalSizeClass, equals: .regular)
    window.safeAreaOfScreen = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    window.frame.size = CGSize(width: 844, height: 390)
    window.advance(to: 2)
    expect(bottom.bounds.width, equals: 844)
    expect(bottom.safeAreaInsets.top, equals: 40)
    window.overrideUserInterfaceStyle = .dark
    expect(bottom.traitRecord.known?.userInterfaceStyle, equals: .dark)
    expect(window.treeDescription().split(separator: "\n").count, equals: Self.depth + 1)
    expect(top.snapshotView(afterScreenUpdates: true) != nil)
    let fingers = Fingers(window, startingAt: 3)
    fingers.down(0, 10, 10)
    fingers.lift()
    top.removeFromSuperview()
    expectNil(bottom.window)
  }

  @Test func `insets are those of the place, also where a layout moves the view around`() {
    final class Mover: UIView {
      override func layoutSubviews() { frame.origin.y = 30 }
    }
    let (mover, inside) = (Mover(frame: window.bounds), Self.view())
    mover.addSubview(inside)
    window.isHidden = false
    window.safeAreaOfScreen = UIEdgeInsets(top: 40, left: 0, bottom: 0, right: 0)
    window.addSubview(mover)
    window.advance(to: 1)
    expect(inside.knownSafeArea.top, equals: 10)
  }

  @Test func `views side by side are put in, found and taken out`() {
    let all = Self.view()
    window.addSubview(all)
    let views = (0..<20_000).map { _ in UIView() }
    for view in views { all.addSubview(view) }
    window.advance(to: 1)
    all.insertSubview(views[0], at: 2)
    expect(all.subviews[2] === views[0] && all.layer.sublayers?[2] === views[0].layer)
    all.insertSubview(views[0], at: 0)
    expect(all.subviews[0] === views[0] && all.layer.sublayers?[0] === views[0].layer)
    all.insertSubview(views[0], aboveSubview: views[1])
    expect(all.subviews[1] === views[0] && all.layer.sublayers?[1] === views[0].layer)
    all.insertSubview(views[9], belowSubview: views[1])
    expect(all.subviews[0] === views[9] && all.layer.sublayers?[0] === views[9].layer)
    for view in views.prefix(10_000) { view.removeFromSuperview() }
    for view in views.suffix(10_000).reversed() { view.removeFromSuperview() }
    expect(all.subviews.isEmpty && all.layer.sublayers == nil)
  }

  @Test func `recognizers that wait for one another are followed once`() {
    var rows: [[UIGestureRecognizer]] = []
    for row in 0..<30 {
      rows.append([UITapGestureRecognizer(), UITapGestureRecognizer()])
      if row == 0 { continue }
      for one in rows[row] {
        for other in rows[row - 1] { one.require(toFail: other) }
      }
    }
    // There is one path for each choice in each row: a thousand million paths.
    rows[29][0].require(toFail: UITapGestureRecognizer())
    expect(rows[29][0].failureRequirements.count, equals: 3)
  }

  @Test func `a view within itself is refused`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let (top, bottom) = (UIView(), UIView())
        top.addSubview(bottom)
        bottom.addSubview(top)
      }
    }
    await #expect(processExitsWith: .failure) {
      await MainActor.run { UIView().insertSubview(UIView(), at: 0) }
      await MainActor.run {
        let view = UIView()
        view.addSubview(view)
      }
    }
  }
}
