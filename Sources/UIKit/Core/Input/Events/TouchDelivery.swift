import Foundation

/// How far a view has heard of one of its touches, what is held back from it, and what it is to be
/// told next.
@MainActor
final class TouchDelivery {
  /// One of the four calls that a view gets.
  enum Call: Int, CaseIterable {
    case began, moved, ended, cancelled
  }

  let touch: UITouch
  private(set) var hasBegun = false
  private(set) var hasEnded = false
  /// The view hears nothing any more: a recognizer took the touch, or the view is gone.
  private(set) var isCancelled = false
  /// Calls that the view must get.
  private(set) var calls: [4 of Bool] = .init(repeating: false)
  /// The touches of the last call that was sent for this one and others of the same view.
  @exclusivity(unchecked) var cache = TouchSetCache()
  private var lastHeard: CGPoint
  /// The same for all touches of one view. Asking a touch for its view, which it holds weakly, takes longer
  /// than all else that is done for it.
  let group: Int

  init(touch: UITouch, group: Int, isMuted: Bool) {
    self.touch = touch
    self.group = group
    lastHeard = touch.position
    isCancelled = isMuted
  }

  /// Nothing more will come of this touch for its view.
  var isOver: Bool { hasEnded || (isCancelled && !touch.phase.isDown) }

  /// Whether the view has the touch, or will have it once it is no longer held back.
  var isLive: Bool { !isOver && !isCancelled }

  /// Whether it matters now what recognizers hold back.
  var asksForHolds: Bool { isLive && (!hasBegun || touch.phase == .ended) }

  /// Whether the view is to be told anything.
  var hasCalls: Bool { calls[0] || calls[1] || calls[2] || calls[3] }

  /// The touch is taken from its view.
  func cancel() {
    guard !isCancelled else { return }
    isCancelled = true
    if hasBegun, !hasEnded { calls[Call.cancelled.rawValue] = true }
  }

  func update(holdsBegan: Bool, holdsEnded: Bool) {
    guard isLive, touch.view != nil else {
      if !touch.phase.isDown { hasEnded = true }
      return
    }
    if touch.phase == .cancelled {
      hasEnded = true
      if hasBegun { calls[Call.cancelled.rawValue] = true }
      return
    }
    if !hasBegun {
      if holdsBegan { return }
      hasBegun = true
      calls[Call.began.rawValue] = true
      // What it missed while it was held back, in one.
      if touch.phase != .began { move() }
    } else if touch.phase == .moved {
      move()
    }
    if touch.phase == .ended, !holdsEnded {
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
