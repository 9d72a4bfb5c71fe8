import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Rows of a date's wheels, and the dates of rows, in a calendar without summer time.
struct DateRowsTests {
  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0) ?? .current
    calendar.locale = Locale(identifier: "en_US")
    return calendar
  }()

  private func rows(_ columns: [DateColumn], _ interval: Int = 1) -> DateRows {
    var rows = DateRows(
      .dateAndTime, calendar: Self.calendar, locale: Locale(identifier: "en_US"),
      minuteInterval: interval)
    rows.columns = columns
    return rows
  }

  private func date(
    _ year: Int, _ month: Int, _ day: Int, _ hour: Int = 0, _ minute: Int = 0, _ second: Int = 0
  ) -> Date {
    Self.calendar.date(
      from: DateComponents(
        year: year, month: month, day: day, hour: hour, minute: minute, second: second))
      ?? .distantPast
  }

  @Test func `each column has its number of rows`() {
    let rows = rows([], 15)
    expect(rows.count(.month) == 12 && rows.count(.dayOfMonth) == 31 && rows.count(.year) == 9999)
    expect(rows.count(.hour(isHalfDay: true)) == 12 && rows.count(.hour(isHalfDay: false)) == 24)
    expect(rows.count(.minute) == 4 && rows.count(.minutes) == 4 && rows.count(.hours) == 24)
    expect(rows.count(.half) == 2 && self.rows([], 30).count(.minute) == 2)
    expect(self.rows([]).count(.minute), equals: 60)
  }

  @Test(arguments: [
    (0, 0, 0, 0, 0), (1, 9, 1, 0, 1), (11, 59, 11, 0, 11), (12, 0, 0, 1, 12), (13, 14, 1, 1, 13),
    (23, 59, 11, 1, 23),
  ])
  func `a time's rows`(hour: Int, minute: Int, half: Int, afternoon: Int, whole: Int) {
    let date = date(2024, 5, 17, hour, minute, 42)
    let rows = rows([])
    expect(rows.row(.hour(isHalfDay: true), for: date), equals: half)
    expect(rows.row(.half, for: date), equals: afternoon)
    expect(rows.row(.hour(isHalfDay: false), for: date), equals: whole)
    expect(rows.row(.hours, for: date) == whole && rows.row(.minute, for: date) == minute)
    expect(self.rows([], 10).row(.minutes, for: date), equals: minute / 10)
    expect(rows.row(.year, for: date) == 2023 && rows.row(.month, for: date) == 4)
    expect(rows.row(.dayOfMonth, for: date), equals: 16)
  }

  @Test func `rows of a day are its date`() {
    let wheels = rows([.month, .dayOfMonth, .year])
    let old = date(2024, 5, 17, 13, 14, 42)
    expect(wheels.date([0, 0, 2022], from: old).date, equals: date(2023, 1, 1, 13, 14, 42))
    expect(wheels.date([11, 30, 1998], from: old).date, equals: date(1999, 12, 31, 13, 14, 42))
    let leap = wheels.date([1, 28, 2023], from: old)
    expect(leap.date == date(2024, 2, 29, 13, 14, 42) && leap.lacking == nil)
    let short = wheels.date([1, 28, 2022], from: old)
    expect(short.date == date(2023, 2, 28, 13, 14, 42) && short.lacking == 29)
    let april = wheels.date([3, 30, 2022], from: old)
    expect(april.date == date(2023, 4, 30, 13, 14, 42) && april.lacking == 31)
  }

  @Test func `rows of a time are its hour and minute, without seconds`() {
    let old = date(2024, 5, 17, 13, 14, 42)
    let halves = rows([.hour(isHalfDay: true), .minute, .half])
    expect(halves.date([0, 5, 0], from: old).date, equals: date(2024, 5, 17, 0, 5))
    expect(halves.date([0, 5, 1], from: old).date, equals: date(2024, 5, 17, 12, 5))
    expect(halves.date([11, 59, 1], from: old).date, equals: date(2024, 5, 17, 23, 59))
    let whole = rows([.hour(isHalfDay: false), .minute], 15)
    expect(whole.date([23, 3], from: old).date, equals: date(2024, 5, 17, 23, 45))
    expect(whole.date([0, 1], from: old).date, equals: date(2024, 5, 17, 0, 15))
    let spans = rows([.hours, .minutes], 5)
    expect(spans.date([7, 11], from: old).date, equals: date(2024, 5, 17, 7, 55))
    expect(
      rows([.hour(isHalfDay: true)]).date([3], from: old).date,
      equals: date(2024, 5, 17, 15, 14, 42))
  }

  @Test func `a day's row counts from the first day there is`() {
    let wheels = rows([.day])
    let (old, next) = (date(2024, 5, 17, 13, 14), date(2024, 5, 18, 0, 0))
    let row = wheels.row(.day, for: old)
    expect(wheels.row(.day, for: next), equals: row + 1)
    expect(wheels.row(.day, for: date(2024, 5, 17)), equals: row)
    expect(wheels.date([row + 14], from: old).date, equals: date(2024, 5, 31, 13, 14))
    expect(wheels.row(.day, for: date(1, 1, 1)), equals: 0)
    expect(wheels.count(.day), equals: wheels.row(.day, for: date(9999, 12, 31)) + 1)
  }

  @Test func `titles`() {
    let rows = rows([], 15)
    let now = date(2024, 5, 17, 13)
    expect(rows.title(.month, 0, now: now), equals: "January")
    expect(rows.title(.month, 11, now: now), equals: "December")
    expect(rows.title(.dayOfMonth, 30, now: now), equals: "31")
    expect(rows.title(.year, 2023, now: now), equals: "2024")
    expect(rows.title(.hour(isHalfDay: true), 0, now: now), equals: "12")
    expect(rows.title(.hour(isHalfDay: true), 1, now: now), equals: "1")
    expect(rows.title(.hour(isHalfDay: false), 0, now: now), equals: "00")
    expect(rows.title(.hour(isHalfDay: false), 9, now: now), equals: "09")
    expect(rows.title(.hour(isHalfDay: false), 10, now: now), equals: "10")
    expect(rows.title(.minute, 0, now: now) == "00" && rows.title(.minute, 3, now: now) == "45")
    expect(rows.title(.half, 0, now: now) == "AM" && rows.title(.half, 1, now: now) == "PM")
    expect(rows.title(.hours, 0, now: now), equals: "0 hours")
    expect(rows.title(.hours, 1, now: now), equals: "1 hour")
    expect(rows.title(.hours, 2, now: now), equals: "2 hours")
    expect(rows.title(.minutes, 2, now: now), equals: "30 min")
    let day = rows.row(.day, for: now)
    expect(rows.title(.day, day, now: now), equals: "Today")
    expect(rows.title(.day, day + 1, now: now), equals: "Sat, May 18")
  }

  @Test func `limits hold to the minute, the day or the month, as the wheels show them`() {
    let limits = DateLimits(minimum: date(2024, 5, 17, 13, 14, 30), maximum: date(2024, 7, 2, 8))
    func holds(_ date: Date, _ columns: [DateColumn]) -> Bool {
      limits.contains(date, in: Self.calendar, columns)
    }
    expect(holds(date(2024, 5, 17, 13, 14), [.day, .minute]))
    expect(!holds(date(2024, 5, 17, 13, 13, 59), [.day, .minute]))
    expect(holds(date(2024, 7, 2, 8, 0, 59), [.hours, .minute]))
    expect(!holds(date(2024, 7, 2, 8, 1), [.hours, .minute]))
    let days: [DateColumn] = [.month, .dayOfMonth, .year]
    expect(holds(date(2024, 5, 17), days) && !holds(date(2024, 5, 16, 23, 59), days))
    expect(holds(date(2024, 7, 2, 23), days) && !holds(date(2024, 7, 3), days))
    expect(
      holds(date(2024, 5, 1), [.month, .year]) && !holds(date(2024, 4, 30), [.month, .year]))
    expect(
      holds(date(2024, 7, 31), [.month, .year]) && !holds(date(2024, 8, 1), [.month, .year]))
    expect(limits.clamped(date(2024, 1, 1)), equals: limits.minimum)
    expect(limits.clamped(date(2025, 1, 1)), equals: limits.maximum)
    expect(limits.clamped(date(2024, 6, 1)), equals: date(2024, 6, 1))
    let turned = DateLimits(minimum: date(2024, 7, 2), maximum: date(2024, 5, 1))
    expect(
      turned.clamped(date(2030, 1, 1)), equals: date(2030, 1, 1), "limits turned round do not count"
    )
    expect(turned.contains(date(2030, 1, 1), in: Self.calendar, days))
    let open = DateLimits(minimum: date(2024, 5, 1), maximum: nil)
    expect(open.clamped(date(2030, 1, 1)), equals: date(2030, 1, 1))
    expect(open.clamped(date(2020, 1, 1)), equals: date(2024, 5, 1))
  }

  @Test func `a row is allowed by its date, and a day that is missing is not`() {
    let wheels = rows([.month, .dayOfMonth, .year])
    let old = date(2023, 1, 31)
    let none = DateLimits()
    expect(!wheels.isAllowed(30, in: 1, with: [3, 0, 2022], from: old, none), "April 31")
    expect(wheels.isAllowed(29, in: 1, with: [3, 0, 2022], from: old, none))
    expect(wheels.isAllowed(3, in: 0, with: [0, 30, 2022], from: old, none), "another month")
    let limits = DateLimits(minimum: date(2023, 2, 10), maximum: nil)
    expect(!wheels.isAllowed(8, in: 1, with: [1, 0, 2022], from: old, limits))
    expect(wheels.isAllowed(9, in: 1, with: [1, 0, 2022], from: old, limits))
    expect(wheels.isAllowed(8, in: 9, with: [1, 0, 2022], from: old, limits))
  }

  @MainActor
  @Test func `an interval of minutes divides an hour, and is at most half of one`() {
    UIDatePicker.beginOnTheSameDay()
    let picker = UIDatePicker()
    let used = (-1...61).filter {
      picker.minuteInterval = $0
      return picker.usedInterval == $0
    }
    expect(used, equals: [1, 2, 3, 4, 5, 6, 10, 12, 15, 20, 30])
    picker.minuteInterval = 60
    expect(picker.usedInterval, equals: 1)
  }
}
