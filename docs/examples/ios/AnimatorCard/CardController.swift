import UIKit
import CoreGraphics

class GradientView: UIView {
    override class var layerClass: AnyClass {
        return CAGradientLayer.self
    }

    var gradientLayer: CAGradientLayer { return layer as! CAGradientLayer }
}

class PulseLayer: CALayer {
    var lineWidth: CGFloat = 1

    override init() {
        super.init()
        backgroundColor = UIColor.red.cgColor
    }

    override init(layer: Any) {
        super.init(layer: layer)
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }
}

class CardController: UIViewController {
    private enum State {
        case closed, open
        var opposite: State { self == .open ? .closed : .open }
    }

    private lazy var popupView: UIView = {
        let view = UIView()
        view.backgroundColor = .white
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = 0.1
        view.layer.shadowRadius = 10
        if #available(iOS 11.0, *) {
            view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        }
        if #available(iOS 13.0, *) { view.layer.cornerCurve = .continuous }
        return view
    }()

    private var currentState: State = .closed
    private var runningAnimators = [UIViewPropertyAnimator]()
    private var animationProgress = [CGFloat]()
    private let popupOffset: CGFloat = 440
    private lazy var panRecognizer: InstantPanGestureRecognizer = {
        let recognizer = InstantPanGestureRecognizer()
        recognizer.addTarget(self, action: #selector(popupViewPanned(recognizer:)))
        return recognizer
    }()

    override func viewDidLoad() {
        super.viewDidLoad()
        let background = GradientView(frame: view.bounds)
        background.gradientLayer.colors = [UIColor.systemTeal.cgColor, UIColor.systemIndigo.cgColor]
        background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(background)
        view.layer.addSublayer(PulseLayer())
        popupView.frame = CGRect(x: 0, y: view.bounds.height - 60, width: view.bounds.width, height: 500)
        view.addSubview(popupView)
        popupView.addGestureRecognizer(panRecognizer)
    }

    private func animateTransitionIfNeeded(to state: State, duration: TimeInterval) {
        guard runningAnimators.isEmpty else { return }
        let transitionAnimator = UIViewPropertyAnimator(duration: duration, dampingRatio: 1, animations: {
            switch state {
            case .open: self.popupView.frame.origin.y -= self.popupOffset
            case .closed: self.popupView.frame.origin.y += self.popupOffset
            }
        })
        transitionAnimator.addCompletion { position in
            switch position {
            case .start: self.currentState = state.opposite
            case .end: self.currentState = state
            case .current: ()
            @unknown default: ()
            }
            self.runningAnimators.removeAll()
        }
        let corner = UIViewPropertyAnimator(duration: duration, curve: .easeIn) { [weak self] in
            self?.popupView.layer.cornerRadius = state == .open ? 20 : 0
        }
        corner.scrubsLinearly = false
        transitionAnimator.startAnimation()
        corner.startAnimation()
        runningAnimators.append(transitionAnimator)
        runningAnimators.append(corner)
    }

    @objc private func popupViewPanned(recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began:
            animateTransitionIfNeeded(to: currentState.opposite, duration: 1)
            runningAnimators.forEach { $0.pauseAnimation() }
            animationProgress = runningAnimators.map { $0.fractionComplete }
        case .changed:
            let translation = recognizer.translation(in: popupView)
            var fraction = -translation.y / popupOffset
            if currentState == .open { fraction *= -1 }
            if runningAnimators[0].isReversed { fraction *= -1 }
            for (index, animator) in runningAnimators.enumerated() {
                animator.fractionComplete = fraction + animationProgress[index]
            }
        case .ended:
            let yVelocity = recognizer.velocity(in: popupView).y
            if yVelocity == 0 {
                runningAnimators.forEach { $0.continueAnimation(withTimingParameters: nil, durationFactor: 0) }
                break
            }
            runningAnimators.forEach { $0.continueAnimation(withTimingParameters: UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: CGVector(dx: 0, dy: yVelocity)), durationFactor: 0) }
        default:
            ()
        }
    }
}

class InstantPanGestureRecognizer: UIPanGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if self.state == UIGestureRecognizer.State.began { return }
        super.touchesBegan(touches, with: event)
        self.state = UIGestureRecognizer.State.began
    }
}
