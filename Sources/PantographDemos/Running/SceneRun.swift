import Foundation
import PantographGestures
import PantographStage
import PantographTouches
import UIKit

/// A run of one scene with the contacts of a recording, in the recording's own time, or of a live
/// device.
///
/// The run advances in the same steps however often `advance(to:)` is called. So a live gesture and
/// its recording give the same report.
@MainActor
public final class SceneRun {
  /// The scene that runs.
  public let scene: DemoScene
  /// The policy that decides at the release.
  public private(set) var policy: ReleasePolicy
  /// The stage on which the scene runs.
  public let stage: Stage
  /// The mapping of contacts to the window.
  public let mapping: TouchMapping
  /// The fingers in the window's points, with their earlier positions.
  public private(set) var fingers: [SceneFinger] = []
  let build: SceneBuild
  /// The scene's layout and motion settings.
  public let look: SceneLook
  /// The display's number of pictures per second.
  var framesPerSecond = 60
  /// The running application; nil for a scene.
  private let application: HostedApplication?
  private var times: Times
  private let surface: SurfaceGeometry
  private var filling: Filling
  /// The number of transitions and refusals until the current or last fingers landed.
  private var answersBefore: Int?
  private var activity = SceneActivity()
  /// The view tree and controllers before the application ended.
  private var last: (tree: String, shown: [String])?
  /// The largest number of fingers at once.
  private var mostFingers = 0
  private var pad = PadPlace()

  /// The time at which the input begins, the time of its first frame, nil before it, and the time
  /// from which the steps between frames are counted.
  private struct Times {
    let start: Timestamp
    var first: Timestamp?
    var anchor: Timestamp
  }

  /// The placement of contacts in the window, and the window size for which it was computed.
  private struct Filling {
    var placement: TouchSession.Placement
    var size: CGSize
  }

  /// The point of a pad that corresponds to the pointer; its fingers are shown around the pointer.
  private struct PadPlace {
    var center = Vector.zero
    var pointer = CGPoint.zero
  }

  /// The time after the last frame in which a scene may come to rest.
  public static let rest = TimeSpan.seconds(3)
  /// The time that a scene runs before the first frame.
  public nonisolated static let lead = TimeSpan.milliseconds(20)
  /// The length of a step while something is in progress.
  private static let pace = TimeSpan.milliseconds(4)

  /// Creates a run for a recording. By default, the device's kind determines the mapping.
  public convenience init(
    _ scene: DemoScene, policy: ReleasePolicy = .pantograph, contacts: RecordedContacts,
    mapping: TouchMapping? = nil, look: SceneLook = SceneLook(), collectsTrace: Bool = false
  ) {
    // If the recording begins at once, it is delayed until the scene is ready.
    let start = max(contacts.nextTime ?? .zero, .zero + scene.lead)
    self.init(
      scene, policy: policy, source: ShiftedContacts(contacts, startingAt: start),
      surface: contacts.surface, mapping: mapping, look: look, start: start, lead: scene.lead,
      collectsTrace: collectsTrace)
  }

  /// Creates a run for a source whose first frame is not before `start`. The scene begins `lead`
  /// earlier; nil uses the default lead.
  public init(
    _ scene: DemoScene, policy: ReleasePolicy = .pantograph, source: any ContactSource,
    surface: SurfaceGeometry, mapping: TouchMapping? = nil, look: SceneLook = SceneLook(),
    start: Timestamp, lead: TimeSpan? = nil, collectsTrace: Bool = false
  ) {
    self.scene = scene
    let look = look.inside(scene)
    self.look = look
    self.policy = policy
    times = Times(start: start, anchor: start)
    self.surface = surface
    let mapping = (mapping ?? .standard(for: surface.kind))
      .recognizing(by: policy.recognition, on: surface.kind)
    self.mapping = mapping
    look.apply()
    if scene.isApplication { look.applyScreen() }
    let log = SceneLog(isMirrored: look.isMirrored)
    let begin = max(start - (lead ?? Self.lead), .zero)
    look.applyDate(since: (begin - .zero).seconds)
    application = scene.application.map {
      HostedApplication($0, at: (begin - .zero).seconds, log: log)
    }
    let window = application?.window ?? UIWindow(frame: CGRect(origin: .zero, size: scene.size))
    if application == nil { window.deviceModel = look.screen }
    if look.isMirrored { window.traitOverrides.layoutDirection = .rightToLeft }
    let placement: TouchSession.Placement
    switch mapping {
    case .screen, .surface: placement = .filling(window, with: surface)
    case .indirect(let settings):
      let scale = CGFloat(settings.gestureScale)
      placement = TouchSession.Placement(pointsPerMillimetre: CGVector(dx: scale, dy: scale))
    }
    filling = Filling(placement: placement, size: window.bounds.size)
    stage = Stage(window: window, source: source, surface: surface, mapping: mapping)
    stage.collectsTrace = collectsTrace
    build = SceneBuild(window: window, log: log, thresholds: policy.thresholds)
    stage.advance(to: begin)
    scene.fill(build)
    application?.pointsPerMillimetre = placement.pointsPerMillimetre.dx
    for grip in build.grips {
      grip.pointsPerMillimetre = placement.pointsPerMillimetre.dx
      grip.pan.allowedScrollTypesMask = .all
    }
    stage.onFrame = { [weak self] in self?.take($0) }
    stage.didReceive = { [weak self] in self?.follow($0) }
    if application != nil {
      times.anchor = begin
      advance(to: max(start - TimeSpan(microseconds: 1), begin))
      times.anchor = start
    }
    stage.advance(to: max(start - TimeSpan(microseconds: 1), .zero))
    build.log.isOn = true
    if look.speaks { window.startReader { log.add("says: \($0)") } }
  }

  /// The scene's window.
  public var window: UIWindow { stage.window }

  /// The progress of the current transition; nil without a transition.
  public var progress: Double? {
    guard let settling = coordinator else { return nil }
    return settling.isInteractive ? build.log.progress : Double(settling.percentComplete)
  }

  /// Changes the policy, from the next gesture on.
  public func use(_ policy: ReleasePolicy) {
    self.policy = policy
    for grip in build.grips { grip.thresholds = policy.thresholds }
  }

  /// Performs the change that the scene's gesture drives, without a gesture; the next call undoes
  /// it.
  public func activate() {
    look.apply()
    build.activate()
  }

  /// Resizes the window. The surface then fills it; with `keepingSurface`, the surface stays where
  /// it is.
  func resize(to size: CGSize, keepingSurface: Bool) {
    window.frame = CGRect(origin: .zero, size: size)
    if keepingSurface { filling.size = size }
    fillWindow()
  }

  /// Rotates the simulated device a quarter turn to the left.
  func turn(time: Timestamp) {
    guard window.deviceModel != nil else { return }
    wake(at: time)
    window.turnDevice(to: window.deviceOrientation.turnedLeft)
    fillWindow()
  }

  /// Makes the surface fill the window at its current size.
  private func fillWindow() {
    guard window.bounds.size != filling.size else { return }
    filling.size = window.bounds.size
    guard stage.touchpad == nil else { return }
    stage.windowWasResized(mapping, on: surface)
    filling.placement = .filling(window, with: surface)
    let points = filling.placement.pointsPerMillimetre.dx
    for grip in build.grips { grip.pointsPerMillimetre = points }
    application?.pointsPerMillimetre = points
  }

  /// Notifies an application that it has become visible or invisible.
  func isSeen(_ isSeen: Bool) {
    isSeen ? application?.enterForeground() : application?.enterBackground()
  }

  /// Delivers a scroll at a point of the window that does not come from fingers.
  func scroll(_ step: ScrollStep, at point: CGPoint, time: Timestamp) {
    wake(at: time)
    stage.scroll(step, at: point)
  }

  /// Advances the stage to an input that is not a frame. The stage may have rested for long; the
  /// input's effects must begin at its own time.
  private func wake(at time: Timestamp) {
    advance(to: time)
    look.apply()
    stage.advance(to: max(time, stage.time))
    times.first = times.first ?? stage.time
    times.anchor = stage.time
    note(stage.time)
  }

  /// Delivers a key event of the display; returns whether the application handled it.
  func take(_ stroke: DemoKeystroke, time: Timestamp) -> Bool {
    wake(at: time)
    let key = stroke.key
    return switch stroke.phase {
    case .down: window.keyDown(key)
    case .again: window.keyDown(key, isRepeat: true)
    case .up: window.keyUp(key)
    }
  }

  /// Cancels all keys that are down.
  func letGoOfKeys(time: Timestamp) {
    guard window.hasKeysDown else { return }
    wake(at: time)
    window.cancelKeys()
  }

  /// Runs the work in an application's main queue; returns whether there was any.
  func doWaitingWork(time: Timestamp) -> Bool {
    guard isToldOfQueue, UIApplication.isProgram, UIApplication.mainQueueWaits else { return false }
    // Work after a long rest must see the current time.
    UIApplication.holdingMainQueue { wake(at: time) }
    UIApplication.turnMainQueue()
    return true
  }

  /// Performs the change that the scene's gesture drives, at this time.
  func activate(time: Timestamp) {
    wake(at: time)
    activate()
  }

  /// Returns the position on the surface of a point of the window, in millimetres.
  func surfacePosition(of point: CGPoint) -> Vector {
    Vector(
      x: Double((point.x - filling.placement.origin.x) / filling.placement.pointsPerMillimetre.dx),
      y: Double((point.y - filling.placement.origin.y) / filling.placement.pointsPerMillimetre.dy))
  }

  /// Advances to a time after the first frame.
  public func advance(to time: TimeSpan) {
    advance(to: times.start + time)
  }

  /// Advances to a time, step by step. A stage at rest keeps its time.
  public func advance(to time: Timestamp) {
    while let next = nextStep, next <= time { step(to: next) }
  }

  /// Returns the next time at which the run must advance: for a due frame, for the display's next
  /// picture after `now` during a movement, or for something that waits. Nil for a scene at rest.
  public func wakeTime(after now: Timestamp) -> Timestamp? {
    guard let next = nextStep else { return nil }
    if let frame = stage.nextFrameTime, frame <= next { return frame }
    if stage.window.isAnimating {
      let last = max(now, stage.time)
      return max(next, stage.displayTime(after: last, framesPerSecond: framesPerSecond))
    }
    let wake = stage.nextDeadline.map { max(next, step(notBefore: $0)) } ?? next
    return looksAround ? min(wake, max(nextLook, now)) : wake
  }

  /// Whether the main queue must be polled: work may be added to the queue of a running program at
  /// any time.
  private var looksAround: Bool {
    application != nil && UIApplication.isProgram && !isToldOfQueue
  }
  /// Whether the main queue is watched, so that it need not be polled.
  var isToldOfQueue = false
  private var isAtRest: Bool {
    looksAround && !stage.window.isAnimating && stage.nextDeadline == nil
  }
  /// The time at which a program at rest polls its main queue again.
  private var nextLook: Timestamp { stage.time + .milliseconds(50) }

  /// Processes all frames, runs until the scene is at rest, and returns the report.
  public func run() -> SceneReport {
    while let next = stage.nextFrameTime { advance(to: next) }
    return finish()
  }

  /// Runs until the scene is at rest, without further frames, and returns the report.
  public func finish() -> SceneReport {
    settle()
    return report
  }

  func settle() {
    advance(to: stage.time + Self.rest)
    guard let application else { return }
    last = (window.treeDescription(), shown)
    application.finish()
  }

  private func step(to time: Timestamp) {
    let before = stage.time
    look.apply()
    if isAtRest { UIApplication.turnMainQueue(patience: 0.002) }
    stage.advance(to: time)
    // Content that is presented may have rotated the device.
    if window.deviceModel != nil { fillWindow() }
    if let progress {
      note(stage.time)
      if build.log.isSettling { build.log.note(progress) }
    } else if build.log.lastLine.map({ $0 > before }) ?? false || build.log.isSettling {
      note(stage.time)
    }
  }

  /// The time of the next step: the next frame, or the next regular step while something is in
  /// progress.
  private var nextStep: Timestamp? {
    let frame = stage.nextFrameTime.map { max($0, stage.time) }
    guard stage.window.isAnimating || stage.nextDeadline != nil else {
      return isAtRest ? min(frame ?? nextLook, nextLook) : frame
    }
    let even = step(notBefore: stage.time + .microseconds(1))
    return frame.map { min($0, even) } ?? even
  }

  private func step(notBefore time: Timestamp) -> Timestamp {
    let pace = Self.pace.microseconds
    let steps = max(0, ((time - times.anchor).microseconds + pace - 1) / pace)
    return times.anchor + .microseconds(steps * pace)
  }

  /// Records a refusal for fingers that no pan received.
  private func answerLeftFingers() {
    guard answersBefore != nil, !fingers.contains(where: \.isDown) else { return }
    if answersBefore == build.log.answers, !build.grips.isEmpty { build.log.refuse(.elsewhere) }
    answersBefore = nil
  }

  /// The report on everything that has happened so far.
  public var report: SceneReport {
    let beginning = build.log.beginning
    var report = entries(
      beginning.lines + build.log.lines, beginning.transitions + build.log.transitions,
      beginning.refusals + build.log.refusals)
    report.leftOut = beginning.leftOut
    return report
  }

  /// The time of the recording's first frame, from which seconds are counted.
  package var firstTime: Timestamp { times.first ?? times.start }

  /// Returns a report with these entries.
  func entries(
    _ lines: [SceneReport.Line], _ transitions: [SceneReport.Transition],
    _ refusals: [SceneReport.Refusal]
  ) -> SceneReport {
    var report = SceneReport(
      scene: scene.name, policy: policy.name, start: times.first ?? times.start, lines: lines,
      transitions: transitions, refusals: refusals, activity: activity.all,
      shown: last?.shown ?? shown)
    report.isApplication = application != nil
    report.tree = last?.tree
    report.movesPointerOnly = stage.touchpad != nil && mostFingers == 1
    return report
  }

  private var coordinator: (any UIViewControllerTransitionCoordinator)? {
    var next = window.rootViewController
    while let controller = next {
      if let coordinator = controller.transitionCoordinator { return coordinator }
      next = controller.presentedViewController
    }
    return nil
  }

  private var shown: [String] {
    var names: [String] = []
    var next = window.rootViewController
    while let controller = next {
      let top = (controller as? UINavigationController)?.topViewController ?? controller
      names.append(top.title ?? String(describing: type(of: top)))
      next = controller.presentedViewController
    }
    return names
  }

  /// Records activity at this time.
  private func note(_ time: Timestamp) { activity.add(time) }

  private func take(_ frame: ContactFrame) {
    note(frame.time)
    times.first = times.first ?? frame.time
    times.anchor = frame.time
    let fingersDown = frame.contacts.count { $0.phase.isDown }
    mostFingers = max(mostFingers, fingersDown)
    // One finger on a pad moves only the pointer, so no reaction is expected.
    if answersBefore == nil, fingersDown > (stage.touchpad == nil ? 0 : 1) {
      answersBefore = build.log.answers
      build.log.fingersCame = frame.time
    }
    fingers.removeAll { !$0.isDown }
    if let touchpad = stage.touchpad, fingers.isEmpty || fingersDown == 1 {
      pad.pointer = touchpad.pointer
      pad.center = frame.contacts.first?.position ?? .zero
    }
    for index in frame.indices {
      let contact = frame[index]
      let position = point(contact.position)
      let place = fingers.firstIndex { $0.id == contact.id }
      if let place {
        fingers[place].addToTrail()
        fingers[place].position = position
        fingers[place].isDown = contact.phase.isDown
      } else if contact.phase.isDown {
        fingers.append(SceneFinger(id: contact.id, position: position))
      }
    }
  }

  private func follow(_ frame: ContactFrame) {
    answerLeftFingers()
  }

  /// Returns the window's point for a position on the surface; on a pad beside the screen, relative
  /// to the pointer.
  private func point(_ position: Vector) -> CGPoint {
    guard stage.touchpad != nil else { return filling.placement.point(position) }
    let way = filling.placement.point(position - pad.center)
    return CGPoint(x: pad.pointer.x + way.x, y: pad.pointer.y + way.y)
  }
}

extension UIDeviceOrientation {
  /// The orientation after a quarter turn to the left.
  fileprivate var turnedLeft: UIDeviceOrientation {
    switch self {
    case .portrait, .unknown, .faceUp, .faceDown: .landscapeLeft
    case .landscapeLeft: .portraitUpsideDown
    case .portraitUpsideDown: .landscapeRight
    case .landscapeRight: .portrait
    }
  }
}
