import Expectations
import Testing
import UIKit

/// Mistakes that UIKit logs or raises; each gives a message that says what to do.
@MainActor
struct PresentingMistakesTests {
  @Test func `a view controller out of a window presents nothing`() {
    let table = PresentationTable()
    let other = UIViewController()
    var completed = false
    other.present(table.b, animated: true) { completed = true }
    table.pass(1)
    expect(!completed && other.presentedViewController == nil)
    expect(table.warnings.count == 1 && table.warnings[0].contains("viewDidAppear"))
  }

  @Test func `one that presents already presents nothing else`() {
    let table = PresentationTable()
    table.presentNow()
    table.a.present(UIViewController(), animated: true)
    expect(table.a.presentedViewController === table.b)
    expect(table.warnings.count == 1 && table.warnings[0].contains("dismiss that one first"))
  }

  @Test func `one that is on its way presents nothing yet`() {
    let table = PresentationTable()
    table.a.present(table.b, animated: true)
    table.turn()
    table.b.present(UIViewController(), animated: true)
    expectNil(table.b.presentedViewController)
    expect(table.warnings.count == 1 && table.warnings[0].contains("still being presented"))
    table.pass(1)
    table.b.dismiss(animated: true)
    table.b.present(UIViewController(), animated: true)
    expect(table.warnings.count == 2 && table.warnings[1].contains("still being dismissed"))
  }

  @Test func `a second completeTransition does nothing and is spoken of`() {
    let table = PresentationTable()
    let animator = TwiceCompleting()
    table.delegate.animator = animator
    table.a.present(table.b, animated: true)
    table.turn()
    table.pass(1)
    expect(table.a.presentedViewController === table.b)
    expect(table.warnings.count == 1 && table.warnings[0].contains("call it once"))
    expect(table.log.calls.filter { $0 == "B didAppear" }.count, equals: 1)
  }

  @Test func `an adaptive style that none can be is spoken of`() {
    let table = PresentationTable(.pageSheet)
    let delegate = WrongAdaptation()
    table.b.presentationController?.delegate = delegate
    table.a.present(table.b, animated: false)
    table.turn()
    expect(table.warnings.first?.contains("answer .fullScreen"), equals: true)
    expect(table.b.presentationController is UISheetPresentationController)
  }

  @Test func `presenting what is presented stops`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = PresentationTable()
        table.presentNow()
        let other = UIViewController()
        table.b.present(other, animated: false)
        table.turn()
        other.present(table.b, animated: true)
      }
    }
  }

  @Test func `presenting oneself stops`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = PresentationTable()
        table.a.present(table.a, animated: true)
      }
    }
  }

  @Test func `presenting a child stops`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = PresentationTable()
        let child = UIViewController()
        table.a.addChild(child)
        table.a.present(child, animated: true)
      }
    }
  }

  @Test func `presenting with the style none stops`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = PresentationTable(UIModalPresentationStyle.none)
        table.a.present(table.b, animated: true)
      }
    }
  }

  @Test func `a partial curl without full screen stops`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = PresentationTable(.overFullScreen)
        table.b.modalTransitionStyle = .partialCurl
        table.a.present(table.b, animated: true)
      }
    }
  }

  @Test func `what was presented with a partial curl cannot present`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let table = PresentationTable(.fullScreen)
        table.b.modalTransitionStyle = .partialCurl
        table.a.present(table.b, animated: false)
        table.turn()
        table.b.present(UIViewController(), animated: true)
      }
    }
  }

  @Test func `a popover with nothing to point at stops`() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1024, height: 768))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let other = UIViewController()
        other.modalPresentationStyle = .popover
        window.rootViewController!.present(other, animated: false)
        window.advance(to: 1)
      }
    }
    let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    expect(text.contains("set sourceItem, barButtonItem or sourceView"))
  }

  @Test func `a percent-driven transition started by hand stops`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        UIPercentDrivenInteractiveTransition().startInteractiveTransition(StrangeContext())
      }
    }
  }
}

@MainActor
private final class TwiceCompleting: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    context.containerView.addSubview(context.view(forKey: .to)!)
    UIView.animate(withDuration: 0.1) {
      context.containerView.alpha = 0.99
    } completion: { _ in
      context.completeTransition(true)
      context.completeTransition(false)
    }
  }
}

@MainActor
private final class WrongAdaptation: UIAdaptivePresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { .popover }
}

@MainActor
private final class StrangeContext: UIViewControllerContextTransitioning {
  let containerView = UIView()
  let isAnimated = true
  let isInteractive = true
  let transitionWasCancelled = false
  let presentationStyle = UIModalPresentationStyle.none
  let targetTransform = CGAffineTransform.identity
  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) {}
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
