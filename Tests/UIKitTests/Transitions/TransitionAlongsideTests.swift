import Foundation
import Testing
import UIKit

@MainActor
@Suite struct TransitionAlongsideTests {
  /// Dims alongside, and remembers the handlers' order.
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
    #expect(delegate.made?.dim.alpha == 0.5)
    #expect(delegate.made?.told == ["alongside", "completion"])
  }
}
