import Evdev
import Foundation
import Gestures
import Live
import Recordings
import Rendering
import Stage
import Synthesis
import Touches
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

    public init() {}
  }

  /// The time that it lives by, and the devices.
  public let clock: LiveClock
  /// What moves it.
  public let hand: DemoHand
  /// The scene that is shown.
  public private(set) var run: SceneRun {
    didSet { run.framesPerSecond = framesPerSecond }
  }
  /// Whether its user has had enough.
  public private(set) var isOver = false
  /// Whether the fingers and what is known of them are shown.
  public private(set) var showsOverlay = true
  private let settings: Settings
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
  private var isPaused = false
  private var isSlow = false
  private var notice: String?
  private var recordingPath: String?
  private var renderer: LayerRenderer?
  var isStale = true

  /// A quarter of the time.
  private static let slowPace = 0.25

  public init(
    _ scene: DemoScene, hand: DemoHand, clock: LiveClock, settings: Settings = Settings()
  ) throws {
    self.clock = clock
    self.hand = hand
    self.settings = settings
    run = Self.makeRun(scene, settings.policy, hand, keyQueue, settings.mapping, clock.now)
    notice = settings.notice
    clock.onNotice = { [weak self] in self?.tell($0) }
    if let path = settings.recordingPath { try startRecording(path) }
  }

  // MARK: Time

  /// When it is to be told the time again though nothing else happens; nil for a scene at rest.
  public var wakeTime: Timestamp? {
    guard !isPaused else { return nil }
    let wake = run.wakeTime(after: clock.now)
    return scrollEnd.map { min($0, wake ?? $0) } ?? wake
  }

  /// Lets the scene come to the clock's time.
  public func advance() {
    let before = run.stage.time
    endScroll()
    run.advance(to: clock.now)
    if run.stage.time != before { isStale = true }
    setPace()
  }

  /// Whether a frame would look different from the last one.
  public var needsDrawing: Bool { isStale }

  /// Lets what is under way come to rest and says what became of it. No more input is taken.
  public func finish() -> SceneReport {
    clock.close()
    run.advance(to: clock.now)
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
    case .nextDemo:
      let all = DemoScene.all
      let index = all.firstIndex { $0.name == run.scene.name } ?? 0
      try begin(all[(index + 1) % all.count])
    case .restart: try begin(run.scene)
    case .toggleOverlay: showsOverlay.toggle()
    case .toggleSlowMotion: isSlow.toggle()
    case .togglePause:
      isPaused.toggle()
      cancelPointers()
    case .step:
      isPaused = true
      cancelPointers()
      setPace()
      clock.step(.microseconds(1_000_000 / 60))
    case .nextPolicy:
      let all = ReleasePolicy.all
      let index = all.firstIndex { $0.name == run.policy.name } ?? -1
      run.use(all[(index + 1) % all.count])
    case .toggleRecording:
      if recordingPath == nil { try startRecording(nil) } else { try endRecording() }
    case .activate: run.activate()
    case .gesture(let direction): try gesture(direction)
    }
    setPace()
  }

  private func begin(_ scene: DemoScene) throws {
    try endRecording()
    keyQueue = ContactQueue()
    pointers = DemoPointers()
    scrollEnd = nil
    run = Self.makeRun(scene, run.policy, hand, keyQueue, settings.mapping, clock.now)
    renderer = nil
  }

  private static func makeRun(
    _ scene: DemoScene, _ policy: ReleasePolicy, _ hand: DemoHand, _ keys: ContactQueue,
    _ mapping: TouchMapping?, _ now: Timestamp
  ) -> SceneRun {
    let start = now + SceneRun.lead
    switch hand {
    case .device(let device, let queue):
      // What came for the scene before is nothing to this one.
      while queue.next() != nil {}
      return SceneRun(
        scene, policy: policy, source: queue, surface: device.surface, mapping: mapping,
        start: start)
    case .recording(let track, _):
      let contacts = RecordedContacts(track)
      return SceneRun(
        scene, policy: policy,
        source: ShiftedContacts(contacts, startingAt: start + .milliseconds(500)),
        surface: contacts.surface, mapping: mapping, start: start)
    case .keys:
      return SceneRun(
        scene, policy: policy, source: keys, surface: modelSurface(scene), mapping: .surface,
        start: start)
    }
  }

  private static func modelSurface(_ scene: DemoScene) -> SurfaceGeometry {
    let track = try? scene.modelHand().tracks.first
    return track.flatMap { $0.header.device }.map { SurfaceGeometry($0) } ?? .unknown
  }

  /// Time stands still while it is paused; slow motion slows what moves by itself, and no live hand.
  private func setPace() {
    let isHandLive = !isRecordingHand && run.fingers.contains(where: \.isDown)
    let pace = isPaused ? 0 : isSlow && !isHandLive ? Self.slowPace : 1
    guard pace != clock.time.pace else { return }
    do throws(EvdevError) { try clock.change(pace: pace) } catch { notice = "\(error)" }
  }

  private var isRecordingHand: Bool {
    switch hand {
    case .recording: true
    case .device, .keys: false
    }
  }

  /// A model's hand makes the gesture, from now on; one that is under way first comes to its end.
  private func gesture(_ direction: StrokeDirection) throws {
    guard case .keys = hand, keyQueue.nextTime == nil, pointers.isEmpty else { return }
    gestures += 1
    guard let track = try run.scene.modelHand(direction, seed: gestures).tracks.first else {
      return
    }
    var contacts = ShiftedContacts(
      RecordedContacts(track), startingAt: clock.now + .milliseconds(10))
    while let frame = contacts.next() { keyQueue.add(frame) }
  }

  // MARK: Recording

  private func startRecording(_ path: String?) throws {
    guard case .device(let device, _) = hand else {
      notice = "there is no device to record"
      return
    }
    let path = path ?? Self.freePath(run.scene.name)
    let file = try RecordingFile(path: path, overwrites: settings.overwrites)
    var notes = [RecordingNote(key: SceneExpectation.sceneKey, value: run.scene.name)]
    if let mapping = settings.mapping { notes.append(mapping.note) }
    // The recording begins with the scene, so that replayed it gives the same.
    run = Self.makeRun(run.scene, run.policy, hand, keyQueue, settings.mapping, clock.now)
    renderer = nil
    try clock.record(device, into: file, notes: notes)
    recordingPath = path
    notice = "recording into \(path)"
  }

  private func endRecording() throws {
    guard let path = recordingPath, case .device(let device, _) = hand else { return }
    recordingPath = nil
    try device.endRecording()
    notice = "wrote \(path)"
  }

  private static func freePath(_ scene: String) -> String {
    var number = 1
    while FileManager.default.fileExists(atPath: "\(scene)-\(number).evemu") { number += 1 }
    return "\(scene)-\(number).evemu"
  }

  private func tell(_ notice: LiveNotice) {
    if case .recordingEnded = notice { recordingPath = nil }
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
  private var canResize: Bool { recordingPath == nil && !isRecordingHand }

  /// No scene is made smaller, in points.
  private static let leastSize = CGSize(width: 240, height: 320)

  /// What is said beside the picture now.
  public var caption: DemoCaption {
    var caption = DemoCaption()
    caption.title = "\(run.scene.name): \(run.scene.summary)"
    caption.state = [
      "policy: \(run.policy.name)", "hand: \(hand.isKeys ? settings.standIn : hand.name)",
      isPaused ? "paused" : isSlow ? "slow motion" : "in real time",
    ]
    if let recordingPath { caption.state.append("recording into \(recordingPath)") }
    caption.progress = run.progress
    caption.finishProgress = run.policy.thresholds.finish.progress
    caption.verdict = run.verdict
    caption.notice = notice
    if showsOverlay {
      caption.overlay = run.overlayLines
      caption.figure = run.figure
    }
    return caption
  }
}
