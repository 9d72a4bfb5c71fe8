import Foundation
import PantographSceneNames
import UIKit

extension DemoScene {
  /// A card that a finger drags at the touched point, and throws. A snap behavior returns it to the
  /// center.
  public static let `throw` = DemoScene(
    .throw, size: DemoScene.phoneSize
  ) { build in
    let table = ThrowController(build.log)
    build.window.rootViewController = table
    build.window.makeKeyAndVisible()
    build.activate = { [unowned table] in table.toss() }
  }
}

private final class ThrowController: LoggedController, UIDynamicAnimatorDelegate {
  private let card = GradientView(
    frame: CGRect(x: 85, y: 282, width: 220, height: 280), from: Place.all[3].colors.0,
    to: Place.all[3].colors.1, radius: 24)
  private lazy var animator = UIDynamicAnimator(referenceView: view)
  /// Keeps the card's velocity from the release to the snap.
  private lazy var weight = UIDynamicItemBehavior(items: [card])
  private lazy var home = UISnapBehavior(item: card, snapTo: view.center)
  private var hold: UIAttachmentBehavior?

  init(_ log: SceneLog) { super.init("Throw", log) }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let view = UIView(frame: CGRect(origin: .zero, size: DemoScene.phoneSize))
    view.backgroundColor = .white
    view.add("Throw it", CGRect(x: 95, y: 76, width: 200, height: 44), size: 34, weight: .bold)
    card.add(
      Place.all[3].name, CGRect(x: 24, y: 220, width: 172, height: 40), size: 28, weight: .bold,
      color: .white)
    view.addSubview(card)
    self.view = view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    home.damping = 0.4
    weight.angularResistance = 2
    animator.delegate = self
    card.addGestureRecognizer(
      UIPanGestureRecognizer(target: self, action: ThrowController.pan))
  }

  /// Throws the card without a gesture.
  func toss() {
    take(weight, home)
    weight.addLinearVelocity(CGPoint(x: 700, y: -900), for: card)
    weight.addAngularVelocity(4, for: card)
    log.add("the card is thrown")
  }

  private func pan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      let place = pan.location(in: card)
      let hold = UIAttachmentBehavior(
        item: card,
        offsetFromCenter: UIOffset(
          horizontal: place.x - card.bounds.midX, vertical: place.y - card.bounds.midY),
        attachedToAnchor: pan.location(in: view))
      self.hold = hold
      take(weight, hold)
      log.add("the finger takes hold of the card")
    case .changed: hold?.anchorPoint = pan.location(in: view)
    case .ended, .cancelled:
      hold = nil
      take(weight, home)
      weight.addLinearVelocity(pan.velocity(in: view), for: card)
      let velocity = weight.linearVelocity(for: card)
      let speed = (velocity.x * velocity.x + velocity.y * velocity.y).squareRoot()
      log.add("the card flies at \(Int(speed.rounded())) points per second")
    case .possible, .failed: break
    }
  }

  /// Replaces the animator's behaviors. Those that stay are not removed in between.
  private func take(_ behaviors: UIDynamicBehavior...) {
    for behavior in behaviors { animator.addBehavior(behavior) }
    for behavior in animator.behaviors where !behaviors.contains(behavior) {
      animator.removeBehavior(behavior)
    }
  }

  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {
    log.add(hold == nil ? "the card rests" : "the card waits for the finger")
  }
}
