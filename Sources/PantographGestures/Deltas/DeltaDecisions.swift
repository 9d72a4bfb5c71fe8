import PantographTouches

/// The decisions of several policies about the strokes of a source that reports movements.
///
/// The transition goes in the direction in which the fingers move first, as a compositor's does. It
/// accepts the number of fingers that the stroke has.
public struct DeltaDecisions: Sendable {
  /// The decision of one policy about one stroke.
  public struct Verdict: Hashable, Sendable {
    /// The name of the policy.
    public var policy: String
    /// The decision at the release; nil if the stroke moved nothing.
    public var decision: ReleaseDecision?
    /// The reason why the stroke moved nothing; nil if there was a decision.
    public var refusal: InteractionRefusal?

    /// Whether the transition finishes.
    public var finishes: Bool { decision?.outcome == .finish }
  }

  /// The policies, in the order of the verdicts.
  public let policies: [ReleasePolicy]
  /// The transition that each stroke is tried on.
  public let space: InteractionSpace
  /// The meaning of the reports.
  public let source: DeltaSource
  private var waiting: [DeltaReport] = []
  private var way = PointVector.zero
  private var interactions: [DeltaInteraction] = []
  private var verdicts: [Verdict] = []
  /// The direction of the last stroke; nil if it never had one.
  public private(set) var direction: TransitionDirection?

  /// Creates the decisions of policies about a transition of the given size.
  public init(_ policies: [ReleasePolicy], in space: InteractionSpace, source: DeltaSource) {
    self.policies = policies
    self.space = space
    self.source = source
  }

  /// The reports after which a stroke has a direction, however short it is. This bounds memory.
  private static let mostWaiting = 4096

  /// Processes the next report.
  public mutating func update(_ report: DeltaReport) {
    guard interactions.isEmpty else {
      pass(report)
      return
    }
    switch report.action {
    case .swipeBegan:
      waiting = [report]
      way = .zero
    case .swipeMoved(let fingers, let movement):
      if waiting.isEmpty {
        // The beginning is not in the recording.
        waiting = [DeltaReport(time: report.time, .swipeBegan(fingers: fingers))]
      }
      wait(report, source.unit.points(movement).0)
    case .scrolled(let scroll): wait(report, source.unit.points(scroll).0)
    case .swipeEnded: waiting.append(report)
    case .pinchBegan, .pinchMoved, .pinchEnded, .holdBegan, .holdEnded: break
    }
  }

  /// Returns the verdicts about the stroke that has just ended, one for each policy, and removes
  /// them.
  public mutating func take() -> [Verdict] {
    if interactions.isEmpty { choose() }
    for index in interactions.indices {
      if let deadline = interactions[index].deadline {
        note(interactions[index].advance(to: deadline), of: index)
      }
      // A stroke without a reported end was cancelled.
      note(interactions[index].cancel(at: interactions[index].latest), of: index)
    }
    defer {
      waiting = []
      interactions = []
      verdicts = []
      way = .zero
    }
    return verdicts
  }

  private mutating func wait(_ report: DeltaReport, _ movement: PointVector) {
    waiting.append(report)
    guard movement.x.isFinite, movement.y.isFinite else { return }
    way.x += movement.x
    way.y += movement.y
    if way.length > source.directionDistance || waiting.count >= Self.mostWaiting { choose() }
  }

  private mutating func choose() {
    let isSideways = way.x.magnitude >= way.y.magnitude
    direction =
      way == .zero ? nil : isSideways ? (way.x < 0 ? .left : .right) : way.y < 0 ? .up : .down
    let fingers = waiting.first?.action.fingers ?? 2
    interactions = policies.map { policy in
      var thresholds = policy.thresholds
      thresholds.begin.minimumFingers = max(1, fingers)
      thresholds.begin.maximumFingers = max(1, fingers)
      return DeltaInteraction(
        thresholds: thresholds, direction: direction ?? .right, space: space, source: source)
    }
    verdicts = policies.map { Verdict(policy: $0.name) }
    let reports = waiting
    waiting = []
    for report in reports { pass(report) }
  }

  private mutating func pass(_ report: DeltaReport) {
    for index in interactions.indices { note(interactions[index].update(report), of: index) }
  }

  private mutating func note(_ step: InteractionStep, of index: Int) {
    if let decision = step.decision { verdicts[index].decision = decision }
    verdicts[index].refusal =
      verdicts[index].decision == nil ? interactions[index].refusal : nil
  }
}
