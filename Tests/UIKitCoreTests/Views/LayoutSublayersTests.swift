import Expectations
import Foundation
import Testing
import UIKit

@MainActor
struct LayoutSublayersTests {
  private final class Sky: UIView {
    let gradient = CAGradientLayer()
    var order: [String] = []

    override func layoutSublayers(of layer: CALayer) {
      super.layoutSublayers(of: layer)
      order.append("sublayers")
      gradient.frame = bounds
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      order.append("subviews")
    }
  }

  @Test func `a view lays out its sublayers with itself`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let sky = Sky(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    sky.layer.addSublayer(sky.gradient)
    window.addSubview(sky)
    window.layoutIfNeeded()
    expect(sky.order, equals: ["subviews", "sublayers"])
    expect(sky.gradient.frame, equals: sky.bounds)
    sky.layer.setNeedsLayout()
    sky.layer.layoutIfNeeded()
    expect(sky.order.count, equals: 4)
  }

  @Test func `a layer class of one's own is asked to lay out the view`() {
    final class Plate: CALayer {
      var layouts = 0
      override func layoutSublayers() {
        super.layoutSublayers()
        layouts += 1
      }
    }
    final class PlateView: UIView {
      override class var layerClass: AnyClass { Plate.self }
    }
    let view = PlateView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.layoutIfNeeded()
    expect((view.layer as? Plate)?.layouts, equals: 1)
  }

  @Test func `a container answers for its coordinator and for what it is within`() {
    final class Frame: UIViewController {
      var moves: [Int] = []
      override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { nil }
      override var presentedViewController: UIViewController? { self }
      override var navigationController: UINavigationController? { nil }
      override var editButtonItem: UIBarButtonItem { UIBarButtonItem(systemItem: .add) }
    }
    final class Stack: UIView {
      var calls: [String] = []
      override func insertSubview(_ view: UIView, at index: Int) {
        calls.append("insert \(index)")
        super.insertSubview(view, at: index)
      }
      override func bringSubviewToFront(_ view: UIView) {
        calls.append("front")
        super.bringSubviewToFront(view)
      }
      override func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
        calls.append("recognizer")
        super.addGestureRecognizer(gestureRecognizer)
      }
    }
    expect(Frame().presentedViewController != nil)
    let stack = Stack()
    stack.insertSubview(UIView(), at: 0)
    stack.bringSubviewToFront(stack.subviews[0])
    stack.addGestureRecognizer(UITapGestureRecognizer())
    expect(stack.calls, equals: ["insert 0", "front", "recognizer"])
  }

  @Test func `an animator that leaves its interruptible animator out has none`() {
    final class Plain: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using c: (any UIViewControllerContextTransitioning)?) -> TimeInterval
      {
        1
      }
      func animateTransition(using c: any UIViewControllerContextTransitioning) {
        expectNil(interruptibleAnimatorIfImplemented(using: c))
      }
    }
    final class Lively: NSObject, UIViewControllerAnimatedTransitioning {
      let animator = UIViewPropertyAnimator()
      func transitionDuration(using c: (any UIViewControllerContextTransitioning)?) -> TimeInterval
      {
        1
      }
      func animateTransition(using c: any UIViewControllerContextTransitioning) {
        expect(interruptibleAnimatorIfImplemented(using: c) === animator)
      }
      func interruptibleAnimator(using c: any UIViewControllerContextTransitioning)
        -> any UIViewImplicitlyAnimating
      { animator }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    let context = Context(window)
    Plain().animateTransition(using: context)
    Lively().animateTransition(using: context)
  }
}

/// A context without behavior.
private final class Context: NSObject, UIViewControllerContextTransitioning {
  let containerView: UIView
  var isAnimated: Bool { true }
  var isInteractive: Bool { false }
  var transitionWasCancelled: Bool { false }
  var presentationStyle: UIModalPresentationStyle { .custom }
  var targetTransform: CGAffineTransform { .identity }

  init(_ view: UIView) { containerView = view }

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) {}
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}
