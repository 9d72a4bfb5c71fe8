import Expectations
import Testing
import UIKit

/// A protocol that objects of every kind adopt, as in code for iOS.
private protocol Named: NSObjectProtocol {
  var title: String { get }
}

extension NSObject: Named {
  fileprivate var title: String { "\(type(of: self))" }
}

@MainActor private protocol Zooming: NSObjectProtocol {
  func zoomed() -> UIView?
}

private final class ZoomingController: UIViewController, Zooming {
  func zoomed() -> UIView? { viewIfLoaded }
}

private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval

  override init() {
    duration = 0.4
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
}

/// A delegate that is a plain Swift class.
private final class PlainDelegate: UINavigationControllerDelegate {}

private final class Badge: UIView {
  let value: Int

  init(value: Int) {
    self.value = value
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func isEqual(_ object: Any?) -> Bool { (object as? Badge)?.value == value }
  override var hash: Int { value }
}

@MainActor
struct ObjectTests {
  /// One object of each class that is an `NSObject` on iOS.
  private var objects: [AnyObject] {
    let (one, other) = (UIViewController(), UIViewController())
    let effect = UIBlurEffect(style: .light)
    return [
      UIView(), UIButton(), one, UIWindow(frame: .zero), UIApplication.shared, UIScreen.main,
      UIDevice.current, UIPanGestureRecognizer(), CALayer(), CAShapeLayer(), CABasicAnimation(),
      CAMediaTimingFunction(name: .linear), UIColor.red, UIFont.systemFont(ofSize: 3), UIImage(),
      UIBezierPath(), UITraitCollection(), UINavigationItem(title: "a"), UITabBarItem(),
      UIBarButtonItem(customView: UIView()), UIPercentDrivenInteractiveTransition(),
      UIViewPropertyAnimator(), UICubicTimingParameters(), UISpringTimingParameters(),
      UIPresentationController(presentedViewController: one, presenting: other),
      UIStoryboardSegue(identifier: nil, source: one, destination: other),
      UIAction { _ in }, UIAlertAction(title: "a", style: .cancel), effect,
      UIMotionEffectGroup(), NSParagraphStyle(), UISelectionFeedbackGenerator(),
      UIGraphicsImageRenderer(size: .zero), UISheetPresentationController.Detent.medium(),
    ]
  }

  @Test func `what is an NSObject on iOS is one here`() {
    for object in objects {
      let base = object as? NSObject
      expect(base != nil, "\(type(of: object))")
      expect(base?.title, equals: "\(type(of: object))")
      expect(base?.isEqual(object) == true && base?.isEqual(NSObject()) == false)
      expect(base?.isKind(of: NSObject.self) == true && base?.isMember(of: NSObject.self) == false)
    }
  }

  @Test func `no description has an address`() {
    for object in objects + [PlainDelegate()] {
      let text = (object as? any NSObjectProtocol)?.description ?? "0x"
      expect(!text.contains("0x"), "\(text)")
      expect(text.hasPrefix("<") && text.hasSuffix(">"))
    }
  }

  @Test func `a description tells what sets the object apart`() {
    let view = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    view.layer.name = "card"
    expect("\(view)", equals: "<UIView “card” 1,2 30×40>")
    expect("\(view.layer)", equals: "<CALayer “card” 1,2 30×40>")
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    expect("\(pan)", equals: "<UIPanGestureRecognizer possible on UIView>")
    expect("\(UINavigationItem(title: "Home"))", equals: "<UINavigationItem “Home”>")
    expect("\(UIColor.red)", equals: "<UIColor 1.0 0.0 0.0 1.0>")
  }

  @Test func `away from the main thread a description tells the type`() async {
    let view = UIView()
    await expect(Task.detached { view.description }.value, equals: "<UIView>")
  }

  @Test func `a view controller adopts a protocol of NSObjects`() {
    let zooming: any Zooming = ZoomingController()
    expect(zooming.isEqual(zooming) && !zooming.isEqual(ZoomingController()))
    expect(zooming.isKind(of: UIViewController.self))
  }

  @Test func `an animator is an NSObject with an initializer of its own`() {
    let animator: any UIViewControllerAnimatedTransitioning = Animator()
    expect(animator.transitionDuration(using: nil), equals: 0.4)
    expect(animator.isKind(of: NSObject.self))
  }

  @Test func `a delegate needs be no NSObject`() {
    let delegate: any UINavigationControllerDelegate = PlainDelegate()
    expect(delegate.isEqual(delegate) && !delegate.isEqual(PlainDelegate()))
    expect(delegate.isKind(of: PlainDelegate.self) && !delegate.isKind(of: NSObject.self))
    expect(delegate.isMember(of: PlainDelegate.self) && !delegate.isProxy())
    expect(delegate.description, equals: "<PlainDelegate>")
    expect(delegate.hash, equals: ObjectIdentifier(delegate).hashValue)
  }

  @Test func `views are equal to themselves alone, unless they say otherwise`() {
    let view = UIView()
    expect(view == view && view != UIView() && Set([view, view, UIView()]).count == 2)
    expect(Badge(value: 1) == Badge(value: 1) && Badge(value: 1) != Badge(value: 2))
    expect(Set([Badge(value: 1), Badge(value: 1)]).count, equals: 1)
  }

  @Test func `colors, fonts, images and traits are equal by what they are`() {
    expect(UIColor(white: 1, alpha: 1) == .white && UIColor.red != .blue)
    expect(UIFont.systemFont(ofSize: 3).isEqual(UIFont.systemFont(ofSize: 3)))
    expect(UIImage() == UIImage() && UIImage().hash == UIImage().hash)
    expect(UITraitCollection(displayScale: 2), equals: UITraitCollection(displayScale: 2))
    expect(UITraitCollection(displayScale: 2), differsFrom: UITraitCollection(displayScale: 3))
    expect(CAMediaTimingFunction(name: .linear), equals: CAMediaTimingFunction(name: .linear))
  }

  @Test func `a copy of an animation can be changed`() {
    let view = UIView()
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.duration = 3
    view.layer.add(animation, forKey: "fade")
    let held = view.layer.animation(forKey: "fade")
    let copy = held?.copy() as? CABasicAnimation
    copy?.duration = 4
    expect(held?.duration == 3 && copy?.duration == 4 && copy?.keyPath == "opacity")
  }
}
