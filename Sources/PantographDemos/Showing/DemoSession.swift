import Foundation
import PantographEvdev
import PantographGestures
import PantographLive
import PantographRecordings
import PantographRendering
import PantographStage
import PantographSynthesis
import PantographTouches
import UIKit

/// A demo that is shown: a scene, the hand that moves it, its time, and what a display shows of it.
///
/// Whatever shows it calls `run(on:)`, or by itself in turn `advance()`, `press(_:)`, `frame(in:)`.
@MainActor
public final class DemoSession {
  /// How a demo begins.
  public struct Settings {
    /// What decides at a release.
    public var policy = ReleasePolicy.pantograph
    /// How contacts get into the window; nil for that of the device's kind.
    public var mapping: TouchMapping?
    /// Where the hand is recorded from the start; nil for nowhere.
    public var recordingPath: String?
    /// Whether a file that is there may be replaced.
    public var overwrites = false

    /// What the hand is called where there is no device: `keys`, or more where a display has more.
    public var standIn = "keys"
    /// Something to be said from the start.
    public var notice: String?
    /// How scenes are laid out and move.
    public var look = SceneLook()
    /// The scene's age when it is first shown. A recording is played up to that moment at once.
    public var age = TimeSpan.zero
    /// Whether time stands still from the start.
    public var isPaused = false
    /// Writes into a recording's file what its hand meant; nil where nobody can.
    public var writeLabel: ((_ path: String, DemoLabel) throws -> Void)?

    public init() {}
  }

  /// How the scene's time goes by the clock's.
  struct Pace {
    /// How far the scene is behind the clock, which never goes back: so far a recording was taken back.
    var lag = TimeSpan.zero
    var isPaused = false
    var isSlow = false
  }

  /// When the scene began, by which policy, and what keys did to it since.
  struct History {
    var time: Timestamp
    var policy: ReleasePolicy
    /// Each with the time, and the last moment before at which something happened in the scene.
    var deeds: [(time: Timestamp, moment: Timestamp, deed: Deed)] = []
  }

  /// The file into which the hand is recorded, and the one that was written last.
  struct HandFile {
    var path: String?
    var written: String?
  }

  /// The time that it lives by, and the devices.
  public let clock: LiveClock
  /// What moves it.
  public let hand: DemoMover
  /// The scene that is shown.
  public private(set) var run: SceneRun {
    didSet {
      run.framesPerSecond = framesPerSecond
      run.isToldOfQueue = isToldOfQueue
    }
  }
  /// Whether the main queue wakes it.
  var isToldOfQueue = false {
    didSet { run.isToldOfQueue = isToldOfQueue }
  }
  /// Whether its user has had enough.
  public private(set) var isOver = false
  /// Whether the fingers and what is known of them are shown.
  public private(set) var showsOverlay = true
  let settings: Settings
  /// How often the display shows another picture.
  var framesPerSecond = 60 {
    didSet { run.framesPerSecond = framesPerSecond }
  }
  /// What keys and pointers do.
  var keyQueue = ContactQueue()
  var pointers = DemoPointers()
  /// When what scrolls has come to its end, of itself: a window system does not say.
  var scrollEnd: Timestamp?
  private var gestures: UInt64 = 0
  var pace = Pace()
  var history: History
  var notice: String?
  var handFile = HandFile()
  private var renderer: LayerRenderer?
  var isStale = true

  /// A quarter of the time.
  private static let slowPace = 0.25

  public init(
    _ scene: DemoScene, hand: DemoMover, clock: LiveClock, settings: Settings = Settings()
  ) throws {
    self.clock = clock
    self.hand = hand
    self.settings = settings
    history = History(time: clock.now, policy: settings.policy)
    run = Self.makeRun(scene, settings.policy, hand, keyQueue, settings, clock.now)
    pace.isPaused = settings.isPaused
    notice = settings.notice
    clock.onNotice = { [weak self] in self?.tell($0) }
    if let path = settings.recordingPath { try startRecording(path) }
    setPace()
    if settings.age > .zero {
      clock.step(settings.age)
      run.advance(to: now)
    }
  }

  // MARK: Time

  /// When it is to be told the time again though nothing else happens; nil for a scene at rest.
  public var wakeTime: Timestamp? {
    guard !pace.isPaused else { return nil }
    let wake = run.wakeTime(after: now).map { $0 + pace.lag }
    return scrollEnd.map { min($0, wake ?? $0) } ?? wake
  }

  /// The scene's time.
  var now: Timestamp { clock.now - pace.lag }

  /// The time that the scene has lived, in its own time.
  public var age: TimeSpan { max(now - history.time, .zero) }

  /// Whether time stands still.
  public var isPaused: Bool { pace.isPaused }

  /// Lets the scene come to the clock's time.
  public func advance() {
    let before = run.stage.time
    endScroll()
    run.advance(to: now)
    if run.stage.time != before { isStale = true }
    setPace()
  }

  /// Whether a frame would look different from the last one.
  public var needsDrawing: Bool { isStale }

  /// Lets what is under way come to rest and says what became of it. No more input is taken.
  public func finish() -> SceneReport {
    clock.close()
    run.advance(to: now)
    return run.finish()
  }

  // MARK: Keys

  /// Does what a key stands for.
  public func press(_ key: DemoKey) {
    isStale = true
    do {
      try act(key)
    } catch {
      notice = "\(error)"
    }
  }

  private func act(_ key: DemoKey) throws {
    switch key {
    case .quit: isOver = true
    case .nextDemo where run.scene.application != nil:
      notice = "an application is no demo, and none is next"
    case .nextDemo:
      let all = DemoScene.all
      let index = all.firstIndex { $0.name == run.scene.name } ?? 0
      try begin(all[(index + 1) % all.count])
    case .restart: try begin(run.scene)
    case .toggleOverlay: showsOverlay.toggle()
    case .toggleSlowMotion: pace.isSlow.toggle()
    case .togglePause:
      pace.isPaused.toggle()
      cancelPointers()
    case .step(let frames): step(frames)
    case .nextPolicy:
      let all = ReleasePolicy.all
      let index = all.firstIndex { $0.name == run.policy.name } ?? -1
      perform(.use(all[(index + 1) % all.count]))
    case .toggleRecording:
      if settings.look.screen != nil {
        notice = "a hand on a device is not recorded: a recording does not say how that was held"
      } else if handFile.path == nil {
        try startRecording(nil)
      } else {
        try endRecording()
      }
    case .label(let label): try write(label)
    case .activate: perform(.activate)
    case .turn where settings.look.screen == nil:
      notice = "the scene is on no device that could be turned: --screen phone"
    case .turn: perform(.turn)
    case .gesture(let direction): try gesture(direction)
    }
    setPace()
  }

  private func begin(_ scene: DemoScene) throws {
    try endRecording()
    keyQueue = ContactQueue()
    pointers = DemoPointers()
    scrollEnd = nil
    beginAnew(scene)
  }

  /// The scene as it is at its beginning, which is now.
  func beginAnew(_ scene: DemoScene) {
    pace.lag = .zero
    history = History(time: clock.now, policy: run.policy)
    makeRunAnew(scene)
  }

  /// The scene as it was when it began.
  func makeRunAnew(_ scene: DemoScene) {
    run = Self.makeRun(scene, history.policy, hand, keyQueue, settings, history.time)
    renderer = nil
  }

  private static func makeRun(
    _ scene: DemoScene, _ policy: ReleasePolicy, _ hand: DemoMover, _ keys: ContactQueue,
    _ settings: Settings, _ now: Timestamp
  ) -> SceneRun {
    let start = now + SceneRun.lead
    let (mapping, look) = (settings.mapping, settings.look)
    switch hand {
    case .device(let device, let queue):
      // What came for the scene before is nothing to this one.
      while queue.next() != nil {}
      return SceneRun(
        scene, policy: policy, source: queue, surface: device.surface, mapping: mapping,
        look: look, start: start)
    case .recording(let track, _):
      let contacts = RecordedContacts(track)
      return SceneRun(
        scene, policy: policy,
        source: ShiftedContacts(contacts, startingAt: start + recordingLead(scene)),
        surface: contacts.surface, mapping: mapping, look: look, start: start)
    case .keys:
      return SceneRun(
        scene, policy: policy, source: keys, surface: modelSurface(scene), mapping: .surface,
        look: look, start: start)
    }
  }

  /// How long a scene stands before the hand of a recording comes.
  static func recordingLead(_ scene: DemoScene) -> TimeSpan {
    max(.milliseconds(500), scene.lead)
  }

  private static func modelSurface(_ scene: DemoScene) -> SurfaceGeometry {
    let track = try? scene.modelHand().tracks.first
    return track.flatMap { $0.header.device }.map { SurfaceGeometry($0) } ?? .unknown
  }

  /// Time stands still while it is paused; slow motion slows what moves by itself, and no live hand.
  func setPace() {
    let isHandLive = !isRecordingHand && run.fingers.contains(where: \.isDown)
    let speed = pace.isPaused ? 0 : pace.isSlow && !isHandLive ? Self.slowPace : 1
    guard speed != clock.time.pace else { return }
    do throws(EvdevError) { try clock.change(pace: speed) } catch { notice = "\(error)" }
  }

  var isRecordingHand: Bool {
    switch hand {
    case .recording: true
    case .device, .keys: false
    }
  }

  /// A model's hand makes the gesture, from now on; one that is under way first comes to its end.
  private func gesture(_ direction: StrokeDirection) throws {
    guard case .keys = hand, keyQueue.nextTime == nil, pointers.isEmpty else { return }
    gestures += 1
    let recording = try run.scene.modelHand(direction, in: settings.look, seed: gestures)
    guard let track = recording.tracks.first else { return }
    var contacts = ShiftedContacts(
      RecordedContacts(track), startingAt: clock.now + .milliseconds(10))
    while let frame = contacts.next() { keyQueue.add(frame) }
  }

  private func tell(_ notice: LiveNotice) {
    if case .recordingEnded = notice {
      handFile.written = handFile.path
      handFile.path = nil
    }
    self.notice = notice.description
    isStale = true
  }

  // MARK: Drawing

  /// Draws all of it with the next frame.
  public func redraw() {
    isStale = true
    renderer = nil
  }

  /// The picture and its words, for that room. The pixels last until the next frame.
  public func frame(in room: DemoRoom) throws(RenderingError) -> DemoFrame {
    isStale = false
    let scale = fit(room)
    let renderer: LayerRenderer
    if let known = self.renderer, abs(Double(known.scale) - scale) < 1e-9 {
      renderer = known
    } else {
      renderer = LayerRenderer(scale: CGFloat(scale), background: .white)
      self.renderer = renderer
    }
    run.window.layoutIfNeeded()
    var picture = run.window.layer.snapshot()
    if showsOverlay { picture.sublayers.append(DemoOverlay.layer(of: run).snapshot()) }
    let damage = try renderer.draw(picture)
    return DemoFrame(picture: renderer, damage: damage, scale: scale, caption: caption)
  }

  /// Pixels for each point in that room, once the scene has the size that it can get there.
  private func fit(_ room: DemoRoom) -> Double {
    if let pixelsPerPoint = room.pixelsPerPoint, canResize {
      let size = CGSize(
        width: max((Double(room.width) / pixelsPerPoint).rounded(.down), Self.leastSize.width),
        height: max((Double(room.height) / pixelsPerPoint).rounded(.down), Self.leastSize.height))
      if size != run.window.bounds.size { run.resize(to: size, keepingSurface: hand.isKeys) }
    }
    let size = run.window.bounds.size
    let scale = min(Double(room.width) / size.width, Double(room.height) / size.height)
    return min(scale, canResize ? room.pixelsPerPoint ?? scale : scale)
  }

  /// A size is no part of a recording: what was recorded in another one would not be the same.
  private var canResize: Bool {
    handFile.path == nil && !isRecordingHand && run.window.deviceModel == nil
  }

  /// No scene is made smaller, in points.
  private static let leastSize = CGSize(width: 240, height: 320)

  /// What is said beside the picture now.
  public var caption: DemoCaption {
    var caption = DemoCaption()
    caption.title = "\(run.scene.name): \(run.scene.summary(in: settings.look))"
    caption.state = run.scene.isApplication ? [] : ["policy: \(run.policy.name)"]
    caption.state += [
      "hand: \(hand.isKeys ? settings.standIn : hand.name)",
      pace.isPaused ? pauseWords : pace.isSlow ? "slow motion" : "in real time",
    ]
    if let path = handFile.path { caption.state.append("recording into \(path)") }
    caption.progress = run.progress
    if !run.scene.isApplication {
      caption.finishProgress = run.policy.thresholds.finish.progress
    }
    caption.verdict = run.verdict
    caption.notice = notice
    caption.canGoBack = isRecordingHand
    caption.isApplication = run.scene.isApplication
    caption.canLabel = handFile.written != nil && settings.writeLabel != nil
    if showsOverlay {
      caption.overlay = run.overlayLines
      caption.figure = run.figure
    }
    return caption
  }
}
