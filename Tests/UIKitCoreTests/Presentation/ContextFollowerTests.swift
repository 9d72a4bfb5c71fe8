import Expectations
import Testing
import UIKit

/// The container over a pane when the parent moves, hides, reorders or removes the pane.
@MainActor
struct ContextFollowerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let root = UIViewController()
  private let pane = UIViewController()
  private let modal = UIViewController()
  private let other = UIView(frame: CGRect(x: 150, y: 100, width: 200, height: 200))

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    root.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
    root.addChild(pane)
    pane.view.frame = CGRect(x: 100, y: 100, width: 200, height: 300)
    pane.view.autoresizingMask = []
    root.view.addSubview(pane.view)
    pane.didMove(toParent: root)
    pane.definesPresentationContext = true
    window.advance(to: 1)
  }

  nonisolated static let styles: [UIModalPresentationStyle] = [
    .overCurrentContext, .currentContext,
  ]

  private func pass() {
    let start = window.now
    for step in 1...8 { window.advance(to: start + Double(step) / 4) }
  }

  private func present(_ style: UIModalPresentationStyle) {
    modal.modalPresentationStyle = style
    pane.present(modal, animated: false)
    pass()
  }

  private var seen: CGRect { modal.view.convert(modal.view.bounds, to: nil) }

  private func isHit(_ x: CGFloat, _ y: CGFloat) -> Bool {
    window.hitTest(CGPoint(x: x, y: y), with: nil)?.isDescendant(of: modal.view) == true
  }

  @Test(arguments: styles)
  func `it goes where the pane goes, at once, and touches reach it there alone`(
    style: UIModalPresentationStyle
  ) {
    present(style)
    expect(isHit(110, 110) && !isHit(90, 110) && !isHit(310, 110) && !isHit(110, 410))
    pane.view.center.x += 60
    expect(seen, equals: CGRect(x: 160, y: 100, width: 200, height: 300))
    pane.view.layer.position.y += 100
    pane.view.bounds.size = CGSize(width: 100, height: 100)
    window.layoutIfNeeded()
    expect(seen, equals: CGRect(x: 210, y: 300, width: 100, height: 100))
    expect(isHit(215, 305) && !isHit(110, 110))
    pane.view.transform = CGAffineTransform(scaleX: 2, y: 2)
    expect(seen, equals: CGRect(x: 160, y: 250, width: 200, height: 200))
    modal.dismiss(animated: false)
    pass()
    expect(pane.view.frame, equals: CGRect(x: 160, y: 250, width: 200, height: 200))
    expect(pane.view.transform, equals: CGAffineTransform(scaleX: 2, y: 2))
  }

  @Test(arguments: styles)
  func `it goes along in the same animation`(style: UIModalPresentationStyle) {
    present(style)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { pane.view.center.x += 100 }
    window.advance(to: window.now + 0.5)
    let box = modal.view.superview!
    expect(abs((box.layer.presentation()?.frame.minX ?? 0) - 150), isBelow: 0.001)
    expect(box.frame.minX, equals: 200)
  }

  @Test(arguments: styles)
  func `it is hidden with the pane, and fades out with it`(style: UIModalPresentationStyle) {
    present(style)
    pane.view.isHidden = true
    expect(!isHit(110, 110) && modal.view.superview?.isHidden == true)
    pane.view.isHidden = false
    expect(isHit(110, 110))
    pane.view.alpha = 0
    expect(!isHit(110, 110))
    pane.view.alpha = 0.5
    expect(isHit(110, 110) && modal.view.superview?.alpha == 1)
    modal.dismiss(animated: false)
    pass()
    expect(pane.view.alpha == 0.5 && !pane.view.isHidden)
  }

  @Test(arguments: styles)
  func `what clips the pane clips it`(style: UIModalPresentationStyle) {
    pane.view.clipsToBounds = true
    pane.view.layer.cornerRadius = 12
    present(style)
    let box = modal.view.superview!
    expect(box.clipsToBounds && box.layer.cornerRadius == 12)
    pane.view.clipsToBounds = false
    expect(!box.clipsToBounds)
  }

  @Test(arguments: styles)
  func `it stays right above the pane, however siblings are ordered`(
    style: UIModalPresentationStyle
  ) {
    root.view.addSubview(other)
    present(style)
    let (first, own) = (root.view.subviews[0], pane.view!)
    let box = modal.view.superview!
    expect(root.view.subviews, equals: [first, own, box, other])
    expect(!isHit(160, 110), "the sibling above the pane is above what it presents")
    root.view.bringSubviewToFront(own)
    expect(root.view.subviews == [first, other, own, box] && isHit(160, 110))
    root.view.sendSubviewToBack(own)
    expect(root.view.subviews == [own, box, first, other] && !isHit(160, 110))
    root.view.insertSubview(other, aboveSubview: own)
    expect(root.view.subviews == [own, box, other, first] && !isHit(160, 110))
    root.view.insertSubview(other, belowSubview: own)
    expect(root.view.subviews == [other, own, box, first] && isHit(160, 110))
    root.view.bringSubviewToFront(box)
    expect(root.view.subviews, equals: [other, own, box, first])
    root.view.exchangeSubview(at: 0, withSubviewAt: 1)
    expect(root.view.subviews == [own, box, other, first] && !isHit(160, 110))
    root.view.addSubview(own)
    expect(root.view.subviews == [other, first, own, box] && isHit(160, 110))
    let layers = root.view.layer.sublayers?.compactMap { $0.delegate as? UIView }
    expect(
      layers, equals: (style == .currentContext ? [other, first, box] : [other, first, own, box]))
    modal.dismiss(animated: false)
    pass()
    expect(root.view.subviews, equals: [other, first, own])
    expect(
      root.view.layer.sublayers?.compactMap { $0.delegate as? UIView }, equals: [other, first, own])
  }

  @Test func `code that lays out all subviews alike does not move it`() {
    present(.overCurrentContext)
    let box = modal.view.superview!
    for view in root.view.subviews { view.frame = CGRect(x: 0, y: 0, width: 50, height: 50) }
    expect(box.frame, equals: CGRect(x: 0, y: 0, width: 50, height: 50))
    box.frame = CGRect(x: 7, y: 7, width: 7, height: 7)
    expect(box.frame, equals: pane.view.frame)
  }

  @Test(arguments: styles)
  func `it leaves and comes back with the pane's view`(style: UIModalPresentationStyle) {
    present(style)
    pane.view.removeFromSuperview()
    pass()
    expect(modal.view.window == nil && root.view.subviews.count == 1)
    expect(pane.presentedViewController === modal)
    root.view.addSubview(pane.view)
    pass()
    expect(modal.view.window === window && isHit(110, 110))
    expect((pane.view.window == nil), equals: (style == .currentContext))
    let inner = UIView(frame: CGRect(x: 0, y: 400, width: 400, height: 400))
    root.view.addSubview(inner)
    inner.addSubview(pane.view)
    expect(seen, equals: CGRect(x: 100, y: 500, width: 200, height: 300))
    modal.dismiss(animated: true)
    pass()
    expect(inner.subviews == [pane.view] && pane.view.window === window)
    expectNil(pane.presentedViewController)
  }

  @Test(arguments: styles, [false, true])
  func `it ends with a pane that leaves its parent`(
    style: UIModalPresentationStyle, isViewFirst: Bool
  ) {
    present(style)
    pane.willMove(toParent: nil)
    if isViewFirst { pane.view.removeFromSuperview() }
    pane.removeFromParent()
    if !isViewFirst { pane.view.removeFromSuperview() }
    pass()
    expect(root.view.subviews.count == 1 && modal.view.window == nil)
    expect(pane.presentedViewController == nil && modal.presentingViewController == nil)
    expect(pane.view.frame, equals: CGRect(x: 100, y: 100, width: 200, height: 300))
    root.view.addSubview(pane.view)
    expect(pane.view.window === window)
  }

  @Test(arguments: [true, false])
  func `what its own transition does to the pane does not move it`(animated: Bool) {
    let delegate = LoggingTransitioningDelegate(SceneLog())
    let animator = PushingBack()
    delegate.animator = animator
    modal.transitioningDelegate = delegate
    modal.modalPresentationStyle = .overCurrentContext
    pane.present(modal, animated: animated)
    pass()
    if animated { expect(pane.view.transform, equals: CGAffineTransform(scaleX: 0.9, y: 0.9)) }
    expect(seen, equals: CGRect(x: 100, y: 100, width: 200, height: 300))
    modal.dismiss(animated: animated)
    pass()
    expect(pane.view.frame, equals: CGRect(x: 100, y: 100, width: 200, height: 300))
  }

  /// Scales the presenter's view down behind the presented view.
  private final class PushingBack: UIViewControllerAnimatedTransitioning {
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let isPresenting = context.view(forKey: .to) != nil
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      let below = context.viewController(forKey: isPresenting ? .from : .to)!.view!
      UIView.animate(withDuration: 0.3) {
        below.transform = isPresenting ? CGAffineTransform(scaleX: 0.9, y: 0.9) : .identity
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }
}
