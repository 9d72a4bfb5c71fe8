import Expectations
import Testing
import UIKit
import ViewTesting

/// Small applications in the style of textbooks.
@MainActor
struct DynamicSampleTests {
  /// Squares that a tap drops, and a barrier below them.
  private final class SquaresController: UIViewController, UICollisionBehaviorDelegate {
    let gravity = UIGravityBehavior()
    let collision = UICollisionBehavior()
    let looks = UIDynamicItemBehavior()
    var animator: UIDynamicAnimator!
    let barrier = UIView(frame: CGRect(x: 0, y: 300, width: 130, height: 20))
    var squares: [UIView] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      barrier.backgroundColor = .red
      view.addSubview(barrier)
      animator = UIDynamicAnimator(referenceView: view)
      collision.translatesReferenceBoundsIntoBoundary = true
      collision.addBoundary(
        withIdentifier: "barrier" as any NSCopying, for: UIBezierPath(rect: barrier.frame))
      collision.collisionDelegate = self
      looks.elasticity = 0.6
      looks.friction = 0.5
      for behavior in [gravity, collision, looks] { animator.addBehavior(behavior) }
      view.addGestureRecognizer(
        UITapGestureRecognizer(target: self, action: SquaresController.drop))
    }

    func drop(_ tap: UITapGestureRecognizer) {
      let square = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
      square.center = tap.location(in: view)
      square.backgroundColor = .gray
      view.addSubview(square)
      squares.append(square)
      gravity.addItem(square)
      collision.addItem(square)
      looks.addItem(square)
    }

    func collisionBehavior(
      _ behavior: UICollisionBehavior, beganContactFor item: any UIDynamicItem,
      withBoundaryIdentifier identifier: (any NSCopying)?, at p: CGPoint
    ) {
      if identifier as? String == "barrier" { (item as? UIView)?.backgroundColor = .yellow }
    }
  }

  @Test func `squares fall where the finger taps, hit the barrier and lie on the floor`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let controller = SquaresController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let fingers = Fingers(window)
    for x in [140.0, 320] {
      fingers.down(0, x, 100)
      fingers.lift(0)
      fingers.wait(1500)
    }
    fingers.wait(6000)
    expect(controller.squares.count, equals: 2)
    expect(controller.squares.map(\.backgroundColor), equals: [.yellow, .gray])
    for square in controller.squares { expect(square.frame.maxY < 801 && square.center.y > 755) }
    // The barrier tipped the first square over.
    expect(controller.squares[0].center.x, isAbove: 150)
    expect(!controller.animator.isRunning)
  }

  /// A view that trails behind a pan and is thrown at its end.
  private final class DraggedController: UIViewController {
    let box = UIView(frame: CGRect(x: 150, y: 150, width: 100, height: 100))
    var animator: UIDynamicAnimator!
    var attachment: UIAttachmentBehavior?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
      animator = UIDynamicAnimator(referenceView: view)
      box.addGestureRecognizer(
        UIPanGestureRecognizer(target: self, action: DraggedController.pan))
    }

    func pan(_ pan: UIPanGestureRecognizer) {
      let place = pan.location(in: view)
      switch pan.state {
      case .began:
        animator.removeAllBehaviors()
        let own = pan.location(in: box)
        let attachment = UIAttachmentBehavior(
          item: box,
          offsetFromCenter: UIOffset(
            horizontal: own.x - box.bounds.midX, vertical: own.y - box.bounds.midY),
          attachedToAnchor: place)
        animator.addBehavior(attachment)
        self.attachment = attachment
      case .changed: attachment?.anchorPoint = place
      case .ended:
        animator.removeAllBehaviors()
        let behavior = UIDynamicItemBehavior(items: [box])
        behavior.addLinearVelocity(pan.velocity(in: view), for: box)
        behavior.resistance = 3
        animator.addBehavior(behavior)
      default: break
      }
    }
  }

  @Test func `a view follows the finger by its corner, turns, and goes on when it is let go`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let controller = DraggedController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let fingers = Fingers(window)
    fingers.down(0, 240, 160)
    for step in 1...30 { fingers.move(0, 240, 160 + Double(step) * 8) }
    let held = controller.box.convert(CGPoint(x: 90, y: 10), to: window)
    expect(held.isNear(CGPoint(x: 240, y: 400), 25))
    expect(controller.box.transform.b, isAbove: 0.05)
    let place = controller.box.center
    fingers.lift(0)
    fingers.wait(1000)
    expect(controller.box.center.y, isAbove: place.y + 50)
    expect(abs(controller.box.center.x - place.x), isBelow: 60)
  }

  /// A view that snaps to the position of a tap.
  private final class SnapController: UIViewController {
    let box = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))
    var animator: UIDynamicAnimator!
    var snap: UISnapBehavior?

    override func viewDidLoad() {
      super.viewDidLoad()
      view.addSubview(box)
      animator = UIDynamicAnimator(referenceView: view)
      view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: SnapController.tap))
    }

    func tap(_ tap: UITapGestureRecognizer) {
      if let snap { animator.removeBehavior(snap) }
      let snap = UISnapBehavior(item: box, snapTo: tap.location(in: view))
      animator.addBehavior(snap)
      self.snap = snap
    }
  }

  @Test func `a view snaps to each tap`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let controller = SnapController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    let fingers = Fingers(window)
    for (x, y) in [(300.0, 600.0), (80, 400), (200, 90)] {
      fingers.down(0, x, y)
      fingers.lift(0)
      fingers.wait(2500)
      expect(controller.box.center.isNear(CGPoint(x: x, y: y), 0.5))
    }
    expect(controller.animator.behaviors.count, equals: 1)
  }
}
