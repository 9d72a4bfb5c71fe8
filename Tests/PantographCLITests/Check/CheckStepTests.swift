import Expectations
import PantographGestures
import PantographRecordings
import PantographSynthesis
import PantographTouches
import Testing

@testable import PantographCLI

/// The decisions about a step are values: what it asks for, and whether a gesture is that.
struct CheckStepTests {
  private static func gesture(_ request: SynthesisRequest) throws -> GestureRecord {
    let track = try #require(try Synthesis.synthesize(request).tracks.first)
    return try #require(StepHand(replaying: track, transition: nil).gestures.last)
  }

  @MainActor
  @Test(arguments: CheckStep.allCases, CheckStep.allCases)
  func `each step takes its own movement and no other`(asked: CheckStep, made: CheckStep) throws {
    let gesture = try Self.gesture(CheckRoom.right(made, on: "touchpad"))
    expect((asked.objection(to: gesture) == nil), equals: (asked == made))
  }

  @Test func `the objections come in their order`() throws {
    var gesture = try Self.gesture(CheckRoom.right(.flick, on: "touchpad"))
    gesture.sample.velocity = Vector(x: -20, y: 0)
    expect(CheckStep.flick.objection(to: gesture), equals: .speed)
    gesture.direction = .right
    expect(CheckStep.flick.objection(to: gesture), equals: .direction)
    gesture.fingers = 2
    expect(CheckStep.flick.objection(to: gesture), equals: .fingers)
    gesture.kind = .tap
    expect(CheckStep.flick.objection(to: gesture), equals: .kind)
    gesture.outcome = .failed
    expect(CheckStep.flick.objection(to: gesture), equals: .unrecognized)
    gesture.outcome = .cancelled
    expect(CheckStep.flick.objection(to: gesture), equals: .cancelled)
  }

  @Test(arguments: CheckStep.allCases)
  func `an instruction is one sentence that names the surface`(step: CheckStep) {
    let text = step.instruction(on: .touchpad)
    expect(text.contains("touchpad") && text.hasSuffix(".") && text.count { $0 == "." } == 1)
    expect(step.instruction(on: .touchscreen).contains("touchscreen"))
    expect(CheckStep.named(step.rawValue), equals: step)
  }

  @Test func `the outcome is the right gesture, the last other one, or what is missing`() throws {
    let tap = try Self.gesture(CheckRoom.right(.tap, on: "touchpad"))
    let stroke = try Self.gesture(CheckRoom.right(.stroke, on: "touchpad"))
    expect(StepOutcome(.tap, [stroke, tap], contacts: 2), equals: .held(tap))
    expect(StepOutcome(.scroll, [tap, stroke], contacts: 2), equals: .other(stroke, .fingers))
    expect(StepOutcome(.scroll, [], contacts: 2), equals: .unclear(contacts: 2))
    expect(StepOutcome(.scroll, [], contacts: 0), equals: .nothingCame)
    expect(StepOutcome(.scroll, [tap], contacts: 1, isRemoved: true), equals: .removed)
    expect(StepOutcome(.tap, [tap], contacts: 1, isRemoved: true), equals: .held(tap))
  }

  @Test func `a latency is summarized by its middle and its end`() throws {
    expectNil(LatencySummary([]))
    let summary = try #require(
      LatencySummary((1...100).map { .milliseconds(Int64($0)) }.reversed()))
    expect(summary.median == .milliseconds(51) && summary.most == .milliseconds(96))
    expect(summary.largest == .milliseconds(100) && summary.count == 100)
    expect(LatencySummary([.milliseconds(2)])?.most, equals: .milliseconds(2))
  }

  @Test func `a difference between hand and replay names what differs`() throws {
    let track = try #require(
      try Synthesis.synthesize(CheckRoom.right(.stroke, on: "touchpad")).tracks.first)
    let hand = StepHand(replaying: track, transition: .right)
    expectNil(HandDifference.first(live: hand.gestures, hand.decisions, hand))
    expect(
      HandDifference.first(live: [], hand.decisions, hand)?.contains("0 gestures"), equals: true)
    expect(
      HandDifference.first(live: hand.gestures, [], hand)?.contains("0 decisions"), equals: true)
    var other = hand.gestures
    other[0].sample.velocity.x += 0.001
    expect(
      HandDifference.first(live: other, hand.decisions, hand)?.contains("with other numbers"),
      equals: true)
    other[0].kind = .tap
    expect(
      HandDifference.first(live: other, hand.decisions, hand)?.contains("replay: "), equals: true)
  }
}
