import PantographGestures
import PantographTouches

/// The decisions about one hand: by its contacts, and by libinput's movements.
package struct DeltaComparison {
  /// The reason why the decision by movements may be another one.
  package enum Cause: String, CaseIterable {
    case interrupted = "a contact was cancelled, for example a palm"
    case fingers = "the number of fingers changed"
    case lifts = "the fingers lifted more than 20 ms apart"
    case unreported = "libinput reports a pinch, or nothing"
    case direction = "the reported movement begins in another direction"
    case margin = "the margin is within the movement that libinput swallows"
    case speed = "the speed differs by more than the margin, because reports are missing"
    case none = "no known cause"
  }

  /// The outcome of a hand.
  package enum Outcome: String {
    case finish, cancel, nothing

    init(_ decision: ReleaseDecision?) {
      switch decision?.outcome {
      case .finish: self = .finish
      case .cancel: self = .cancel
      case nil: self = .nothing
      }
    }
  }

  package let hand: RecordedHand
  package let byContacts: ReleaseDecision?
  package let byDeltas: ReleaseDecision?
  package let refusal: InteractionRefusal?
  private let space: InteractionSpace
  private let slop: Double

  /// Decides about the hand.
  package init(
    _ hand: RecordedHand, _ policy: InteractionThresholds, in space: InteractionSpace,
    source: DeltaSource = DeltaSource()
  ) {
    var thresholds = policy
    thresholds.begin.minimumFingers = max(hand.fingers, 1)
    thresholds.begin.maximumFingers = max(hand.fingers, 1)
    var pan = PanInteraction(thresholds: thresholds, direction: hand.direction, space: space)
    var contacts: ReleaseDecision?
    for frame in hand.frames { contacts = pan.update(frame).decision ?? contacts }
    var interaction = DeltaInteraction(
      thresholds: thresholds, direction: hand.direction, space: space, source: source)
    var deltas: ReleaseDecision?
    for report in hand.reports { deltas = interaction.update(report).decision ?? deltas }
    self.hand = hand
    self.space = space
    slop = thresholds.begin.slop.points(in: thresholds.space(on: space))
    refusal = interaction.refusal
    byContacts = contacts
    byDeltas = deltas
  }

  package var outcomes: (contacts: Outcome, deltas: Outcome) {
    (Outcome(byContacts), Outcome(byDeltas))
  }

  package var isEqual: Bool { outcomes.contacts == outcomes.deltas }

  /// The reason why the decisions may differ; `none` for a hand of which they must be equal.
  package var cause: Cause {
    if hand.isInterrupted { return .interrupted }
    if !hand.isConstant { return .fingers }
    if hand.lifts > .milliseconds(20) { return .lifts }
    if !hand.isReported { return .unreported }
    let first = PointVector(
      hand.firstReported(slop / space.pointsPerMillimetre),
      pointsPerMillimetre: space.pointsPerMillimetre)
    if !hand.direction.permits(first, cone: 45) { return .direction }
    let swallowed = hand.swallowed * space.pointsPerMillimetre
    guard let byContacts, byContacts.inputs.distance.magnitude > swallowed else { return .margin }
    let progress = byContacts.progressMargin ?? .infinity
    if progress * byContacts.inputs.length <= swallowed { return .margin }
    guard let byDeltas else { return .none }
    if byContacts.rule == .steps || byDeltas.rule == .steps { return .speed }
    let speed = byContacts.effectiveVelocity - byDeltas.effectiveVelocity
    let reach = byContacts.projectedProgress - byDeltas.projectedProgress
    let isWithin =
      speed.magnitude < byContacts.velocityMargin ?? .infinity && reach.magnitude < progress
    return isWithin ? .none : .speed
  }
}
