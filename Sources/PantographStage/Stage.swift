import Foundation
import PantographGestures
import PantographTouches
import UIKit

/// Runs a scene: a window, the contacts that touch it, and its time.
///
/// Time moves only in `advance(to:)`. It delivers every frame that is due, runs whatever waits for
/// a moment in between, then calls the observers. The stage reads no clock: its caller passes the
/// time, so the same frames give the same scene at any speed.
@MainActor
public final class Stage {
  /// The window that contains the scene and receives the touches.
  public let window: UIWindow
  /// The time up to which the scene has run; zero before the first frame.
  public private(set) var time = Timestamp.zero
  /// Called with every frame just before it is sent, for a trace.
  public var onFrame: ((ContactFrame) -> Void)?
  /// Called with every frame just after it was sent.
  package var didReceive: ((ContactFrame) -> Void)?
  /// Whether the stage records what each recognizer does, and why.
  public var collectsTrace = false {
    didSet {
      guard collectsTrace != oldValue else { return }
      collector = collectsTrace ? GestureTraceCollector() : nil
      window.gestureTraceCollector = collector
    }
  }
  private var collector: GestureTraceCollector?
  /// Called with every gesture event of the hand. On a touchpad the events are those of its
  /// session; on a screen those of a tracker that follows the contacts beside the touches.
  package var onHandEvent: ((HandEvent) -> Void)? {
    didSet { watchHand() }
  }
  private var watch: HandWatch?
  /// The thresholds of the hand on a screen, for `onHandEvent`; set them before it. A touchpad's are
  /// those of its mapping.
  package var screenThresholds = HandThresholds.touchscreen
  /// The hand's events since the current frame began.
  private var told: [HandEvent] = []
  let input: SceneInput
  private var source: any ContactSource
  private var observers: [(Stage) -> Void] = []

  public init(
    window: UIWindow, source: any ContactSource, placement: TouchSession.Placement,
    touchType: UITouch.TouchType = .direct
  ) {
    self.window = window
    self.source = source
    input = .touches(
      TouchSession(window: window, placement: placement, touchType: touchType))
  }

  /// Creates a stage for a device. `mapping` places the contacts in the window; nil uses the
  /// standard mapping for this kind of device.
  public init(
    window: UIWindow, source: any ContactSource, surface: SurfaceGeometry,
    mapping: TouchMapping? = nil
  ) {
    self.window = window
    self.source = source
    input = SceneInput(
      mapping ?? .standard(for: surface.kind), on: surface, in: window)
  }

  /// The session of a touchpad beside the screen; nil if the contacts are touches on the screen.
  public var touchpad: TouchpadSession? {
    switch input {
    case .touches: nil
    case .touchpad(let session): session
    }
  }

  /// Adds an observer. Observers are called after each `advance`, in the order in which they were
  /// added.
  public func observe(_ observer: @escaping (Stage) -> Void) {
    observers.append(observer)
  }

  /// The trace collected since `collectsTrace` was turned on; empty while it is off.
  public var trace: GestureTrace { collector?.trace ?? GestureTrace() }

  /// Returns the trace so far and clears it, so that a long trace is never in memory as a whole.
  package func takeTrace() -> GestureTrace { collector?.takeTrace() ?? GestureTrace() }

  /// The time of the next frame; nil when the source has ended.
  public var nextFrameTime: Timestamp? { source.nextTime }

  /// The time at which the touchpad decides something even without a new frame.
  var inputDeadline: Timestamp? { input.deadline }

  /// Runs everything up to and including `time`. A time before the stage's own is a programmer
  /// error.
  public func advance(to time: Timestamp) {
    precondition(
      time >= self.time,
      "the stage is at \(self.time.microseconds) µs and cannot go back to \(time.microseconds) µs")
    while let due = source.nextTime, due <= time, var frame = source.next() {
      onFrame?(frame)
      send(&frame)
      didReceive?(frame)
    }
    pass(to: time)
    self.time = time
    for observer in observers { observer(self) }
  }

  private func send(_ frame: inout ContactFrame) {
    let first = collector?.trace.frames.count ?? 0
    watch?.receive(&frame)
    input.receive(&frame)
    collector?.complete(from: first, with: frame, told: told)
    told.removeAll(keepingCapacity: true)
  }

  private func pass(to time: Timestamp) {
    let first = collector?.trace.frames.count ?? 0
    watch?.advance(to: time)
    input.advance(to: time)
    if !told.isEmpty { collector?.add(told, from: first) }
    told.removeAll(keepingCapacity: true)
  }

  private func watchHand() {
    switch input {
    case .touchpad(let session):
      session.didTell = onHandEvent == nil ? nil : { [weak self] in self?.tell($0) }
    case .touches:
      watch =
        onHandEvent == nil ? nil : HandWatch(by: screenThresholds) { [weak self] in self?.tell($0) }
    }
  }

  private func tell(_ event: HandEvent) {
    if collector != nil { told.append(event) }
    onHandEvent?(event)
  }

  /// Moves a touchpad's pointer to the middle of the window.
  func centerPointer() {
    guard let touchpad else { return }
    let bounds = window.bounds
    touchpad.movePointer(to: CGPoint(x: bounds.midX, y: bounds.midY), at: time)
  }

  /// Advances from frame to frame to the end of the source, then by `rest` for whatever still
  /// waits.
  public func run(resting rest: TimeSpan = .seconds(1)) {
    while let next = source.nextTime { advance(to: max(next, time)) }
    advance(to: time + rest)
  }
}

/// Input from a window system instead of a surface.
extension Stage {
  /// Delivers a scroll at a point of the window, at the stage's own time.
  package func scroll(_ step: ScrollStep, at point: CGPoint) {
    input.scroll(step, at: point, time: time)
  }

  /// Adapts the surface to the window's new size: it fills the window or lies over the screen, as
  /// before.
  package func windowWasResized(_ mapping: TouchMapping, on surface: SurfaceGeometry) {
    input.place(mapping, on: surface, in: window, at: time)
  }
}

/// Reports the gesture events of the hand on a screen, beside the touches of its contacts.
@MainActor
final class HandWatch {
  private var tracker: HandTracker
  private let tell: (HandEvent) -> Void

  init(by thresholds: HandThresholds, _ tell: @escaping (HandEvent) -> Void) {
    tracker = HandTracker(thresholds: thresholds)
    self.tell = tell
  }

  func receive(_ frame: inout ContactFrame) { tracker.update(reading: &frame, tell) }

  func advance(to time: Timestamp) { tracker.advance(to: time, tell) }
}
