import Foundation
import PantographGestures
import PantographMotion

/// The gestures that show and hide the primary column of a split view controller over the secondary
/// one.
@MainActor
final class SplitPresenting: TransitionSubject {
  let gripName = "the swipe over the primary column"
  /// The names of the column's resting places in decisions.
  private enum Place {
    static let hidden = "hidden"
    static let shown = "shown"
  }

  private weak var split: UISplitViewController?
  /// The pan from the screen edge that shows the column.
  private let edge = UIScreenEdgePanGestureRecognizer()
  /// The pan anywhere in the view that hides the column.
  private let pan = UIPanGestureRecognizer()
  fileprivate private(set) var edgeHand: TransitionGrip!
  fileprivate private(set) var panHand: TransitionGrip!
  private var isMoving = false
  /// The position of the column under the finger, as a share of its width.
  private var progress: CGFloat = 0
  /// The number of the current movement. The completion of an earlier movement is ignored.
  private var movements = 0

  init(of split: UISplitViewController, in view: UIView, thresholds: InteractionThresholds) {
    self.split = split
    edge.name = "shows the primary column"
    pan.name = "hides the primary column"
    view.addGestureRecognizer(edge)
    view.addGestureRecognizer(pan)
    edgeHand = TransitionGrip(edge, of: self, thresholds: thresholds)
    panHand = TransitionGrip(pan, of: self, thresholds: thresholds)
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

  func ways(for hand: TransitionGrip) throws(InteractionRefusal) -> [TransitionDirection] {
    guard let split, split.viewIfLoaded?.window != nil else {
      throw .nothingThere("the split view controller is not in a window")
    }
    guard !isMoving else { throw .nothingThere("the column is on its way") }
    return [(hand === edgeHand) != comesFromRight ? .right : .left]
  }

  func change(_ way: TransitionDirection, for hand: TransitionGrip) -> (any DrivenChange)? { nil }

  func length(_ way: TransitionDirection, for hand: TransitionGrip) -> CGFloat {
    max(split?.widthOfMovingColumns(hand === edgeHand) ?? 1, 1)
  }

  func path(_ way: TransitionDirection, for hand: TransitionGrip) -> TransitionPath {
    let far = Double(length(way, for: hand))
    let isShowing = hand === edgeHand
    return TransitionPath(places: [
      RestingPlace(isShowing ? Place.hidden : Place.shown, at: 0),
      RestingPlace(isShowing ? Place.shown : Place.hidden, at: far),
    ])
  }

  func hand(_ hand: TransitionGrip, didMoveTo progress: CGFloat) {
    guard let split else { return }
    self.progress = progress
    if !isMoving {
      isMoving = true
      movements += 1
      split.delegate?.splitViewControllerInteractivePresentationGestureWillBegin(split)
      split.beginMovingColumns(hand === edgeHand)
    }
    split.moveColumns(to: hand === edgeHand ? progress : 1 - progress)
  }

  func hand(_ hand: TransitionGrip, didDecide decision: ReleaseDecision) {
    guard isMoving, let split else { return hand.settled(.cancel) }
    let isShown = decision.resting?.place.name == Place.shown
    let isThere = isShown == (hand === edgeHand)
    split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
    let handOff = hand.thresholds.handOff
    let end = {
      [weak self, weak hand, movements] in
      guard let self, isMoving, movements == self.movements else { return }
      isMoving = false
      split.columnsHaveMoved()
      update()
      hand?.settled(isThere ? .finish : .cancel)
    }
    guard handOff.isSpring else {
      return split.endMovingColumns(shown: isShown, on: .curve(.easeInOut), then: end)
    }
    let velocity = handOff.relativeVelocity(
      progress: Double(progress * hand.length), velocity: decision.velocityAlongPlaces,
      to: isThere ? Double(hand.length) : 0)
    split.endMovingColumns(
      shown: isShown, on: .spring(handOff.spring, velocity: velocity), then: end)
  }

  /// Ends the movement when the view has changed size. The columns move to their places at once,
  /// and the finger is ignored.
  func stop() {
    guard isMoving, let split else { return }
    isMoving = false
    for hand in [edgeHand, panHand].compactMap({ $0 }) where hand.isActive {
      if hand.isFollowing {
        split.delegate?.splitViewControllerInteractivePresentationGestureDidEnd(split)
      }
      hand.overrule(.cancel)
      hand.settled(.cancel)
    }
    split.columnsHaveMoved()
    update()
  }
}

extension InteractionThresholds {
  /// The thresholds of the swipe over a column: those of `containerSwipe` without a rubber band.
  public static let columnSwipe: InteractionThresholds = {
    var thresholds = containerSwipe
    thresholds.update.rubberBand = 0
    return thresholds
  }()
}

extension UISplitViewController {
  /// The thresholds of the swipes that show and hide the primary column.
  public var columnSwipeThresholds: InteractionThresholds {
    get { columnThresholds }
    set {
      columnThresholds = newValue
      presenting?.edgeHand.thresholds = newValue
      presenting?.panHand.thresholds = newValue
    }
  }

  /// The grip that shows the column from the screen edge; nil until the view is loaded.
  public var columnShowHand: TransitionGrip? { presenting?.edgeHand }
  /// The grip that hides the column; nil until the view is loaded.
  public var columnHideHand: TransitionGrip? { presenting?.panHand }
}
