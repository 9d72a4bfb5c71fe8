import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.rootViewController = RingViewController()
        window?.makeKeyAndVisible()
        return true
    }
}

class RingView: UIView {
    private let trackLayer = CAShapeLayer()
    private let progressLayer = CAShapeLayer()
    private let textLayer = CATextLayer()
    var progress: CGFloat = 0 {
        didSet {
            progress = min(max(progress, 0), 1)
            progressLayer.strokeEnd = progress
            textLayer.string = "\(Int(progress * 100))%"
        }
    }
    override class var layerClass: AnyClass { CALayer.self }
    override func layoutSubviews() {
        super.layoutSubviews()
        let path = UIBezierPath(arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: bounds.width / 2 - 10, startAngle: -CGFloat.pi / 2, endAngle: 3 * .pi / 2, clockwise: true)
        for (l, color) in [(trackLayer, UIColor.systemGray5), (progressLayer, .systemRed)] {
            l.path = path.cgPath
            l.fillColor = UIColor.clear.cgColor
            l.strokeColor = color.cgColor
            l.lineWidth = 12
            l.lineCap = .round
            l.frame = bounds
            if l.superlayer == nil { layer.addSublayer(l) }
        }
        progressLayer.strokeEnd = progress
        textLayer.frame = CGRect(x: 0, y: bounds.midY - 14, width: bounds.width, height: 28)
        textLayer.alignmentMode = .center
        textLayer.fontSize = 22
        textLayer.foregroundColor = UIColor.label.cgColor
        textLayer.contentsScale = UIScreen.main.scale
        textLayer.string = "0%"
        if textLayer.superlayer == nil { layer.addSublayer(textLayer) }
    }
    func animate(to value: CGFloat) {
        CATransaction.begin()
        CATransaction.setCompletionBlock { self.progress = value }
        let a = CABasicAnimation(keyPath: #keyPath(CAShapeLayer.strokeEnd))
        a.fromValue = progressLayer.presentation()?.strokeEnd ?? 0
        a.toValue = value
        a.duration = 1
        progressLayer.strokeEnd = value
        progressLayer.add(a, forKey: "line")
        CATransaction.commit()
    }
}
class RingViewController: UIViewController {
    let ring = RingView(frame: CGRect(x: 95, y: 250, width: 200, height: 200))
    let replicator = CAReplicatorLayer()
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        view.addSubview(ring)
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        dot.cornerRadius = 5
        dot.backgroundColor = UIColor.systemBlue.cgColor
        replicator.frame = CGRect(x: 100, y: 550, width: 200, height: 40)
        replicator.instanceCount = 5
        replicator.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        replicator.instanceDelay = 0.1
        replicator.instanceAlphaOffset = -0.15
        replicator.addSublayer(dot)
        view.layer.addSublayer(replicator)
        let move = CABasicAnimation(keyPath: #keyPath(CALayer.position))
        move.fromValue = NSValue(cgPoint: CGPoint(x: 5, y: 5))
        move.toValue = CGPoint(x: 5, y: 25)
        move.duration = 0.5
        move.autoreverses = true
        move.repeatCount = Float.infinity
        dot.add(move, forKey: "bounce")
    }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); ring.animate(to: 0.7) }
}
