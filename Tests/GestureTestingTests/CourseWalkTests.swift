import Expectations
import SeededRandom
import Testing

@testable import GestureTesting

/// Courses of progress with equal times, jumps and ends within and just beyond the allowed 0.02 s.
struct CourseWalkTests {
  private func course(_ random: inout SeededGenerator) -> [String] {
    var time = Double(random.below(3)) / 50
    return (0..<random.below(5)).map { _ in
      time += Double(random.below(4)) / 50
      let name = random.chance(0.8) ? "card" : "sheet"
      return "\(Double((time * 1000).rounded()) / 1000) \(name) \(Double(random.below(5)) / 4)"
    }
  }

  @Test func `courses are as near to others as they were`() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<60 {
      let lines = (0..<6).map { _ in course(&random) }
      let courses = lines.map { ProgressCourse(lines: $0) }
      var answers = ""
      for first in courses {
        for second in courses {
          for tolerance in [0, 0.25, 0.5] {
            let isNear = second.flatMap { second in
              first.map { $0.isNear(second, within: tolerance) }
            }
            answers += isNear.map { $0 ? "1" : "0" } ?? "-"
          }
        }
      }
      SeenMarks.see("\(lines) \(answers)")
    }
    for line in ["", "0.1 card", "x card 0", "0.1 card x", "0.1  card 0.5", "0.1 my card 1 2"] {
      SeenMarks.see("\(line) \(ProgressCourse(lines: [line]).map { "\($0)" } ?? "-")")
    }
  }
}
