import Foundation
import PantographObjects

/// Calls its target once for each frame of a screen.
///
/// Its frames are multiples of the screen's frame time, counted from 0 on the clock of the window that
/// was last told the time, however far apart its tellings are: what hangs on a link is the same at any
/// rate of drawing. The target is kept until the link is invalidated.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  /// When the frame is that it was last called for; 0 before.
  open private(set) var timestamp: CFTimeInterval = 0
  /// When the next one is that it will be called for.
  open private(set) var targetTimestamp: CFTimeInterval = 0
  /// Between two frames of the screen.
  open var duration: CFTimeInterval { 1 / frameRate }
  open var isPaused = false {
    didSet { countOnClock() }
  }
  /// The rate that is wished for. The link is called at the screen's rate or the next whole part of
  /// it above.
  open var preferredFrameRateRange = CAFrameRateRange.default
  /// The same, as it was said before there were ranges.
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

  private var call: ((CADisplayLink) -> Void)?
  /// Whether it belongs to the application.
  private let isApplications: Bool
  private var modes: Set<RunLoop.Mode> = []
  private weak var clock: LayerClock?
  /// Layer whose window tells the time; nil for the window that was last told the time.
  private weak var owner: CALayer?
  private var next: LayerClock.Deadline?
  /// How many frames of the screen since the last call.
  private var skipped = Int.max

  /// Takes the unbound method `Card.step` for iOS's `#selector(step(_:))`.
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

  /// Calls with each frame; the closure is kept until the link is invalidated.
  package init(_ call: @escaping @MainActor (CADisplayLink) -> Void) {
    isApplications = false
    self.call = { call($0) }
    super.init()
  }

  /// All run loops and modes are one here: time passes when a window is told so.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    require(call != nil, "an invalidated display link cannot be added: make a new one")
    let wasIdle = modes.isEmpty
    modes.insert(mode)
    if wasIdle { start() }
  }

  /// Adds the link to the frames of the window that a layer is in.
  package func add(for owner: CALayer?) {
    self.owner = owner
    add(to: .main, forMode: .common)
  }

  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
    if modes.isEmpty { stop() }
  }

  /// It is never called again, and lets its target go.
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
      // No window yet: it starts with the first.
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
    // Late times are coarse, and a frame's may be told before it. So late that one more is no later, there are
    // none.
    if frame / frameRate <= time { frame += 1 }
    guard frame / frameRate > time else { return }
    let moment = frame / frameRate
    next = clock?.call(at: moment, outlivesWindow: true) { [self] in fire(moment) }
  }

  /// Where the time is told to have gone on by more seconds at once, the frames before the last so many are
  /// left out: what passes in a gap must not cost more than what happens.
  private static let longest = 3600.0

  private func fire(_ time: Double) {
    // The window may have gone, and another one's time counts now.
    let time = clock == nil ? LayerClock.latest : time
    clock = clock ?? LayerClock.current
    // First, so that a call may invalidate the link.
    schedule(after: time)
    skipped = skipped == Int.max ? step : skipped + 1
    guard !isPaused, skipped >= step else { return }
    skipped = 0
    timestamp = time
    targetTimestamp = time + Double(step) / frameRate
    call?(self)
  }

  /// So many frames of the screen are one of the link's.
  private var step: Int {
    let range = preferredFrameRateRange
    let wish = Double(range.preferred.flatMap { $0 > 0 ? $0 : nil } ?? range.maximum)
    guard wish > 0, wish < frameRate else { return 1 }
    return max(Int((frameRate / wish + 1e-6).rounded(.down)), 1)
  }
}
