import Expectations
import Foundation
import Testing
import UIKit

struct RelativeDateTimeFormatterTests {
  private func formatter(_ language: String = "en_US") -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: language)
    formatter.calendar = Calendar(identifier: .gregorian)
    return formatter
  }

  @Test func `the largest unit that is not zero is written`() {
    let formatter = formatter()
    expect(formatter.localizedString(fromTimeInterval: -90), equals: "1 minute ago")
    expect(formatter.localizedString(fromTimeInterval: 7300), equals: "in 2 hours")
    expect(
      formatter.localizedString(from: DateComponents(month: -3, day: 2)), equals: "3 months ago")
    expect(formatter.localizedString(from: DateComponents(day: 0)), equals: "in 0 days")
  }

  @Test func `named dates are words`() {
    let formatter = formatter()
    formatter.dateTimeStyle = .named
    expect(formatter.localizedString(from: DateComponents(day: -1)), equals: "yesterday")
    expect(formatter.localizedString(from: DateComponents(year: 1)), equals: "next year")
    expect(formatter.localizedString(from: DateComponents(hour: -5)), equals: "5 hours ago")
  }

  @Test func `units are short, and words of another language`() {
    let formatter = formatter()
    formatter.unitsStyle = .short
    expect(formatter.localizedString(from: DateComponents(month: 2)), equals: "in 2 mo.")
    formatter.unitsStyle = .spellOut
    expect(formatter.localizedString(from: DateComponents(day: 3)), equals: "in three days")
    expect(
      self.formatter("de_DE").localizedString(from: DateComponents(day: -2)), equals: "vor 2 Tagen")
  }

  @Test func `a date is written from another, and from components`() {
    let formatter = formatter()
    let date = Date(timeIntervalSinceReferenceDate: 0)
    let later = date.addingTimeInterval(8 * 86400)
    expect(formatter.localizedString(for: later, relativeTo: date), equals: "in 1 week")
    expect(formatter.string(for: DateComponents(minute: -1)), equals: "1 minute ago")
    expectNil(formatter.string(for: "text"))
    let copy = formatter.copy() as? RelativeDateTimeFormatter
    expect(copy?.locale, equals: formatter.locale)
  }
}
