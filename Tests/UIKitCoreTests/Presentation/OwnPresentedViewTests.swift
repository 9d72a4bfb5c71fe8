import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// A presentation controller whose `presentedView` is a custom view around the presented one.
@MainActor
struct OwnPresentedViewTests {
  private final class FramedController: UIPresentationController {
    let frameView = UIView()
    override var presentedView: UIView? { frameView }
    override var frameOfPresentedViewInContainerView: CGRect {
      (containerView?.bounds ?? .zero).insetBy(dx: 20, dy: 40)
    }
    override func presentationTransitionWillBegin() {
      let view = presentedViewController.view!
      frameView.frame = frameOfPresentedViewInContainerView
      view.frame = frameView.bounds.insetBy(dx: 5, dy: 5)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      frameView.addSubview(view)
    }
  }

  /// Logs the values of the context, and fades.
  private final class Teller: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate
  {
    var told: (from: UIView?, to: UIView?) = (nil, nil)
    var frames: [CGRect] = []
    var controller: FramedController?
    var interactor: UIPercentDrivenInteractiveTransition?
    var givesAnimator = true

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.2 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      told = (context.view(forKey: .from), context.view(forKey: .to))
      let to = context.viewController(forKey: .to)!
      let from = context.viewController(forKey: .from)!
      frames = [context.finalFrame(for: to), context.initialFrame(for: from)]
      let isPresenting = to.isBeingPresented
      if isPresenting, let view = told.to {
        context.containerView.addSubview(view)
        view.frame = context.finalFrame(for: to)
      }
      let view = isPresenting ? told.to : told.from
      view?.alpha = isPresenting ? 0 : 1
      UIView.animate(withDuration: 0.2) {
        view?.alpha = isPresenting ? 1 : 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { givesAnimator ? self : nil }
    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { givesAnimator ? self : nil }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      controller = FramedController(presentedViewController: presented, presenting: presenting)
      return controller
    }
  }

  private let table = PresentationTable()
  private let teller = Teller()

  init() { table.b.transitioningDelegate = teller }

  @Test func `the context has that view, in and out, and none of a presenter that stays`() {
    table.presentNow()
    let frameView = teller.controller!.frameView
    expect(teller.told.to === frameView && teller.told.from == nil)
    expect(
      teller.frames,
      equals: [
        CGRect(x: 20, y: 40, width: 360, height: 720), CGRect(x: 0, y: 0, width: 400, height: 800),
      ])
    expect(frameView.frame, equals: CGRect(x: 20, y: 40, width: 360, height: 720))
    expect(table.b.view.superview === frameView && table.b.view.window === table.window)
    expect(table.b.view.frame, equals: CGRect(x: 5, y: 5, width: 350, height: 710))
    table.b.dismiss(animated: true)
    table.turn()
    expect(teller.told.from === frameView && teller.told.to == nil)
    expect(teller.frames[1], equals: CGRect(x: 20, y: 40, width: 360, height: 720))
    table.pass(1)
    expect(frameView.superview == nil && table.b.view.window == nil)
    expect(table.window.subviews, equals: [table.a.view])
  }

  @Test func `a presentation that is cancelled takes that view out again`() {
    teller.interactor = UIPercentDrivenInteractiveTransition()
    table.a.present(table.b, animated: true)
    table.turn()
    teller.interactor?.update(0.5)
    expect(abs((teller.told.to?.layer.presentation()?.opacity ?? 0) - 0.5), isBelow: 0.01)
    teller.interactor?.cancel()
    table.pass(1)
    expect(teller.told.to?.superview == nil && table.a.presentedViewController == nil)
    expect(table.window.subviews, equals: [table.a.view])
  }

  @Test func `the standard transition moves that view`() {
    teller.givesAnimator = false
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(0.1)
    let frameView = teller.controller!.frameView
    let seen = frameView.layer.seen.frame
    expect(seen.minY > 50 && seen.minX == 20 && seen.size == CGSize(width: 360, height: 720))
    expect(table.b.view.layer.seen.frame.origin, equals: CGPoint(x: 5, y: 5))
    table.pass(1)
    expect(frameView.frame.minY, equals: 40)
  }

  @Test func `it is placed again when the container's size changes`() {
    table.presentNow()
    table.window.frame.size = CGSize(width: 600, height: 500)
    table.pass(0.1)
    expect(
      teller.controller?.frameView.frame, equals: CGRect(x: 20, y: 40, width: 560, height: 420))
    expect(table.b.view.frame, equals: CGRect(x: 5, y: 5, width: 550, height: 410))
  }
}
