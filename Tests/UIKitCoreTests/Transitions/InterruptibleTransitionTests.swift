import Expectations
import Testing
import UIKit
import ViewTesting

/// Slides with a property animator that it stores for the transition.
@MainActor
final class InterruptibleSlide: UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?
  var isForgetful = false
  var curve = UIView.AnimationCurve.linear
  private(set) var positions: [UIViewAnimatingPosition] = []
  private(set) var ended: [Bool] = []
  private(set) var asked = 0

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    asked += 1
    if let animator, !isForgetful { return animator }
    let view = context.view(forKey: .to)!
    let place = context.finalFrame(for: context.viewController(forKey: .to)!)
    context.containerView.addSubview(view)
    view.frame = place.offsetBy(dx: 0, dy: context.containerView.bounds.height)
    let animator = UIViewPropertyAnimator(duration: 0.4, curve: curve) { view.frame = place }
    animator.addCompletion { position in
      self.positions.append(position)
      self.animator = nil
      context.completeTransition(position == .end)
    }
    self.animator = animator
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) { ended.append(transitionCompleted) }
}

@MainActor
struct InterruptibleTransitionTests {
  private func started(
    interactive: Bool = true
  ) -> (table: PresentationTable, slide: InterruptibleSlide) {
    let table = PresentationTable()
    let slide = InterruptibleSlide()
    table.delegate.animator = slide
    table.delegate.presentInteractor = table.interactor
    table.interactor.wantsInteractiveStart = interactive
    table.a.present(table.b, animated: true)
    table.turn()
    return (table, slide)
  }

  @Test func `the animator is scrubbed in place of the container's time`() {
    let (table, slide) = started()
    expect(table.b.transitionCoordinator?.isInterruptible, equals: true)
    expect(table.b.presentationController?.containerView?.layer.speed, equals: 1)
    table.interactor.update(0.25)
    expect(abs(table.y - 600), isBelow: 1e-6)
    table.interactor.finish()
    table.pass(0.29)
    expect(slide.ended.isEmpty)
    table.pass(0.02)
    expect(slide.ended == [true] && slide.positions == [.end])
    expect(table.a.presentedViewController === table.b)
  }

  @Test func `cancelling turns the animator back`() {
    let (table, slide) = started()
    table.interactor.update(0.5)
    table.interactor.cancel()
    table.pass(0.1)
    expect(abs(table.y - 600), isBelow: 1e-6)
    table.pass(0.11)
    expect(slide.ended == [false] && slide.positions == [.start])
    expect(table.window.subviews, equals: [table.a.view])
  }

  @Test(arguments: [true, false])
  func `a release at the very end comes on the next turn`(finishes: Bool) {
    let (table, slide) = started()
    table.interactor.update(finishes ? 1 : 0)
    if finishes { table.interactor.finish() } else { table.interactor.cancel() }
    table.pass(0.01)
    expect(slide.ended, equals: [finishes])
  }

  @Test func `one that goes by itself can be caught, turned and finished`() {
    let (table, slide) = started(interactive: false)
    table.pass(0.1)
    expect(abs(table.y - 600), isBelow: 1e-6)
    table.interactor.pause()
    expect(table.b.transitionCoordinator?.isInteractive, equals: true)
    table.pass(1)
    expect(abs(table.y - 600), isBelow: 1e-6)
    table.interactor.update(0.5)
    table.interactor.cancel()
    table.pass(0.1)
    table.interactor.pause()
    expect(abs(table.interactor.percentComplete - 0.25), isBelow: 1e-6)
    table.interactor.finish()
    table.pass(0.31)
    expect(slide.ended, equals: [true])
  }

  @Test func `the rest follows the timing curve, a velocity with it`() {
    let (table, _) = started()
    table.interactor.timingCurve = UISpringTimingParameters(
      dampingRatio: 1, initialVelocity: CGVector(dx: 4, dy: 4))
    table.interactor.update(0.5)
    let before = table.y
    table.interactor.finish()
    table.pass(0.00001)
    expect(abs((before - table.y) / 0.00001 - 1600), isBelow: 10)
  }

  @Test func `touches reach what can be stopped by them, and nothing else`() {
    let (table, _) = started(interactive: false)
    table.pass(0.2)
    expect(table.window.hitTest(CGPoint(x: 200, y: 700), with: nil) === table.b.view)
    expect(table.window.hitTest(CGPoint(x: 200, y: 100), with: nil) !== table.b.view)
    let other = PresentationTable()
    other.animator.options = [.curveLinear, .allowUserInteraction]
    other.a.present(other.b, animated: true)
    other.turn()
    other.pass(0.39)
    expect(other.window.hitTest(CGPoint(x: 200, y: 799), with: nil) !== other.b.view)
    other.pass(0.2)
    expect(other.window.hitTest(CGPoint(x: 200, y: 799), with: nil) === other.b.view)
  }
}
