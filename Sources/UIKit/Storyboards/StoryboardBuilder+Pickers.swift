import Foundation

extension StoryboardBuilder {
  /// Sets the properties of a date picker. The mode and the limits come before the date, which
  /// depends on them.
  func configure(
    _ picker: UIDatePicker, _ element: StoryboardElement
  ) throws(StoryboardError) {
    if let name = element["style"] {
      picker.preferredDatePickerStyle = try named(
        name, InterfaceNames.datePickerStyles, "style of date pickers", element)
    }
    if let name = element["datePickerMode"] {
      picker.datePickerMode = try named(
        name, InterfaceNames.datePickerModes, "mode of date pickers", element)
    }
    if let locale = element.child(key: "locale")?["localeIdentifier"] {
      picker.locale = Locale(identifier: locale)
    }
    if let zone = element.child(key: "timeZone"), let name = zone["name"] {
      guard let known = TimeZone(identifier: name) else {
        throw file.error("there is no time zone \"\(name)\"", at: zone)
      }
      picker.timeZone = known
    }
    if let minutes = element.integer(.minuteInterval) { picker.minuteInterval = minutes }
    if let date = date(element, "minimumDate") { picker.minimumDate = date }
    if let date = date(element, "maximumDate") { picker.maximumDate = date }
    if let seconds = element.number(.countDownDuration) { picker.countDownDuration = seconds }
    if element.flag("useCurrentDate") != true, let date = date(element, "date") {
      picker.date = date
    }
  }

  private func date(_ element: StoryboardElement, _ key: String) -> Date? {
    element.child(key: key)?.number(.timeIntervalSinceReferenceDate).map {
      Date(timeIntervalSinceReferenceDate: $0)
    }
  }
}

extension InterfaceNames {
  static let datePickerStyles: [String: UIDatePickerStyle] = [
    "automatic": .automatic, "wheels": .wheels, "compact": .compact, "inline": .inline,
  ]
  static let datePickerModes: [String: UIDatePicker.Mode] = [
    "time": .time, "date": .date, "dateAndTime": .dateAndTime,
    "countDownTimer": .countDownTimer, "yearAndMonth": .yearAndMonth,
  ]
}
