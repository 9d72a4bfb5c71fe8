import Foundation
import PantographGestures
import PantographMotion

/// Lets a finger drag a sheet from one height to another, or out of sight.
@MainActor
final class SheetInteraction {
  /// The state of the drag of the sheet.
  private enum Hold {
    case none
    /// The finger drags the sheet between the resting heights. `attempted` is true after the finger
    /// pulled the sheet below the lowest height and the sheet may not be dismissed.
    case dragging(attempted: Bool)
    /// The finger drags the sheet out of sight, from the lowest height.
    case dismissing(TransitionInteractor, from: CGFloat)
  }

  private struct Rest {
    var identifier: UISheetPresentationController.Detent.Identifier
    var velocity: CGFloat
    var shown: CGFloat
    /// The list that continues to scroll with the remaining speed.
    var heir: UIScrollView?
  }

  /// The state of the dismissal in progress.
  private struct Dismissal {
    /// Whether the user, not the program, started the dismissal.
    var isUsers = false
    /// Whether the drag controls the dismissal. The grip then receives the dismissal's end itself.
    var isHands = false
    /// The sheet's resting place, and its start height, if the dismissal is cancelled.
    var rest: Rest?
  }

  unowned let controller: UISheetPresentationController
  private var state = Hold.none
  /// The height at which the drag's distance is 0, in points.
  private var top: CGFloat = 0
  private(set) var grip: TransitionGrip!
  private let tap = UITapGestureRecognizer()
  /// The user's dismissal. It is set only while `dismiss` is called on the user's behalf.
  private(set) var userDismissal: UserDismissal?
  private var dismissal = Dismissal()
  /// The height at which the finger took hold of the sheet. It can differ from the visible height
  /// because of the rubber band.
  private(set) var takenHeight: CGFloat = 0
  /// The finger that the sheet shares with a list, if any.
  var stroke: SheetStroke?
  /// The number of the current movement. Completions with an older number are ignored.
  private var movement = 0

  init(_ controller: UISheetPresentationController, thresholds: InteractionThresholds) {
    self.controller = controller
    grip = TransitionGrip(UIPanGestureRecognizer(), of: self, thresholds: thresholds)
    tap.addAction { [weak self] _ in self?.dismissByTap() }
  }

  func attach() {
    grip.pan.yieldsToOthers = true
    controller.sheet.addGestureRecognizer(grip.pan)
    controller.sheet.interaction = self
    grip.sharer = self
    controller.dimming.addGestureRecognizer(tap)
  }

  func detach() {
    if let stroke { shareEnded(stroke.pan) }
    stroke = nil
    controller.sheet.removeGestureRecognizer(grip.pan)
    controller.sheet.interaction = nil
    controller.dimming.removeGestureRecognizer(tap)
    state = .none
  }

  var isDragging: Bool {
    if case .none = state { false } else { true }
  }

  // MARK: Heights

  /// 1 if the drag's distance is counted downwards, -1 if it is counted upwards.
  private var sign: CGFloat { grip.way == .up ? -1 : 1 }

  private func height(at progress: CGFloat) -> CGFloat {
    top - sign * progress * grip.length
  }

  private func progress(of height: CGFloat) -> CGFloat {
    sign * (top - height) / grip.length
  }

  private func place(_ name: String, at height: CGFloat) -> RestingPlace {
    RestingPlace(name, at: Double(sign * (top - height)))
  }

  /// Returns the distance that a sheet of this height moves until it is out of sight, in points.
  private func fullHeight(_ height: CGFloat) -> CGFloat {
    max(height + controller.geometry.safeArea.bottom, 1)
  }

  private var lowest: CGFloat { controller.resting[0].height }

  /// The height that a finger would hold if it landed now.
  var heldHeight: CGFloat {
    let seen = controller.shownHeight
    guard grip.isActive else { return seen }
    return top - sign * grip.held(seenAt: sign * (top - seen))
  }

  /// Moves the sheet to a height, without animation. A sheet with a full-height detent does not go
  /// above that detent.
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
      // The rubber band may be rigid; the shown height would then hide an attempt to dismiss.
      let held = grip.machine.along.map { top - sign * CGFloat($0) } ?? height
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
      // Above the lowest resting height, the sheet is dragged between resting heights again.
      state = .dragging(attempted: false)
      interactor.takeBack()
      show(renewedHeight)
    }
  }

  /// The shown height, computed with the resting heights that apply now.
  private var renewedHeight: CGFloat {
    grip.renewPath()
    return height(at: grip.shownProgress)
  }

  // MARK: Letting go

  private func rest(at decision: ReleaseDecision) {
    let resting = controller.resting
    var index = controller.selectedIndex
    if let choice = decision.resting {
      index = mayGoAway ? choice.index - 1 : choice.index
    }
    // Points per second, counted downwards, judged between two resting places.
    let velocity = downwards(decision)
    switch state {
    case .none: break
    case .dragging(let attempted):
      if index < 0, mayDismiss {
        // The finger threw the sheet down past all of its resting heights.
        let height = controller.shownHeight
        return beginDismissal(from: height).release(
          .finish, velocity: Double(velocity / fullHeight(height)), grip.thresholds.handOff,
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
      // Beyond the lowest resting height, the sheet moves up in one movement from where it is.
      if index > 0 || goesOn { return interactor.takeBack() }
      dismissal.rest?.heir = nil
      interactor.release(
        index < 0 ? .finish : .cancel, velocity: Double(velocity / height), grip.thresholds.handOff,
        isWhole: true)
    }
  }

  private func downwards(_ decision: ReleaseDecision) -> CGFloat {
    guard let choice = decision.resting, let other = choice.other else {
      return sign * CGFloat(decision.inputs.velocity)
    }
    let goesAlong =
      decision.outcome == .finish
      ? choice.place.position > other.position : other.position > choice.place.position
    return sign * CGFloat(goesAlong ? decision.effectiveVelocity : -decision.effectiveVelocity)
  }

  /// Moves the sheet to the resting height with the index.
  ///
  /// - Parameter heir: The list that continues with the speed that is left at the largest detent.
  private func move(to index: Int, velocity: CGFloat, heir: UIScrollView? = nil) {
    let chosen = controller.resting[min(index, controller.resting.count - 1)]
    let old = controller.resting[controller.selectedIndex].identifier
    let way = chosen.height - controller.shownHeight
    let handOff = grip.thresholds.handOff
    let relative =
      handOff.isSpring && abs(way) > 1
      ? CGFloat(
        handOff.relativeVelocity(progress: 0, velocity: -Double(velocity), to: Double(way))) : 0
    movement += 1
    let own = movement
    let begin = CACurrentMediaTime()
    if old != chosen.identifier { controller.select(chosen.identifier) }
    let settled = { [weak self] in
      guard let self, movement == own, !grip.isFollowing else { return }
      grip.settled(old == chosen.identifier ? .cancel : .finish)
      if old != chosen.identifier { tellOfHeight(chosen.identifier, since: begin) }
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

  private func tellOfHeight(
    _ identifier: UISheetPresentationController.Detent.Identifier, since start: Double
  ) {
    guard let presented = controller.presented else { return }
    ApplicationEvent.report(
      ApplicationEvent(
        .movedSheet, "moved the sheet to \(identifier.place)", of: presented,
        title: identifier.place), since: start)
  }

  /// Moves the sheet up to its largest detent. The sheet stops there, and the list continues with
  /// the remaining speed.
  private func leaveSpeed(
    to list: UIScrollView, _ arrival: (seconds: Double, velocity: CGFloat), after way: CGFloat,
    velocity: CGFloat, _ settled: @escaping () -> Void
  ) {
    let own = movement
    controller.move(
      animated: arrival.seconds > 0, velocity: way > 1 ? velocity / way : 0,
      on: grip.thresholds.handOff.response)
    DelayedCall().start(after: arrival.seconds) { [weak self, weak list] in
      guard let self, movement == own, !grip.isFollowing else { return }
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

  /// Whether dismissal is one of the places where a release may end.
  private var mayGoAway: Bool {
    switch state {
    case .dismissing: true
    case .dragging(attempted: true): false
    case .none, .dragging: controller.presented?.isModalInPresentation == false
    }
  }

  @discardableResult
  private func beginDismissal(from lowest: CGFloat) -> TransitionInteractor {
    let interactor = grip.makeInteractor()
    dismissal.rest = nil
    dismissal.isHands = true
    state = .dismissing(interactor, from: lowest)
    dismiss(UserDismissal(animator: SheetDismissTransition(), interactor: interactor))
    return interactor
  }

  func dismissByTap() {
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

  /// Stops the drag because the program or a tap dismisses the sheet.
  func dismissalBegins() {
    guard case .dragging = state else { return }
    state = .none
    grip.overrule(.finish)
  }

  func dismissalEnded(completed: Bool) {
    let rest = dismissal.rest
    dismissal.rest = nil
    if case .dismissing = state { state = .none }
    if dismissal.isUsers {
      dismissal.isUsers = false
      if completed { controller.tellDelegates { $0.presentationControllerDidDismiss($1) } }
    }
    // A tap outside the sheet, or the program, dismissed the sheet during the drag.
    if !dismissal.isHands, grip.isActive { grip.settled(completed ? .finish : .cancel) }
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
  var gripName: String { "the drag of the sheet" }

  func ways(for grip: TransitionGrip) throws(InteractionRefusal) -> [TransitionDirection] {
    guard controller.isEdgeAttached else {
      throw .nothingThere("a sheet in the middle of the screen is not dragged")
    }
    guard controller.presentation?.isPresented == true else {
      throw .nothingThere("the sheet is on its way already")
    }
    return [.down, .up]
  }

  func change(_ way: TransitionDirection, for grip: TransitionGrip) -> (any DrivenChange)? { nil }

  func length(_ way: TransitionDirection, for grip: TransitionGrip) -> CGFloat {
    max(controller.geometry.container.height, 1)
  }

  /// Returns the resting heights as distances, counted downwards or upwards as `sign` says.
  func path(_ way: TransitionDirection, for grip: TransitionGrip) -> TransitionPath {
    let resting = controller.resting
    if !grip.isActive { top = resting[resting.count - 1].height }
    var places = resting.map { place($0.identifier.place, at: $0.height) }
    if mayGoAway {
      var away = place("away", at: -controller.geometry.safeArea.bottom)
      away.isExit = true
      places.insert(away, at: 0)
    }
    let seen = controller.shownHeight
    if !grip.isActive { takenHeight = seen }
    return TransitionPath(places: places, start: sign * (top - seen))
  }

  func takeHold(for grip: TransitionGrip) -> CGFloat? {
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

  func grip(_ grip: TransitionGrip, didMoveTo progress: CGFloat) {
    if case .none = state {
      guard controller.presentation?.isPresented == true else { return }
      stopMoving()
      state = .dragging(attempted: false)
    }
    follow(to: height(at: progress))
  }

  func grip(_ grip: TransitionGrip, didDecide decision: ReleaseDecision) {
    rest(at: decision)
  }
}

extension UISheetPresentationController.Detent.Identifier {
  /// The name of the detent in a release decision.
  var place: String {
    switch self {
    case .large: "large"
    case .medium: "medium"
    default: rawValue
    }
  }
}

extension UISheetPresentationController {
  /// The thresholds of the drag: when it begins, where the sheet rests, and when the sheet is
  /// dismissed.
  public var dragThresholds: InteractionThresholds {
    get { interaction.grip.thresholds }
    set { interaction.grip.thresholds = newValue }
  }

  /// The grip that drags the sheet, with its last decision.
  public var dragGrip: TransitionGrip { interaction.grip }
}

extension UIPresentationController {
  func tellDelegates(
    _ tell: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Void
  ) {
    if let delegate { tell(delegate, self) }
  }
}
