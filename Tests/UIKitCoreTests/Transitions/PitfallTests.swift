import Expectations
import Testing
import UIKit
import ViewTesting

/// Defects of published applications and libraries: the rows of `docs/pitfalls.md`, by number.
@MainActor
struct PitfallTests {
  private func interactive(
    _ configure: (PresentationTable) -> Void = { _ in }
  ) -> PresentationTable {
    let table = PresentationTable()
    table.delegate.presentInteractor = table.interactor
    configure(table)
    table.a.present(table.b, animated: true)
    table.turn()
    return table
  }

  @Test func `P1: an animator that never completes is spoken of a frame after its end`() {
    let table = PresentationTable()
    let animator = ForgetfulAnimator()
    table.delegate.animator = animator
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(0.29)
    expect(table.warnings.isEmpty)
    table.frames(4)
    expect(table.warnings.count, equals: 1)
    expect(table.warnings[0].contains("ForgetfulAnimator"))
    expect(table.warnings[0].contains("did not call completeTransition"))
  }

  @Test func `P2: a release at speed 1 shows no jump and no frame at the end value`() {
    for finishes in [true, false] {
      let table = interactive()
      table.interactor.update(0.5)
      table.frames(1)
      var last = table.y
      if finishes { table.interactor.finish() } else { table.interactor.cancel() }
      expect(table.y, equals: last)
      while table.b.transitionCoordinator != nil {
        table.frames(1)
        guard table.b.transitionCoordinator != nil else { break }
        let step = finishes ? last - table.y : table.y - last
        expect(step >= 0 && step < 800 * (1 / 120) / 0.4 + 1)
        last = table.y
      }
      expect(finishes ? table.y == 0 : table.b.view.window == nil)
    }
  }

  @Test func `P3: a release may go on with the finger's velocity`() {
    let table = interactive()
    table.interactor.update(0.3)
    table.interactor.releaseVelocity = 2
    let before = table.y
    table.interactor.finish()
    table.pass(0.00001)
    expect(abs((before - table.y) / 0.00001 - 1600), isBelow: 10)
  }

  @Test func `P4: progress 1 ends nothing, and a finish after it does`() {
    let table = interactive()
    table.interactor.update(1)
    table.pass(5)
    expect(!table.log.calls.contains("AN completes") && abs(table.y) < 1e-6)
    table.interactor.update(0.5)
    expect(abs(table.y - 400), isBelow: 1e-6)
    table.interactor.update(1)
    table.interactor.finish()
    table.frames(1)
    expect(table.log.calls.last, equals: "AN ended true")
  }

  @Test func `P5: a flick that is over before the transition starts still decides it`() {
    let table = PresentationTable()
    table.delegate.presentInteractor = table.interactor
    table.a.present(table.b, animated: true)
    table.interactor.update(0.2)
    table.interactor.finish()
    table.turn()
    table.pass(0.33)
    expect(table.log.calls.last, equals: "AN ended true")
  }

  @Test func `P6: a cancel leaves nothing over the presenter, which can be touched`() {
    let table = interactive()
    table.interactor.update(0.5)
    table.interactor.cancel()
    table.pass(1)
    expect(table.window.subviews, equals: [table.a.view])
    expect(table.window.hitTest(CGPoint(x: 10, y: 10), with: nil) === table.a.view)
    expectNil(table.a.view.layer.animationKeys())
  }

  @Test func `P7: the rest is always animated`() {
    let table = interactive()
    table.interactor.update(0.5)
    table.interactor.finish()
    table.frames(1)
    expect(table.y < 400 && table.y > 300)
  }

  @Test func `P8: other animations do not hold a transition up`() {
    let table = interactive { table in
      UIView.animate(withDuration: 1, options: [.repeat, .autoreverse]) {
        table.a.view.alpha = 0.5
      }
    }
    let spinner = UIView()
    table.b.view.addSubview(spinner)
    UIView.animate(withDuration: 30, options: .repeat) { spinner.alpha = 0 }
    table.interactor.update(0.5)
    table.interactor.finish()
    UIView.animate(withDuration: 10) { table.a.view.center.x += 10 }
    table.pass(0.21)
    expect(table.log.calls.last, equals: "AN ended true")
  }

  @Test func `P9: a cancelled transition completed with true is still cancelled`() {
    let table = PresentationTable()
    let animator = ForgetfulAnimator()
    animator.completesWith = true
    table.delegate.animator = animator
    table.delegate.presentInteractor = table.interactor
    table.a.present(table.b, animated: true)
    table.turn()
    table.interactor.update(0.5)
    table.interactor.cancel()
    table.pass(1)
    expect(table.a.presentedViewController == nil && table.window.subviews == [table.a.view])
    expect(table.warnings.count == 1 && table.warnings[0].contains("transitionWasCancelled"))
  }

  @Test func `P10: a property animator that is started by hand is scrubbed, too`() {
    let table = PresentationTable()
    let animator = ForgetfulAnimator()
    animator.usesPropertyAnimator = true
    animator.completesWith = true
    table.delegate.animator = animator
    table.delegate.presentInteractor = table.interactor
    table.a.present(table.b, animated: true)
    table.turn()
    table.interactor.update(0.5)
    table.pass(2)
    expect(abs(table.b.view.layer.seen.opacity - 0.5), isBelow: 1e-6)
    table.interactor.finish()
    table.pass(1)
    expect(table.b.view.alpha == 1 && table.b.view.window != nil)
    expect(table.log.calls.last, equals: "B didAppear")
  }

  @Test func `P11: an interruptible animator that is made anew each time is asked for once`() {
    let table = PresentationTable()
    let slide = InterruptibleSlide()
    slide.isForgetful = true
    table.delegate.animator = slide
    table.delegate.presentInteractor = table.interactor
    table.a.present(table.b, animated: true)
    table.turn()
    expect(slide.asked == 1 && table.warnings.isEmpty)
    table.interactor.update(0.5)
    expect(abs(table.y - 400), isBelow: 1e-6)
    table.interactor.finish()
    table.pass(1)
    expect(slide.ended == [true] && slide.asked == 1)
  }

  @Test func `P12: a gesture that is cancelled cancels what it drives`() {
    let table = interactive()
    let pan = UIPanGestureRecognizer()
    pan.addAction { [unowned table] pan in
      guard let pan = pan as? UIPanGestureRecognizer, pan.state == .changed else { return }
      table.interactor.update(-pan.translation(in: nil).y / 800)
    }
    table.interactor.cancel(with: pan)
    table.window.addGestureRecognizer(pan)
    let fingers = Fingers(table.window, startingAt: table.time)
    fingers.down(0, 200, 700)
    fingers.move(0, 200, 600)
    fingers.move(0, 200, 400)
    expect(table.interactor.percentComplete, isAbove: 0.2)
    fingers.cancel(0)
    expect(table.b.transitionCoordinator?.isCancelled, equals: true)
  }

  @Test func `P13: a finger held still before it lifts has no velocity, if one asks for now`() {
    let table = PresentationTable()
    let pan = UIPanGestureRecognizer()
    table.window.addGestureRecognizer(pan)
    var lift: (stale: CGFloat, current: CGFloat)?
    pan.addAction { pan in
      guard let pan = pan as? UIPanGestureRecognizer, pan.state == .ended else { return }
      lift = (pan.velocity(in: nil).y, pan.currentVelocity(in: nil).y)
    }
    let fingers = Fingers(table.window, startingAt: table.time)
    fingers.down(0, 200, 100)
    for step in 1...10 { fingers.move(0, 200, 100 + 10 * Double(step)) }
    fingers.wait(30_000)
    fingers.lift(0)
    expect(lift.map { abs($0.stale - 1000) < 50 && $0.current == 0 }, equals: true)
  }

  @Test func `P14: a presenter that an animator moves comes back to its place`() {
    for cancels in [true, false] {
      let table = PresentationTable()
      let animator = ForgetfulAnimator()
      animator.completesWith = nil
      animator.completesAsItIs = true
      animator.takesPresenterAlong = true
      table.delegate.animator = animator
      let other = UIView(frame: table.window.bounds)
      table.window.addSubview(other)
      let frame = table.a.view.frame
      if cancels { table.delegate.presentInteractor = table.interactor }
      table.a.present(table.b, animated: true)
      table.turn()
      if cancels {
        table.interactor.update(0.4)
        table.interactor.cancel()
        table.pass(1)
      } else {
        table.pass(1)
        table.delegate.animator = nil
        table.a.dismiss(animated: true)
        table.turn()
        table.pass(1)
      }
      expect(table.window.subviews, equals: [table.a.view, other])
      expect(table.a.view.frame == frame && table.a.view.alpha == 1)
    }
  }

  @Test func `P15: what appears and is cancelled is told so, with the coordinator's word for it`() {
    let table = PresentationTable(removesPresentersView: true)
    table.delegate.presentInteractor = table.interactor
    table.a.present(table.b, animated: true)
    table.turn()
    let coordinator = table.b.transitionCoordinator!
    expect(coordinator.initiallyInteractive && !coordinator.isCancelled)
    table.interactor.cancel()
    expect(coordinator.isCancelled)
    table.pass(1)
    func heard(_ name: String) -> [String] { table.log.calls.filter { $0.hasPrefix("\(name) ") } }
    expect(heard("B"), equals: ["B willAppear", "B willDisappear", "B didDisappear"])
    expect(heard("A"), equals: ["A willDisappear", "A willAppear", "A didAppear"])
  }

  @Test func `P16: a presenter that stays hears nothing, and calls by hand are never doubled`() {
    let table = PresentationTable()
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(1)
    expect(!table.log.calls.contains { $0.hasPrefix("A ") })
    table.a.beginAppearanceTransition(false, animated: false)
    table.a.beginAppearanceTransition(false, animated: false)
    table.a.endAppearanceTransition()
    table.a.endAppearanceTransition()
    expect(table.log.calls.suffix(2), equals: ["A willDisappear", "A didDisappear"])
  }

  @Test func `P17: a delegate that nobody kept is spoken of`() {
    let table = PresentationTable(.fullScreen)
    table.b.transitioningDelegate = LoggingTransitioningDelegate(table.log)
    table.a.present(table.b, animated: true)
    expect(table.warnings.count == 1 && table.warnings[0].contains("keep the delegate"))
    table.turn()
    table.pass(1)
    expect(table.a.presentedViewController === table.b)
  }

  @Test func `P18: an interactor that does not want to start lets a button's dismissal end`() {
    let table = PresentationTable()
    table.presentNow()
    table.interactor.wantsInteractiveStart = false
    table.delegate.dismissInteractor = table.interactor
    table.b.dismiss(animated: true)
    table.turn()
    table.pass(0.41)
    expect(table.a.presentedViewController == nil && table.log.calls.last == "AN ended true")
  }

  @Test func `P19: an interruptible transition does not block touches, another does`() {
    let table = PresentationTable()
    table.delegate.animator = InterruptibleSlide()
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(0.2)
    expect(table.window.hitTest(CGPoint(x: 9, y: 700), with: nil) === table.b.view)
    let other = PresentationTable()
    other.animator.options = [.curveLinear, .allowUserInteraction]
    other.a.present(other.b, animated: true)
    other.turn()
    other.pass(0.2)
    let container = other.b.presentationController!.containerView!
    expect(other.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === container)
    other.pass(1)
    expect(other.window.hitTest(CGPoint(x: 9, y: 9), with: nil) === other.b.view)
  }

  @Test func `P20: an interactor that completes without a release is spoken of`() {
    let table = PresentationTable()
    let interactor = BareInteractor()
    table.delegate.presentInteractor = interactor
    table.a.present(table.b, animated: true)
    table.turn()
    interactor.context?.updateInteractiveTransition(0.5)
    expect(table.b.transitionCoordinator?.percentComplete, equals: 0.5)
    interactor.context?.completeTransition(true)
    expect(table.warnings.count, equals: 1)
    expect(table.warnings[0].contains("finishInteractiveTransition"))
    expect(table.log.calls.contains("B didAppear"))
    expect(table.b.view.superview === table.b.presentationController?.containerView)
  }

  @Test func `P21: the slop makes no jump, and a turned direction stops at 0`() {
    let table = interactive()
    let pan = UIPanGestureRecognizer()
    var seen: [CGFloat] = []
    pan.addAction { [unowned table] pan in
      guard let pan = pan as? UIPanGestureRecognizer else { return }
      table.interactor.update(-pan.translation(in: nil).y / 800)
      seen.append(table.interactor.percentComplete)
    }
    table.window.addGestureRecognizer(pan)
    let fingers = Fingers(table.window, startingAt: table.time)
    fingers.down(0, 200, 700)
    fingers.move(0, 200, 689)
    expect(seen.count == 1 && seen[0] < 0.01)
    fingers.move(0, 200, 760)
    expect(seen.last == 0 && table.y == 800)
  }

  @Test(arguments: [CGFloat.nan, .infinity, 1e12, -1e12])
  func `P22: no velocity makes the rest explode`(velocity: CGFloat) {
    for progress in [0.0, 1e-9, 0.5, 1 - 1e-9, 1] {
      for finishes in [true, false] {
        let table = interactive()
        table.interactor.update(CGFloat(progress))
        table.interactor.releaseVelocity = velocity
        if finishes { table.interactor.finish() } else { table.interactor.cancel() }
        for _ in 0..<60 {
          table.frames(1)
          let y = table.b.view.layer.seen.frame.minY
          expect(y.isFinite && y >= -1e-6 && y <= 800.001)
        }
        expectNil(table.b.transitionCoordinator)
      }
    }
  }

  @Test func `P23: under a finger a curved animator goes evenly`() {
    let table = PresentationTable()
    let slide = InterruptibleSlide()
    slide.curve = .easeInOut
    table.delegate.animator = slide
    table.delegate.presentInteractor = table.interactor
    table.a.present(table.b, animated: true)
    table.turn()
    for progress in [0.1, 0.25, 0.8] {
      table.interactor.update(CGFloat(progress))
      expect(abs(table.y - 800 * (1 - progress)), isBelow: 1e-6)
    }
    table.interactor.finish()
    table.pass(1)
  }
}

/// Fades in the appearing view. The test chooses its actions at the end.
@MainActor
private final class ForgetfulAnimator: UIViewControllerAnimatedTransitioning {
  var completesWith: Bool?
  var completesAsItIs = false
  var usesPropertyAnimator = false
  var takesPresenterAlong = false

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return context.completeTransition(true) }
    let from = context.viewController(forKey: .from)!.view!
    if takesPresenterAlong { context.containerView.addSubview(from) }
    context.containerView.addSubview(view)
    view.alpha = 0
    let animations = {
      view.alpha = 1
      if self.takesPresenterAlong {
        from.alpha = 0.2
        from.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
      }
    }
    let completion = {
      if let value = self.completesWith { context.completeTransition(value) }
      if self.completesAsItIs {
        if self.takesPresenterAlong {
          from.alpha = 1
          from.transform = .identity
        }
        context.completeTransition(!context.transitionWasCancelled)
      }
    }
    if usesPropertyAnimator {
      let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear, animations: animations)
      animator.addCompletion { _ in completion() }
      animator.startAnimation()
    } else {
      UIView.animate(withDuration: 0.3, animations: animations) { _ in completion() }
    }
  }
}

/// Stores the context; the test does the rest.
@MainActor
private final class BareInteractor: UIViewControllerInteractiveTransitioning {
  var context: (any UIViewControllerContextTransitioning)?

  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning
  ) {
    context = transitionContext
  }
}
