import UIKit
import ViewTesting

/// A log of calls, in order.
@MainActor
final class SceneLog {
  var calls: [String] = []

  func note(_ call: String) { calls.append(call) }

  /// Removes and returns the calls since the last time.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }

  func index(of call: String) -> Int? { calls.firstIndex(of: call) }
}

/// Logs its appearance calls.
@MainActor
final class SceneController: UIViewController {
  let name: String
  let log: SceneLog
  var onWillAppear: ((SceneController) -> Void)?
  var onDidAppear: ((SceneController) -> Void)?

  init(_ name: String, _ log: SceneLog) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) {
    log.note("\(name) willAppear")
    onWillAppear?(self)
  }
  override func viewDidAppear(_ animated: Bool) {
    log.note("\(name) didAppear")
    onDidAppear?(self)
  }
  override func viewWillDisappear(_ animated: Bool) { log.note("\(name) willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { log.note("\(name) didDisappear") }
}

/// Logs its phases. Other calls are not logged, because they may come at any time.
@MainActor
final class LoggingPresentationController: UIPresentationController {
  var log: SceneLog?
  var removesPresentersView = false
  var frame: CGRect?

  override var shouldRemovePresentersView: Bool { removesPresentersView }
  override var frameOfPresentedViewInContainerView: CGRect {
    frame ?? super.frameOfPresentedViewInContainerView
  }
  override func presentationTransitionWillBegin() { log?.note("PC presentation will begin") }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    log?.note("PC presentation did end \(completed)")
  }
  override func dismissalTransitionWillBegin() { log?.note("PC dismissal will begin") }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    log?.note("PC dismissal did end \(completed)")
  }
}

/// Moves the presented view up from below, and down again, with linear timing.
@MainActor
final class SlideAnimator: UIViewControllerAnimatedTransitioning {
  let log: SceneLog?
  var duration = 0.4
  var options = UIView.AnimationOptions.curveLinear
  private(set) var ended: [Bool] = []

  init(_ log: SceneLog? = nil) { self.log = log }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval {
    log?.note("AN duration")
    return duration
  }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    log?.note("AN animate")
    let container = context.containerView
    let isPresenting = context.viewController(forKey: .to)?.isBeingPresented ?? false
    if let view = context.view(forKey: .to) {
      if isPresenting { container.addSubview(view) } else { container.insertSubview(view, at: 0) }
    }
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    guard let view = context.view(forKey: key) else { return context.completeTransition(true) }
    let place = view.frame
    let below = place.offsetBy(dx: 0, dy: container.bounds.height)
    if isPresenting { view.frame = below }
    UIView.animate(withDuration: duration, options: options) {
      view.frame = isPresenting ? place : below
    } completion: { _ in
      self.log?.note("AN completes")
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) {
    log?.note("AN ended \(transitionCompleted)")
    ended.append(transitionCompleted)
  }
}

/// Returns the objects that the test sets, and logs its calls.
@MainActor
final class LoggingTransitioningDelegate: UIViewControllerTransitioningDelegate {
  let log: SceneLog
  var animator: (any UIViewControllerAnimatedTransitioning)?
  var presentInteractor: (any UIViewControllerInteractiveTransitioning)?
  var dismissInteractor: (any UIViewControllerInteractiveTransitioning)?
  var removesPresentersView = false

  init(_ log: SceneLog) { self.log = log }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("TD animator")
    return animator
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    log.note("TD animator")
    return animator
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("TD interactor")
    return presentInteractor
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    log.note("TD interactor")
    return dismissInteractor
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    log.note("TD presentation controller")
    let controller = LoggingPresentationController(
      presentedViewController: presented, presenting: presenting)
    controller.log = log
    controller.removesPresentersView = removesPresentersView
    return controller
  }
}

/// A window whose root A presents B with a delegate, an animator and a percent-driven interactor.
@MainActor
final class PresentationTable {
  let log = SceneLog()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  let a: SceneController
  let b: SceneController
  let delegate: LoggingTransitioningDelegate
  let animator: SlideAnimator
  let interactor = UIPercentDrivenInteractiveTransition()
  private(set) var time = 1.0
  private(set) var warnings: [String] = []
  private let oldWarning = Misuse.onWarning

  init(_ style: UIModalPresentationStyle = .custom, removesPresentersView: Bool = false) {
    a = SceneController("A", log)
    b = SceneController("B", log)
    animator = SlideAnimator(log)
    delegate = LoggingTransitioningDelegate(log)
    delegate.animator = animator
    delegate.removesPresentersView = removesPresentersView
    b.modalPresentationStyle = style
    b.transitioningDelegate = delegate
    interactor.completionCurve = .linear
    window.rootViewController = a
    window.makeKeyAndVisible()
    window.advance(to: time)
    log.calls = []
    Misuse.onWarning = { [weak self] in self?.warnings.append($0) }
  }

  isolated deinit { Misuse.onWarning = oldWarning }

  func turn() { window.advance(to: time) }

  func pass(_ seconds: Double) {
    time += seconds
    window.advance(to: time)
  }

  /// Lets time pass in steps of a frame, as on a screen.
  func frames(_ count: Int) {
    for _ in 0..<count { pass(1.0 / 120) }
  }

  /// Presents B and completes the animation.
  func presentNow() {
    a.present(b, animated: true)
    turn()
    pass(1)
    log.calls = []
  }

  var y: CGFloat { b.view.layer.seen.frame.minY }
}
