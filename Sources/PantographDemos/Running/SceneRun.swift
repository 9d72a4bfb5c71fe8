import Foundation
import PantographGestures
import PantographStage
import PantographTouches
import UIKit

/// One scene and the hand that moves it: a recording's, in the recording's own time, or a live one.
///
/// It goes by the same steps however often it is told the time, so that a live hand and its recording
/// give the same report.
@MainActor
public final class SceneRun {
  /// The scene that runs.
  public let scene: DemoScene
  /// What decides at the release.
  public private(set) var policy: ReleasePolicy
  /// Where it runs.
  public let stage: Stage
  /// How the hand's contacts get into the window.
  public let mapping: TouchMapping
  /// What the fingers are at, in the window's points, with the way they came.
  public private(set) var fingers: [SceneFinger] = []
  let build: SceneBuild
  /// How the scene is laid out and moves.
  public let look: SceneLook
  /// How often the display shows another picture.
  var framesPerSecond = 60
  /// The application that runs; nil for a scene.
  private let application: HostedApplication?
  private let start: Timestamp
  private let surface: SurfaceGeometry
  private var filling: Filling
  /// When the first frame came.
  private var first: Timestamp?
  /// From where the steps between frames are counted.
  private var anchor: Timestamp
  /// How much had been answered when the first of the fingers came that are down, or have just left.
  private var answersBefore: Int?
  private var activity: [ClosedRange<Timestamp>] = []
  /// What was there before an application went.
  private var last: (tree: String, shown: [String])?
  /// The most fingers that were down at once.
  private var mostFingers = 0
  private var pad = PadPlace()

  /// Where contacts come to be in the window, and the window's size for which that was made.
  private struct Filling {
    var placement: TouchSession.Placement
    var size: CGSize
  }

  /// Fingers of a pad lie around the pointer: the place of the pad that is there.
  private struct PadPlace {
    var center = Vector.zero
    var pointer = CGPoint.zero
  }

  /// Nothing moves for longer than this in what is one activity.
  static let pause = TimeSpan.seconds(1)
  /// How long a scene gets to come to rest after the last frame.
  public static let rest = TimeSpan.seconds(3)
  /// How long the scene stands before the first frame.
  public nonisolated static let lead = TimeSpan.milliseconds(20)
  /// From one step to the next while something is under way.
  private static let pace = TimeSpan.milliseconds(4)

  /// A recording's hand. The mapping is that of the device's kind, unless another is given.
  public convenience init(
    _ scene: DemoScene, policy: ReleasePolicy = .pantograph, contacts: RecordedContacts,
    mapping: TouchMapping? = nil, look: SceneLook = SceneLook(), collectsTrace: Bool = false
  ) {
    // A recording that begins at once waits for the scene.
    let start = max(contacts.nextTime ?? .zero, .zero + scene.lead)
    self.init(
      scene, policy: policy, source: ShiftedContacts(contacts, startingAt: start),
      surface: contacts.surface, mapping: mapping, look: look, start: start, lead: scene.lead,
      collectsTrace: collectsTrace)
  }

  /// A hand whose frames come from that source, none of them before `start`. The scene stands for so
  /// long before that, a moment unless said otherwise.
  public init(
    _ scene: DemoScene, policy: ReleasePolicy = .pantograph, source: any ContactSource,
    surface: SurfaceGeometry, mapping: TouchMapping? = nil, look: SceneLook = SceneLook(),
    start: Timestamp, lead: TimeSpan? = nil, collectsTrace: Bool = false
  ) {
    self.scene = scene
    self.look = look
    self.policy = policy
    self.start = start
    self.surface = surface
    anchor = start
    let mapping = mapping ?? .standard(for: surface.kind)
    self.mapping = mapping
    look.apply()
    if scene.isApplication { look.applyScreen() }
    let log = SceneLog(isMirrored: look.isMirrored)
    let begin = max(start - (lead ?? Self.lead), .zero)
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
    build = SceneBuild(
      window: window, log: log,
      thresholds: policy.thresholds)
    stage.advance(to: begin)
    scene.fill(build)
    application?.pointsPerMillimetre = placement.pointsPerMillimetre.dx
    for hand in build.hands {
      hand.pointsPerMillimetre = placement.pointsPerMillimetre.dx
      hand.pan.allowedScrollTypesMask = .all
    }
    stage.onFrame = { [weak self] in self?.take($0) }
    stage.didReceive = { [weak self] in self?.follow($0) }
    if application != nil {
      anchor = begin
      advance(to: max(start - TimeSpan(microseconds: 1), begin))
      anchor = start
    }
    stage.advance(to: max(start - TimeSpan(microseconds: 1), .zero))
    build.log.isOn = true
  }

  /// The window that the scene fills.
  public var window: UIWindow { stage.window }

  /// Of the transition under way; nil where there is none.
  public var progress: Double? {
    guard let settling = coordinator else { return nil }
    return settling.isInteractive ? build.log.progress : Double(settling.percentComplete)
  }

  /// Lets another policy decide, from the next gesture on.
  public func use(_ policy: ReleasePolicy) {
    self.policy = policy
    for hand in build.hands { hand.thresholds = policy.thresholds }
  }

  /// Does without a hand what the hand is there for, there and back.
  public func activate() {
    look.apply()
    build.activate()
  }

  /// Makes the window as large. The surface fills it then or, where `keepingSurface` says so, stays
  /// where it is.
  func resize(to size: CGSize, keepingSurface: Bool) {
    window.frame = CGRect(origin: .zero, size: size)
    if keepingSurface { filling.size = size }
    fillWindow()
  }

  /// Turns the device that the window is shown as a quarter to the left.
  func turn(time: Timestamp) {
    guard window.deviceModel != nil else { return }
    wake(at: time)
    window.turnDevice(to: window.deviceOrientation.turnedLeft)
    fillWindow()
  }

  /// Lets the surface fill the window in the size that this has by now.
  private func fillWindow() {
    guard window.bounds.size != filling.size else { return }
    filling.size = window.bounds.size
    guard stage.touchpad == nil else { return }
    stage.windowWasResized(mapping, on: surface)
    filling.placement = .filling(window, with: surface)
    let points = filling.placement.pointsPerMillimetre.dx
    for hand in build.hands { hand.pointsPerMillimetre = points }
    application?.pointsPerMillimetre = points
  }

  /// Nobody sees it any more, or somebody does again: an application hears of it.
  func isSeen(_ isSeen: Bool) {
    isSeen ? application?.enterForeground() : application?.enterBackground()
  }

  /// Something scrolls over that point, and no finger did it.
  func scroll(_ step: ScrollStep, at point: CGPoint, time: Timestamp) {
    wake(at: time)
    stage.scroll(step, at: point)
  }

  /// Something comes that is no frame. The stage, which may have rested for long, is there then: what it sets
  /// going begins at that time.
  private func wake(at time: Timestamp) {
    advance(to: time)
    look.apply()
    stage.advance(to: max(time, stage.time))
    first = first ?? stage.time
    anchor = stage.time
    note(stage.time)
  }

  /// A key of the display's; true where the application took it.
  func take(_ stroke: DemoKeystroke, time: Timestamp) -> Bool {
    wake(at: time)
    let key = stroke.key
    return switch stroke.phase {
    case .down: window.keyDown(key)
    case .again: window.keyDown(key, isRepeat: true)
    case .up: window.keyUp(key)
    }
  }

  /// The display takes all keys that are down.
  func letGoOfKeys(time: Timestamp) {
    guard window.hasKeysDown else { return }
    wake(at: time)
    window.cancelKeys()
  }

  /// Has an application do what waits in its main queue; true where something did.
  func doWaitingWork(time: Timestamp) -> Bool {
    guard isToldOfQueue, UIApplication.isProgram, UIApplication.mainQueueWaits else { return false }
    // What comes after a long rest is to see today's time.
    UIApplication.holdingMainQueue { wake(at: time) }
    UIApplication.turnMainQueue()
    return true
  }

  /// Does what the gesture is there for, at that time.
  func activate(time: Timestamp) {
    wake(at: time)
    activate()
  }

  /// Where on the surface a point of the window is, in millimetres.
  func surfacePosition(of point: CGPoint) -> Vector {
    Vector(
      x: Double((point.x - filling.placement.origin.x) / filling.placement.pointsPerMillimetre.dx),
      y: Double((point.y - filling.placement.origin.y) / filling.placement.pointsPerMillimetre.dy))
  }

  /// Lets everything up to so long after the first frame happen.
  public func advance(to time: TimeSpan) {
    advance(to: start + time)
  }

  /// Lets everything up to this moment happen, step by step. At rest the stage stays where it was.
  public func advance(to time: Timestamp) {
    while let next = nextStep, next <= time { step(to: next) }
  }

  /// When it is to be told the time again, at the earliest after `now`: for a frame that is due, for
  /// the display's next picture while something moves, for what waits. Nil for a scene at rest.
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

  /// Whether the scene is a program's own application: what it has in the main queue may come at any time.
  private var looksAround: Bool {
    application != nil && UIApplication.isProgram && !isToldOfQueue
  }
  /// Whether somebody watches the main queue, so that nobody has to look into it now and then.
  var isToldOfQueue = false
  private var isAtRest: Bool {
    looksAround && !stage.window.isAnimating && stage.nextDeadline == nil
  }
  /// When a program at rest looks into its main queue again.
  private var nextLook: Timestamp { stage.time + .milliseconds(50) }

  /// Lets all of it happen, and what is still under way come to rest.
  public func run() -> SceneReport {
    while let next = stage.nextFrameTime { advance(to: next) }
    return finish()
  }

  /// Lets what is still under way come to rest; no more frames will come.
  public func finish() -> SceneReport {
    advance(to: stage.time + Self.rest)
    if let application {
      last = (window.treeDescription(), shown)
      application.finish()
    }
    return report
  }

  private func step(to time: Timestamp) {
    let before = stage.time
    look.apply()
    if isAtRest { UIApplication.turnMainQueue(patience: 0.002) }
    stage.advance(to: time)
    // A device turns with what is presented on it.
    if window.deviceModel != nil { fillWindow() }
    if let progress {
      note(stage.time)
      if build.log.isSettling { build.log.note(progress) }
    } else if build.log.lines.last.map({ $0.time > before }) ?? false || build.log.isSettling {
      note(stage.time)
    }
  }

  /// The next frame, or while something is under way the next of even steps after the last one.
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
    let steps = max(0, ((time - anchor).microseconds + pace - 1) / pace)
    return anchor + .microseconds(steps * pace)
  }

  /// Fingers that no pan ever heard of have come and gone: that, too, is told.
  private func answerLeftFingers() {
    guard answersBefore != nil, !fingers.contains(where: \.isDown) else { return }
    if answersBefore == build.log.answers, !build.hands.isEmpty { build.log.refuse(.elsewhere) }
    answersBefore = nil
  }

  /// All that has happened so far.
  public var report: SceneReport {
    var report = SceneReport(
      scene: scene.name, policy: policy.name, start: first ?? start, lines: build.log.lines,
      transitions: build.log.transitions, refusals: build.log.refusals,
      activity: activity, shown: last?.shown ?? shown)
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

  /// Something moves.
  private func note(_ time: Timestamp) {
    guard let last = activity.last, time - last.upperBound <= Self.pause else {
      activity.append(time...time)
      return
    }
    activity[activity.count - 1] = last.lowerBound...max(last.upperBound, time)
  }

  private func take(_ frame: ContactFrame) {
    note(frame.time)
    first = first ?? frame.time
    anchor = frame.time
    let fingersDown = frame.contacts.count { $0.phase.isDown }
    mostFingers = max(mostFingers, fingersDown)
    // One finger on a pad moves the pointer and asks nothing of the scene.
    if answersBefore == nil, stage.touchpad == nil || fingersDown > 1 {
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
        fingers[place].trail.append(fingers[place].position)
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

  /// Where a place on the surface is in the window; on a pad beside it, around the pointer.
  private func point(_ position: Vector) -> CGPoint {
    guard stage.touchpad != nil else { return filling.placement.point(position) }
    let way = filling.placement.point(position - pad.center)
    return CGPoint(x: pad.pointer.x + way.x, y: pad.pointer.y + way.y)
  }
}

extension UIDeviceOrientation {
  /// As it is after a quarter of a turn to the left.
  fileprivate var turnedLeft: UIDeviceOrientation {
    switch self {
    case .portrait, .unknown, .faceUp, .faceDown: .landscapeLeft
    case .landscapeLeft: .portraitUpsideDown
    case .portraitUpsideDown: .landscapeRight
    case .landscapeRight: .portrait
    }
  }
}
