import PantographGestures
import PantographTouches
import UIKit

/// A touchpad beside the screen, as on a tablet computer.
///
/// One finger moves the pointer, which hovers. A held button or a tap is an `indirectPointer` touch
/// at the pointer. Two fingers that move in the same direction scroll: pan recognizers that allow
/// it follow without touches. Three and more fingers, and two that pinch or rotate, are `indirect`
/// touches around the pointer. Recognizers treat these like touches on a screen.
@MainActor
public final class TouchpadSession {
  /// The window that contains the pointer.
  public let window: UIWindow
  /// The speeds, directions and thresholds of the touchpad.
  @exclusivity(unchecked) public var settings: TouchpadSettings
  /// The pointer's position in the window's points; it never leaves the window.
  @exclusivity(unchecked) public private(set) var pointer: CGPoint
  /// The tracker of the hand's gestures.
  @exclusivity(unchecked) public private(set) var tracker: HandTracker
  /// Called with every gesture event of the hand, after it has taken effect.
  @exclusivity(unchecked) public var onHandEvent: ((HandEvent) -> Void)?

  /// Called with every gesture event before it takes effect; for recording and tracing.
  @exclusivity(unchecked) var didTell: ((HandEvent) -> Void)?

  private let fingers: IndirectFingers
  private let click: PointerClick
  private let scroller: TouchSession
  /// The part of the scroll's translation that has been delivered, in millimetres.
  private var scrolled: Vector?
  @exclusivity(unchecked) private var hovered: CGPoint?
  /// Events that have been reported and have not yet taken effect.
  @exclusivity(unchecked) private var events: [HandEvent] = []
  @exclusivity(unchecked) private var standing = HandStanding()
  /// The position that the pointer gets if the pressing finger turns out to move.
  @exclusivity(unchecked) private var pinned: CGPoint?

  /// Creates a session with the pointer in the middle of the window.
  public init(window: UIWindow, settings: TouchpadSettings = TouchpadSettings()) {
    self.window = window
    self.settings = settings
    pointer = CGPoint(x: window.bounds.midX, y: window.bounds.midY)
    tracker = HandTracker(thresholds: settings.thresholds)
    fingers = IndirectFingers(window: window)
    click = PointerClick(window: window)
    scroller = TouchSession(pointsIn: window)
  }

  /// Moves the pointer to a point, limited to the window.
  public func movePointer(to point: CGPoint, at time: Timestamp) {
    let bounds = window.bounds
    pointer = CGPoint(
      x: min(max(point.x, bounds.minX), bounds.maxX), y: min(max(point.y, bounds.minY), bounds.maxY)
    )
    hover(at: time)
  }

  /// Processes the contacts of one frame.
  public func receive(_ frame: consuming ContactFrame) {
    receive(reading: &frame)
  }

  /// Processes the contacts of one frame without copying the frame, which is not changed.
  public func receive(reading frame: inout ContactFrame) {
    advance(to: frame.time)
    let before = standing.touches
    standing = Self.follow(&tracker, &frame, &events)
    if standing.touches > before { window.catchContent(at: pointer) }
    movePointer(frame.time)
    var isCancelled = false
    takeEvents { event in
      if case .contactCancelled = event.reason { isCancelled = true }
    }
    fingers.update(
      &frame, isWanted: wantsTouches, isCancelled: isCancelled, movement: standing.movement,
      pointer: pointer, settings: settings)
  }

  /// Lets time pass without a frame.
  public func advance(to time: Timestamp) {
    Self.wait(&tracker, time, &events)
    takeEvents { _ in }
    scroller.advance(to: time)
  }

  private static func follow(
    _ tracker: inout HandTracker, _ frame: inout ContactFrame, _ events: inout [HandEvent]
  ) -> HandStanding {
    tracker.update(reading: &frame) { events.append($0) }
    return tracker.standing
  }

  private static func wait(
    _ tracker: inout HandTracker, _ time: Timestamp, _ events: inout [HandEvent]
  ) {
    tracker.advance(to: time) { events.append($0) }
  }

  /// Lets the reported events take effect. They are moved out of `events` first, because an effect
  /// may bring the next frame.
  private func takeEvents(_ look: (HandEvent) -> Void) {
    guard !events.isEmpty else { return }
    var told: [HandEvent] = []
    swap(&told, &events)
    for event in told {
      didTell?(event)
      look(event)
      take(event)
    }
    guard events.isEmpty else { return }
    told.removeAll(keepingCapacity: true)
    events = told
  }

  /// The time at which something is decided even without a new frame; nil for none.
  public var deadline: Timestamp? { tracker.deadline }

  /// Whether the fingers on the touchpad should be touches.
  private var wantsTouches: Bool {
    switch standing.kind {
    case nil, .hold, .tap: standing.touches >= 3
    case .swipe, .pinch, .rotation: true
    case .drag, .scroll, .press: false
    }
  }

  private func movePointer(_ time: Timestamp) {
    if standing.kind == .press {
      guard standing.step != .zero || standing.movement != .zero else { return }
      let place = pointer(moved: standing.step, from: pinned ?? pointer)
      // A finger that turns out to move has been moving since it pressed.
      pinned = standing.movement == .zero ? place : nil
      if pinned == nil { movePointer(to: place, at: time) }
      return
    }
    pinned = nil
    guard standing.movement != .zero, standing.touches <= 1 else { return }
    switch standing.kind {
    case nil, .drag, .hold:
      movePointer(to: pointer(moved: standing.movement, from: pointer), at: time)
    case .scroll, .swipe, .pinch, .rotation, .tap, .press:
      return
    }
  }

  private func pointer(moved movement: Vector, from place: CGPoint) -> CGPoint {
    let scale = CGFloat(settings.pointerScale)
    return CGPoint(
      x: place.x + CGFloat(movement.x) * scale, y: place.y + CGFloat(movement.y) * scale)
  }

  /// Drags if the button is pressed, otherwise hovers.
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
