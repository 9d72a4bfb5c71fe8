import Expectations
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

/// Every event that can happen, in any order.
private enum Op: CaseIterable {
  case began, grabbed, moved, wild, lifted, cancelled, started, refused, overruled, settled
}

/// A transition that follows the machine's steps, and reports impossible steps.
private struct Model {
  enum State { case none, asked, running, ending }

  var state = State.none
  var starts = 0
  var ends = 0
  var mistakes: [String] = []

  mutating func obey(_ step: InteractionStep, wasCancelled: Bool) {
    if step.starts {
      if state != .none { mistakes.append("started twice") }
      state = .asked
      starts += 1
    }
    if step.takesHold {
      if state != .ending { mistakes.append("took hold of what does not settle") }
      state = .running
    }
    if let progress = step.progress {
      if state != .running { mistakes.append("updated what is not held") }
      if !(-1...2).contains(progress) { mistakes.append("progress \(progress)") }
    }
    if let decision = step.decision {
      if state != .running { mistakes.append("ended what is not held") }
      if wasCancelled && decision.outcome != .cancel { mistakes.append("a cancel finished") }
      if !decision.inputs.progress.isFinite || decision.description.isEmpty {
        mistakes.append("a decision without reason")
      }
      state = .ending
      ends += 1
    }
  }
}

struct InteractionMachineRandomTests {
  @Test(arguments: 0..<40)
  func `whatever happens in whatever order, each transition is asked for and ended once`(
    seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed))
    let policy = ReleasePolicy.all[seed % ReleasePolicy.all.count]
    var thresholds = policy.thresholds
    if seed % 3 == 0 { thresholds.update.rubberBand = 0.55 }
    var machine = InteractionMachine(
      thresholds: thresholds, direction: TransitionDirection.allCases[seed % 4],
      space: InteractionSpace(length: 300))
    var model = Model()
    var time: Int64 = 0
    var isOverruled = false
    /// Whether the first end of the hand since its beginning was a cancellation.
    var wasCancelled: Bool?
    for _ in 0..<5000 {
      time += .random(in: -2000...20_000, using: &random)
      let wild = [Double.nan, .infinity, -.infinity, 1e300][Int.random(in: 0..<4, using: &random)]
      func sample(_ value: Double? = nil) -> InteractionSample {
        func number(_ limit: Double) -> Double {
          value ?? .random(in: -limit...limit, using: &random)
        }
        return InteractionSample(
          time: Timestamp(microseconds: time),
          translation: PointVector(x: number(400), y: number(400)),
          velocity: PointVector(x: number(3000), y: number(3000)))
      }
      let event: InteractionEvent
      switch Op.allCases.randomElement(using: &random)! {
      case .began: event = .began(sample())
      case .grabbed: event = .began(sample(), settling: .random(in: 0...1, using: &random))
      case .moved: event = .moved(sample())
      case .wild: event = .moved(sample(wild))
      case .lifted: event = .lifted(sample())
      case .cancelled: event = .cancelled(sample())
      case .started:
        // A transition starts only if it was requested, and only once.
        guard model.state == .asked else { continue }
        model.state = .running
        event = .started
      case .refused:
        guard model.state == .asked else { continue }
        model.state = .none
        isOverruled = false
        event = .refused
      case .overruled:
        guard model.state == .running || model.state == .asked else { continue }
        isOverruled = true
        event = .overruled(.finish)
      case .settled:
        guard model.state == .ending || isOverruled else { continue }
        model.state = .none
        isOverruled = false
        event = .settled
      }
      switch event {
      case .began: wasCancelled = nil
      case .lifted: wasCancelled = wasCancelled ?? false
      case .cancelled: wasCancelled = wasCancelled ?? true
      default: break
      }
      let step = machine.update(event)
      model.obey(step, wasCancelled: wasCancelled ?? false)
      if isOverruled, !step.isNothing { model.mistakes.append("contradicted") }
      expect(model.mistakes, equals: [], "seed \(seed)")
      if !model.mistakes.isEmpty { return }
      if case .settled = event { expect(machine.isIdle) }
    }
    expect(model.starts, isAbove: 100)
    expect(model.ends, isAbove: 10)
  }
}
