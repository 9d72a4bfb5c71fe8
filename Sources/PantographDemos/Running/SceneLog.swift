import Foundation
import PantographGestures
import PantographTouches
import UIKit

/// The events of a scene in order, and the outcomes of its transitions.
@MainActor
final class SceneLog: TransitionGripDelegate {
  var lines: [SceneReport.Line] = []
  var transitions: [SceneReport.Transition] = []
  var refusals: [SceneReport.Refusal] = []
  /// The part of the report that was taken out, from its beginning.
  var beginning = SceneBeginning()
  /// The number of entries from which on `takePiece` looks for entries that it can take.
  var pieceLimit = SceneLog.pieceCount
  /// The time of the last line; nil if there was none.
  private(set) var lastLine: Timestamp?
  /// The progress of the current transition; nil without a transition.
  private(set) var progress: Double?
  /// Whether events are recorded. It is off while the scene is set up.
  var isOn = false
  /// Whether the scene's controllers lay out their content from right to left.
  let isMirrored: Bool
  private(set) var isFollowing = false
  /// The name of the transition that the application drives itself; nil without one.
  var driven: String?
  /// The grip's positions between resting places, in points along its direction.
  private var stands: [SceneReport.Sample] = []
  /// The rates at which a long course, and a long list of positions, are sampled.
  private var courseRate = SampleRate()
  private var standRate = SampleRate()

  /// The time at which the current or last fingers landed; nil before any.
  var fingersCame: Timestamp?
  /// The object whose change was reported last. Further steps of the same change replace its line.
  private(set) var changing: ObjectIdentifier?

  init(isMirrored: Bool = false) { self.isMirrored = isMirrored }

  /// The window's current time, which may be between two steps of the stage.
  private var now: Timestamp {
    Timestamp(microseconds: Int64((CACurrentMediaTime() * 1_000_000).rounded()))
  }

  func add(_ text: String) {
    guard isOn else { return }
    append(SceneReport.Line(time: now, text: text))
  }

  private func append(_ line: SceneReport.Line) {
    lines.append(line)
    lastLine = line.time
  }

  func gripShouldBegin(_ grip: TransitionGrip) -> Bool {
    add("the pan begins")
    return true
  }

  func grip(_ grip: TransitionGrip, didMoveTo progress: CGFloat) {
    self.progress = Double(progress)
    follow()
    let index = transitions.count - 1
    transitions[index].furthest = max(transitions[index].furthest, Double(progress))
    if grip.isOnCourse {
      standRate.add(
        SceneReport.Sample(time: now, progress: Double(progress * grip.length)), to: &stands)
    } else {
      transitions[index].finishProgress = grip.thresholds.finish.progress
      note(Double(progress))
    }
  }

  /// Records progress that the application has set itself.
  func moved(to progress: Double) {
    self.progress = progress
    follow()
    let index = transitions.count - 1
    transitions[index].release = nil
    transitions[index].furthest = max(transitions[index].furthest, progress)
    note(progress)
  }

  /// Records that the application has released the transition that it drives.
  func released(_ words: String) {
    follow()
    transitions[transitions.count - 1].release = now
    transitions[transitions.count - 1].saying = words
    add(words)
  }

  /// Adds a sample to the current transition's course.
  func note(_ progress: Double) {
    guard isFollowing else { return }
    let index = transitions.count - 1
    // A later sample at the same time replaces the earlier one.
    if transitions[index].course.last?.time == now { transitions[index].course.removeLast() }
    courseRate.add(
      SceneReport.Sample(time: now, progress: progress), to: &transitions[index].course)
  }

  /// Whether a released transition is still moving.
  var isSettling: Bool { isFollowing && transitions.last?.release != nil }

  func grip(_ grip: TransitionGrip, didDecide decision: ReleaseDecision) {
    follow()
    transitions[transitions.count - 1].decision = decision
    transitions[transitions.count - 1].places = grip.places
    transitions[transitions.count - 1].release = now
    if let choice = decision.resting, let other = choice.other {
      transitions[transitions.count - 1].finishProgress = grip.thresholds.finish.progress
      between(
        min(choice.place.position, other.position), max(choice.place.position, other.position))
    }
    let isAdded = isOn
    add(decision.description)
    if isAdded { lines[lines.count - 1].isDecision = true }
  }

  func grip(_ grip: TransitionGrip, didSettle outcome: TransitionOutcome) {
    settled(outcome, place: transitions.last?.decision?.resting?.place)
  }

  func settled(_ outcome: TransitionOutcome, place: RestingPlace?) {
    progress = nil
    follow()
    note(Self.lastProgress(outcome, transitions.last?.decision?.resting))
    isFollowing = false
    transitions[transitions.count - 1].outcome = outcome
    transitions[transitions.count - 1].end = now
    add(
      place.map { $0.isExit ? "it has gone" : "it has come to rest at \($0.name)" }
        ?? "the transition has ended: \(outcome.name)")
  }

  func grip(_ grip: TransitionGrip, didRefuse refusal: InteractionRefusal) {
    refuse(refusal)
  }

  /// Records that a pan of the application, or of a container in it, began nothing.
  func refuse(_ refusal: InteractionRefusal, pan: String) {
    guard isOn else { return }
    refusals.append(
      SceneReport.Refusal(time: now, refusal: refusal, start: fingersCame, pan: pan))
    add(refusals[refusals.count - 1].sentence)
  }

  /// Records an event of the application as its user sees it.
  func add(_ event: ApplicationEvent, since start: Double?) {
    guard isOn else { return }
    var start =
      start.map { Timestamp(microseconds: Int64(($0 * 1_000_000).rounded())) } ?? now
    if event.kind == .changed, let source = event.source, source == changing,
      let index = lines.lastIndex(where: { $0.event != nil }), let last = lines[index].event,
      last.start >= fingersCame ?? .zero
    {
      start = last.start
      lines.remove(at: index)
    }
    changing = event.kind == .changed ? event.source : nil
    append(
      SceneReport.Line(
        time: now, text: event.text,
        event: SceneReport.Event(
          kind: event.kind.rawValue, start: min(start, now), subject: event.subject,
          title: event.title, section: event.section, item: event.item, from: event.from,
          to: event.to)))
  }

  func refuse(_ refusal: InteractionRefusal) {
    guard isOn else { return }
    refusals.append(SceneReport.Refusal(time: now, refusal: refusal))
    add(refusal.description)
  }

  /// The number of transitions and refusals so far, which are the answers to fingers.
  var answers: Int {
    transitions.count + refusals.count + beginning.takenTransitions + beginning.takenRefusals
  }

  private static func lastProgress(
    _ outcome: TransitionOutcome, _ choice: RestingChoice?
  ) -> Double {
    guard let choice else { return outcome == .finish ? 1 : 0 }
    return choice.place.position > choice.other?.position ?? .infinity ? 1 : 0
  }

  /// Replaces the course by the progress between the two places `start` and `end`.
  private func between(_ start: Double, _ end: Double) {
    guard end > start else { return }
    transitions[transitions.count - 1].course = stands.map {
      SceneReport.Sample(time: $0.time, progress: ($0.progress - start) / (end - start))
    }
  }

  private func follow() {
    guard !isFollowing else { return }
    stands = []
    (courseRate, standRate) = (SampleRate(), SampleRate())
    transitions.append(SceneReport.Transition(start: now))
    isFollowing = true
  }
}

extension SceneLog: UISheetPresentationControllerDelegate {
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    add("presentationControllerWillDismiss")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    add("presentationControllerDidDismiss")
  }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) {
    add("sheetPresentationControllerDidChangeSelectedDetentIdentifier")
  }
}
