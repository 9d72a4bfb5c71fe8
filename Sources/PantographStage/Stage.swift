import PantographGestures
import PantographTouches
import UIKit

/// Runs a scene: a window, what touches it, and its time.
///
/// `advance(to:)` is the only way time moves. It delivers every frame that is due, lets what waits for
/// time happen in between, then lets the observers look. The stage reads no clock: whoever runs it
/// says what time it is, so the same frames give the same scene at any speed.
@MainActor
public final class Stage {
  /// The window that is touched, and in which the scene lives.
  public let window: UIWindow
  /// The moment up to which everything has happened; zero before the first frame.
  public private(set) var time = Timestamp.zero
  /// Every frame just before it is sent, for a trace.
  public var onFrame: ((ContactFrame) -> Void)?
  /// Every frame just after it was sent.
  package var didReceive: ((ContactFrame) -> Void)?
  /// Whether it is written down, from now on, what each recognizer does and why.
  public var collectsTrace = false {
    didSet {
      guard collectsTrace != oldValue else { return }
      collector = collectsTrace ? GestureTraceCollector() : nil
      window.gestureTraceCollector = collector
    }
  }
  private var collector: GestureTraceCollector?
  /// Called with everything that the hand does: as a touchpad's session tells it, on a screen as a
  /// tracker does that watches the contacts beside the touches.
  package var onHandEvent: ((HandEvent) -> Void)? {
    didSet { watchHand() }
  }
  private var watch: HandWatch?
  /// Told since the frame began that is being sent.
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

  /// A scene on a device: where its contacts are in the window is the mapping's, by default the one
  /// for that kind of device.
  public init(
    window: UIWindow, source: any ContactSource, surface: SurfaceGeometry,
    mapping: TouchMapping? = nil
  ) {
    self.window = window
    self.source = source
    input = SceneInput(
      mapping ?? .standard(for: surface.kind), on: surface, in: window)
  }

  /// The touchpad beside the screen, where the scene has one.
  public var touchpad: TouchpadSession? {
    switch input {
    case .touches: nil
    case .touchpad(let session): session
    }
  }

  /// Called after each `advance`, in the order in which they were added.
  public func observe(_ observer: @escaping (Stage) -> Void) {
    observers.append(observer)
  }

  /// The trace collected since `collectsTrace` was turned on; empty while it is off.
  public var trace: GestureTrace { collector?.trace ?? GestureTrace() }

  /// Hands over the trace so far and forgets it, so that a long one need never be whole in memory.
  package func takeTrace() -> GestureTrace { collector?.takeTrace() ?? GestureTrace() }

  /// When the next frame is due; nil when the source has ended.
  public var nextFrameTime: Timestamp? { source.nextTime }

  /// When the touchpad decides something though no frame comes.
  var inputDeadline: Timestamp? { input.deadline }

  /// Lets everything up to and including `time` happen. A time before the stage's own is an error.
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
      watch = onHandEvent == nil ? nil : HandWatch { [weak self] in self?.tell($0) }
    }
  }

  private func tell(_ event: HandEvent) {
    if collector != nil { told.append(event) }
    onHandEvent?(event)
  }

  /// Puts a touchpad's pointer back into the middle of the window.
  func centerPointer() {
    guard let touchpad else { return }
    let bounds = window.bounds
    touchpad.movePointer(to: CGPoint(x: bounds.midX, y: bounds.midY), at: time)
  }

  /// Advances from frame to frame to the end of the source, then by `rest` for what still waits.
  public func run(resting rest: TimeSpan = .seconds(1)) {
    while let next = source.nextTime { advance(to: max(next, time)) }
    advance(to: time + rest)
  }
}
