import Foundation
import PantographObjects

/// A timer that calls its target once for each frame of a screen.
///
/// Frames are at multiples of the screen's frame time, counted from 0 on the clock of the window
/// that advanced last. The steps in which that clock advances make no difference: a link gives the
/// same results at any rate of drawing. The target is retained until the link is invalidated.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// The time of the frame of the last call; 0 before the first call.
  open private(set) var timestamp: CFTimeInterval = 0
  /// The time of the next frame for which the link will be called.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// The seconds between two frames of the screen.
  open var duration: CFTimeInterval { 1 / frameRate }
  open var isPaused = false {
    didSet { countOnClock() }
  }
  /// The requested rate. The link is called at the screen's rate divided by a whole number: the
  /// lowest such rate that is not below the requested one.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The requested rate as a single number, as it was given before ranges existed; 0 for the
  /// screen's rate.
  open var preferredFramesPerSecond = 0 {
    didSet {
      require(
        preferredFramesPerSecond >= 0,
        "a frame rate must be zero or more, not \(preferredFramesPerSecond)")
      let rate = Float(preferredFramesPerSecond)
      preferredFrameRateRange =
        rate > 0 ? CAFrameRateRange(minimum: rate, maximum: rate, preferred: rate) : .default
    }
  }

  /// The number of frames between two calls, for a screen of 60 frames a second: the older form of the rate.
  open var frameInterval: Int {
    get { preferredFramesPerSecond > 0 ? max(60 / preferredFramesPerSecond, 1) : 1 }
    set {
      require(
        newValue >= 1,
        "a link is called at every frame or more seldom, not every \(newValue) frames")
      preferredFramesPerSecond = newValue == 1 ? 0 : max(60 / newValue, 1)
    }
  }

  private var call: ((CADisplayLink) -> Void)?
  /// Whether the application created the link.
  private let isApplications: Bool
  private var modes: Set<RunLoop.Mode> = []
  private weak var clock: LayerClock?
  /// The layer whose window has the clock; nil for the window that advanced last.
  private weak var owner: CALayer?
  private var next: LayerClock.Deadline?
  /// The number of the screen's frames since the last call.
  private var skipped = Int.max

  /// Creates a link. Takes the unbound method `Card.step` in place of iOS's `#selector(step(_:))`.
  public init<Target: AnyObject>(
    target: Target, selector: @escaping @MainActor (Target) -> @MainActor (CADisplayLink) -> Void
  ) {
    isApplications = true
    call = { selector(target)($0) }
    super.init()
  }

  public init<Target: AnyObject>(
    target: Target, selector: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    isApplications = true
    call = { _ in selector(target)() }
    super.init()
  }

  /// Creates a link that calls a closure with each frame. The closure is retained until the link is
  /// invalidated.
  package init(_ call: @escaping @MainActor (CADisplayLink) -> Void) {
    isApplications = false
    self.call = { call($0) }
    super.init()
  }

  /// Starts the link. All run loops and modes are the same here: time passes when a window's clock
  /// advances.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    require(call != nil, "an invalidated display link cannot be added: make a new one")
    let wasIdle = modes.isEmpty
    modes.insert(mode)
    if wasIdle { start() }
  }

  /// Adds the link to the frames of the window that contains the layer.
  package func add(for owner: CALayer?) {
    self.owner = owner
    add(to: .main, forMode: .common)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { stop() }
  }

  /// Stops the link for good and releases its target.
  open func invalidate() {
    modes = []
    stop()
    call = nil
  }

  open override nonisolated var description: String { ObjectText.of(self) }

  // MARK: Inside

  private var frameRate: Double { Double(clock?.framesPerSecond ?? 60) }

  private func start() {
    clock = owner?.clock ?? LayerClock.current
    guard let clock else {
      // There is no window yet: the link starts with the first one.
      return LayerClock.whenThereIsOne { [self] in
        if !modes.isEmpty, next == nil { start() }
      }
    }
    skipped = Int.max
    schedule(after: clock.time)
    countOnClock()
  }

  private func stop() {
    next?.cancel()
    next = nil
    countOnClock()
  }

  private func countOnClock() {
    guard isApplications else { return }
    clock?.count(self, runs: !isPaused && !modes.isEmpty)
  }

  private func schedule(after time: Double) {
    let last = clock.map { $0.target - Self.longest } ?? time
    var frame = (max(time, last) * frameRate + 1e-6).rounded(.down) + 1
    // Very late times are coarse, and a frame may be rounded to a time before it. When a further
    // frame would not be later, no frame follows.
    if frame / frameRate <= time { frame += 1 }
    guard frame / frameRate > time else { return }
    let moment = frame / frameRate
    next = clock?.call(at: moment, outlivesWindow: true) { [self] in fire(moment) }
  }

  /// The longest step of the clock, in seconds, of which every frame is called. After a longer step
  /// only the frames of its last hour are called, so that a long gap costs no more.
  private static let longest = 3600.0

  private func fire(_ time: Double) {
    // The window may be gone; another window's clock counts then.
    let time = clock == nil ? LayerClock.latest : time
    clock = clock ?? LayerClock.current
    // Scheduled first, so that the call can invalidate the link.
    schedule(after: time)
    skipped = skipped == Int.max ? step : skipped + 1
    guard !isPaused, skipped >= step else { return }
    skipped = 0
    timestamp = time
    targetTimestamp = time + Double(step) / frameRate
    call?(self)
  }

  /// The number of the screen's frames for each call of the link.
  private var step: Int {
    let range = preferredFrameRateRange
    let wish = Double(range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum)
    guard wish > 0, wish < frameRate else { return 1 }
    return max(Int((frameRate / wish + 1e-6).rounded(.down)), 1)
  }
}
