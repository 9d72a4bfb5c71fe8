import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@MainActor
struct TransitionAlongsideTests {
  /// Dims alongside, and stores the order of the handlers.
  private final class Dimming: UIPresentationController {
    let dim = UIView()
    var told: [String] = []

    override func presentationTransitionWillBegin() {
      containerView?.insertSubview(dim, at: 0)
      dim.alpha = 0
      presentedViewController.transitionCoordinator?.animate { _ in
        self.dim.alpha = 0.5
        self.told.append("alongside")
      } completion: { _ in
        self.told.append("completion")
      }
    }
  }

  private final class Delegate: UIViewControllerTransitioningDelegate {
    var made: Dimming?

    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      made = Dimming(presentedViewController: presented, presenting: presenting)
      return made
    }
  }

  @Test(arguments: [false, true])
  func `what goes along takes place whether or not the transition is animated`(
    isAnimated: Bool
  ) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let root = UIViewController()
    window.rootViewController = root
    window.makeKeyAndVisible()
    let presented = UIViewController()
    let delegate = Delegate()
    presented.modalPresentationStyle = .custom
    presented.transitioningDelegate = delegate
    root.present(presented, animated: isAnimated)
    window.advance(to: 1)
    window.advance(to: 2)
    expect(delegate.made?.dim.alpha, equals: 0.5)
    expect(delegate.made?.told, equals: ["alongside", "completion"])
  }

  /// Stores the context and updates it by hand.
  private final class HandMade: UIViewControllerInteractiveTransitioning {
    var context: (any UIViewControllerContextTransitioning)?
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      if let view = context.view(forKey: .to) { context.containerView.addSubview(view) }
    }
  }

  @Test func `what goes along follows an interaction controller of one's own and stops with it`() {
    let table = PresentationTable()
    let hand = HandMade()
    table.delegate.presentInteractor = hand
    let mark = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    table.window.addSubview(mark)
    table.b.onWillAppear = { b in
      b.transitionCoordinator?.animate(alongsideTransition: { _ in mark.alpha = 0 })
    }
    table.a.present(table.b, animated: true)
    table.turn()
    func seen() -> Float { mark.layer.presentation()?.opacity ?? -1 }
    hand.context?.updateInteractiveTransition(0.25)
    expect(abs(seen() - 0.75), isBelow: 1e-6)
    hand.context?.updateInteractiveTransition(0.5)
    table.pass(0.3)
    expect(abs(seen() - 0.5), isBelow: 1e-6)
    hand.context?.finishInteractiveTransition()
    table.pass(0.05)
    let moving = seen()
    expect(moving < 0.5 && moving > 0)
    hand.context?.pauseInteractiveTransition()
    table.pass(1)
    expect(abs(seen() - moving), isBelow: 1e-6)
    hand.context?.cancelInteractiveTransition()
    table.pass(1)
    expect(seen(), equals: 1)
    hand.context?.completeTransition(false)
    expectNil(table.a.presentedViewController)
  }
}
