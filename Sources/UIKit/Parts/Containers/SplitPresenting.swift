import Foundation
import PantographGestures

/// The gestures that show and hide the primary column of a split view controller over the secondary
/// one.
@MainActor
final class SplitPresenting: TransitionSubject {
  let gripName = "the swipe over the primary column"
  private weak var split: UISplitViewController?
  /// The pan from the screen edge that shows the column.
  private let edge = UIScreenEdgePanGestureRecognizer()
  /// The pan anywhere in the view that hides the column.
  private let pan = UIPanGestureRecognizer()
  private var edgeGrip: TransitionGrip!
  private var panGrip: TransitionGrip!
  private var isMoving = false
  /// The number of the current movement. The completion of an earlier movement is ignored.
  private var movements = 0

  init(of split: UISplitViewController, in view: UIView) {
    self.split = split
    edge.name = "shows the primary column"
    pan.name = "hides the primary column"
    edge.yieldsToOthers = true
    pan.yieldsToOthers = true
    view.addGestureRecognizer(edge)
    view.addGestureRecognizer(pan)
    edgeGrip = TransitionGrip(edge, of: self, thresholds: .containerSwipe)
    panGrip = TransitionGrip(pan, of: self, thresholds: .containerSwipe)
    update()
  }

  private var comesFromRight: Bool { split?.hasPrimaryAtRight ?? false }

  func update() {
    let side: UIRectEdge = comesFromRight ? .right : .left
    if edge.edges != side { edge.edges = side }
    let mode = split?.displayMode
    let isWanted = split?.presentsWithGesture == true && split?.isCollapsed == false
    let canShow = isWanted && mode == .secondaryOnly && split?.hasColumns == true
    let canHide = isWanted && (mode == .oneOverSecondary || mode == .twoOverSecondary)
    if edge.isEnabled != (canShow || isMoving) { edge.isEnabled = canShow || isMoving }
    if pan.isEnabled != (canHide || isMoving) { pan.isEnabled = canHide || isMoving }
  }

  // MARK: TransitionSubject

  func ways(for grip: TransitionGrip) throws(InteractionRefusal) -> [TransitionDirection] {
    guard let split, split.viewIfLoaded?.window != nil else {
      throw .nothingThere("the split view controller is not in a window")
    }
    guard !isMoving else { throw .nothingThere("the column is on its way") }
    return [(grip === edgeGrip) != comesFromRight ? .right : .left]
  }

  func change(_ way: TransitionDirection, for grip: TransitionGrip) -> (any DrivenChange)? { nil }

  func length(_ way: TransitionDirection, for grip: TransitionGrip) -> CGFloat {
    max(split?.widthOfMovingColumns(grip === edgeGrip) ?? 1, 1)
  }

  func path(_ way: TransitionDirection, for grip: TransitionGrip) -> TransitionPath {
    let far = Double(length(way, for: grip))
    let isShowing = grip === edgeGrip
    return TransitionPath(places: [
      RestingPlace(isShowing ? "hidden" : "shown", at: 0),
      RestingPlace(isShowing ? "shown" : "hidden", at: far),
    ])
  }

  func grip(_ grip: TransitionGrip, didMoveTo progress: CGFloat) {
    guard let split else { return }
    if !isMoving {
      isMoving = true
      movements += 1
      split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
      split.beginMovingColumns(grip === edgeGrip)
    }
    let share = min(max(progress, 0), 1)
    split.moveColumns(to: grip === edgeGrip ? share : 1 - share)
  }

  func grip(_ grip: TransitionGrip, didDecide decision: ReleaseDecision) {
    guard isMoving, let split else { return grip.settled(.cancel) }
    let isThere = decision.outcome == .finish
    split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
    split.endMovingColumns(shown: isThere == (grip === edgeGrip)) {
      [weak self, weak grip, movements] in
      guard let self, isMoving, movements == self.movements else { return }
      isMoving = false
      split.columnsHaveMoved()
      update()
      grip?.settled(isThere ? .finish : .cancel)
    }
  }

  /// Ends the movement when the view has changed size. The columns move to their places at once,
  /// and the finger is ignored.
  func stop() {
    guard isMoving, let split else { return }
    isMoving = false
    for grip in [edgeGrip, panGrip].compactMap({ $0 }) where grip.isActive {
      if grip.isFollowing {
        split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
      }
      grip.overrule(.cancel)
      grip.settled(.cancel)
    }
    split.columnsHaveMoved()
    update()
  }
}
