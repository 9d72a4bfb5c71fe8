import Foundation

/// The delivery of one touch to its view: what the view has received, what is delayed, and what it
/// receives next.
@MainActor
final class TouchDelivery {
  /// One of the four calls that a view receives: began, moved, ended and cancelled.
  enum Call: Int, CaseIterable {
    case began, moved, ended, cancelled
  }

  let touch: UITouch
  @exclusivity(unchecked) private(set) var hasBegun = false
  @exclusivity(unchecked) private(set) var hasEnded = false
  /// Whether the view receives no more of the touch: a recognizer took it, another touch excludes
  /// it, or the view is gone.
  @exclusivity(unchecked) private(set) var isCancelled = false
  /// The calls that must be made to the view.
  @exclusivity(unchecked) private(set) var calls: [4 of Bool] = .init(repeating: false)
  /// The touches of the last call, for this touch and others of the same view.
  @exclusivity(unchecked) var cache = TouchSetCache()
  @exclusivity(unchecked) private var lastHeard: CGPoint
  /// The number of the touch's view: the same for all touches of one view. Reading the view from
  /// the touch, a weak reference, takes longer than all else that is done for the touch.
  let group: Int

  init(touch: UITouch, group: Int, isMuted: Bool) {
    self.touch = touch
    self.group = group
    lastHeard = touch.position
    isCancelled = isMuted
  }

  /// Whether the view receives no more calls for this touch.
  var isOver: Bool { hasEnded || (isCancelled && !touch.ownPhase.isDown) }

  /// Whether the touch is down, and its view gets no more calls for it.
  var isTakenAway: Bool { isCancelled && !hasEnded && !hasCalls && touch.ownPhase.isDown }

  /// Whether the view has the touch, or will have it once it is no longer delayed.
  var isLive: Bool { !isOver && !isCancelled }

  /// Whether it matters now that recognizers delay the touch.
  var asksForHolds: Bool { isLive && (!hasBegun || touch.ownPhase == .ended) }

  /// Whether any call must be made to the view.
  var hasCalls: Bool { calls[0] || calls[1] || calls[2] || calls[3] }

  /// Takes the touch away from its view.
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    if hasBegun, !hasEnded { calls[Call.cancelled.rawValue] = true }
  }

  func update(holdsBegan: Bool, holdsEnded: Bool) {
    guard isLive, touch.hasView else {
      if !touch.ownPhase.isDown { hasEnded = true }
      return
    }
    if touch.ownPhase == .cancelled {
      hasEnded = true
      if hasBegun { calls[Call.cancelled.rawValue] = true }
      return
    }
    if !hasBegun {
      if holdsBegan { return }
      hasBegun = true
      calls[Call.began.rawValue] = true
      // The movement during the delay, in one call.
      if touch.ownPhase != .began { move() }
    } else if touch.ownPhase == .moved {
      move()
    }
    if touch.ownPhase == .ended, !holdsEnded {
      hasEnded = true
      calls[Call.ended.rawValue] = true
    }
  }

  private func move() {
    guard touch.position != lastHeard else { return }
    lastHeard = touch.position
    calls[Call.moved.rawValue] = true
  }

  func take(_ call: Call) {
    calls[call.rawValue] = false
  }
}
