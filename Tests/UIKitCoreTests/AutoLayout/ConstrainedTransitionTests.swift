import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Transitions whose animator adds constraints to the views that it moves.
@MainActor
struct ConstrainedTransitionTests {
  /// Slides a view in by a constraint.
  private final class Slide: NSObject, UIViewControllerAnimatedTransitioning,
    UIViewControllerTransitioningDelegate, UINavigationControllerDelegate,
    UITabBarControllerDelegate
  {
    var interactor: UIPercentDrivenInteractiveTransition?

    func transitionDuration(
      using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 1 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let box = context.containerView
      var slide: NSLayoutConstraint?
      if let view = context.view(forKey: .to) {
        box.addSubview(view)
        view.translatesAutoresizingMaskIntoConstraints = false
        let leading = view.leadingAnchor.constraint(
          equalTo: box.leadingAnchor, constant: box.bounds.width)
        slide = leading
        NSLayoutConstraint.activate([
          leading, view.topAnchor.constraint(equalTo: box.topAnchor),
          view.bottomAnchor.constraint(equalTo: box.bottomAnchor),
          view.widthAnchor.constraint(equalTo: box.widthAnchor),
        ])
      }
      box.layoutIfNeeded()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        slide?.constant = 0
        box.layoutIfNeeded()
      } completion: { _ in
        context.completeTransition(!context.transitionWasCancelled)
      }
    }

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation,
      from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func animationController(
      forPresented presented: UIViewController, presenting: UIViewController,
      source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func animationController(
      forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }
  }

  private let slide = Slide()
  private let first = UIViewController()
  private let second = UIViewController()

  private func show(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.advance(to: 1)
    return window
  }

  private func turn(_ window: UIWindow) {
    window.frame.size = CGSize(width: window.bounds.height, height: window.bounds.width)
    window.layoutIfNeeded()
  }

  private func fills(_ controller: UIViewController, _ window: UIWindow) -> Bool {
    window.layoutIfNeeded()
    return controller.view.convert(controller.view.bounds, to: nil) == window.bounds
  }

  @Test func `a push, a pop that is cancelled, and one by the standard transition`() {
    let navigation = UINavigationController(rootViewController: first)
    navigation.delegate = slide
    let window = show(navigation)
    navigation.pushViewController(second, animated: true)
    window.advance(to: 1.1)
    window.advance(to: 3)
    expect(fills(second, window))
    turn(window)
    expect(fills(second, window))
    let interactor = UIPercentDrivenInteractiveTransition()
    slide.interactor = interactor
    navigation.popViewController(animated: true)
    window.advance(to: 3.1)
    interactor.update(0.4)
    window.advance(to: 3.2)
    expect(first.view.layer.presentation()?.frame.minX, equals: 480)
    interactor.cancel()
    window.advance(to: 3.3)
    window.advance(to: 5)
    expect(navigation.topViewController === second)
    expect(fills(second, window))
    navigation.delegate = nil
    navigation.popViewController(animated: true)
    window.advance(to: 5.1)
    window.advance(to: 7)
    expect(fills(first, window))
    turn(window)
    expect(fills(first, window))
    navigation.pushViewController(second, animated: true)
    window.advance(to: 7.1)
    window.advance(to: 9)
    expect(fills(second, window))
  }

  @Test func `a presentation over the full screen, and back`() {
    second.modalPresentationStyle = .fullScreen
    second.transitioningDelegate = slide
    let window = show(first)
    first.present(second, animated: true)
    window.advance(to: 1.1)
    window.advance(to: 3)
    expect(fills(second, window))
    turn(window)
    expect(fills(second, window))
    second.dismiss(animated: true)
    window.advance(to: 3.1)
    window.advance(to: 5)
    expect(fills(first, window))
    turn(window)
    expect(fills(first, window))
  }

  @Test func `a tab`() {
    let tabs = UITabBarController()
    tabs.viewControllers = [first, second]
    tabs.delegate = slide
    let window = show(tabs)
    tabs.selectedIndex = 1
    window.advance(to: 1.1)
    window.advance(to: 3)
    expect(fills(second, window))
    turn(window)
    expect(fills(second, window))
  }

  @Test func `a view controller's view is placed by constraints where there are any`() {
    let window = show(first)
    first.addChild(second)
    let child: UIView = second.view
    child.translatesAutoresizingMaskIntoConstraints = false
    child.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
    first.view.addSubview(child)
    let inner = UIView(constrainedIn: child)
    inner.leadingAnchor.constraint(equalTo: child.leadingAnchor).isActive = true
    window.layoutIfNeeded()
    expect(child.frame, equals: CGRect(x: 1, y: 2, width: 3, height: 4))
    let edges = [
      child.topAnchor.constraint(equalTo: first.view.topAnchor, constant: 20),
      child.leadingAnchor.constraint(equalTo: first.view.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: first.view.trailingAnchor),
      child.heightAnchor.constraint(equalToConstant: 50),
    ]
    NSLayoutConstraint.activate(edges)
    window.layoutIfNeeded()
    expect(child.frame, equals: CGRect(x: 0, y: 20, width: 400, height: 50))
    NSLayoutConstraint.deactivate(edges)
    child.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
    window.layoutIfNeeded()
    expect(child.frame, equals: CGRect(x: 5, y: 6, width: 7, height: 8))
  }
}
