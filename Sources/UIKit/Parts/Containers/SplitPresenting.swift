import Foundation
import PantographGestures
import PantographMotion

/// A finger that brings the primary column of a split view controller in from its edge, over the secondary one, or
/// takes it out again.
@MainActor
final class SplitPresenting: TransitionSubject {
  /// Where the column may rest, as decisions name it.
  private enum Place {
    static let hidden = "hidden"
    static let shown = "shown"
  }

  private weak var split: UISplitViewController?
  /// From the edge, where the column comes in.
  private let edge = UIScreenEdgePanGestureRecognizer()
  /// Anywhere, where it goes.
  private let pan = UIPanGestureRecognizer()
  fileprivate private(set) var edgeHand: TransitionGrip!
  fileprivate private(set) var panHand: TransitionGrip!
  private var isMoving = false
  /// How far the finger has come, as a share of the column.
  private var progress: CGFloat = 0
  /// Counts the times that the columns were moved: what ends late is not about the next one.
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

  /// The columns are no longer where the finger had them, as the room is another one: they go to their places at
  /// once, and the finger has nothing more to say.
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
  /// Of the column that a swipe brings in: `containerSwipe`, and nothing gives way past its ends.
  public static let columnSwipe: InteractionThresholds = {
    var thresholds = containerSwipe
    thresholds.update.rubberBand = 0
    return thresholds
  }()
}

extension UISplitViewController {
  /// When a swipe begins to bring the primary column in, or to take it out, moves it, finishes it and takes it back.
  public var columnSwipeThresholds: InteractionThresholds {
    get { columnThresholds }
    set {
      columnThresholds = newValue
      presenting?.edgeHand.thresholds = newValue
      presenting?.panHand.thresholds = newValue
    }
  }

  /// The hand that brings the column in from the edge, with its last decision; nil until the view is loaded.
  public var columnShowHand: TransitionGrip? { presenting?.edgeHand }
  /// The hand that takes the column out; nil until the view is loaded.
  public var columnHideHand: TransitionGrip? { presenting?.panHand }
}
