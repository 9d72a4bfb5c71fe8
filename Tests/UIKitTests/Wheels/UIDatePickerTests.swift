import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

@testable import UIKit

/// Dates, times and durations that are chosen on wheels, in a calendar and in popovers.
@MainActor struct UIDatePickerTests {
  @MainActor private final class Scene {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let controller = UIViewController()
    let picker: UIDatePicker
    let fingers: Fingers
    var heard: [Date] = []

    init(
      _ mode: UIDatePicker.Mode, _ date: String, locale: String = "en_US",
      style: UIDatePickerStyle = .wheels
    ) {
      UIDatePicker.beginOnTheSameDay()
      picker = UIDatePicker()
      fingers = Fingers(window)
      window.rootViewController = controller
      window.isHidden = false
      picker.preferredDatePickerStyle = style
      picker.locale = Locale(identifier: locale)
      picker.calendar = Calendar(identifier: .gregorian)
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.datePickerMode = mode
      picker.date = UIDatePickerTests.date(date)
      picker.frame.origin = .zero
      picker.bounds.size = picker.intrinsicContentSize
      picker.center = CGPoint(x: 160, y: picker.bounds.height / 2)
      picker.addAction(
        UIAction { [weak self] _ in self.map { $0.heard.append($0.picker.date) } },
        for: .valueChanged)
      controller.view.addSubview(picker)
      window.layoutIfNeeded()
    }

    var wheels: [WheelView] { (picker.panel as? DateWheels)?.wheels ?? [] }

    /// Turns a wheel by whole rows and lets it rest.
    func turn(_ component: Int, by rows: Int) {
      let wheel = wheels[component]
      let x = Double(wheel.frame.midX)
      let way = Double(-rows) * 32 + (rows > 0 ? -10 : 10)
      fingers.down(0, x, 108)
      for step in 1...20 { fingers.move(0, x, 108 + way * Double(step) / 20) }
      fingers.wait(300)
      fingers.lift()
      fingers.wait(3000)
    }

    var titles: [String?] {
      wheels.map { $0.shownView(of: $0.selectedRow)?.shownText }
    }
  }

  private nonisolated static func date(_ text: String) -> Date {
    let formatter = ISO8601DateFormatter()
    return formatter.date(from: text + (text.count == 10 ? "T12:00:00Z" : ":00Z")) ?? .distantPast
  }

  @Test func `the columns are in the order of the locale`() {
    expect(Scene(.date, "2026-11-28").titles, equals: ["November", "28", "2026"])
    expect(Scene(.date, "2026-11-28", locale: "de_DE").titles, equals: ["28", "November", "2026"])
    expect(Scene(.time, "2026-11-28T15:05").titles, equals: ["3", "05", "PM"])
    expect(Scene(.time, "2026-11-28T15:05", locale: "de_DE").titles, equals: ["15", "05"])
    expect(Scene(.yearAndMonth, "2026-11-28").titles, equals: ["November", "2026"])
    let day = Scene(.dateAndTime, "2026-11-28T00:30").titles
    expect(day.count == 4 && day[0]?.contains("Nov 28") == true && day[1] == "12")
    expect(Scene(.dateAndTime, "2026-11-15T00:30").titles[0], equals: "Today")
  }

  @Test func `a turned wheel changes the date, and the control sends one event`() {
    let scene = Scene(.date, "2026-11-28")
    scene.turn(1, by: 1)
    expect(scene.picker.date, equals: Self.date("2026-11-29"))
    expect(scene.heard, equals: [Self.date("2026-11-29")])
    scene.turn(0, by: 1)
    expect(scene.picker.date, equals: Self.date("2026-12-29"))
    // The months go round; the year is that of its own wheel.
    scene.turn(0, by: 1)
    expect(scene.picker.date, equals: Self.date("2026-01-29"))
    expect(scene.heard.count, equals: 3)
  }

  @Test func `a day that the month lacks springs back to the last one`() {
    let scene = Scene(.date, "2026-01-30")
    let said = WheelScene.said { scene.turn(0, by: 1) }
    expect(scene.picker.date, equals: Self.date("2026-02-28"))
    expect(scene.titles, equals: ["February", "28", "2026"])
    expect(scene.heard, equals: [Self.date("2026-02-28")])
    expect(said.contains { $0.hasSuffix("the month has no day 30") })
  }

  @Test func `a date beyond the limits springs back to the limit, with the reason`() {
    let scene = Scene(.date, "2026-11-28")
    scene.picker.maximumDate = Self.date("2026-11-30")
    let said = WheelScene.said { scene.turn(1, by: -3) }
    expect(scene.picker.date, equals: Self.date("2026-11-25"))
    expect(!said.contains { $0.contains("goes back") })
    scene.turn(2, by: 2)
    expect(scene.picker.date, equals: Self.date("2026-11-30"))
    expect(scene.titles, equals: ["November", "30", "2026"])
    scene.heard = []
    let again = WheelScene.said { scene.turn(2, by: 1) }
    expect(again.contains { $0.contains("goes back to") && $0.contains("the maximum date") })
    expect(scene.heard, equals: [])
    scene.picker.date = Self.date("2030-01-01")
    expect(scene.picker.date, equals: Self.date("2026-11-30"))
  }

  @Test func `limits in the wrong order count for nothing`() {
    let scene = Scene(.date, "2026-11-28")
    scene.picker.minimumDate = Self.date("2028-01-01")
    scene.picker.maximumDate = Self.date("2027-01-01")
    scene.picker.date = Self.date("2020-01-01")
    expect(scene.picker.date, equals: Self.date("2020-01-01"))
  }

  @Test func `minutes come in intervals`() {
    let scene = Scene(.time, "2026-11-28T10:07")
    scene.picker.minuteInterval = 15
    expect(scene.picker.date, equals: Self.date("2026-11-28T10:00"))
    expect(scene.wheels[1].rows.count, equals: 4)
    scene.turn(1, by: 1)
    expect(scene.picker.date, equals: Self.date("2026-11-28T10:15"))
    scene.turn(2, by: 1)
    expect(scene.picker.date, equals: Self.date("2026-11-28T22:15"))
    scene.picker.roundsToMinuteInterval = false
    scene.picker.date = Self.date("2026-11-28T22:20")
    expect(scene.picker.date, equals: Self.date("2026-11-28T22:20"))
    expect(scene.titles, equals: ["10", "15", "PM"])
    scene.picker.minuteInterval = 7
    expect(scene.wheels[1].rows.count, equals: 60)
  }

  @Test func `a duration cannot be zero`() {
    let scene = Scene(.countDownTimer, "2026-11-28")
    expect(scene.picker.countDownDuration, equals: 0)
    scene.picker.countDownDuration = 3600 + 120
    expect(scene.titles, equals: ["1 hour", "2 min"])
    scene.turn(1, by: 1)
    expect(scene.picker.countDownDuration, equals: 3600 + 180)
    scene.turn(0, by: -1)
    expect(scene.picker.countDownDuration, equals: 180)
    let said = WheelScene.said { scene.turn(1, by: -3) }
    expect(scene.picker.countDownDuration, equals: 60)
    expect(said.contains { $0.contains("goes back from 0 to 1 min") })
    scene.picker.countDownDuration = 1e9
    expect(scene.picker.countDownDuration, equals: 86_340)
  }

  @Test func `the styles of each mode, and a date set in time`() {
    UIDatePicker.beginOnTheSameDay()
    let picker = UIDatePicker()
    expect(picker.datePickerStyle, equals: .compact)
    picker.preferredDatePickerStyle = .inline
    expect(picker.datePickerStyle, equals: .inline)
    picker.datePickerMode = .countDownTimer
    expect(picker.datePickerStyle, equals: .wheels)
    let scene = Scene(.date, "2026-11-28")
    scene.picker.setDate(Self.date("2026-11-20"), animated: true)
    expect(scene.picker.date, equals: Self.date("2026-11-20"))
    let offset = scene.wheels[1].contentOffset.y
    scene.fingers.wait(150)
    expect(scene.wheels[1].contentOffset.y, differsFrom: offset)
    scene.fingers.wait(1000)
    expect(scene.titles, equals: ["November", "20", "2026"])
    expect(scene.heard, equals: [])
  }

  @Test func `a tap on a day of the inline calendar chooses it, at the same time of day`() {
    let scene = Scene(.date, "2026-11-28", style: .inline)
    expect(scene.picker.bounds.width, equals: 320)
    // 1 November 2026 is a Sunday, the first column in the United States.
    scene.fingers.down(0, 8 + 304 / 7 * 2.5, 64 + 60)
    scene.fingers.lift()
    expect(scene.heard, equals: [Self.date("2026-11-10")])
    scene.picker.minimumDate = Self.date("2026-11-09")
    scene.fingers.down(0, 8 + 304 / 7 * 2.5, 64 + 20)
    scene.fingers.lift()
    expect(scene.heard.count, equals: 1)
  }

  @Test func `the inline calendar turns its months by a swipe and by its buttons`() throws {
    let scene = Scene(.date, "2026-11-28", style: .inline)
    let calendar = try #require(scene.picker.panel as? DateCalendar)
    let month = { Calendar(identifier: .gregorian).component(.month, from: calendar.shownMonth) }
    scene.fingers.down(0, 250, 200)
    for step in 1...10 { scene.fingers.move(0, 250 - Double(step) * 20, 200) }
    scene.fingers.lift()
    scene.fingers.wait(2000)
    expect(month(), equals: 12)
    scene.fingers.down(0, 8 + 304 - 66, 22)
    scene.fingers.lift()
    scene.fingers.wait(2000)
    expect(month(), equals: 11)
    expect(scene.heard, equals: [])
  }

  @Test func `a compact picker opens a calendar in a popover, whose choice is its own`() throws {
    let scene = Scene(.dateAndTime, "2026-11-28T09:41", style: .compact)
    let buttons = scene.picker.panel?.subviews.compactMap { $0 as? UIButton } ?? []
    expect(buttons.map(\.currentTitle), equals: ["Nov 28, 2026", "9:41\u{202F}AM"])
    let point = buttons[0].convert(
      CGPoint(x: buttons[0].bounds.midX, y: buttons[0].bounds.midY), to: nil)
    scene.fingers.down(0, Double(point.x), Double(point.y))
    scene.fingers.lift()
    scene.fingers.wait(1000)
    let popover = try #require(scene.controller.presentedViewController)
    let calendar = try #require(popover.view.subviews.first as? DateCalendar)
    let day = calendar.convert(CGPoint(x: 8 + 304 / 7 * 1.5, y: 64 + 20), to: nil)
    scene.fingers.down(0, Double(day.x), Double(day.y))
    scene.fingers.lift()
    expect(scene.heard, equals: [Self.date("2026-11-02T09:41")])
    expect(buttons[0].currentTitle, equals: "Nov 2, 2026")
  }
}
