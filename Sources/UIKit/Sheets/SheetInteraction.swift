import Foundation
import Motion

/// A finger on a sheet: drags it from one height to another, or away.
@MainActor
final class SheetInteraction {
  private enum State {
    case idle
    /// The height seen when the finger came.
    case dragging(from: CGFloat, attempted: Bool)
    /// Under way out of sight, from that height.
    case dismissing(UIPercentDrivenInteractiveTransition, from: CGFloat)
  }

  private unowned let controller: UISheetPresentationController
  private var state = State.idle
  private let pan = UIPanGestureRecognizer()
  private let tap = UITapGestureRecognizer()
  /// While `dismiss` is asked for by the user.
  private(set) var userDismissal: UserDismissal?
  private var isUsers = false

  init(_ controller: UISheetPresentationController) {
    self.controller = controller
    pan.maximumNumberOfTouches = 1
    pan.addAction { [weak self] _ in self?.panned() }
    tap.addAction { [weak self] _ in self?.dismissByTap() }
  }

  func attach() {
    controller.sheet.addGestureRecognizer(pan)
    controller.dimming.addGestureRecognizer(tap)
  }

  func detach() {
    controller.sheet.removeGestureRecognizer(pan)
    controller.dimming.removeGestureRecognizer(tap)
    state = .idle
  }

  var isDragging: Bool {
    if case .idle = state { false } else { true }
  }

  // MARK: The finger

  private func panned() {
    let offset = pan.translation(in: controller.containerView).y
    let velocity = pan.currentVelocity(in: controller.containerView).y
    switch (pan.state, state) {
    case (.began, .idle):
      guard controller.isEdgeAttached, controller.presentation?.phase == .presented else { return }
      state = .dragging(from: controller.shownHeight, attempted: false)
      controller.sheet.layer.removeAnimations(of: "position")
      controller.sheet.layer.removeAnimations(of: "bounds")
      drag(by: offset)
    case (.began, _), (.changed, _):
      drag(by: offset)
    case (.ended, _):
      release(by: offset, velocity: velocity)
    case (.cancelled, _), (.failed, _):
      abandon()
    case (.possible, _):
      break
    }
  }

  private func drag(by offset: CGFloat) {
    switch state {
    case .idle: break
    case .dragging(let start, let attempted):
      let height = start - offset
      let lowest = controller.resting[0].height
      if height < lowest, !attempted, mayDismiss {
        show(lowest)
        beginDismissal(from: lowest)
        drag(by: offset)
      } else {
        if height < lowest { state = .dragging(from: start, attempted: true) }
        show(resisted(height))
      }
    case .dismissing(let interactor, let lowest):
      interactor.update((lowest - startHeight + offset) / fullHeight(lowest))
    }
  }

  private var startHeight: CGFloat = 0

  private func fullHeight(_ height: CGFloat) -> CGFloat {
    max(height + controller.geometry.safeArea.bottom, 1)
  }

  /// Past its ends the sheet follows less and less.
  private func resisted(_ height: CGFloat) -> CGFloat {
    let heights = controller.resting.map { $0.height }
    let band = RubberBand(dimension: Double(controller.geometry.container.height))
    guard let lowest = heights.first, let highest = heights.last else { return height }
    if height > highest { return highest + CGFloat(band.offset(pull: Double(height - highest))) }
    if height < lowest { return lowest - CGFloat(band.offset(pull: Double(lowest - height))) }
    return height
  }

  private func show(_ height: CGFloat) {
    let frame = controller.geometry.frame(height: height)
    UIView.performWithoutAnimation {
      controller.sheet.frame = frame
      controller.sheet.layoutIfNeeded()
    }
  }

  private func release(by offset: CGFloat, velocity: CGFloat) {
    let resting = controller.resting
    switch state {
    case .idle: break
    case .dragging(let start, let attempted):
      state = .idle
      let heights = resting.map { $0.height }
      let release = SheetRelease(
        heights: heights, height: start - offset, velocity: velocity, canDismiss: false)
      guard case .rest(let index) = release.outcome else { return }
      rest(at: index, velocity: velocity)
      if attempted { controller.tellDelegates { $0.presentationControllerDidAttemptToDismiss($1) } }
    case .dismissing(let interactor, let lowest):
      state = .idle
      let share = interactor.percentComplete
      let height = fullHeight(lowest)
      let release = SheetRelease(
        heights: [height], height: height * (1 - share), velocity: velocity, canDismiss: true)
      let finishes = release.outcome == .dismiss
      interactor.releaseVelocity = velocity / height
      // The whole of the spring's time, however short the way.
      interactor.completionSpeed = max(finishes ? 1 - share : share, 0.001)
      if finishes { interactor.finish() } else { interactor.cancel() }
    }
  }

  private func rest(at index: Int, velocity: CGFloat) {
    let chosen = controller.resting[index]
    let old = controller.resting[controller.selectedIndex].identifier
    let way = chosen.height - controller.shownHeight
    let relative = abs(way) > 1 ? min(max(-velocity / way, -35), 35) : 0
    if old != chosen.identifier {
      controller.animateChanges { controller.selectedDetentIdentifier = chosen.identifier }
      (controller.delegate as? any UISheetPresentationControllerDelegate)?
        .sheetPresentationControllerDidChangeSelectedDetentIdentifier(controller)
    } else {
      controller.move(animated: true, velocity: relative)
    }
  }

  private func abandon() {
    switch state {
    case .idle: break
    case .dragging:
      state = .idle
      controller.move(animated: true)
    case .dismissing(let interactor, _):
      state = .idle
      interactor.cancel()
    }
  }

  // MARK: Dismissing

  private var mayDismiss: Bool {
    guard let presented = controller.presented, !presented.isModalInPresentation else {
      return false
    }
    return controller.delegate?.presentationControllerShouldDismiss(controller) ?? true
  }

  private func beginDismissal(from lowest: CGFloat) {
    let interactor = UIPercentDrivenInteractiveTransition()
    if case .dragging(let start, _) = state { startHeight = start }
    state = .dismissing(interactor, from: lowest)
    dismiss(
      UserDismissal(animator: SheetDismissTransition(), interactor: interactor))
  }

  private func dismissByTap() {
    guard controller.presentation?.phase == .presented else { return }
    guard mayDismiss else {
      return controller.tellDelegates { $0.presentationControllerDidAttemptToDismiss($1) }
    }
    dismiss(nil)
  }

  private func dismiss(_ how: UserDismissal?) {
    isUsers = true
    userDismissal = how
    controller.tellDelegates { $0.presentationControllerWillDismiss($1) }
    controller.presented?.dismiss(animated: true)
    userDismissal = nil
  }

  func dismissalEnded(completed: Bool) {
    if case .dismissing = state { state = .idle }
    guard isUsers else { return }
    isUsers = false
    if completed { controller.tellDelegates { $0.presentationControllerDidDismiss($1) } }
  }
}

extension UIPresentationController {
  func tellDelegates(
    _ tell: (any UIAdaptivePresentationControllerDelegate, UIPresentationController) -> Void
  ) {
    if let delegate { tell(delegate, self) }
  }
}

/// Goes down evenly, as a finger drags it.
@MainActor
final class SheetDismissTransition: UIViewControllerAnimatedTransitioning {
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { StandardTransition.coverDuration }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .from) else { return context.complete() }
    UIView.animate(
      withDuration: StandardTransition.coverDuration,
      options: [.curveLinear, .allowUserInteraction]
    ) {
      view.center.y += context.containerView.bounds.maxY - view.frame.minY
    } completion: { _ in
      context.complete()
    }
  }
}
