import Expectations
import Testing

@testable import PantographRecordings

/// Angles in the text of libinput, whose unit is the degree.
struct AngleTextTests {
  @Test func `an angle of few digits is written with the same digits`() {
    let wrong = (-3600...3600).map { Double($0) * 7 / 100 }.filter { degrees in
      let radians = DebugEventsReport.radians(degrees: degrees)
      return DebugEventsReport.degrees(radians: radians) != (degrees * 100).rounded() / 100
    }
    expect(wrong, equals: [])
  }

  @Test(arguments: [(0, 0), (180, Double.pi), (-90, -Double.pi / 2), (360, 2 * Double.pi)])
  func `half a turn is 180 degrees`(degrees: Double, radians: Double) {
    expect(DebugEventsReport.radians(degrees: degrees), equals: radians)
    expect(DebugEventsReport.degrees(radians: radians), equals: degrees)
  }
}
