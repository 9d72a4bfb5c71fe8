import Foundation
import UIKit

@testable import PantographProbe

/// Applications with the probe, one for each kind of movement.
enum ProbedApplication: String, CaseIterable, Sendable {
  case dismissal, pop, page, sheet, scroll, tap, pinch, found

  @MainActor
  func makeDelegate(_ options: Probe.Options) -> Delegate { Delegate(self, options) }

  @MainActor
  final class Delegate: UIResponder, UIApplicationDelegate {
    let kind: ProbedApplication
    let options: Probe.Options
    var window: UIWindow?

    init(_ kind: ProbedApplication, _ options: Probe.Options) {
      (self.kind, self.options) = (kind, options)
      super.init()
    }

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      Probe.start(options)
      window = UIWindow(frame: UIScreen.main.bounds)
      let root = kind.makeRoot()
      window?.rootViewController = root
      window?.makeKeyAndVisible()
      switch kind {
      case .dismissal: root.present(ProbedCard(), animated: false)
      case .pop:
        (root as? UINavigationController)?.pushViewController(ProbedScreen(), animated: false)
      case .sheet:
        let sheet = ProbedScreen()
        sheet.modalPresentationStyle = .pageSheet
        root.present(sheet, animated: false)
      case .page, .scroll, .tap, .pinch, .found: break
      }
      return true
    }
  }

  @MainActor
  private func makeRoot() -> UIViewController {
    switch self {
    case .dismissal, .sheet: ProbedScreen()
    case .pop: UINavigationController(rootViewController: ProbedScreen())
    case .page: ProbedPages(transitionStyle: .scroll, navigationOrientation: .horizontal)
    case .scroll: ProbedList()
    case .tap, .pinch: ProbedTouchpad()
    case .found: ProbedStranger()
    }
  }
}

class ProbedScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    Probe.watch(self)
  }
}

/// A screen that the probe finds by itself. A tap presents a card over it.
final class ProbedStranger: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: ProbedStranger.open)
    view.addGestureRecognizer(tap)
  }

  private func open(_ tap: UITapGestureRecognizer) { present(ProbedCard(), animated: true) }
}

/// A card that a pan dismisses interactively, as applications write it.
final class ProbedCard: ProbedScreen, UIViewControllerTransitioningDelegate {
  private var interactor: UIPercentDrivenInteractiveTransition?

  init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let pan = UIPanGestureRecognizer()
    pan.addTarget(self, action: ProbedCard.drag)
    view.addGestureRecognizer(pan)
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    let progress = pan.translation(in: view).y / view.bounds.height
    switch pan.state {
    case .began:
      interactor = UIPercentDrivenInteractiveTransition()
      dismiss(animated: true)
    case .changed: interactor?.update(progress)
    case .ended:
      progress > 0.3 ? interactor?.finish() : interactor?.cancel()
      interactor = nil
    case .cancelled:
      interactor?.cancel()
      interactor = nil
    case .possible, .failed: break
    }
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { ProbedAnimator() }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }
}

private final class ProbedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    context.containerView.insertSubview(to, at: 0)
    UIView.animate(
      withDuration: 0.4, delay: 0, options: .curveLinear,
      animations: { from.frame.origin.y = context.containerView.bounds.height },
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}

final class ProbedPages: UIPageViewController, UIPageViewControllerDataSource {
  private var pages: [UIViewController] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    pages = [ProbedScreen(), ProbedScreen(), ProbedScreen()]
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore controller: UIViewController
  ) -> UIViewController? {
    pages.firstIndex(of: controller).flatMap { $0 > 0 ? pages[$0 - 1] : nil }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter controller: UIViewController
  ) -> UIViewController? {
    pages.firstIndex(of: controller).flatMap { $0 < 2 ? pages[$0 + 1] : nil }
  }
}

final class ProbedList: ProbedScreen {
  override func viewDidLoad() {
    super.viewDidLoad()
    let list = UIScrollView(frame: view.bounds)
    list.contentSize = CGSize(width: view.bounds.width, height: 6000)
    view.addSubview(list)
  }
}

/// A screen with a tap, a double tap, a pinch and a rotation.
final class ProbedTouchpad: ProbedScreen, UIGestureRecognizerDelegate {
  private(set) var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let double = UITapGestureRecognizer()
    double.numberOfTapsRequired = 2
    let single = UITapGestureRecognizer()
    single.addTarget(self, action: ProbedTouchpad.tap)
    single.require(toFail: double)
    let pinch = UIPinchGestureRecognizer()
    pinch.delegate = self
    let rotation = UIRotationGestureRecognizer()
    rotation.delegate = self
    for recognizer in [double, single, pinch, rotation, UILongPressGestureRecognizer()] {
      view.addGestureRecognizer(recognizer)
    }
  }

  private func tap(_ tap: UITapGestureRecognizer) { taps += 1 }

  func gestureRecognizer(
    _ recognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { true }
}
