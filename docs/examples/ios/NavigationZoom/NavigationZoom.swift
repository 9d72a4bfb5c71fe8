import UIKit

protocol ZoomingViewController: NSObjectProtocol {
    func zoomingImageView(for transition: ZoomAnimator) -> UIImageView?
}

class ZoomAnimator: NSObject, UIViewControllerAnimatedTransitioning, CAAnimationDelegate {
    var operation: UINavigationController.Operation = .none
    private weak var context: UIViewControllerContextTransitioning?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        context = transitionContext
        let container = transitionContext.containerView
        guard let fromVC = transitionContext.viewController(forKey: .from),
              let toVC = transitionContext.viewController(forKey: .to) else { return }
        container.addSubview(toVC.view)
        let start = UIBezierPath(ovalIn: CGRect(x: 160, y: 300, width: 60, height: 60))
        let extreme = CGPoint(x: 190, y: toVC.view.bounds.height)
        let radius = sqrt((extreme.x * extreme.x) + (extreme.y * extreme.y))
        let end = UIBezierPath(ovalIn: CGRect(x: 160, y: 300, width: 60, height: 60).insetBy(dx: -radius, dy: -radius))
        let maskLayer = CAShapeLayer()
        maskLayer.path = end.cgPath
        toVC.view.layer.mask = maskLayer
        let animation = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.path))
        animation.fromValue = start.cgPath
        animation.toValue = end.cgPath
        animation.duration = transitionDuration(using: transitionContext)
        animation.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName.easeInEaseOut)
        animation.delegate = self
        maskLayer.add(animation, forKey: "path")
        _ = fromVC
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        context?.completeTransition(!(context?.transitionWasCancelled ?? false))
        context?.viewController(forKey: .from)?.view.layer.mask = nil
        context?.viewController(forKey: .to)?.view.layer.mask = nil
    }
}

class NavigationDelegate: NSObject, UINavigationControllerDelegate {
    weak var navigationController: UINavigationController? {
        didSet {
            let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(panned(_:)))
            pan.edges = .left
            navigationController?.view.addGestureRecognizer(pan)
            navigationController?.interactivePopGestureRecognizer?.isEnabled = false
        }
    }
    var interactionController: UIPercentDrivenInteractiveTransition?

    @objc func panned(_ gestureRecognizer: UIScreenEdgePanGestureRecognizer) {
        guard let view = gestureRecognizer.view else { return }
        let progress = gestureRecognizer.translation(in: view).x / view.bounds.width
        switch gestureRecognizer.state {
        case .began:
            interactionController = UIPercentDrivenInteractiveTransition()
            navigationController?.popViewController(animated: true)
        case .changed:
            interactionController?.update(progress)
        case .ended, .cancelled, .failed:
            if gestureRecognizer.velocity(in: view).x > 0 && progress > 0.3 {
                interactionController?.completionSpeed = 0.8
                interactionController?.finish()
            } else {
                interactionController?.cancel()
            }
            interactionController = nil
        default: break
        }
    }

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        let animator = ZoomAnimator()
        animator.operation = operation
        return animator
    }

    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        return interactionController
    }
}

class ListViewController: UIViewController, ZoomingViewController {
    let imageView = UIImageView(image: UIImage(systemName: "photo"))

    override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        view.backgroundColor = .systemBackground
        self.view = view
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.title = "List"
        navigationController?.navigationBar.prefersLargeTitles = true
        imageView.isUserInteractionEnabled = true
        imageView.frame = CGRect(x: 100, y: 200, width: 80, height: 80)
        imageView.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
        view.addSubview(imageView)
    }

    @objc func open() {
        navigationController?.pushViewController(DetailViewController(nibName: nil, bundle: nil), animated: true)
    }

    func zoomingImageView(for transition: ZoomAnimator) -> UIImageView? {
        return imageView
    }
}

class DetailViewController: UIViewController {
    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        hidesBottomBarWhenPushed = true
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemIndigo
        navigationItem.largeTitleDisplayMode = .never
        #if os(iOS)
        setNeedsStatusBarAppearanceUpdate()
        #endif
    }
}
