import Foundation
import PantographGestures

/// A swipe that pops the top view controller of a navigation controller, from the leading edge or
/// anywhere in the content.
@MainActor
final class InteractivePop: UIGestureRecognizerDelegate {
  /// The animator and the interaction controller of a pop that a swipe begins.
  struct Transition {
    /// The animator of the pop; nil uses the standard one.
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: any UIViewControllerInteractiveTransitioning
  }

  let recognizer: UIPanGestureRecognizer
  private(set) var grip: TransitionGrip!
  private weak var navigationController: UINavigationController?

  init(of navigationController: UINavigationController, thresholds: InteractionThresholds) {
    self.navigationController = navigationController
    recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.delegate = self
    followLayoutDirection()
    recognizer.yieldsToOthers = true
    navigationController.view.addGestureRecognizer(recognizer)
    grip = TransitionGrip(recognizer, of: self, thresholds: thresholds)
  }

  /// Creates a swipe that begins anywhere in the content, unless a pan from the edge begins.
  init(
    inContentOf navigationController: UINavigationController,
    besides edge: UIGestureRecognizer?, thresholds: InteractionThresholds
  ) {
    self.navigationController = navigationController
    recognizer = UIPanGestureRecognizer()
    recognizer.delegate = self
    if let edge { recognizer.require(toFail: edge) }
    recognizer.yieldsToOthers = true
    navigationController.stage.addGestureRecognizer(recognizer)
    grip = TransitionGrip(recognizer, of: self, thresholds: thresholds)
  }

  /// Sets the recognizer's edge to the leading edge: the right edge in a right-to-left layout.
  func followLayoutDirection() {
    guard let recognizer = recognizer as? UIScreenEdgePanGestureRecognizer else { return }
    let edge: UIRectEdge = navigationController?.isMirrored == true ? .right : .left
    if recognizer.edges != edge { recognizer.edges = edge }
  }
}

extension InteractivePop: TransitionSubject {
  var gripName: String {
    "the swipe back" + (navigationController.map { " of \(type(of: $0))" } ?? "")
  }

  func ways(for grip: TransitionGrip) throws(InteractionRefusal) -> [TransitionDirection] {
    // Refused at the root and during another transition, whatever another delegate of the
    // recognizer returns.
    if let obstacle = EdgePop(navigationController: navigationController).obstacle {
      throw .nothingThere(obstacle)
    }
    return [navigationController?.isMirrored == true ? .left : .right]
  }

  func gripShouldBegin(_ grip: TransitionGrip) -> Bool {
    guard let top = navigationController?.topViewController, let own = top.preferredTransition
    else { return true }
    return own.mayBegin(grip.pan, over: top.viewIfLoaded)
  }

  func change(_ way: TransitionDirection, for grip: TransitionGrip) -> (any DrivenChange)? {
    EdgePop(navigationController: navigationController)
  }

  func length(_ way: TransitionDirection, for grip: TransitionGrip) -> CGFloat {
    max(navigationController?.viewIfLoaded?.bounds.width ?? 1, 1)
  }
}

/// A pop that the navigation controller's own swipe begins. The delegate's animator is used only if
/// the delegate also returns an interaction controller, which then drives the pop.
@MainActor
struct EdgePop: DrivenChange {
  weak var navigationController: UINavigationController?

  var obstacle: String? { PoppingChange(navigationController: navigationController).obstacle }

  func start(_ interactor: TransitionInteractor, isOver: @escaping () -> Void) -> Bool {
    guard obstacle == nil, let navigationController,
      let from = navigationController.topViewController
    else { return false }
    let below = Array(navigationController.stack.wanted.dropLast())
    guard let to = below.last else { return false }
    var transition = InteractivePop.Transition(animator: nil, interactor: interactor)
    if let animator = navigationController.delegate?.navigationController(
      navigationController, animationControllerFor: .pop, from: from, to: to)
    {
      guard
        let own = navigationController.delegate?.navigationController(
          navigationController, interactionControllerFor: animator)
      else { return false }
      transition = InteractivePop.Transition(animator: animator, interactor: own)
    }
    navigationController.change(to: below, animated: true, by: transition)
    return interactor.hasStarted
  }
}

extension UINavigationController {
  /// The thresholds of the swipe: when it begins a pop, moves it, finishes it and cancels it.
  public var interactivePopThresholds: InteractionThresholds {
    get { popThresholds }
    set {
      popThresholds = newValue
      popGesture?.grip.thresholds = newValue
      contentPopGesture?.grip.thresholds = newValue
    }
  }

  /// The grip of the swipe from the edge, with its last decision. Nil until the view is loaded.
  public var interactivePopGrip: TransitionGrip? { popGesture?.grip }

  var ownInteractiveContentPopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return contentPop.recognizer
  }

  /// The grip of the swipe anywhere in the content. Nil until its recognizer has been requested.
  public var interactiveContentPopHand: TransitionGrip? { contentPopGesture?.grip }

  private var contentPop: InteractivePop {
    if let contentPopGesture { return contentPopGesture }
    let pop = InteractivePop(
      inContentOf: self, besides: interactivePopGestureRecognizer, thresholds: popThresholds)
    contentPopGesture = pop
    return pop
  }
}

extension UINavigationController: ShowsOneChild, GoesBack {
  var shownChild: UIViewController? { topViewController }

  func wayBack(from child: UIViewController) -> (any DrivenChange)? {
    topViewController === child ? EdgePop(navigationController: self) : nil
  }
}

extension UITabBarController: ShowsOneChild {
  var shownChild: UIViewController? { selectedViewController }
}
