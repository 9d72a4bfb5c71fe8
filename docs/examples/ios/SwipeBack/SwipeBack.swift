import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = SwipeBackNavigationController(rootViewController: ColorVC(depth: 0))
        window?.makeKeyAndVisible()
        return true
    }
}

class SwipeBackNavigationController: UINavigationController, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    private var interactionController: UIPercentDrivenInteractiveTransition?
    private lazy var pan = UIPanGestureRecognizer(target: self, action: #selector(handlePan(_:)))
    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        interactivePopGestureRecognizer?.isEnabled = false
        interactivePopGestureRecognizer?.delegate = self
        view.addGestureRecognizer(pan)
    }
    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewController.navigationItem.hidesBackButton = viewControllers.count > 3
        super.pushViewController(viewController, animated: animated)
    }
    @objc private func handlePan(_ gestureRecognizer: UIPanGestureRecognizer) {
        guard let gestureRecognizerView = gestureRecognizer.view else {
            interactionController = nil
            return
        }
        let percent = gestureRecognizer.translation(in: gestureRecognizerView).x / gestureRecognizerView.bounds.size.width
        if gestureRecognizer.state == .began {
            interactionController = UIPercentDrivenInteractiveTransition()
            interactionController?.completionCurve = .easeOut
            popViewController(animated: true)
        } else if gestureRecognizer.state == .changed {
            interactionController?.update(percent)
        } else if gestureRecognizer.state == .ended {
            if percent > 0.5 && gestureRecognizer.state != .cancelled {
                interactionController?.finish()
            } else {
                interactionController?.cancel()
            }
            interactionController = nil
        }
    }
    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        operation == .pop ? SlideAnimatedTransitioning() : nil
    }
    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        interactionController
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        pan.isEnabled = navigationController.viewControllers.count > 1
    }
}
class SlideAnimatedTransitioning: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.35 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        let containerView = transitionContext.containerView
        guard let fromView = transitionContext.view(forKey: .from), let toView = transitionContext.view(forKey: .to) else { return }
        let width = containerView.frame.width
        var offsetLeft = fromView.frame
        offsetLeft.origin.x = width
        var offscreenRight = toView.frame
        offscreenRight.origin.x = -width / 3.33
        toView.frame = offscreenRight
        fromView.layer.shadowRadius = 5.0
        fromView.layer.shadowOpacity = 1.0
        toView.layer.opacity = 0.9
        containerView.insertSubview(toView, belowSubview: fromView)
        UIView.animate(withDuration: transitionDuration(using: transitionContext), delay: 0, options: .curveLinear, animations: {
            toView.frame = (fromView.frame)
            fromView.frame = offsetLeft
            toView.layer.opacity = 1.0
            fromView.layer.shadowOpacity = 0.1
        }, completion: { _ in
            toView.layer.opacity = 1.0
            toView.layer.shadowOpacity = 0
            fromView.layer.opacity = 1.0
            fromView.layer.shadowOpacity = 0
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
}
class ColorVC: UIViewController {
    let depth: Int
    init(depth: Int) { self.depth = depth; super.init(nibName: nil, bundle: nil) }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Page \(depth)"
        view.backgroundColor = UIColor(hue: CGFloat(depth % 7) / 7, saturation: 0.5, brightness: 1, alpha: 1)
        view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(next_)))
    }
    @objc func next_() { navigationController?.pushViewController(ColorVC(depth: depth + 1), animated: true) }
}
