import AVFoundation
import UIKit
import UIKit.UIGestureRecognizerSubclass

@objc protocol PhotoViewDelegate: class {
    @objc optional func photoViewMayClose(_ photoView: PhotoView) -> Bool
    @objc optional func photoViewDidClose(_ photoView: PhotoView)
}

extension CGVector {
    init(_ point: CGPoint, scale: CGFloat) {
        dx = point.x * scale
        dy = point.y * scale
    }
}

/// A picture that follows the finger, and flies off when it is thrown down.
class PhotoView: UIImageView {
    weak var delegate: PhotoViewDelegate?
    private var animator: UIViewPropertyAnimator?
    private let shade = CAGradientLayer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = true
        contentMode = UIViewContentMode.scaleAspectFill
        shade.colors = [UIColor.clear.cgColor, UIColor(white: 0, alpha: 0.5).cgColor]
        layer.addSublayer(shade)
        addGestureRecognizer(UIPanGestureRecognizer(target: self, action: #selector(drag(_:))))
    }

    required init?(coder aDecoder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    func drag(_ recognizer: UIPanGestureRecognizer) {
        let translation = recognizer.translation(in: superview)
        switch recognizer.state {
        case .began:
            superview?.bringSubview(toFront: self)
            animator?.stopAnimation(true)
        case .changed:
            transform = CGAffineTransform(translationX: translation.x, y: translation.y)
        default:
            let velocity = CGVector(recognizer.velocity(in: superview), scale: 0.01)
            let mayClose = delegate?.photoViewMayClose?(self) ?? true
            if velocity.dy > 5 && mayClose {
                UIView.animate(withDuration: 0.3, delay: 0, options: UIViewAnimationOptions.curveEaseIn, animations: {
                    self.transform = CGAffineTransform(translationX: translation.x, y: 900)
                }, completion: { _ in self.delegate?.photoViewDidClose?(self) })
            } else {
                let spring = UISpringTimingParameters(dampingRatio: 0.7, initialVelocity: velocity)
                animator = UIViewPropertyAnimator(duration: 0.5, timingParameters: spring)
                animator?.addAnimations { self.transform = .identity }
                animator?.startAnimation()
            }
        }
    }
}

extension PhotoView {
    override func layoutSublayers(of layer: CALayer) {
        super.layoutSublayers(of: layer)
        shade.frame = UIEdgeInsetsInsetRect(bounds, UIEdgeInsetsMake(bounds.height / 2, 0, 0, 0))
    }
}

class PhotoViewController: UIViewController, PhotoViewDelegate {
    let photo = PhotoView(frame: CGRect.zero)

    func photoViewMayClose(_ photoView: PhotoView) -> Bool {
        return presentedViewController == nil
    }
}

extension PhotoViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        photo.frame = CGRectMake(20, 200, CGRectGetWidth(view.bounds) - 40, 300)
        photo.image = #imageLiteral(resourceName: "moon")
        photo.delegate = self
        view.addSubview(photo)
    }

    override var prefersStatusBarHidden: Bool {
        return true
    }
}

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = PhotoViewController()
        window?.makeKeyAndVisible()
        return true
    }
}
