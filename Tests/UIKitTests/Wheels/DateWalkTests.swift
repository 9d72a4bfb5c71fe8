import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Date pickers of all modes, styles, languages and calendars under a finger, and the values that a program sets.
@MainActor
@Suite(.serialized) struct DateWalkTests {
  @Test(arguments: 0..<9) func `pickers under a finger`(kind: Int) {
    let (oldNow, oldWarning) = (UIDatePicker.now, Misuse.onWarning)
    defer { (UIDatePicker.now, Misuse.onWarning) = (oldNow, oldWarning) }
    Misuse.onWarning = { _ in }
    for seed in [9 + kind, 18 + kind] {
      let walk = WheelWalk(seed: UInt64(seed))
      var seen: [String] = []
      for step in 0..<60 {
        walk.step()
        seen.append(walk.seen())
        if step % 10 == 9 {
          seen.append(walk.values())
          SeenMarks.see(seen.joined(separator: "\n"))
          seen = []
        }
      }
    }
  }

  /// 2026-03-29 00:50 UTC, ten minutes before the summer's time begins in Berlin.
  private static let start = Date(timeIntervalSince1970: 1_774_745_400)

  private static let knobs: [Knob<UIDatePicker>] = [
    Knob("mode", \.datePickerMode, [.date, .time, .dateAndTime, .countDownTimer, .yearAndMonth]),
    Knob("style", \.preferredDatePickerStyle, [.automatic, .wheels, .compact, .inline]),
    Knob(
      "locale", \.locale,
      ["en_US", "en_GB", "de_DE", "ar", "ja_JP"].map { Locale(identifier: $0) }),
    Knob(
      "calendar", \.calendar,
      [.gregorian, .gregorian, .buddhist, .iso8601].map { Calendar(identifier: $0) }),
    Knob(
      "zone", \.timeZone, ["UTC", "Europe/Berlin", "Asia/Kolkata"].map { TimeZone(identifier: $0) }),
    Knob("interval", \.minuteInterval, [1, 5, 10, 15, 30, 60, 0, 7]),
    Knob("rounds", \.roundsToMinuteInterval, [true, false]),
    Knob("least", \.minimumDate, [nil, start - 3 * 86_400, start, start - 40 * 86_400 + 70]),
    Knob("most", \.maximumDate, [nil, start + 2 * 86_400, start + 1000, start - 86_400]),
    Knob("date", \.date, [start, start + 4000, start - 400 * 86_400, start + 33 * 86_400 + 50]),
    Knob("length", \.countDownDuration, [0, 59, 61, 3600, 90_000, -5, 7 * 3600 + 1000]),
    Knob("enabled", \.isEnabled, [true, true, false]),
    Knob(
      "direction", \.semanticContentAttribute,
      [.unspecified, .unspecified, .forceRightToLeft]),
  ]

  /// Chooses something as the user does.
  private func choose(_ picker: UIDatePicker, _ random: inout SeededGenerator) {
    switch random.below(4) {
    case 0:
      picker.choose(picker.date + Double(random.below(9) - 4) * 86_400 * 3)
    case 1:
      picker.choose(picker.date + Double(random.below(9) - 4) * 1000, lacking: 31)
    case 2: picker.choose(duration: Double(random.below(5)) * 300)
    default:
      picker.setDate(
        Self.start + Double(random.below(200) - 100) * 50_000, animated: random.chance(0.5))
    }
  }

  private func wheels(of view: UIView) -> [UIPickerView] {
    view.subviews.flatMap { ($0 as? UIPickerView).map { [$0] } ?? wheels(of: $0) }
  }

  @Test(arguments: 0..<8) func `properties in any order`(part: Int) {
    let (oldNow, oldWarning) = (UIDatePicker.now, Misuse.onWarning)
    defer { (UIDatePicker.now, Misuse.onWarning) = (oldNow, oldWarning) }
    Misuse.onWarning = { _ in }
    UIDatePicker.now = { Self.start }
    for seed in part * 8..<part * 8 + 8 {
      var random = SeededGenerator(seed: UInt64(seed))
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 360, height: 400))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      let picker = UIDatePicker(frame: .zero)
      picker.calendar = Calendar(identifier: .gregorian)
      picker.locale = Locale(identifier: "en_US")
      picker.timeZone = TimeZone(identifier: "UTC")
      picker.date = Self.start
      window.rootViewController?.view.addSubview(picker)
      var lines: [String] = []
      picker.addAction(
        UIAction { [weak picker] _ in
          lines.append("chose \(picker?.date.timeIntervalSince1970 ?? 0)")
        }, for: .valueChanged)
      for step in 0..<30 {
        if random.chance(0.6) {
          Self.knobs[random.below(Self.knobs.count)].turn(picker, &random)
        } else if random.chance(0.4), let wheel = wheels(of: picker).first {
          let component = random.below(max(wheel.numberOfComponents, 1))
          let count = wheel.numberOfRows(inComponent: component)
          guard count > 0 else { continue }
          let row = random.below(count)
          wheel.selectRow(row, inComponent: component, animated: false)
          wheel.delegate?.pickerView(wheel, didSelectRow: row, inComponent: component)
        } else {
          choose(picker, &random)
        }
        window.advance(to: Double(step))
        lines.append(
          "\(picker.date.timeIntervalSince1970) \(picker.countDownDuration) \(picker.frame) "
            + "\(picker.datePickerStyle) \(picker.intrinsicContentSize) \(picker.valueWords)")
        lines.append(picker.layer.treeDescription(.model))
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }
}
