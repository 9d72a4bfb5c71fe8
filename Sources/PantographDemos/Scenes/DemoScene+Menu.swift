import Foundation
import PantographGestures
import PantographSceneNames
import PantographSynthesis
import UIKit

extension DemoScene {
  /// A menu over a page; a finger pulls it in from the left edge.
  public static let menu = DemoScene(
    .menu, size: DemoScene.phoneSize, beginsAtEdge: true, way: .right
  ) { build in
    let page = PlaceController(Place.all[3], build.log)
    build.window.rootViewController = page
    build.window.makeKeyAndVisible()
    let transitions = MenuTransitions(isMirrored: build.isMirrored)
    build.keep(transitions)
    let pan = UIScreenEdgePanGestureRecognizer()
    pan.edges = build.isMirrored ? .right : .left
    let log = build.log
    @MainActor func makeMenu() -> UIViewController {
      let menu = MenuController("Menu", log)
      menu.modalPresentationStyle = .custom
      menu.transitioningDelegate = transitions
      return menu
    }
    let driver = PanTransitionDriver(
      presentingFrom: page, pan: pan, direction: build.way(.right), thresholds: build.thresholds
    ) { makeMenu() }
    build.activate = { [unowned page] in
      if page.presentedViewController == nil {
        page.present(makeMenu(), animated: true)
      } else {
        page.dismiss(animated: true)
      }
    }
    driver.length = MenuTransitions.width
    build.add(driver, to: page.view)
  }
}

/// Supplies the menu's presentation and animations.
private final class MenuTransitions: UIViewControllerTransitioningDelegate {
  static let width: CGFloat = 292
  /// Whether the menu comes from the right.
  private let isMirrored: Bool

  init(isMirrored: Bool) { self.isMirrored = isMirrored }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    DimmingPresentation(presented: presented, presenting: presenting) { [isMirrored] in
      CGRect(
        x: isMirrored ? $0.width - Self.width : 0, y: 0, width: Self.width, height: $0.height)
    }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    MenuSlide(isPresenting: true, isMirrored: isMirrored).orDissolving(comesAbove: true)
  }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    MenuSlide(isPresenting: false, isMirrored: isMirrored).orDissolving(comesAbove: false)
  }
}

/// Slides the menu into the window, or back out at its side.
private final class MenuSlide: UIViewControllerAnimatedTransitioning {
  private let isPresenting: Bool

  private let isMirrored: Bool

  init(isPresenting: Bool, isMirrored: Bool) {
    self.isPresenting = isPresenting
    self.isMirrored = isMirrored
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.35 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    let key: UITransitionContextViewKey = isPresenting ? .to : .from
    let controllerKey: UITransitionContextViewControllerKey = isPresenting ? .to : .from
    guard let view = context.view(forKey: key),
      let controller = context.viewController(forKey: controllerKey)
    else { return context.completeTransition(false) }
    var shown = context.finalFrame(for: controller)
    if !isPresenting { shown = context.initialFrame(for: controller) }
    let hidden = shown.offsetBy(dx: isMirrored ? shown.width : -shown.width, dy: 0)
    if isPresenting { context.containerView.addSubview(view) }
    view.frame = isPresenting ? hidden : shown
    UIView.animate(
      withDuration: transitionDuration(using: context), delay: 0,
      options: context.isInteractive ? .curveLinear : .curveEaseOut
    ) {
      view.frame = self.isPresenting ? shown : hidden
    } completion: { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// The menu with the list of places.
private final class MenuController: LoggedController {
  override func loadView() {
    let view = UIView(
      frame: CGRect(x: 0, y: 0, width: MenuTransitions.width, height: DemoScene.phoneSize.height))
    view.backgroundColor = .white
    view.layer.shadowColor = UIColor.black.cgColor
    view.layer.shadowOpacity = 0.3
    view.layer.shadowRadius = 20
    view.add("Places", CGRect(x: 28, y: 84, width: 240, height: 40), size: 30, weight: .bold)
    for (index, place) in Place.all.enumerated() {
      let y = 150 + CGFloat(index) * 64
      view.addSubview(
        GradientView(
          frame: CGRect(x: 28, y: y, width: 40, height: 40), from: place.colors.0,
          to: place.colors.1, radius: 10))
      view.add(place.name, CGRect(x: 84, y: y + 7, width: 190, height: 26), size: 18)
    }
    self.view = view
  }
}
