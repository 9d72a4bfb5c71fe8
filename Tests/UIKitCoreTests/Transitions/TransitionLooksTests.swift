import Expectations
import Testing
import UIKit
import ViewTesting

/// The appearance of views after a transition, and their initial and final frames.
@MainActor
@Suite(.serialized) struct TransitionLooksTests {
  /// Runs the closure of the test.
  private final class FreeAnimator: UIViewControllerAnimatedTransitioning {
    var duration = 0.4
    var work: (any UIViewControllerContextTransitioning) -> Void = { _ in }
    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { duration }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
      work(context)
    }
  }

  private let table: PresentationTable
  private let animator = FreeAnimator()

  init() {
    table = PresentationTable(.fullScreen)
    table.delegate.animator = animator
  }

  private func present() {
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(1)
  }

  private func dismiss() {
    table.a.dismiss(animated: true)
    table.turn()
    table.pass(1)
  }

  private func leave(_ change: @escaping (UIView, UIView) -> Void) {
    animator.work = { context in
      let from = context.viewController(forKey: .from)!.view!
      let to = context.viewController(forKey: .to)!.view!
      UIView.animate(withDuration: 0.4) {
        change(from, to)
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
  }

  // MARK: After the end

  @Test func `after a presentation both views are as the animator left them`() {
    leave { from, to in
      from.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
      from.alpha = 0.5
      from.center.x = 100
      to.alpha = 0.75
      to.transform = CGAffineTransform(rotationAngle: 0.1)
      to.bounds.size = CGSize(width: 300, height: 500)
    }
    present()
    expect(table.a.view.transform.a == 0.9 && table.a.view.alpha == 0.5)
    expect(table.a.view.center.x == 100 && table.a.view.superview == nil)
    expect(table.b.view.alpha == 0.75 && table.b.view.transform.b != 0)
    expect(table.b.view.bounds.size, equals: CGSize(width: 300, height: 500))
  }

  @Test func `after a dismissal both views are as the animator left them`() {
    leave { _, _ in }
    present()
    leave { from, to in
      from.alpha = 0
      from.isHidden = true
      from.transform = CGAffineTransform(translationX: 0, y: 300)
      from.bounds.size.height = 100
      to.alpha = 0.5
      to.center.y = 420
      to.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    }
    dismiss()
    let (a, b) = (table.a.view!, table.b.view!)
    expect(b.alpha == 0 && b.isHidden && b.transform.ty == 300 && b.bounds.height == 100)
    expect(b.superview == nil && a.superview === table.window)
    expect(a.alpha == 0.5 && a.transform.a == 0.5 && a.center == CGPoint(x: 200, y: 420))
  }

  @Test func `after a push and a pop the pages are as the animator left them`() {
    let (first, second) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: first)
    let delegate = FreeNavigation(animator)
    navigation.delegate = delegate
    table.window.rootViewController = navigation
    table.turn()
    leave { from, to in
      from.alpha = 0
      from.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      to.alpha = 0.5
    }
    navigation.pushViewController(second, animated: true)
    table.pass(1)
    expect(first.view.alpha == 0 && first.view.transform.a == 0.5 && second.view.alpha == 0.5)
    leave { from, to in
      from.isHidden = true
      to.alpha = 1
    }
    navigation.popViewController(animated: true)
    table.pass(1)
    expect(second.view.isHidden && second.view.alpha == 0.5)
    expect(first.view.alpha == 1 && first.view.transform.a == 0.5)
  }

  private final class FreeNavigation: UINavigationControllerDelegate {
    let animator: FreeAnimator
    init(_ animator: FreeAnimator) { self.animator = animator }
    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }
  }

  @Test(arguments: [
    UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl,
  ])
  func `a standard transition leaves nothing behind`(style: UIModalTransitionStyle) {
    table.delegate.animator = nil
    table.b.modalTransitionStyle = style
    for _ in 0..<2 {
      present()
      expect(table.b.view.frame == table.window.bounds && table.b.view.alpha == 1)
      expect(table.b.view.transform == .identity && table.b.view.layer.pageCurl == 0)
      dismiss()
      for view in [table.a.view!, table.b.view!] {
        expect(view.frame == table.window.bounds && view.alpha == 1 && !view.isHidden)
        expect(view.transform == .identity && view.layer.pageCurl == 0)
      }
    }
  }

  @Test func `a presenter comes back in the window's size of now`() {
    leave { _, _ in }
    present()
    table.window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    table.pass(0.1)
    dismiss()
    expect(table.a.view.frame, equals: CGRect(x: 0, y: 0, width: 800, height: 400))
  }

  @Test func `a size that changes during the transition and after it is made up for`() {
    leave { _, to in to.alpha = 0.9 }
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(0.1)
    table.window.frame = CGRect(x: 0, y: 0, width: 800, height: 400)
    table.pass(1)
    expect(table.a.view.window == nil && table.a.view.bounds.width == 800)
    table.window.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    table.pass(0.1)
    dismiss()
    expect(table.a.view.frame, equals: CGRect(x: 0, y: 0, width: 400, height: 800))
  }

  @Test func `what goes along with a dismissal is hidden, and back where it is cancelled`() {
    table.b.modalPresentationStyle = .overFullScreen
    leave { _, _ in }
    present()
    let top = UIViewController()
    top.modalPresentationStyle = .overFullScreen
    top.transitioningDelegate = table.delegate
    table.b.present(top, animated: false)
    table.turn()
    table.delegate.dismissInteractor = table.interactor
    leave { from, _ in from.alpha = 0 }
    table.a.dismiss(animated: true)
    table.turn()
    let between = table.b.presentationController?.containerView
    expect(between?.isHidden == true && top.view.window != nil)
    table.interactor.update(0.5)
    table.interactor.cancel()
    table.pass(1)
    expect(between?.isHidden == false && top.view.alpha == 1)
  }

  @Test func `an interaction controller that is used again takes an end before its start`() {
    leave { from, to in to.alpha = 1 }
    table.delegate.presentInteractor = table.interactor
    table.a.present(table.b, animated: true)
    table.turn()
    table.interactor.finish()
    table.pass(1)
    dismiss()
    table.a.present(table.b, animated: true)
    table.interactor.finish()
    table.turn()
    table.pass(1)
    expect(table.a.presentedViewController === table.b && !table.b.isBeingPresented)
  }

  @Test(arguments: [true, false])
  func `after a cancelled transition all that it animated is back`(isPresenting: Bool) {
    leave { _, _ in }
    if !isPresenting { present() }
    let interactor = table.interactor
    if isPresenting {
      table.delegate.presentInteractor = interactor
    } else {
      table.delegate.dismissInteractor = interactor
    }
    leave { from, to in
      from.transform = CGAffineTransform(translationX: 0, y: 800)
      from.alpha = 0
      to.alpha = 0.5
    }
    if isPresenting {
      table.a.present(table.b, animated: true)
    } else {
      table.a.dismiss(animated: true)
    }
    table.turn()
    interactor.update(0.6)
    interactor.cancel()
    table.pass(1)
    let shown = isPresenting ? table.a : table.b
    expect(shown.view.window === table.window)
    expect(shown.view.transform == .identity && shown.view.alpha == 1)
    expect(shown.view.frame, equals: table.window.bounds)
  }

  // MARK: Frames

  @Test(arguments: [
    UIModalPresentationStyle.fullScreen, .overFullScreen, .custom, .pageSheet,
  ])
  func `a dismissal knows where the presented view is and ends`(style: UIModalPresentationStyle) {
    table.b.modalPresentationStyle = style
    leave { _, _ in }
    present()
    var frames: [CGRect] = []
    var shown = CGRect.zero
    animator.work = { context in
      let from = context.viewController(forKey: .from)!
      frames = [context.initialFrame(for: from), context.finalFrame(for: from)]
      shown = context.view(forKey: .from)!.frame
      context.completeTransition(true)
    }
    dismiss()
    expect(!shown.isEmpty && frames == [shown, shown])
  }

  @Test func `initial and final frames of a presentation and a dismissal over the whole`() {
    var seen: [[CGRect]] = []
    animator.work = { context in
      let from = context.viewController(forKey: .from)!
      let to = context.viewController(forKey: .to)!
      seen.append([
        context.initialFrame(for: from), context.initialFrame(for: to), context.finalFrame(for: to),
      ])
      context.completeTransition(true)
    }
    present()
    dismiss()
    let whole = table.window.bounds
    expect(seen, equals: [[whole, .zero, whole], [whole, .zero, whole]])
  }

  @Test func `a presenter that was moved behind goes back to where it belongs`() {
    table.b.modalPresentationStyle = .overFullScreen
    leave { from, _ in from.frame = from.frame.insetBy(dx: 16, dy: 30) }
    present()
    var frames: [CGRect] = []
    animator.work = { context in
      let to = context.viewController(forKey: .to)!
      frames = [context.initialFrame(for: to), context.finalFrame(for: to)]
      to.view.frame = context.finalFrame(for: to)
      context.completeTransition(true)
    }
    dismiss()
    let whole = table.window.bounds
    expect(frames, equals: [whole.insetBy(dx: 16, dy: 30), whole])
    expect(table.a.view.frame, equals: whole)
  }

  @Test(arguments: [(UIModalPresentationStyle.fullScreen, false), (.overFullScreen, true)])
  func `a presenter that stays has a final frame`(style: UIModalPresentationStyle, stays: Bool) {
    table.b.modalPresentationStyle = style
    var final: CGRect?
    animator.work = { context in
      final = context.finalFrame(for: context.viewController(forKey: .from)!)
      context.completeTransition(true)
    }
    present()
    expect(final, equals: (stays ? table.window.bounds : .zero))
  }

  @Test func `a transition whose container is taken away ends at once`() {
    leave { from, to in to.alpha = 0.5 }
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(0.1)
    expect(table.b.transitionCoordinator != nil)
    table.b.presentationController?.containerView?.removeFromSuperview()
    expect(table.b.transitionCoordinator == nil && !table.b.isBeingPresented)
  }

  // MARK: Delays

  private func y(of view: UIView) -> CGFloat { view.layer.seen.frame.minY }

  @Test(arguments: [(0.4, 0.2), (0.6, 0.2), (0.4, 0.0), (0.5, 3.0)])
  func `a delay is no part of the finger's way`(duration: Double, delay: Double) {
    animator.duration = duration
    animator.work = { context in
      let view = context.view(forKey: .to)!
      view.frame.origin.y = 800
      UIView.animate(withDuration: 0.4, delay: delay, options: .curveLinear) {
        view.frame.origin.y = 0
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    table.delegate.presentInteractor = table.interactor
    table.a.present(table.b, animated: true)
    table.turn()
    for progress in [0, 0.25, 0.5, 1] {
      table.interactor.update(progress)
      let share = delay > 0 ? progress : min(progress * duration / 0.4, 1)
      expect(abs(y(of: table.b.view) - 800 * (1 - share)), isBelow: 0.5, "at \(progress)")
    }
    table.interactor.update(0.5)
    table.interactor.finish()
    expect(table.interactor.percentComplete, equals: 0.5)
    table.pass(0.001)
    expect(abs(y(of: table.b.view) - 400), isBelow: 10)
    table.pass(1)
    expect(table.a.presentedViewController === table.b && y(of: table.b.view) == 0)
    expect(table.log.calls.contains("B didAppear"))
    // The value can still be read after the end.
    expect(table.interactor.percentComplete, equals: 0.5)
  }

  @Test(arguments: [0.0, 0.2])
  func `two delays keep their stagger`(first: Double) {
    let (early, late) = (UIView(), UIView())
    animator.duration = first + 0.6
    animator.work = { context in
      let view = context.view(forKey: .to)!
      view.addSubview(early)
      view.addSubview(late)
      for (index, moved) in [early, late].enumerated() {
        UIView.animate(
          withDuration: 0.4, delay: first + 0.2 * Double(index), options: .curveLinear
        ) {
          moved.center.y = 100
        } completion: { _ in
          if moved === late { context.completeTransition(!context.transitionWasCancelled) }
        }
      }
    }
    table.delegate.presentInteractor = table.interactor
    table.a.present(table.b, animated: true)
    table.turn()
    table.interactor.update(0.5)
    expect(abs(early.layer.seen.position.y - 75), isBelow: 0.01)
    expect(abs(late.layer.seen.position.y - 25), isBelow: 0.01)
    table.interactor.cancel()
    table.pass(1)
    expectNil(table.a.presentedViewController)
  }

  @Test(arguments: [0, 0.2])
  func `what goes along has the animator's delay, duration and pace`(delay: Double) {
    animator.duration = 1
    animator.work = { context in
      let view = context.view(forKey: .to)!
      view.frame.origin.y = 800
      UIView.animate(withDuration: 0.4, delay: delay, options: .curveLinear) {
        view.frame.origin.y = 0
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    table.window.addSubview(mark)
    table.b.onWillAppear = { b in
      b.transitionCoordinator?.animate(alongsideTransition: { _ in mark.alpha = 0 })
    }
    table.a.present(table.b, animated: true)
    table.turn()
    for _ in 0..<5 {
      table.pass(0.1)
      let share = y(of: table.b.view) / 800
      expect(abs(CGFloat(mark.layer.presentation()?.opacity ?? -1) - share), isBelow: 1e-6)
    }
  }

  @Test(arguments: [0.1, 0.3, 0.35, 0.7], [0.1, 0.3, 0.6, 0.9])
  func `the rest takes exactly its time`(duration: Double, progress: Double) {
    animator.duration = duration
    animator.work = { context in
      let view = context.view(forKey: .to)!
      view.frame.origin.y = 800
      UIView.animate(withDuration: duration, delay: 0, options: .curveLinear) {
        view.frame.origin.y = 0
      } completion: { _ in
        context.completeTransition(true)
      }
    }
    table.delegate.presentInteractor = table.interactor
    table.a.present(table.b, animated: true)
    table.turn()
    table.interactor.update(CGFloat(progress))
    table.interactor.finish()
    table.pass((1 - progress) * duration - 0.001)
    expect(table.b.isBeingPresented)
    table.pass(0.001 + 1e-9)
    expect(!table.b.isBeingPresented)
  }

  @Test func `a page that comes in fills its container from the start`() {
    let second = UIViewController()
    second.view.frame = CGRect(x: 30, y: 40, width: 50, height: 60)
    let navigation = UINavigationController(rootViewController: UIViewController())
    let delegate = FreeNavigation(animator)
    navigation.delegate = delegate
    table.window.rootViewController = navigation
    table.turn()
    var frame = CGRect.zero
    animator.work = { context in
      frame = context.view(forKey: .to)!.frame
      context.completeTransition(true)
    }
    navigation.pushViewController(second, animated: true)
    expect(frame, equals: table.window.bounds)
  }
}
