import Expectations
import GoldenTexts
import PantographGestures
import PantographMotion
import PantographTouches
import Testing

/// The numbers of all policies and trackers, and what policies decide around each of their thresholds.
struct PolicyTableTests {
  private func expect(
    _ name: String, _ lines: [String], sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let difference = try GoldenText(name).difference(from: lines.joined(separator: "\n"))
    expectNil(difference, sourceLocation: sourceLocation)
  }

  @Test func `the numbers of all policies`() throws {
    var lines: [String] = []
    for policy in ReleasePolicy.all {
      lines.append("# \(policy.name): \(policy.summary); \(policy.origin)")
      lines.append(ThresholdJSON.text(policy.thresholds))
    }
    lines.append("# recognition")
    dump(RecognitionThresholds(), to: &lines)
    try expect("policy-numbers", lines)
  }

  private func dump(_ value: Any, to lines: inout [String]) {
    var text = ""
    Swift.dump(value, to: &text)
    lines.append(text)
  }

  @Test func `decisions of all policies`() throws {
    var lines: [String] = []
    for policy in ReleasePolicy.all {
      lines.append("# \(policy.name)")
      for length in [300.0, 700] {
        let space = InteractionSpace(length: length, pointsPerMillimetre: 6)
        for distance in [-40.0, 0, 20, 80, 150, 240, 351, 500, 700] {
          var words = ""
          for velocity in [-2500.0, -600, -110, 0, 90, 240, 320, 510, 1100, 3000] {
            for (held, duration) in [(0, 80), (0, 600), (160, 700)] {
              let decision = policy.thresholds.decide(
                ReleaseInputs(
                  distance: distance, length: length, velocity: velocity, sidewaysVelocity: 70,
                  held: .milliseconds(Int64(held)), duration: .milliseconds(Int64(duration)),
                  meanStep: velocity / 120, lastTwoSteps: velocity / 60),
                in: space)
              words += decision.outcome == .finish ? "F" : "c"
              words += "\(decision.rule)".prefix(2) + " "
            }
          }
          lines.append("\(length) \(distance): \(words)")
        }
      }
    }
    try expect("policy-decisions", lines)
  }

  @Test func `decisions with their reasons`() throws {
    var lines: [String] = []
    for policy in ReleasePolicy.all {
      let space = InteractionSpace(length: 600, pointsPerMillimetre: 6)
      for (distance, velocity, held) in [
        (250.0, 40.0, 0), (250, -700, 0), (330, 2, 200), (60, 900, 0), (-10, 10, 0),
      ] {
        let decision = policy.thresholds.decide(
          ReleaseInputs(
            distance: distance, length: 600, velocity: velocity,
            held: .milliseconds(Int64(held)), duration: .milliseconds(400)),
          in: space)
        lines.append(
          "\(policy.name) \(distance) \(velocity) \(held): \(decision.description); \(decision.why); \(decision.otherwise ?? "nothing else")"
        )
      }
    }
    try expect("policy-reasons", lines)
  }
}
