import CPantograph
import PantographGestures
import PantographTouches

/// The outcome of a gesture and its reason.
final class Decision: Sendable {
  enum Verdict {
    case release(ReleaseDecision)
    case refusal(InteractionRefusal)
  }

  let verdict: Verdict

  init(_ verdict: Verdict) {
    self.verdict = verdict
  }

  var outcome: pantograph_outcome {
    switch verdict {
    case .release(let decision):
      decision.outcome == .finish ? PANTOGRAPH_FINISH : PANTOGRAPH_GO_BACK
    case .refusal: PANTOGRAPH_NOTHING_BEGAN
    }
  }

  var rule: String {
    switch verdict {
    case .release(let decision): "\(decision.rule.name)"
    case .refusal(let refusal): "\(refusal.name)"
    }
  }

  var sentence: String {
    switch verdict {
    case .release(let decision): decision.description
    case .refusal(let refusal): refusal.description
    }
  }

  var json: String {
    switch verdict {
    case .release(let decision): decision.json
    case .refusal(let refusal): refusal.json
    }
  }
}

@c(pantograph_decide) @implementation
package func decide(
  _ thresholds: OpaquePointer!, _ release: UnsafePointer<pantograph_release>!,
  _ decision: UnsafeMutablePointer<OpaquePointer?>!
) -> pantograph_status {
  let (given, place): (UnsafePointer<pantograph_release>?, UnsafeMutablePointer<OpaquePointer?>?) =
    (release, decision)
  place?.pointee = nil
  guard let release = given?.pointee, let place else { return PANTOGRAPH_MISSING }
  let numbers = [
    release.distance, release.length, release.velocity, release.sideways_velocity,
    release.mean_step, release.last_two_steps, release.points_per_millimetre,
  ]
  guard numbers.allSatisfy({ $0.isFinite }), release.length > 0, release.points_per_millimetre > 0,
    release.held >= 0, release.duration >= 0
  else { return PANTOGRAPH_RANGE }
  let inputs = ReleaseInputs(
    distance: release.distance, length: release.length, velocity: release.velocity,
    sidewaysVelocity: release.sideways_velocity,
    held: TimeSpan(microseconds: release.held),
    duration: TimeSpan(microseconds: release.duration), meanStep: release.mean_step,
    lastTwoSteps: release.last_two_steps)
  let space = InteractionSpace(
    length: release.length, pointsPerMillimetre: release.points_per_millimetre)
  let decided = Thresholds.values(of: thresholds).decide(inputs, in: space)
  place.pointee = newHandle(Decision(.release(decided)))
  return PANTOGRAPH_OK
}

@c(pantograph_decision_free) @implementation
package func decisionFree(_ decision: OpaquePointer!) {
  _ = takeObject(of: decision, Decision.self)
}

@c(pantograph_decision_outcome) @implementation
package func decisionOutcome(_ decision: OpaquePointer!) -> pantograph_outcome {
  let decision: OpaquePointer? = decision
  return decision.map { object(of: $0, Decision.self).outcome } ?? PANTOGRAPH_NOTHING_BEGAN
}

@c(pantograph_decision_rule) @implementation
package func decisionRule(
  _ decision: OpaquePointer!, _ buffer: UnsafeMutablePointer<CChar>!, _ size: Int
) -> Int {
  writeText(of: decision, into: buffer, size) { $0.rule }
}

@c(pantograph_decision_sentence) @implementation
package func decisionSentence(
  _ decision: OpaquePointer!, _ buffer: UnsafeMutablePointer<CChar>!, _ size: Int
) -> Int {
  writeText(of: decision, into: buffer, size) { $0.sentence }
}

@c(pantograph_decision_json) @implementation
package func decisionJson(
  _ decision: OpaquePointer!, _ buffer: UnsafeMutablePointer<CChar>!, _ size: Int
) -> Int {
  writeText(of: decision, into: buffer, size) { $0.json }
}

/// Writes a text of the decision; the text is empty if the decision is nil.
private func writeText(
  of decision: OpaquePointer?, into buffer: UnsafeMutablePointer<CChar>?, _ size: Int,
  _ text: (Decision) -> String
) -> Int {
  write(decision.map { text(object(of: $0, Decision.self)) } ?? "", into: buffer, size)
}
