import PantographGestures
import UIKit

/// A custom container: a page, and a drawer that a hand pulls over it, by half or completely. It has no release
/// rule of its own.
@MainActor
final class Drawer: UIViewController {
  let page: UIViewController
  let drawer: UIViewController
  private(set) var grip: TransitionGrip!
  /// The visible share of the drawer's width: 0, a half or 1.
  private(set) var opening: CGFloat = 0
  private var movement = 0
  static let width: CGFloat = 300

  init(page: UIViewController, drawer: UIViewController) {
    self.page = page
    self.drawer = drawer
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for child in [page, drawer] {
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
    page.view.frame = view.bounds
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    drawer.view.autoresizingMask = [.flexibleHeight]
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    grip = TransitionGrip(pan, of: self, thresholds: .containerSwipe)
    show(0)
  }

  private func show(_ opening: CGFloat) {
    drawer.view.frame = CGRect(
      x: (opening - 1) * Self.width, y: 0, width: Self.width, height: view.bounds.height)
  }

  private var shown: CGFloat {
    (drawer.view.layer.presentation()?.frame ?? drawer.view.frame).minX / Self.width + 1
  }
}

extension Drawer: TransitionSubject {
  func ways(for grip: TransitionGrip) throws(InteractionRefusal) -> [TransitionDirection] {
    opening == 0 ? [.right] : opening == 1 ? [.left] : [.right, .left]
  }

  func change(_ way: TransitionDirection, for grip: TransitionGrip) -> (any DrivenChange)? { nil }

  func length(_ way: TransitionDirection, for grip: TransitionGrip) -> CGFloat { Self.width }

  func path(_ way: TransitionDirection, for grip: TransitionGrip) -> TransitionPath {
    let sign: Double = way == .left ? -1 : 1
    return TransitionPath(
      places: [("closed", 0), ("half", 0.5), ("open", 1)].map {
        RestingPlace($0.0, at: sign * $0.1 * Double(Self.width))
      }, start: CGFloat(sign) * shown * Self.width)
  }

  func takeHold(for grip: TransitionGrip) -> CGFloat? {
    movement += 1
    let now = shown
    drawer.view.layer.removeAllAnimations()
    UIView.performWithoutAnimation { show(now) }
    return grip.way == .left ? -now : now
  }

  func grip(_ grip: TransitionGrip, didMoveTo progress: CGFloat) {
    movement += 1
    show(min(max(grip.way == .left ? -progress : progress, 0), 1))
  }

  func grip(_ grip: TransitionGrip, didDecide decision: ReleaseDecision) {
    if let index = decision.resting?.index { opening = CGFloat(index) / 2 }
    movement += 1
    let own = movement
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.show(self.opening)
    } completion: { [weak self] _ in
      guard let self, own == movement else { return }
      self.grip.settled(decision.outcome)
    }
  }
}
