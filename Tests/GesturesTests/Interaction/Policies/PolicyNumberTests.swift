import Expectations
import GoldenTexts
import PantographGestures
import Testing

/// All numbers of all policies.
struct PolicyNumberTests {
  @Test func `the thresholds of each policy`() throws {
    var lines: [String] = []
    for policy in ReleasePolicy.all {
      lines.append("# \(policy.name)")
      lines.append("\(policy.thresholds)".replacing("PantographGestures.", with: ""))
    }
    let folder = #filePath.split(separator: "/").dropLast(3).joined(separator: "/")
    let difference = try GoldenText("policy-thresholds", beside: "/\(folder)/x").difference(
      from: lines.joined(separator: "\n").replacing(", ", with: ",\n  "))
    expectNil(difference)
  }
}
