import UIKit

class SlideTabBarController: UITabBarController, UITabBarControllerDelegate {
    private var panGestureRecognizer: UIPanGestureRecognizer!

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        selectedIndex = 0
        tabBar.isTranslucent = false
        tabBar.tintColor = .systemPink
        tabBar.barTintColor = .white
        let red = UIViewController()
        red.view.backgroundColor = .systemRed
        red.tabBarItem = UITabBarItem(title: "Red", image: UIImage(systemName: "1.circle"), tag: 0)
        let blue = UIViewController()
        blue.view.backgroundColor = .systemBlue
        blue.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
        viewControllers = [red, blue]
        panGestureRecognizer = UIPanGestureRecognizer()
        panGestureRecognizer.addTarget(self, action: #selector(handlePan))
        view.addGestureRecognizer(panGestureRecognizer)
    }

    @objc func handlePan(_ gesture: UIPanGestureRecognizer?) {
        if gesture?.state == .began { selectedIndex = 1 - selectedIndex }
    }

    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        guard let viewControllers = tabBarController.viewControllers,
              let from = viewControllers.firstIndex(of: fromVC),
              let to = viewControllers.firstIndex(of: toVC) else { return nil }
        return SlideAnimator(edge: from < to ? .right : .left)
    }

    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        return tabBarController.transitionCoordinator == nil
    }
}

class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    let targetEdge: UIRectEdge

    init(edge: UIRectEdge) {
        targetEdge = edge
    }

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval {
        return 0.35
    }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let fromView = transitionContext.view(forKey: .from)!
        let toView = transitionContext.view(forKey: .to)!
        let offset: CGVector
        switch targetEdge {
        case UIRectEdge.left: offset = CGVector(dx: -1, dy: 0)
        case UIRectEdge.right: offset = CGVector(dx: 1, dy: 0)
        default: fatalError("targetEdge must be one of UIRectEdgeLeft, or UIRectEdgeRight.")
        }
        let fromFrame = transitionContext.initialFrame(for: transitionContext.viewController(forKey: .from)!)
        toView.frame = fromFrame.offsetBy(dx: fromFrame.size.width * offset.dx, dy: 0)
        transitionContext.containerView.addSubview(toView)
        UIView.animate(withDuration: 0.35, animations: {
            fromView.frame = fromFrame.offsetBy(dx: fromFrame.size.width * -offset.dx, dy: 0)
            toView.frame = fromFrame
        }, completion: { _ in
            let wasCancelled = transitionContext.transitionWasCancelled
            if wasCancelled { toView.removeFromSuperview() }
            transitionContext.completeTransition(!wasCancelled)
        })
    }
}
