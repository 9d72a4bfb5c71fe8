import Foundation
import Gestures
import Stage
import Touches
import UIKit

/// One recording played into one scene, in the recording's own time.
@MainActor
public final class SceneRun {
  public let scene: DemoScene
  public let policy: ReleasePolicy
  public let stage: Stage
  /// What the fingers are at, in the window's points, with the way they came.
  public private(set) var fingers: [SceneFinger] = []
  private let build: SceneBuild
  private let start: Timestamp
  private let placement: TouchSession.Placement
  /// How much had been answered when the first of the fingers came that are down, or have just left.
  private var answersBefore: Int?
  private var activity: [ClosedRange<Timestamp>] = []

  /// Nothing moves for longer than this in what is one activity.
  static let pause = TimeSpan.seconds(1)
  /// How long a scene gets to come to rest after the last frame.
  public static let rest = TimeSpan.seconds(3)
  /// How long the scene stands before the first frame.
  private static let lead = TimeSpan.milliseconds(20)

  public init(
    _ scene: DemoScene, policy: ReleasePolicy = .pantograph, contacts: RecordedContacts,
    collectsTrace: Bool = false
  ) {
    self.scene = scene
    self.policy = policy
    let window = UIWindow(frame: CGRect(origin: .zero, size: scene.size))
    placement = .filling(window, with: contacts.surface)
    start = max(contacts.nextTime ?? .zero, .zero + Self.lead)
    // A recording that begins at once waits for the scene.
    let source = ShiftedContacts(contacts, startingAt: start)
    stage = Stage(window: window, source: source, placement: placement)
    stage.collectsTrace = collectsTrace
    build = SceneBuild(window: window, log: SceneLog(), thresholds: policy.thresholds)
    stage.advance(to: start - Self.lead)
    scene.fill(build)
    for hand in build.hands {
      hand.pointsPerMillimetre = placement.pointsPerMillimetre.dx
    }
    stage.onFrame = { [weak self] in self?.take($0) }
    stage.advance(to: start - TimeSpan(microseconds: 1))
    build.log.isOn = true
  }

  public var window: UIWindow { stage.window }

  /// Of the transition under way; nil where there is none.
  public var progress: Double? {
    guard let settling = coordinator else { return nil }
    return settling.isInteractive ? build.log.progress : Double(settling.percentComplete)
  }

  /// Lets everything up to so long after the first frame happen.
  public func advance(to time: TimeSpan) {
    build.log.now = start + time
    stage.advance(to: max(start + time, stage.time))
  }

  /// Lets all of it happen, and what is still under way come to rest.
  public func run() -> SceneReport {
    while let next = stage.nextFrameTime { step(to: next) }
    // By steps, so that what ends says when.
    let end = stage.time + Self.rest
    while stage.time < end { step(to: min(stage.time + .milliseconds(4), end)) }
    return report
  }

  private func step(to time: Timestamp) {
    build.log.now = time
    stage.advance(to: max(time, stage.time))
    if let progress {
      note(stage.time)
      if build.log.isSettling { build.log.note(progress) }
    } else if build.log.lines.last?.time == stage.time || build.log.isSettling {
      note(stage.time)
    }
    answerLeftFingers()
  }

  /// Fingers that no pan ever heard of have come and gone: that, too, is told.
  private func answerLeftFingers() {
    guard answersBefore != nil, !fingers.contains(where: \.isDown) else { return }
    if answersBefore == build.log.answers { build.log.refuse(.elsewhere) }
    answersBefore = nil
  }

  public var report: SceneReport {
    SceneReport(
      scene: scene.name, policy: policy.name, start: start, lines: build.log.lines,
      transitions: build.log.transitions, refusals: build.log.refusals,
      activity: activity, shown: shown)
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
    build.log.now = frame.time
    note(frame.time)
    if answersBefore == nil { answersBefore = build.log.answers }
    fingers.removeAll { !$0.isDown }
    for index in frame.indices {
      let contact = frame[index]
      let position = placement.point(contact.position)
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
}
