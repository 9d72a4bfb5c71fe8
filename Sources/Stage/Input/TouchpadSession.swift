import Gestures
import Touches
import UIKit

/// A touchpad beside the screen, as a tablet computer treats one.
///
/// One finger moves the pointer, which hovers; a held button or a tap is an `indirectPointer` touch
/// where the pointer is. Two fingers that go the same way scroll: pans that allow it follow with no
/// touches. Three and more fingers, and two that pinch or turn, are `indirect` touches around the
/// pointer: all that recognizes fingers on glass recognizes these too.
@MainActor
public final class TouchpadSession {
  public let window: UIWindow
  public var settings: TouchpadSettings
  /// Where the pointer is, in the window's points; it never leaves the window.
  public private(set) var pointer: CGPoint
  /// What the hand does.
  public private(set) var tracker: HandTracker
  /// What the hand did, for who wants to know.
  public var onHandEvent: ((HandEvent) -> Void)?

  private let fingers: IndirectFingers
  private let click: PointerClick
  private let scroller: TouchSession
  /// What of the scroll has been told.
  private var scrolled: Vector?
  private var hovered: CGPoint?

  /// The pointer begins in the middle of the window.
  public init(window: UIWindow, settings: TouchpadSettings = TouchpadSettings()) {
    self.window = window
    self.settings = settings
    pointer = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    tracker = HandTracker(thresholds: settings.thresholds)
    fingers = IndirectFingers(window: window)
    click = PointerClick(window: window)
    scroller = TouchSession(pointsIn: window)
  }

  /// Puts the pointer there, as far as the window goes.
  public func movePointer(to point: CGPoint, at time: Timestamp) {
    let bounds = window.bounds
    pointer = CGPoint(
      x: min(max(point.x, bounds.minX), bounds.maxX), y: min(max(point.y, bounds.minY), bounds.maxY)
    )
    hover(at: time)
  }

  public func receive(_ frame: ContactFrame) {
    advance(to: frame.time)
    var events: [HandEvent] = []
    tracker.update(frame) { events.append($0) }
    movePointer(frame.time)
    for event in events { take(event) }
    let isCancelled = events.contains { event in
      if case .contactCancelled = event.reason { true } else { false }
    }
    fingers.update(
      frame, isWanted: wantsTouches, isCancelled: isCancelled, movement: tracker.movement,
      pointer: pointer, settings: settings)
  }

  /// Lets time pass with nothing touched or moved.
  public func advance(to time: Timestamp) {
    var events: [HandEvent] = []
    tracker.advance(to: time) { events.append($0) }
    for event in events { take(event) }
    scroller.advance(to: time)
  }

  /// When something is decided though no frame comes.
  public var deadline: Timestamp? { tracker.deadline }

  /// Whether the fingers are to be touches.
  private var wantsTouches: Bool {
    switch tracker.kind {
    case nil, .hold, .tap: tracker.touches >= 3
    case .swipe, .pinch, .rotation: true
    case .drag, .scroll, .press: false
    }
  }

  private func movePointer(_ time: Timestamp) {
    let movement = tracker.movement
    guard movement != .zero, tracker.touches <= 1 || tracker.kind == .press else { return }
    switch tracker.kind {
    case nil, .drag, .hold, .press:
      let scale = CGFloat(settings.pointerScale)
      movePointer(
        to: CGPoint(
          x: pointer.x + CGFloat(movement.x) * scale, y: pointer.y + CGFloat(movement.y) * scale),
        at: time)
    case .scroll, .swipe, .pinch, .rotation, .tap:
      return
    }
  }

  /// A pressed pointer drags, any other hovers.
  private func hover(at time: Timestamp) {
    if click.isDown {
      click.move(to: pointer, at: time)
    } else if hovered != pointer {
      hovered = pointer
      scroller.hover(at: pointer, time: time)
    }
  }

  private func resumeHover(at time: Timestamp) {
    hovered = nil
    hover(at: time)
  }

  private func take(_ event: HandEvent) {
    let time = event.sample.time
    switch (event.kind, event.phase) {
    case (.scroll, .began), (.scroll, .changed), (.scroll, .ended), (.scroll, .cancelled):
      scroll(event)
    case (.press, .began):
      click.press(secondary: event.evidence.fingers == 2, at: pointer, time: time)
    case (.press, .ended):
      click.release(time: time)
      resumeHover(at: time)
    case (.press, .cancelled):
      click.cancel(time: time)
      resumeHover(at: time)
    case (.tap, .ended) where settings.tapsToClick && event.evidence.fingers <= 2:
      click.press(secondary: event.evidence.fingers == 2, at: pointer, time: time)
      click.release(time: time)
      resumeHover(at: time)
    default:
      break
    }
    onHandEvent?(event)
  }

  private func scroll(_ event: HandEvent) {
    let sample = event.sample
    let last = scrolled ?? .zero
    let factor = settings.gestureScale * (settings.isNatural ? 1 : -1)
    let movement = CGVector(
      dx: CGFloat((sample.translation.x - last.x) * factor),
      dy: CGFloat((sample.translation.y - last.y) * factor))
    let phase: ScrollStep.Phase
    switch event.phase {
    case .began: phase = .began
    case .changed: phase = .changed
    case .cancelled: phase = .cancelled
    case .ended, .failed, .possible: phase = .ended
    }
    scrolled = event.phase == .began || event.phase == .changed ? sample.translation : nil
    scroller.scroll(
      ScrollStep(type: .continuous, phase: phase, movement: movement), at: pointer,
      time: sample.time)
  }
}
