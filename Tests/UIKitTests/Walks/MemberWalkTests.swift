import Expectations
import GoldenTexts
import Testing
import UIKit

/// The visible state and the answers after each step of random calls of all members of a few classes.
@MainActor
@Suite(.serialized) struct MemberWalkTests {
  private func compare(
    _ name: String, seeds: Range<UInt64> = 0..<5, steps: Int = 120,
    sourceLocation: SourceLocation = #_sourceLocation, _ add: (MemberWalk) -> Void
  ) throws {
    var marks = WalkMarks()
    FixedSurroundings.during {
      for seed in seeds {
        let walk = MemberWalk(seed: seed)
        add(walk)
        marks.add("\(name) \(seed)", walk, steps: steps)
      }
    }
    try marks.compare(with: "members-\(name)", sourceLocation: sourceLocation)
  }

  @Test func `segments`() throws { try compare("segments") { $0.addSegments() } }
  @Test func `steppers, sliders and switches`() throws {
    try compare("steppers") { $0.addSteppers() }
  }
  @Test func `indicators`() throws { try compare("indicators") { $0.addIndicators() } }
  @Test func `labels`() throws { try compare("labels") { $0.addLabels() } }
  @Test func `buttons`() throws { try compare("buttons") { $0.addButtons() } }
}
