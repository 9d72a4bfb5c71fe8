import Expectations
import Testing

@testable import GestureTesting

/// Courses of progress that are near one another, and those that are just not.
struct ProgressCourseTests {
  private static let line = ["0.100 card 0.000", "0.200 card 0.500", "0.400 card 1.000"]

  private static let pairs: [(String, [String], [String], Double, Bool)] = [
    ("the same", line, line, 0, true),
    ("nothing", [], [], 0, true),
    ("one is empty", [], line, 1, false),
    ("another name", ["0.100 card 0.000"], ["0.100 sheet 0.000"], 1, false),
    ("one more name", line, line + ["0.100 sheet 0.000"], 1, false),
    ("within the tolerance", ["0.100 card 0.500"], ["0.100 card 0.510"], 0.01, true),
    ("beyond the tolerance", ["0.100 card 0.500"], ["0.100 card 0.512"], 0.01, false),
    ("below the tolerance", ["0.100 card 0.500"], ["0.100 card 0.488"], 0.01, false),
    (
      "interpolated", line,
      ["0.100 card 0.000", "0.150 card 0.250", "0.200 card 0.500", "0.400 card 1.000"], 0, true
    ),
    (
      "interpolated elsewhere", line,
      ["0.100 card 0.000", "0.150 card 0.300", "0.200 card 0.500", "0.400 card 1.000"], 0.04, false
    ),
    ("a little longer", line, line + ["0.419 card 1.000"], 0, true),
    ("too long", line, line + ["0.421 card 1.000"], 0, false),
    ("a little earlier", line, ["0.081 card 0.000"] + line, 0, true),
    ("too early", line, ["0.079 card 0.000"] + line, 0, false),
    (
      "twice at a moment", line,
      ["0.100 card 0.000", "0.100 card 0.000", "0.200 card 0.500", "0.400 card 1.000"], 0, true
    ),
    (
      "a jump", ["0.100 card 0.000", "0.200 card 0.000", "0.200 card 1.000"],
      ["0.100 card 0.000", "0.200 card 0.000"], 0.5, false
    ),
    ("a name of two words", ["0.100 my card 0.250"], ["0.100 my card 0.250"], 0, true),
  ]

  @Test func `courses that are near, and those that are not`() throws {
    for (name, first, second, tolerance, isNear) in Self.pairs {
      let (one, two) = (
        try #require(ProgressCourse(lines: first)), try #require(ProgressCourse(lines: second))
      )
      expect("\(name) \(one.isNear(two, within: tolerance))", equals: "\(name) \(isNear)")
      expect("\(name) \(two.isNear(one, within: tolerance))", equals: "\(name) \(isNear)")
    }
  }

  @Test(arguments: ["", "0.1 card", "card 0.1 0.2", "0.1 card x", "0.1"])
  func `other lines are refused`(line: String) {
    expectNil(ProgressCourse(lines: [line]).map { _ in line })
  }

  @Test func `lines are written as they are read`() {
    expect(ProgressCourse(lines: Self.line)?.lines ?? [], equals: Self.line)
  }
}
