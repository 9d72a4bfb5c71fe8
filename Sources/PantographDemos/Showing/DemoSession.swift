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

/// A demo that is shown: a scene, its input, its time, and the frames for a display.
///
/// Its owner calls `run(on:)`, or `advance()`, `press(_:)` and `frame(in:)` in turn.
@MainActor
public final class DemoSession {
  /// The initial settings of a demo.
  public struct Settings {
    /// The policy that decides at a release.
    public var policy = ReleasePolicy.pantograph
    /// The mapping of contacts to the window; nil uses the standard one for the device's kind.
    public var mapping: TouchMapping?
    /// The file into which the input is recorded from the start; nil records nothing.
    public var recordingPath: String?
    /// Whether an existing file may be replaced.
    public var overwrites = false

    /// The name of the input if there is no device: `keys`, or a longer one if the display has more
    /// input.
    public var standIn = "keys"
    /// A message that is shown at the start.
    public var notice: String?
    /// The layout and motion settings of scenes.
    public var look = SceneLook()
    /// The scene's age when it is first shown. A recording is played up to that moment at once.
    public var age = TimeSpan.zero
    /// Whether the scene's time stands still from the start.
    public var isPaused = false
    /// The scene's age at which the demo ends; nil for no end.
    public var lifetime: TimeSpan?
    /// Writes a label into a recording's file; nil if labels are not supported.
    public var writeLabel: ((_ path: String, DemoLabel) throws -> Void)?

    public init() {}
  }

  /// The relation of the scene's time to the clock.
  struct Pace {
    /// The time by which the scene is behind the clock, which never goes back. It grows when a
    /// recording goes back.
    var lag = TimeSpan.zero
    var isPaused = false
    var isSlow = false
  }

  /// The scene's start time and initial policy, and the actions of keys since then.
  struct History {
    var time: Timestamp
    var policy: ReleasePolicy
    /// The actions with their times. `moment` is the last time before an action at which the stage
    /// advanced.
    var deeds: [(time: Timestamp, moment: Timestamp, deed: Deed)] = []
  }

  /// Input from keys and pointers, in place of a device.
  @MainActor
  struct StandInInput {
    /// The contacts that the scene takes.
    var queue = ContactQueue()
    var pointers = DemoPointers()
    /// The gestures of a touchpad that the window system recognizes.
    var pad = DemoGestures()
    /// The origin of the last input; nil before the first.
    var source: DemoSource?
    /// The time at which a scroll counts as ended; the window system does not report its end.
    var scrollEnd: Timestamp?
  }

  /// The file that is being recorded, and the file that was written last.
  struct HandFile {
    var path: String?
    var written: String?
  }

  /// The session's clock; it also owns the live devices.
  public let clock: LiveClock
  /// The source of input.
  public let mover: DemoMover
  /// The scene that is shown.
  public private(set) var run: SceneRun {
    didSet {
      run.framesPerSecond = framesPerSecond
      run.isToldOfQueue = isToldOfQueue
    }
  }
  /// Whether the main queue's descriptor wakes the session.
  var isToldOfQueue = false {
    didSet { run.isToldOfQueue = isToldOfQueue }
  }
  /// Whether the user has quit.
  public private(set) var isOver = false
  /// Whether fingers and details about the gesture are shown.
  public private(set) var showsOverlay = true
  private var overlay = DemoOverlay()
  let settings: Settings
  /// The display's number of pictures per second.
  var framesPerSecond = 60 {
    didSet { run.framesPerSecond = framesPerSecond }
  }
  var input = StandInInput()
  private var gestures: UInt64 = 0
  var pace = Pace()
  var history: History
  var notice: String?
  var handFile = HandFile()
  /// The times from the live device's reports to the pictures that contain them.
  package let latencies = PictureLatencies()
  private var renderer: LayerRenderer?
  var isStale = true

  /// The speed of slow motion, as a factor on the clock's speed.
  private static let slowPace = 0.25

  public init(
    _ scene: DemoScene, mover: DemoMover, clock: LiveClock, settings: Settings = Settings()
  ) throws {
    self.clock = clock
    self.mover = mover
    self.settings = settings
    history = History(time: clock.now, policy: settings.policy)
    run = Self.makeRun(scene, settings.policy, mover, input.queue, settings, clock.now)
    pace.isPaused = settings.isPaused
    notice = settings.notice
    clock.onNotice = { [weak self] in self?.tell($0) }
    if case .device(let device, _) = mover {
      device.stamped = { [latencies] in latencies.wait(scene: $0, stamp: $1) }
    }
    if let path = settings.recordingPath { try startRecording(path) }
    setPace()
    if settings.age > .zero {
      // The time since the clock was created counts as part of the age.
      clock.step(.zero)
      clock.step(max(settings.age - age, .zero))
      run.advance(to: now)
    }
  }

  // MARK: Time

  /// The next time at which the session must advance without input; nil for a scene at rest.
  public var wakeTime: Timestamp? {
    guard !pace.isPaused else { return nil }
    let wakes = [
      run.wakeTime(after: now).map { $0 + pace.lag }, input.scrollEnd,
      settings.lifetime.map { history.time + $0 + pace.lag },
    ]
    return wakes.compactMap { $0 }.min()
  }

  /// The current time of the scene.
  var now: Timestamp { clock.now - pace.lag }

  /// The time since the scene began, in the scene's own time.
  public var age: TimeSpan { max(now - history.time, .zero) }

  /// Whether the scene's time stands still.
  public var isPaused: Bool { pace.isPaused }

  /// Advances the scene to the clock's time.
  public func advance() {
    let before = run.stage.time
    endScroll()
    run.advance(to: now)
    if run.stage.time != before { isStale = true }
    if let lifetime = settings.lifetime, age >= lifetime { isOver = true }
    setPace()
  }

  /// Whether a frame would differ from the last one.
  package var needsDrawing: Bool { isStale }

  /// Ends all input, runs until the scene is at rest, and returns the report.
  public func finish() -> SceneReport {
    clock.close()
    run.advance(to: now)
    return run.finish()
  }

  // MARK: Keys

  /// Performs the command of a key.
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
      notice = "there is no next demo while an application is shown"
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
        notice = "r does not record with --screen: a recording does not store the orientation"
      } else if handFile.path == nil {
        try startRecording(nil)
      } else {
        try endRecording()
      }
    case .label(let label): try write(label)
    case .activate: perform(.activate)
    case .turn where settings.look.screen == nil:
      notice = "only a scene on a device's screen can be turned; start with --screen phone"
    case .turn: perform(.turn)
    case .gesture(let direction): try gesture(direction)
    }
    setPace()
  }

  private func begin(_ scene: DemoScene) throws {
    try endRecording()
    input.queue = ContactQueue()
    input.pointers = DemoPointers()
    input.scrollEnd = nil
    beginAnew(scene)
  }

  /// Starts a scene now, from its beginning.
  func beginAnew(_ scene: DemoScene) {
    pace.lag = .zero
    history = History(time: clock.now, policy: run.policy)
    makeRunAnew(scene)
  }

  /// Creates the scene again as it was when it began.
  func makeRunAnew(_ scene: DemoScene) {
    run = Self.makeRun(scene, history.policy, mover, input.queue, settings, history.time)
    renderer = nil
  }

  private static func makeRun(
    _ scene: DemoScene, _ policy: ReleasePolicy, _ mover: DemoMover, _ keys: ContactQueue,
    _ settings: Settings, _ now: Timestamp
  ) -> SceneRun {
    let start = now + SceneRun.lead
    let (mapping, look) = (settings.mapping, settings.look)
    switch mover {
    case .device(let device, let queue):
      // Contacts for the previous scene are dropped.
      while queue.next() != nil {}
      return SceneRun(
        scene, policy: policy, source: queue, surface: device.surface, mapping: mapping,
        look: look, start: start)
    case .recording(let track, _):
      let contacts = RecordedContacts(track, by: policy.recognition)
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

  /// Returns the time before a recording's first frame.
  static func recordingLead(_ scene: DemoScene) -> TimeSpan {
    max(.milliseconds(500), scene.lead)
  }

  private static func modelSurface(_ scene: DemoScene) -> SurfaceGeometry {
    let track = try? scene.modelHand().tracks.first
    return track.flatMap { $0.header.device }.map { SurfaceGeometry($0) } ?? .unknown
  }

  /// Sets the clock's speed. Time stops while paused. Slow motion slows animations, but not a live
  /// gesture.
  func setPace() {
    let isHandLive = !isRecordingHand && run.fingers.contains(where: \.isDown)
    let speed = pace.isPaused ? 0 : pace.isSlow && !isHandLive ? Self.slowPace : 1
    guard speed != clock.time.pace else { return }
    do throws(EvdevError) { try clock.change(pace: speed) } catch { notice = "\(error)" }
  }

  var isRecordingHand: Bool {
    switch mover {
    case .recording: true
    case .device, .keys: false
    }
  }

  /// Plays a synthesized gesture, unless one is still in progress.
  private func gesture(_ direction: StrokeDirection) throws {
    guard case .keys = mover, input.queue.nextTime == nil, input.pointers.isEmpty else { return }
    gestures += 1
    let recording = try run.scene.modelHand(direction, in: settings.look, seed: gestures)
    guard let track = recording.tracks.first else { return }
    var contacts = ShiftedContacts(
      RecordedContacts(track), startingAt: clock.now + .milliseconds(10))
    while let frame = contacts.next() { input.queue.add(frame) }
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

  /// Makes the next frame draw everything.
  public func redraw() {
    isStale = true
    renderer = nil
  }

  /// Returns the picture and caption for a room. The pixels are valid until the next frame.
  public func frame(in room: DemoRoom) throws(RenderingError) -> DemoFrame {
    isStale = false
    let scale = fit(room)
    let renderer: LayerRenderer
    if let known = self.renderer, abs(Double(known.scale) - scale) < 1e-9 {
      renderer = known
    } else {
      renderer = LayerRenderer(scale: CGFloat(scale), background: run.backdrop)
      self.renderer = renderer
    }
    run.window.layoutIfNeeded()
    var picture = run.window.layer.snapshot()
    if showsOverlay {
      picture.sublayers.append(try overlay.layer(of: run, scale: scale).snapshot())
    }
    let damage = try renderer.draw(picture)
    return DemoFrame(picture: renderer, damage: damage, scale: scale, caption: caption)
  }

  /// Returns the number of pixels for each point in a room. Resizes the scene to the room first, if
  /// that is possible.
  private func fit(_ room: DemoRoom) -> Double {
    let (width, height) = (Double(room.width), Double(room.height))
    var mostPixels = Double.infinity
    if let pixelsPerPoint = room.pixelsPerPoint, canResize {
      let size = CGSize(
        width: max((width / pixelsPerPoint).rounded(.down), Self.leastSize.width),
        height: max((height / pixelsPerPoint).rounded(.down), Self.leastSize.height))
      if size != run.window.bounds.size { run.resize(to: size, keepingSurface: mover.isKeys) }
      // If the scene can also fill the last column of pixels, it does: to draw a part of a pixel in
      // each row takes long.
      let whole = width / size.width
      mostPixels = size.height * whole <= height ? whole : pixelsPerPoint
    }
    let size = run.window.bounds.size
    return min(width / size.width, height / size.height, mostPixels)
  }

  /// Whether the scene may be resized. It may not if it is shown as a device, nor while its input is
  /// recorded or comes from a recording, which contains no sizes: in another size the recording
  /// would give another result.
  private var canResize: Bool {
    handFile.path == nil && !isRecordingHand && run.window.deviceModel == nil
  }

  /// The smallest size of a scene, in points.
  private static let leastSize = CGSize(width: 240, height: 320)

  /// The current caption.
  public var caption: DemoCaption {
    var caption = DemoCaption()
    caption.title = "\(run.scene.name): \(run.scene.summary(in: settings.look))"
    caption.state = run.scene.isApplication ? [] : ["policy: \(run.policy.name)"]
    caption.state += [
      "input: \(mover.isKeys ? input.source?.name ?? settings.standIn : mover.name)",
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
