import Foundation
import UIKit

/// Custom presentations whose animators take the presenter's view, change its look and cancel, while the program moves
/// the presenter, resizes the window and dismisses.
@MainActor
final class PresenterWalk: Walk {
  private final class Page: UIViewController {
    var number = 0
    weak var walk: PresenterWalk?
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      walk?.note("\(number) appeared \(animated)")
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      walk?.note("\(number) disappeared \(animated)")
    }
    override var preferredStatusBarStyle: UIStatusBarStyle {
      number % 2 == 0 ? .lightContent : .darkContent
    }
  }

  /// A presentation that may remove the presenter's view, with a shade that runs beside the transition.
  private final class Presentation: UIPresentationController {
    var bits = 0
    private let shade = UIView()

    override var shouldRemovePresentersView: Bool { bits % 3 == 0 }
    override var shouldPresentInFullscreen: Bool { bits % 4 != 1 }
    override var frameOfPresentedViewInContainerView: CGRect {
      let all = containerView?.bounds ?? .zero
      return bits % 2 == 0 ? all : all.insetBy(dx: 20, dy: CGFloat(bits % 5) * 20)
    }
    override func presentationTransitionWillBegin() {
      guard let containerView else { return }
      shade.frame = containerView.bounds
      shade.backgroundColor = .black
      shade.alpha = 0
      containerView.insertSubview(shade, at: 0)
      presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0.4 }
    }
    override func presentationTransitionDidEnd(_ completed: Bool) {
      if !completed { shade.removeFromSuperview() }
    }
    override func dismissalTransitionWillBegin() {
      presentedViewController.transitionCoordinator?.animate { _ in self.shade.alpha = 0 }
    }
    override func dismissalTransitionDidEnd(_ completed: Bool) {
      if completed { shade.removeFromSuperview() }
    }
    override func containerViewWillLayoutSubviews() {
      super.containerViewWillLayoutSubviews()
      shade.frame = containerView?.bounds ?? .zero
      presentedView?.frame = frameOfPresentedViewInContainerView
    }
  }

  private final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
    let bits: Int
    init(_ bits: Int) { self.bits = bits }

    func transitionDuration(using context: (any UIViewControllerContextTransitioning)?)
      -> TimeInterval
    { 0.3 }

    func animateTransition(using context: any UIViewControllerContextTransitioning) {
      let isPresenting = bits % 2 == 0
      let presenter = context.viewController(forKey: isPresenting ? .from : .to)?.view
      let presented = context.viewController(forKey: isPresenting ? .to : .from)
      guard let view = presented?.view else { return context.completeTransition(false) }
      if isPresenting {
        view.frame = presented.map { context.finalFrame(for: $0) } ?? .zero
        context.containerView.addSubview(view)
        view.transform = CGAffineTransform(translationX: 0, y: 300)
      }
      // Some animators move the presenter's view into the container, and some leave it there.
      if bits / 2 % 3 == 0, let presenter, context.view(forKey: isPresenting ? .from : .to) != nil {
        context.containerView.insertSubview(presenter, at: 0)
      }
      let isCancelled = bits / 6 % 5 == 0
      let scale = 0.8 + CGFloat(bits % 3) / 10
      UIView.animate(withDuration: 0.3) {
        view.transform =
          isPresenting ? .identity : CGAffineTransform(translationX: 0, y: 300)
        presenter?.transform =
          isPresenting ? CGAffineTransform(scaleX: scale, y: scale) : .identity
        presenter?.alpha = isPresenting ? 0.7 : 1
        presenter?.layer.cornerRadius = isPresenting ? 9 : 0
      } completion: { _ in
        if isPresenting == isCancelled { view.removeFromSuperview() }
        context.completeTransition(!isCancelled && !context.transitionWasCancelled)
      }
    }
  }

  private var pages: [Page] = []
  private var bits = 0

  override init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    super.init(seed: seed, size: size)
    pages = (0..<4).map { number in
      let page = Page()
      (page.number, page.walk) = (number, self)
      page.view.backgroundColor = [.red, .green, .blue, .gray][number]
      page.transitioningDelegate = self
      return page
    }
    place(pages[0])
  }

  override var shares: (finger: Int, waiting: Int) { (0, 3) }

  private func place(_ page: Page) {
    root.addChild(page)
    page.view.frame = root.view.bounds.insetBy(dx: 10, dy: 30)
    page.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.view.addSubview(page.view)
    page.didMove(toParent: root)
  }

  private var top: UIViewController {
    var top: UIViewController = pages[0]
    while let next = top.presentedViewController { top = next }
    return top
  }

  override func change(_ bits: Int, animated: Bool) {
    self.bits = bits / 12
    let rest = bits / 12
    switch bits % 12 {
    case 0, 1, 2:
      guard
        let page = pages.dropFirst().first(where: {
          $0.presentingViewController == nil && $0.view.window == nil && !$0.isBeingDismissed
        }), top.view.window != nil, !top.isBeingDismissed, !top.isBeingPresented
      else { return }
      page.modalPresentationStyle =
        [.custom, .custom, .currentContext, .overCurrentContext, .fullScreen][rest % 5]
      pages[0].definesPresentationContext = rest % 2 == 0
      top.present(page, animated: animated) { self.note("presented \(page.number)") }
    case 3, 4: top.dismiss(animated: animated) { self.note("dismissed") }
    case 5: pages[0].dismiss(animated: animated) { self.note("all dismissed") }
    case 6:
      window.frame.size =
        [CGSize(width: 360, height: 640), CGSize(width: 640, height: 360)][rest % 2]
    case 7: pages[0].view.frame = root.view.bounds.insetBy(dx: CGFloat(rest % 50), dy: 20)
    case 8: pages[0].view.alpha = CGFloat(rest % 10) / 10
    case 9: pages[0].view.isHidden = rest % 3 == 0
    case 10:
      guard pages[0].presentedViewController == nil else { return }
      let other = UIView(frame: root.view.bounds)
      root.view.addSubview(other)
      other.addSubview(pages[0].view)
    default:
      top.view.transform = CGAffineTransform(rotationAngle: CGFloat(rest % 4) / 9)
    }
  }
}

extension PresenterWalk: UIViewControllerTransitioningDelegate {
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = Presentation(presentedViewController: presented, presenting: presenting)
    controller.bits = bits
    return controller
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    bits % 7 == 0 ? nil : Animator(bits * 2)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    bits % 7 == 1 ? nil : Animator(bits * 2 + 1)
  }
}
