import Foundation
import PantographGestures

/// The drag of a zoomed view down, back into its source: an interactive pop or dismissal.
@MainActor
final class ZoomDismissal: TransitionSubject {
  let gripName = "the drag of the zoomed view"
  private weak var zoomed: UIViewController?
  private let pan = UIPanGestureRecognizer()
  private var grip: TransitionGrip!

  init(of zoomed: UIViewController, in view: UIView) {
    self.zoomed = zoomed
    pan.name = "zooms back"
    grip = TransitionGrip(pan, of: self, thresholds: .containerSwipe)
    view.addGestureRecognizer(pan)
  }

  func remove() { pan.view?.removeGestureRecognizer(pan) }

  /// The change that goes back: a pop if the view controller was pushed, otherwise a dismissal.
  private var wayBack: (any DrivenChange)? {
    guard let zoomed else { return nil }
    if let container = zoomed.parent as? any GoesBack { return container.wayBack(from: zoomed) }
    // In a container that is presented, the container's own transition is used.
    guard zoomed.presentation.presenting != nil else { return nil }
    return DismissingChange(viewController: zoomed)
  }

  func ways(for grip: TransitionGrip) throws(InteractionRefusal) -> [TransitionDirection] {
    guard let wayBack else { throw .nothingThere("there is nothing to go back to") }
    if let obstacle = wayBack.obstacle { throw .nothingThere(obstacle) }
    return [.down]
  }

  func change(_ way: TransitionDirection, for grip: TransitionGrip) -> (any DrivenChange)? {
    wayBack
  }

  func length(_ way: TransitionDirection, for grip: TransitionGrip) -> CGFloat {
    max(zoomed?.viewIfLoaded?.bounds.height ?? 1, 1)
  }

  func gripShouldBegin(_ grip: TransitionGrip) -> Bool {
    if zoomed?.isModalInPresentation == true { return false }
    return zoomed?.preferredTransition?.mayBegin(pan, over: zoomed?.viewIfLoaded) ?? true
  }
}
