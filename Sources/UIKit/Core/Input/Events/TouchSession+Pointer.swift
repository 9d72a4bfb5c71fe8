import Foundation
import PantographTouches

/// Movements and scrolls of a pointer. Points are in the window's coordinates.
extension TouchSession {
  /// Moves the pointer, with nothing pressed, to this point; nil if the pointer has left the
  /// window.
  public func hover(at point: CGPoint?, time: Timestamp) {
    let seconds = time.seconds
    window.advance(to: seconds)
    let touch: UITouch
    switch (pointer, point) {
    case (nil, nil):
      return
    case (nil, let point?):
      touch = makeTouch(.indirectPointer, .regionEntered, at: point, seconds)
      pointer = touch
    case (let known?, let point?):
      touch = known
      touch.move(to: point, .regionMoved, seconds)
    case (let known?, nil):
      touch = known
      touch.move(to: known.position, .regionExited, seconds)
      pointer = nil
    }
    let event = spareHover.take()
    if event.isAbout(touch) {
      event.renew(timestamp: seconds, phases: UITouch.Phases(touch.ownPhase))
    } else {
      event.renew(timestamp: seconds, touches: [touch], ordered: [touch])
    }
    window.sendEvent(event)
    if pointer != nil { spareHover.giveBack(consume event) }
  }

  /// Scrolls with the pointer at this point. Pans that allow scrolling follow the step, without
  /// touches.
  public func scroll(_ step: ScrollStep, at point: CGPoint, time: Timestamp) {
    let seconds = time.seconds
    window.advance(to: seconds)
    if step.phase == .began {
      scrollAnchor = makeTouch(.indirectPointer, .regionEntered, at: point, seconds)
    }
    guard let anchor = scrollAnchor else { return }
    // The pointer stays at its place; the anchor moves along with the scrolled content.
    anchor.move(
      to: CGPoint(x: anchor.position.x + step.movement.dx, y: anchor.position.y + step.movement.dy),
      .regionMoved, seconds)
    let event = spareScroll.take()
    event.renew(timestamp: seconds, phases: [])
    event.scroll = step
    event.scrollAnchor = anchor
    window.sendEvent(event)
    if step.phase == .ended || step.phase == .cancelled {
      scrollAnchor = nil
    } else {
      spareScroll.giveBack(consume event)
    }
  }
}
