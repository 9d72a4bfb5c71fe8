import Expectations
import Foundation
import Testing
import ViewTesting

@testable import UIKit

/// Date pickers where text runs from right to left.
@MainActor
@Suite(.serialized) struct MirroredDatePickerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  private let picker: UIDatePicker
  private let fingers: Fingers

  init() {
    UIDatePicker.beginOnTheSameDay()
    picker = UIDatePicker()
    fingers = Fingers(window)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.isHidden = false
    picker.locale = Locale(identifier: "en_US")
    picker.calendar = Calendar(identifier: .gregorian)
    picker.timeZone = TimeZone(identifier: "UTC")
    // 2026-11-15, a Sunday.
    picker.date = Date(timeIntervalSince1970: 1_794_700_800)
    window.addSubview(picker)
  }

  private func show(_ style: UIDatePickerStyle, _ mode: UIDatePicker.Mode) {
    // Another test may have run since `init`.
    UIDatePicker.beginOnTheSameDay()
    picker.preferredDatePickerStyle = style
    picker.datePickerMode = mode
    picker.frame = CGRect(origin: .zero, size: picker.intrinsicContentSize)
    window.layoutIfNeeded()
    picker.panel?.layoutIfNeeded()
  }

  private func tap(_ x: Double, _ y: Double) {
    fingers.down(0, x, y)
    fingers.lift()
    fingers.wait(1500)
  }

  private func day(_ date: Date) -> Int { picker.usedCalendar.component(.day, from: date) }
  private func month(_ date: Date) -> Int { picker.usedCalendar.component(.month, from: date) }

  @Test func `weeks of the calendar begin at the right, and a tap chooses the day under it`() throws
  {
    show(.inline, .date)
    let calendar = try #require(picker.panel as? DateCalendar)
    let names = calendar.subviews.compactMap { $0 as? UILabel }
    expect(names.first?.text == "S" && (names.first?.frame.midX ?? 0) > 280)
    expect(names.map(\.frame.midX), equals: names.map(\.frame.midX).sorted(by: >))
    // November 2026 begins on a Sunday: its first day is at the right, the 7th at the left.
    let top = try #require(names.first?.frame.maxY)
    let row = (calendar.bounds.height - top - 8) / 6
    tap(285, Double(top + row / 2))
    expect(day(picker.date), equals: 1)
    tap(30, Double(top + row / 2))
    expect(day(picker.date), equals: 7)
  }

  @Test func `the button at the left turns to the next month, as does a swipe to the right`() throws
  {
    show(.inline, .date)
    let calendar = try #require(picker.panel as? DateCalendar)
    let buttons = calendar.subviews.compactMap { $0 as? UIButton }
    let forth = try #require(buttons.last)
    expect(forth.frame.maxX, isBelow: 60)
    tap(Double(forth.frame.midX), Double(forth.frame.midY))
    expect(month(calendar.shownMonth), equals: 12)
    fingers.down(0, 60, 200)
    for x in stride(from: 80.0, through: 280, by: 20) { fingers.move(0, x, 200) }
    fingers.lift()
    fingers.wait(2000)
    expect(month(calendar.shownMonth), equals: 1)
    fingers.down(0, 260, 200)
    for x in stride(from: 240.0, through: 40, by: -20) { fingers.move(0, x, 200) }
    fingers.lift()
    fingers.wait(2000)
    expect(month(calendar.shownMonth), equals: 12)
  }

  @Test func `compact buttons and wheels stand in mirrored order`() throws {
    show(.compact, .dateAndTime)
    let buttons = (picker.panel?.subviews ?? []).compactMap { $0 as? UIButton }
    expect(buttons.count == 2 && buttons[0].frame.minX > buttons[1].frame.maxX)
    show(.wheels, .date)
    let wheels = try #require(picker.panel as? DateWheels).wheels
    expect(wheels.map(\.frame.minX), equals: wheels.map(\.frame.minX).sorted(by: >))
  }
}
