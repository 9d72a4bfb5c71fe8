import Expectations
import Testing
import UIKit

/// Current contexts in a compact width, and with a delegate that chooses another style.
@MainActor
struct ContextAdaptationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let two = TwoPanes()
  private let log = SceneLog()
  private let modal: SceneController
  private let delegate = Delegate()

  /// Returns a style for compact width.
  private final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
    var style = UIModalPresentationStyle.none

    func adaptivePresentationStyle(
      for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
      traitCollection.horizontalSizeClass == .compact ? style : .none
    }
  }

  init() {
    modal = SceneController("modal", log)
    window.rootViewController = two
    window.makeKeyAndVisible()
    two.right.definesPresentationContext = true
    window.advance(to: 1)
  }

  nonisolated static let styles: [UIModalPresentationStyle] = [
    .overCurrentContext, .currentContext,
  ]

  private func pass() {
    let start = window.now
    for step in 1...8 { window.advance(to: start + Double(step) / 4) }
  }

  private func present(_ style: UIModalPresentationStyle, animated: Bool = false) {
    modal.modalPresentationStyle = style
    modal.presentationController?.delegate = delegate
    two.right.present(modal, animated: animated)
    pass()
  }

  private var seen: CGRect { modal.view.convert(modal.view.bounds, to: nil) }
  private let rightHalf = CGRect(x: 200, y: 0, width: 200, height: 800)

  private final class Counting: UIView {
    var count = 0

    override func layoutSubviews() {
      super.layoutSubviews()
      count += 1
    }
  }

  @Test(arguments: [false, true])
  func `a view that needs layout behind a current context has it after its return`(isInside: Bool) {
    let view = Counting(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let inner = Counting(frame: CGRect(x: 1, y: 1, width: 2, height: 2))
    view.addSubview(inner)
    two.right.view.addSubview(view)
    pass()
    present(.currentContext)
    let counted = isInside ? inner : view
    counted.setNeedsLayout()
    window.layoutIfNeeded()
    let before = counted.count
    modal.dismiss(animated: false)
    pass()
    expect(view.window === window)
    expect(counted.count, isAbove: before)
  }

  @Test(arguments: styles)
  func `in compact width a current context stays one`(style: UIModalPresentationStyle) {
    present(style)
    expect(window.traitCollection.horizontalSizeClass, equals: .compact)
    expect(seen == rightHalf && modal.presentingViewController === two.right)
  }

  @Test(arguments: styles, [false, true])
  func `a delegate that answers full screen gets the whole window`(
    style: UIModalPresentationStyle, animated: Bool
  ) {
    delegate.style = .fullScreen
    present(style, animated: animated)
    expect(seen, equals: window.bounds)
    expect(modal.presentingViewController === two && two.view.window == nil)
    expect(two.right.presentedViewController === modal)
    modal.dismiss(animated: animated)
    pass()
    expect(window.subviews == [two.view] && two.right.view.frame == rightHalf)
    expect(two.presentedViewController == nil && modal.presentingViewController == nil)
    expect(two.view.subviews, equals: [two.left.view, two.right.view])
  }

  @Test(arguments: styles, [UIModalPresentationStyle.overFullScreen, .formSheet])
  func `a delegate may have it over the window`(
    style: UIModalPresentationStyle, other: UIModalPresentationStyle
  ) {
    delegate.style = other
    present(style)
    expect(seen.width == 400 && two.right.view.window === window)
    modal.dismiss(animated: false)
    pass()
    expect(window.subviews, equals: [two.view])
  }

  @Test(arguments: styles)
  func `it goes from its context to the window and back as the width changes`(
    style: UIModalPresentationStyle
  ) {
    delegate.style = .fullScreen
    window.frame.size = CGSize(width: 1000, height: 800)
    pass()
    present(style)
    let wide = CGRect(x: 500, y: 0, width: 500, height: 800)
    for _ in 1...2 {
      expect(seen == wide && modal.presentingViewController === two.right)
      expect((two.right.view.window == nil), equals: (style == .currentContext))
      window.frame.size = CGSize(width: 400, height: 800)
      pass()
      expect(seen == window.bounds && two.view.window == nil)
      expect(modal.presentingViewController === two)
      window.frame.size = CGSize(width: 1000, height: 800)
      pass()
    }
    modal.dismiss(animated: true)
    pass()
    expect(window.subviews == [two.view] && two.right.view.frame == wide)
    expect(two.view.subviews, equals: [two.left.view, two.right.view])
    expect(two.right.view.window === window && two.right.presentedViewController == nil)
    expect(log.calls.filter { $0.hasSuffix("didAppear") }.count, equals: 1)
  }
}
