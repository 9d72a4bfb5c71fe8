import Foundation
import UIKit

/// A picker and a date picker whose modes, styles, limits and rows change at random under a finger.
@MainActor
final class WheelWalk: Walk {
  private let picker = UIPickerView(frame: CGRect(x: 10, y: 20, width: 340, height: 180))
  private let dates: UIDatePicker
  private var rows = [5, 30, 1]
  private var height: CGFloat = 32

  /// 2026-02-28 17:45 UTC.
  private static let start = Date(timeIntervalSince1970: 1_772_300_700)

  override init(seed: UInt64, size: CGSize = CGSize(width: 360, height: 640)) {
    UIDatePicker.now = { Self.start }
    dates = UIDatePicker(frame: CGRect(x: 10, y: 220, width: 340, height: 360))
    super.init(seed: seed, size: size)
    (picker.dataSource, picker.delegate) = (self, self)
    dates.preferredDatePickerStyle = [.wheels, .inline, .compact][Int(seed % 3)]
    dates.locale = Locale(identifier: ["en_US", "de_DE", "ar"][Int(seed / 3 % 3)])
    dates.calendar = Calendar(identifier: .gregorian)
    dates.timeZone = TimeZone(identifier: "UTC")
    dates.date = Self.start
    dates.addAction(
      UIAction { [weak self] _ in
        self?.note("date \(self?.dates.date.timeIntervalSince1970 ?? 0)")
      }, for: .valueChanged)
    root.view.addSubview(picker)
    root.view.addSubview(dates)
    window.layoutIfNeeded()
  }

  override var shares: (finger: Int, waiting: Int) { (5, 2) }

  override func change(_ bits: Int, animated: Bool) {
    let rest = bits / 14
    let day: TimeInterval = 86_400
    switch bits % 14 {
    case 0:
      rows = (0..<rest % 4 + 1).map { ((rest / 4) >> $0) % 25 }
      picker.reloadAllComponents()
    case 1:
      let component = rest % rows.count
      rows[component] = rest / 4 % 30
      picker.reloadComponent(component)
    case 2:
      let component = rest % rows.count
      guard rows[component] > 0 else { return }
      picker.selectRow(rest / 4 % rows[component], inComponent: component, animated: animated)
    case 3: picker.frame.size = CGSize(width: 150 + rest % 190, height: 90 + rest % 120)
    case 4:
      height = CGFloat(24 + rest % 20)
      picker.reloadAllComponents()
    case 5:
      dates.datePickerMode = [.date, .time, .dateAndTime, .countDownTimer, .yearAndMonth][rest % 5]
    case 6:
      dates.setDate(
        Self.start.addingTimeInterval(Double(rest % 800 - 400) * day / 3), animated: animated)
    case 7:
      dates.minimumDate =
        rest % 3 == 0 ? nil : Self.start.addingTimeInterval(-Double(rest % 90) * day)
    case 8:
      dates.maximumDate =
        rest % 3 == 0 ? nil : Self.start.addingTimeInterval(Double(rest % 90) * day)
    case 9: dates.minuteInterval = [1, 5, 15, 30, 7][rest % 5]
    case 10: dates.preferredDatePickerStyle = [.wheels, .inline, .compact, .automatic][rest % 4]
    case 11:
      dates.isEnabled = rest % 4 != 0
      dates.roundsToMinuteInterval.toggle()
    case 12: dates.countDownDuration = TimeInterval(rest % 90_000)
    default:
      dates.semanticContentAttribute = rest % 2 == 0 ? .forceRightToLeft : .unspecified
      picker.semanticContentAttribute = dates.semanticContentAttribute
      dates.tintColor = [.systemRed, .systemBlue][rest % 2]
    }
  }

  override func values() -> String {
    let selected = rows.indices.map { "\(picker.selectedRow(inComponent: $0))" }
    return "\(selected) \(dates.date.timeIntervalSince1970) \(dates.countDownDuration)"
      + super.values()
  }
}

extension WheelWalk: UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { rows.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    rows[component]
  }
  func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { "\(component) · \(row)" }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat {
    height
  }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    CGFloat(60 + component * 25)
  }
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    note("row \(row) of \(component)")
  }
}
