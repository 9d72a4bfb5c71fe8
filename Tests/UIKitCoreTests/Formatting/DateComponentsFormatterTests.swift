import Expectations
import Foundation
import Testing
import UIKit

struct DateComponentsFormatterTests {
  private func formatter(
    _ style: DateComponentsFormatter.UnitsStyle,
    _ units: NSCalendar.Unit = [.hour, .minute, .second]
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    return formatter
  }

  @Test(arguments: [
    (0.0, "0"), (5, "5"), (65, "1:05"), (3605, "1:00:05"), (-65, "-1:05"),
  ])
  func `positional units drop leading zeros`(_ seconds: Double, _ text: String) {
    expect(formatter(.positional).string(from: seconds), equals: text)
  }

  @Test func `padded units are all written`() {
    let formatter = formatter(.positional)
    formatter.zeroFormattingBehavior = .pad
    expect(formatter.string(from: 65), equals: "0:01:05")
    formatter.allowedUnits = [.day, .hour, .minute, .second]
    expect(formatter.string(from: 3600), equals: "0d 1:00:00")
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.abbreviated, "1h 5m"), (.short, "1 hr, 5 min"),
    (.full, "1 hour, 5 minutes"), (.spellOut, "one hour, five minutes"), (.brief, "1hr 5min"),
  ])
  func `units are words of each style`(
    _ style: DateComponentsFormatter.UnitsStyle, _ text: String
  ) {
    expect(formatter(style).string(from: 3900), equals: text)
  }

  @Test func `zeros are dropped where the behavior says`() {
    let formatter = formatter(.abbreviated)
    formatter.zeroFormattingBehavior = .dropLeading
    expect(formatter.string(from: 600), equals: "10m 0s")
    formatter.zeroFormattingBehavior = .dropTrailing
    expect(formatter.string(from: 600), equals: "0h 10m")
    formatter.zeroFormattingBehavior = .dropMiddle
    expect(formatter.string(from: 3605), equals: "1h 5s")
    formatter.zeroFormattingBehavior = .dropAll
    expect(formatter.string(from: 0), equals: "0s")
  }

  @Test func `years and months are counted by the calendar`() {
    let formatter = formatter(.full, [])
    expect(
      formatter.string(from: DateComponents(year: 1, month: 2, day: 3)),
      equals: "1 year, 2 months, 3 days")
    formatter.unitsStyle = .abbreviated
    formatter.allowedUnits = [.month, .day]
    let begin = Date(timeIntervalSinceReferenceDate: 0)
    expect(
      formatter.string(from: begin, to: begin.addingTimeInterval(33 * 86400)), equals: "1mo 2d")
  }

  @Test func `the number of units is limited, and the largest one collapses`() {
    let formatter = formatter(.full)
    formatter.maximumUnitCount = 1
    expect(formatter.string(from: 5400), equals: "2 hours")
    expect(formatter.string(from: 4000), equals: "1 hour")
    formatter.maximumUnitCount = 0
    formatter.collapsesLargestUnit = true
    expect(formatter.string(from: 3780), equals: "63 minutes")
  }

  @Test func `as many units as are allowed are all written, also those of value 0`() {
    let formatter = formatter(.full, [.hour, .minute])
    formatter.zeroFormattingBehavior = .pad
    formatter.maximumUnitCount = 2
    expect(formatter.string(from: 300), equals: "0 hours, 5 minutes")
    expect(formatter.string(from: 3600), equals: "1 hour, 0 minutes")
    expect(formatter.string(from: 0), equals: "0 hours, 0 minutes")
    formatter.maximumUnitCount = 1
    expect(formatter.string(from: 300), equals: "5 minutes")
    expect(formatter.string(from: 0), equals: "0 hours")
  }

  @Test func `a unit collapses and is rounded by the next one that is allowed`() {
    let formatter = formatter(.full, [.hour, .second])
    formatter.collapsesLargestUnit = true
    expect(formatter.string(from: 3780), equals: "3,780 seconds")
    formatter.collapsesLargestUnit = false
    formatter.maximumUnitCount = 1
    expect(formatter.string(from: 3780), equals: "1 hour")
    expect(formatter.string(from: 5400), equals: "2 hours")
  }

  @Test func `phrases surround the text`() {
    let formatter = formatter(.full)
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    expect(formatter.string(from: 120), equals: "About 2 minutes remaining")
    expect(formatter.string(for: 60.0), equals: "About 1 minute remaining")
    expectNil(formatter.string(from: .infinity))
  }
}
