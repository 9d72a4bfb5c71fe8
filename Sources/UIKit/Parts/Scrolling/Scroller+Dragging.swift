import Foundation
import PantographGestures
import PantographMotion
import QuartzCore

extension Scroller {
  /// The distance that the finger has moved the content, in points, as a change of the offset.
  var wayOfContent: CGPoint {
    var way = CGPoint.zero
    if hold?.isOwn != false,
      let pan = view.panGestureRecognizer as? UIScrollViewPanGestureRecognizer
    {
      way = CGPoint(x: -pan.way.x, y: -pan.way.y)
    }
    if let shared = hold?.sharedWay { way.y = shared }
    return way
  }

  // MARK: Fingers come and go

  func fingerCame() {
    if !isTracking {
      if case .coast = movement { landing.wasCaught = true } else { landing.wasCaught = false }
      landing.cameToMovingSheet = sharingAround?.isSettling ?? false
    }
    isTracking = true
    catchContent()
  }

  /// Stops moving content when fingers touch the touchpad.
  func wasTouched() {
    catchContent()
    if !isDragging { settle() }
  }

  /// Stops content that moves by itself, and notifies the delegate of the end.
  func catchContent() {
    switch movement {
    case .none: return
    case .coast:
      endMovement()
      view.delegate?.scrollViewDidEndDecelerating(view)
    case .animation:
      endMovement()
      view.delegate?.scrollViewDidEndScrollingAnimation(view)
    }
  }

  /// Ends tracking after all fingers have lifted.
  func fingersLeft() {
    // If the hold is not the view's own, this pan has failed and the sheet's pan has the finger.
    guard isTracking, hold?.isOwn != false else { return }
    isTracking = false
    hold = nil
    sharing = nil
    indicators.letGo()
    // The content was caught past its edge and released without a movement.
    if case .none = movement, !isDragging { settle() }
  }

  /// Moves content that is past its edge back to where it may rest.
  private func settle() {
    guard view.window != nil else { return }
    let offset = view.contentOffset
    let coast = coast(from: offset, velocity: .zero)
    guard case .coast(let x, let y, _) = coast else { return }
    guard x.duration > 0 || y.duration > 0 else {
      indicators.hide()
      set(CGPoint(x: x.rest, y: y.rest))
      whenCaughtAtRest()
      return endJourney()
    }
    movement = coast
    startLink()
  }

  // MARK: Content's touches

  /// Delivers touches to the content that no recognizer delays any more.
  func offerContent(_ touches: [UITouch], _ event: UIEvent?) {
    guard let window = view.window else { return }
    let inContent = touches.filter { $0.view !== view && !window.deliveries.hasBegun($0) }
    for touch in inContent {
      guard let target = touch.view else { continue }
      let isWanted = view.touchesShouldBegin([touch], with: event, in: target)
      if !isWanted { window.deliveries.forget(touch) }
    }
  }

  private func mayTake(_ touch: UITouch) -> Bool {
    guard let target = touch.view, target !== view, let window = view.window,
      window.deliveries.hasBegun(touch)
    else { return true }
    return view.canCancelContentTouches && view.touchesShouldCancel(in: target)
  }

  // MARK: Begin

  /// Returns whether the pan may begin. Called when the finger has moved beyond its slop.
  func mayBegin(_ pan: UIScrollViewPanGestureRecognizer) -> Bool {
    if indicators.grabbed != nil { return true }
    var way = pan.translation(in: view)
    if way == .zero { way = pan.currentVelocity(in: view) }
    let axis: ScrollAxis = way.x.magnitude > way.y.magnitude ? .horizontal : .vertical
    guard view.canScroll(axis), pan.attempt.touches.allSatisfy({ mayTake($0) }) else {
      return false
    }
    return !leavesToOthers(axis, isTowardsEnd: way[axis] < 0, pan)
  }

  /// Returns whether the pan leaves the finger to a scroll view or sheet around this view. An
  /// enclosing scroll view gets the finger if this content is at its edge.
  private func leavesToOthers(
    _ axis: ScrollAxis, isTowardsEnd: Bool, _ pan: UIScrollViewPanGestureRecognizer
  ) -> Bool {
    // A wheel is a control: its finger moves nothing else.
    if rests.rows != nil { return false }
    let isAtEdge = isAtEdge(axis, isTowardsEnd)
    let mayLeave =
      axis == .horizontal
      ? view.transfersHorizontalScrollingToParent : view.transfersVerticalScrollingToParent
    var around = view.superview
    while let other = around {
      if axis == .vertical, let sharer = other as? any ScrollSharingView {
        return sharer.sharing?.takes(
          pan, from: self, isTowardsEnd: isTowardsEnd, isAtEdge: isAtEdge) ?? false
      }
      if isAtEdge, mayLeave, let outer = other as? UIScrollView, outer.isScrollEnabled,
        outer.canScroll(axis), !outer.scroller.isAtEdge(axis, isTowardsEnd)
      {
        return true
      }
      around = other.superview
    }
    return false
  }

  func isAtEdge(_ axis: ScrollAxis, _ isTowardsEnd: Bool) -> Bool {
    let limits = view.limits(axis)
    let offset = Double(view.contentOffset[axis])
    return isTowardsEnd
      ? offset >= limits.upperBound - Self.edgeTolerance
      : offset <= limits.lowerBound + Self.edgeTolerance
  }

  // MARK: Follow

  func follow(_ pan: UIScrollViewPanGestureRecognizer) {
    switch pan.state {
    case .began: begin(pan)
    case .changed: move()
    case .ended: release(pan, isCancelled: false)
    case .cancelled: release(pan, isCancelled: true)
    case .possible, .failed: return
    }
  }

  private func begin(_ pan: UIScrollViewPanGestureRecognizer) {
    // A touchpad scroll has no touch that would have caught the content before.
    catchContent()
    let lockedAxis =
      indicators.grabbed ?? (view.isDirectionalLockEnabled ? mainAxis(of: pan) : nil)
    takeHold(isOwn: true, lockedAxis)
    if indicators.grabbed == nil, rests.rows == nil, lockedAxis != .horizontal,
      view.canScroll(.vertical),
      let sharer = sharingAround, sharer.listBegan(self, pan)
    {
      sharing = sharer
      hold?.sharedWay = 0
    }
    move()
  }

  /// Begins a drag of the content, by a finger of the view's own pan or by a finger that a sheet
  /// follows.
  func takeHold(isOwn: Bool, _ lockedAxis: ScrollAxis? = nil) {
    isTracking = true
    isDragging = true
    beginJourney()
    let offset = view.contentOffset
    hold = Hold(origin: view.held(offset), offset: offset, lockedAxis: lockedAxis, isOwn: isOwn)
    indicators.show()
    switch view.keyboardDismissMode {
    case .onDrag, .onDragWithAccessory: view.window?.endEditing(true)
    // These modes wait until the finger has reached the input view.
    case .none, .interactive, .interactiveWithAccessory: break
    }
    view.delegate?.scrollViewWillBeginDragging(view)
  }

  /// Returns the axis that the drag is locked to; nil for a diagonal movement.
  private func mainAxis(of pan: UIScrollViewPanGestureRecognizer) -> ScrollAxis? {
    var way = pan.way
    if way == .zero { way = pan.currentVelocity(in: view) }
    let (wide, high) = (way.x.magnitude, way.y.magnitude)
    if high < wide * Self.lockedShare { return .horizontal }
    return wide < high * Self.lockedShare ? .vertical : nil
  }

  /// The tangent of 30°. Movements within 15° of the diagonal are not locked.
  private static let lockedShare: CGFloat = 0.577_350_269

  private func move() {
    guard hold != nil, !zoom.isZooming else { return }
    followInputArea()
    if let axis = indicators.grabbed { return moveIndicator(axis) }
    shareWay()
    moveContent()
  }

  func moveContent() {
    // The program may have started a movement under the finger. The finger takes the content back.
    catchContent()
    guard let hold else { return }
    let way = wayOfContent
    var held = hold.origin
    for axis in ScrollAxis.allCases
    where view.canScroll(axis) && (hold.lockedAxis ?? axis) == axis {
      held[axis] += way[axis]
    }
    var shown = view.onPixel(view.shown(held))
    for axis in ScrollAxis.allCases
    where !view.canScroll(axis) || (hold.lockedAxis ?? axis) != axis {
      shown[axis] = view.contentOffset[axis]
    }
    set(shown)
  }

  /// Scrolls the content by the movement of a grabbed indicator. The content never goes past its
  /// edges.
  private func moveIndicator(_ axis: ScrollAxis) {
    catchContent()
    guard let hold else { return }
    var offset = hold.offset
    offset[axis] -= wayOfContent[axis] * indicators.contentPerPoint(axis)
    set(view.onPixel(offsetWithin(offset)))
  }

  // MARK: Release

  private func release(_ pan: UIScrollViewPanGestureRecognizer, isCancelled: Bool) {
    catchContent()
    let isOwner = sharing?.listEnded(pan) ?? true
    sharing = nil
    release(pan, isCancelled: isCancelled, isOwner: isOwner)
  }

  /// Ends the drag, and starts the deceleration if the content still moves.
  ///
  /// - Parameters:
  ///   - pan: The pan that the finger belongs to.
  ///   - isCancelled: Whether the pan was cancelled.
  ///   - isOwner: Whether the finger moved the content, and not the sheet around it.
  func release(_ pan: UIPanGestureRecognizer, isCancelled: Bool, isOwner: Bool) {
    let hold = hold
    self.hold = nil
    view.window?.inputArea?.letGo(
      velocity: pan.velocity(in: nil, at: now).y, isCancelled: isCancelled)
    let grabbed = indicators.grabbed
    indicators.letGo()
    guard isDragging, let hold else { return }
    let offset = view.contentOffset
    var velocity = isCancelled ? .zero : self.velocity(pan, hold)
    if !isOwner { velocity.y = 0 }
    if grabbed != nil { velocity = .zero }
    var next = coast(
      from: offset, velocity: velocity, origin: hold.offset, isCancelled: isCancelled)
    if !isCancelled { next = announce(next, from: offset, velocity) }
    tell(next, from: offset, velocity: velocity)
    guard case .coast(let x, let y, _) = next, x.duration > 0 || y.duration > 0,
      view.window != nil
    else {
      isDragging = false
      if view.window == nil { set(offsetWithin(view.contentOffset)) }
      view.delegate?.scrollViewDidEndDragging(view, willDecelerate: false)
      indicators.hide()
      return endJourney()
    }
    isTracking = false
    view.delegate?.scrollViewDidEndDragging(view, willDecelerate: true)
    // The delegate may have changed the offset or removed the view.
    guard isDragging else { return }
    guard view.window != nil else { return leave() }
    movement =
      view.contentOffset == offset ? next : coast(from: view.contentOffset, velocity: velocity)
    view.delegate?.scrollViewWillBeginDecelerating(view)
    if case .coast = movement { startLink() }
  }

  /// Returns the velocity of the content, in points per second. It is 0 across a locked axis and
  /// after the finger has rested.
  private func velocity(_ pan: UIPanGestureRecognizer, _ hold: Hold) -> CGPoint {
    let finger = pan.velocity(in: view, at: now)
    var velocity = CGPoint.zero
    for axis in hold.isOwn ? ScrollAxis.allCases : [.vertical]
    where view.canScroll(axis) && (hold.lockedAxis ?? axis) == axis {
      velocity[axis] = -finger[axis]
    }
    return velocity
  }

  /// Offers the delegate the offset at which the content will rest, and applies the delegate's
  /// change.
  private func announce(
    _ movement: Movement, from offset: CGPoint, _ velocity: CGPoint
  ) -> Movement {
    guard case .coast(let x, let y, let since) = movement else { return movement }
    let announced = view.onPixel(CGPoint(x: x.announcedRest, y: y.announcedRest))
    var target = announced
    // UIKit's unit is points per millisecond.
    view.delegate?.scrollViewWillEndDragging(
      view, withVelocity: CGPoint(x: velocity.x / 1000, y: velocity.y / 1000),
      targetContentOffset: &target)
    check(target, "the offset at which a delegate has content rest")
    guard target != announced, !view.isPagingEnabled else { return movement }
    let bent = { (axis: ScrollAxis, own: Coasting) -> Coasting in
      guard target[axis] != announced[axis] else { return own }
      return Coasting(
        from: MotionState(value: Double(offset[axis]), velocity: Double(velocity[axis])),
        to: Double(target[axis]), decay: self.decay)
    }
    return .coast(x: bent(.horizontal, x), y: bent(.vertical, y), since: since)
  }
}

extension Scroller {
  /// Moves the first responder's input view with a finger that has been dragged down to it, if the
  /// scroll view dismisses the keyboard interactively.
  func followInputArea() {
    switch view.keyboardDismissMode {
    case .none, .onDrag, .onDragWithAccessory: return
    case .interactive, .interactiveWithAccessory: break
    }
    guard let area = view.window?.inputArea, hold?.isOwn == true else { return }
    let padding =
      sequence(first: view as UIView, next: \.superview)
      .map { $0.existingKeyboardGuide?.keyboardDismissPadding ?? 0 }.max() ?? 0
    area.follow(view.panGestureRecognizer.location(in: nil).y + max(padding, 0))
  }
}
