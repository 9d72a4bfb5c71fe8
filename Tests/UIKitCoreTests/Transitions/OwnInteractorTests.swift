import Expectations
import Testing
import UIKit

/// Transitions that a custom object drives, and whose remaining part the application animates itself.
@MainActor struct OwnInteractorTests {
  private final class Driver: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning, UIViewControllerInteractiveTransitioning
  {
    var context: (any UIViewControllerContextTransitioning)?
    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
    func interactionControllerForPresentation(
      using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { self }
    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> Double {
      0.4
    }
    func animateTransition(using context: any UIViewControllerContextTransitioning) {}
    func startInteractiveTransition(_ context: any UIViewControllerContextTransitioning) {
      self.context = context
      guard let view = context.view(forKey: .to) else { return }
      context.containerView.addSubview(view)
    }
    func letGo(finishes: Bool) {
      guard let context, let view = context.view(forKey: .to) else { return }
      if finishes {
        context.finishInteractiveTransition()
      } else {
        context.cancelInteractiveTransition()
      }
      UIView.animate(withDuration: 0.2) {
        view.frame.origin.y = finishes ? 0 : 200
      } completion: { _ in
        context.completeTransition(finishes)
      }
    }
  }

  @Test(arguments: [true, false])
  func `its rest goes from where the hand let go to where it ends`(finishes: Bool) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    let (home, page) = (UIViewController(), UIViewController())
    window.rootViewController = home
    window.makeKeyAndVisible()
    window.advance(to: 1)
    let driver = Driver()
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = driver
    home.present(page, animated: true)
    window.advance(to: 1.1)
    driver.context?.updateInteractiveTransition(0.5)
    window.advance(to: 1.2)
    let coordinator = page.transitionCoordinator
    expect(coordinator?.percentComplete, equals: 0.5)
    driver.letGo(finishes: finishes)
    var last = 0.5
    for frame in 1...9 {
      window.advance(to: 1.2 + Double(frame) / 50)
      let share = Double(coordinator?.percentComplete ?? -1)
      expect(finishes ? share >= last && share <= 1 : share <= last && share >= 0)
      last = share
    }
    expect(finishes ? last > 0.9 : last < 0.1)
    window.advance(to: 2)
    expect((home.presentedViewController === page), equals: finishes)
  }
}
