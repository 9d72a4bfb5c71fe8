import Foundation
import PantographGestures
import PantographMotion

/// A finger on a sheet: drags it from one height to another, or away.
@MainActor
final class SheetInteraction {
  /// What the finger has of the sheet.
  private enum Hold {
    case none
    /// Between the heights at which it may rest; `attempted` where it was pulled below the lowest and
    /// must not go.
    case dragging(attempted: Bool)
    /// On its way out of sight, from the lowest height.
    case dismissing(TransitionInteractor, from: CGFloat)
  }

  private struct Rest {
    var identifier: UISheetPresentationController.Detent.Identifier
    var velocity: CGFloat
    var shown: CGFloat
    /// Goes on with the speed that is left there.
    var heir: UIScrollView?
  }

  /// The dismissal under way, as far as it is known of.
  private struct Dismissal {
    /// Whether the user asked for it, and not the program.
    var isUsers = false
    /// Whether the hand drives it, and hears of its end from there.
    var isHands = false
    /// Where the sheet goes where it is taken back, and from where.
    var rest: Rest?
  }

  unowned let controller: UISheetPresentationController
  private var state = Hold.none
  /// The height from which the hand's way is counted, downwards.
  private var top: CGFloat = 0
  private(set) var hand: TransitionGrip!
  private let tap = UITapGestureRecognizer()
  /// While `dismiss` is asked for by the user.
  private(set) var userDismissal: UserDismissal?
  private var dismissal = Dismissal()
  /// At which the finger took it, whatever was seen of that.
  private(set) var takenHeight: CGFloat = 0
  /// The finger that a list in the sheet has its part of.
  var stroke: SheetStroke?
  /// Counts the movements to a place, so that the end of one that was stopped is not heard.
  private var movement = 0

  init(_ controller: UISheetPresentationController, thresholds: InteractionThresholds) {
    self.controller = controller
    hand = TransitionGrip(UIPanGestureRecognizer(), of: self, thresholds: thresholds)
    tap.addAction { [weak self] _ in self?.dismissByTap() }
  }

  func attach() {
    controller.sheet.addGestureRecognizer(hand.pan)
    controller.sheet.interaction = self
    hand.sharer = self
    controller.dimming.addGestureRecognizer(tap)
  }

  func detach() {
    if let stroke { shareEnded(stroke.pan) }
    stroke = nil
    controller.sheet.removeGestureRecognizer(hand.pan)
    controller.sheet.interaction = nil
    controller.dimming.removeGestureRecognizer(tap)
    state = .none
  }

  var isDragging: Bool {
    if case .none = state { false } else { true }
  }

  // MARK: Heights

  /// The hand's way is counted downwards or upwards, as it began.
  private var sign: CGFloat { hand.way == .up ? -1 : 1 }

  private func height(at progress: CGFloat) -> CGFloat {
    top - sign * progress * hand.length
  }

  private func progress(of height: CGFloat) -> CGFloat {
    sign * (top - height) / hand.length
  }

  private func place(_ name: String, at height: CGFloat) -> RestingPlace {
    RestingPlace(name, at: Double(sign * (top - height)))
  }

  /// Of the whole way out of sight.
  private func fullHeight(_ height: CGFloat) -> CGFloat {
    max(height + controller.geometry.safeArea.bottom, 1)
  }

  private var lowest: CGFloat { controller.resting[0].height }

  /// The height at which a finger would hold it that came now.
  var heldHeight: CGFloat {
    let seen = controller.shownHeight
    guard hand.isActive else { return seen }
    return top - sign * hand.held(seenAt: sign * (top - seen))
  }

  /// Not above full height, where nothing gives.
  private func show(_ height: CGFloat) {
    let highest = controller.resting[controller.resting.count - 1].height
    let isFull = highest >= controller.geometry.maximumDetentValue - SheetShare.tolerance
    let frame = controller.geometry.frame(height: isFull ? min(height, highest) : height)
    UIView.performWithoutAnimation {
      controller.sheet.frame = frame
      controller.sheet.layoutIfNeeded()
    }
  }

  private func stopMoving() {
    movement += 1
    controller.sheet.layer.removeAnimations(of: "position")
    controller.sheet.layer.removeAnimations(of: "bounds")
  }

  // MARK: Following

  private func follow(to height: CGFloat) {
    switch state {
    case .none: break
    case .dragging(let attempted):
      let lowest = lowest
      // A band that does not give shows nothing of an attempt.
      let held = hand.machine.along.map { top - sign * CGFloat($0) } ?? height
      guard held < lowest, !attempted else { return show(height) }
      if mayDismiss {
        show(lowest)
        beginDismissal(from: lowest)
        follow(to: renewedHeight)
      } else {
        state = .dragging(attempted: true)
        show(renewedHeight)
      }
    case .dismissing(let interactor, let lowest):
      guard height > lowest + SheetShare.tolerance, interactor.hasStarted else {
        return interactor.update((lowest - height) / fullHeight(lowest))
      }
      // Back above the lowest place: it is dragged between places again.
      state = .dragging(attempted: false)
      interactor.takeBack()
      show(renewedHeight)
    }
  }

  /// The height that is seen between the places that there are now.
  private var renewedHeight: CGFloat {
    hand.renewPath()
    return height(at: hand.shownProgress)
  }

  // MARK: Letting go

  private func rest(at decision: ReleaseDecision) {
    let resting = controller.resting
    var index = controller.selectedIndex
    if let choice = decision.resting {
      index = mayGoAway ? choice.index - 1 : choice.index
    }
    // Downwards, in points a second, as it was judged between two places.
    let velocity = sign * CGFloat(decision.velocityAlongPlaces)
    switch state {
    case .none: break
    case .dragging(let attempted):
      if index < 0, mayDismiss {
        // Thrown down from above, over all of its places.
        let height = controller.shownHeight
        return beginDismissal(from: height).release(
          .finish, velocity: Double(velocity / fullHeight(height)), hand.thresholds.handOff,
          isWhole: true)
      }
      state = .none
      move(to: max(index, 0), velocity: velocity, heir: heir)
      if attempted || index < 0 {
        controller.tellDelegates { $0.presentationControllerDidAttemptToDismiss($1) }
      }
    case .dismissing(let interactor, let lowest):
      let height = fullHeight(lowest)
      let share = interactor.percentComplete
      if index >= 0 {
        dismissal.rest = Rest(
          identifier: resting[index].identifier, velocity: velocity,
          shown: lowest - share * height, heir: heir)
      }
      let goesOn =
        index == resting.count - 1 && heir != nil
        && arrival(after: share * height, velocity: -velocity) != nil
      // Up and beyond the lowest place it goes from where it is, in one go.
      if index > 0 || goesOn { return interactor.takeBack() }
      dismissal.rest?.heir = nil
      interactor.release(
        index < 0 ? .finish : .cancel, velocity: Double(velocity / height), hand.thresholds.handOff,
        isWhole: true)
    }
  }

  /// - Parameter heir: The list that goes on with the speed that is left at the largest place.
  private func move(to index: Int, velocity: CGFloat, heir: UIScrollView? = nil) {
    let chosen = controller.resting[min(index, controller.resting.count - 1)]
    let old = controller.resting[controller.selectedIndex].identifier
    let way = chosen.height - controller.shownHeight
    let handOff = hand.thresholds.handOff
    let relative =
      handOff.isSpring && abs(way) > 1
      ? CGFloat(
        handOff.relativeVelocity(progress: 0, velocity: -Double(velocity), to: Double(way))) : 0
    movement += 1
    let own = movement
    if old != chosen.identifier { controller.select(chosen.identifier) }
    let settled = { [weak self] in
      guard let self, movement == own, !hand.isFollowing else { return }
      hand.settled(old == chosen.identifier ? .cancel : .finish)
    }
    if let heir, index == controller.resting.count - 1,
      let arrival = arrival(after: way, velocity: -velocity)
    {
      leaveSpeed(to: heir, arrival, after: way, velocity: -velocity, settled)
    } else {
      controller.move(
        animated: true, velocity: relative, pace: handOff.isSpring ? handOff.pace : 1,
        then: settled)
    }
    if old != chosen.identifier {
      (controller.delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(controller)
    }
  }

  /// Goes up to its largest place, and stops there while the list goes on with the speed that is left.
  private func leaveSpeed(
    to list: UIScrollView, _ arrival: (seconds: Double, velocity: CGFloat), after way: CGFloat,
    velocity: CGFloat, _ settled: @escaping () -> Void
  ) {
    let own = movement
    controller.move(
      animated: arrival.seconds > 0, velocity: way > 1 ? velocity / way : 0,
      on: hand.thresholds.handOff.response)
    DelayedCall().start(after: arrival.seconds) { [weak self, weak list] in
      guard let self, movement == own, !hand.isFollowing else { return }
      controller.sheet.layer.removeAnimations(of: "position")
      controller.sheet.layer.removeAnimations(of: "bounds")
      settled()
      list?.scroller.goOn(with: arrival.velocity)
    }
  }

  // MARK: Dismissing

  private var mayDismiss: Bool {
    guard let presented = controller.presented, !presented.isModalInPresentation else {
      return false
    }
    return controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
  }

  /// Whether out of sight is one of the places.
  private var mayGoAway: Bool {
    switch state {
    case .dismissing: true
    case .dragging(attempted: true): false
    case .none, .dragging: controller.presented?.isModalInPresentation == false
    }
  }

  @discardableResult
  private func beginDismissal(from lowest: CGFloat) -> TransitionInteractor {
    let interactor = hand.makeInteractor()
    dismissal.rest = nil
    dismissal.isHands = true
    state = .dismissing(interactor, from: lowest)
    dismiss(UserDismissal(animator: SheetDismissTransition(), interactor: interactor))
    return interactor
  }

  private func dismissByTap() {
    guard controller.presentation?.isPresented == true else { return }
    guard mayDismiss else {
      return controller.tellDelegates { $0.presentationControllerDidAttemptToDismiss($1) }
    }
    dismiss(nil)
  }

  private func dismiss(_ how: UserDismissal?) {
    dismissal.isUsers = true
    userDismissal = how
    controller.tellDelegates { $0.presentationControllerWillDismiss($1) }
    controller.presented?.dismiss(animated: true)
    userDismissal = nil
  }

  /// Somebody else dismisses what the hand drags.
  func dismissalBegins() {
    guard case .dragging = state else { return }
    state = .none
    hand.overrule(.finish)
  }

  func dismissalEnded(completed: Bool) {
    let rest = dismissal.rest
    dismissal.rest = nil
    if case .dismissing = state { state = .none }
    if dismissal.isUsers {
      dismissal.isUsers = false
      if completed { controller.tellDelegates { $0.presentationControllerDidDismiss($1) } }
    }
    // A tap beside the sheet, or the program, took it from under the finger.
    if !dismissal.isHands, hand.isActive { hand.settled(completed ? .finish : .cancel) }
    dismissal.isHands = false
    guard !completed else { return }
    if isDragging { return show(renewedHeight) }
    guard let rest,
      let index = controller.resting.firstIndex(where: { $0.identifier == rest.identifier })
    else { return controller.move(animated: true) }
    let goesOn = index > 0 || rest.heir != nil
    if goesOn { show(rest.shown) }
    move(to: index, velocity: goesOn ? rest.velocity : 0, heir: rest.heir)
  }
}

extension SheetInteraction: TransitionSubject {
  func ways(for hand: TransitionGrip) throws(InteractionRefusal) -> [TransitionDirection] {
    guard controller.isEdgeAttached else {
      throw .nothingThere("a sheet in the middle of the screen is not dragged")
    }
    guard controller.presentation?.isPresented == true else {
      throw .nothingThere("the sheet is on its way already")
    }
    return [.down, .up]
  }

  func change(_ way: TransitionDirection, for hand: TransitionGrip) -> (any DrivenChange)? { nil }

  func length(_ way: TransitionDirection, for hand: TransitionGrip) -> CGFloat {
    max(controller.geometry.container.height, 1)
  }

  /// Counted downwards, whichever way the hand goes.
  func path(_ way: TransitionDirection, for hand: TransitionGrip) -> TransitionPath {
    let resting = controller.resting
    if !hand.isActive { top = resting[resting.count - 1].height }
    var places = resting.map { place($0.identifier.place, at: $0.height) }
    if mayGoAway {
      var away = place("away", at: -controller.geometry.safeArea.bottom)
      away.isExit = true
      places.insert(away, at: 0)
    }
    let seen = controller.shownHeight
    if !hand.isActive { takenHeight = seen }
    return TransitionPath(places: places, start: sign * (top - seen))
  }

  func takeHold(for hand: TransitionGrip) -> CGFloat? {
    if case .dismissing(let interactor, let lowest) = state {
      return interactor.takeHold().map {
        takenHeight = lowest - CGFloat($0) * fullHeight(lowest)
        return progress(of: takenHeight)
      }
    }
    guard controller.presentation?.isPresented == true else { return nil }
    let seen = controller.shownHeight
    takenHeight = heldHeight
    stopMoving()
    state = .dragging(attempted: false)
    return progress(of: seen)
  }

  func hand(_ hand: TransitionGrip, didMoveTo progress: CGFloat) {
    if case .none = state {
      guard controller.presentation?.isPresented == true else { return }
      stopMoving()
      state = .dragging(attempted: false)
    }
    follow(to: height(at: progress))
  }

  func hand(_ hand: TransitionGrip, didDecide decision: ReleaseDecision) {
    rest(at: decision)
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// As a decision names it.
  fileprivate var place: String {
    switch self {
    case .large: "large"
    case .medium: "medium"
    default: rawValue
    }
  }
}

extension UISheetPresentationController {
  /// When a drag begins, where it rests, and when it takes the sheet away.
  public var dragThresholds: InteractionThresholds {
    get { interaction.hand.thresholds }
    set { interaction.hand.thresholds = newValue }
  }

  /// The hand that drags the sheet, with its last decision.
  public var dragHand: TransitionGrip { interaction.hand }
}

extension UIPresentationController {
  func tellDelegates(
    _ tell: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Void
  ) {
    if let delegate { tell(delegate, self) }
  }
}
