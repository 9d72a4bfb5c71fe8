import Foundation

/// The wheels of a date picker.
@MainActor
final class DateWheels: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate, DatePanel {
  private unowned let picker: UIDatePicker
  private let mode: UIDatePicker.Mode
  private let content: DateRows

  required init?(coder: NSCoder) { nil }

  /// Creates the wheels for a mode, which may be a part of the picker's own.
  init(_ picker: UIDatePicker, mode: UIDatePicker.Mode) {
    self.picker = picker
    self.mode = mode
    content = picker.rows(mode)
    super.init(frame: CGRect(origin: .zero, size: UIPickerView.usualSize))
    dataSource = self
    delegate = self
  }

  var wantedSize: CGSize { UIPickerView.usualSize }

  private var isTimer: Bool { mode == .countDownTimer }

  func reload() { reloadAllComponents() }

  func show(animated: Bool) {
    for (component, column) in content.columns.enumerated() {
      let row = isTimer ? timerRow(column) : content.row(column, for: picker.date)
      // A wheel that the user moves decides by itself where it rests.
      if wheels.indices.contains(component), wheels[component].isUserMoving { continue }
      selectRow(row, inComponent: component, animated: animated)
    }
    for wheel in wheels { wheel.recolor() }
  }

  /// The row of the picker's duration, which is in seconds. The numbers are the seconds of a minute
  /// and the minutes of an hour.
  private func timerRow(_ column: DateColumn) -> Int {
    let minutes = Int(picker.countDownDuration / 60)
    return column == .hours ? minutes / 60 : minutes % 60 / content.minuteInterval
  }

  override func goesRound(_ component: Int) -> Bool { content.columns[component].goesRound }

  // MARK: Rows

  func numberOfComponents(in pickerView: UIPickerView) -> Int { content.columns.count }

  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
    content.count(content.columns[component])
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let whole = content.columns.reduce(0) { $0 + $1.weight }
    let room = Double(UIPickerView.usualSize.width) - Self.besideWheels
    return CGFloat((room * content.columns[component].weight / whole).rounded(.down))
  }

  /// The margins and the gaps of four wheels, in points.
  private static let besideWheels = 34.0

  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int,
    reusing view: UIView?
  ) -> UIView {
    let label = view as? DateLabel ?? DateLabel()
    label.text = content.title(content.columns[component], row, now: UIDatePicker.now())
    label.textColor = isAllowed(row, component) ? .label : .tertiaryLabel
    return label
  }

  override func color(_ view: UIView, of row: Int, on wheel: WheelView) {
    guard let component = wheels.firstIndex(of: wheel) else { return }
    (view as? DateLabel)?.textColor = isAllowed(row, component) ? .label : .tertiaryLabel
  }

  private func isAllowed(_ row: Int, _ component: Int) -> Bool {
    if isTimer { return true }
    return content.isAllowed(
      row, in: component, with: chosenRows, from: picker.date, picker.limits)
  }

  private var chosenRows: [Int] {
    content.columns.map { content.row($0, for: picker.date) }
  }

  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
    let rows = content.columns.indices.map { selectedRow(inComponent: $0) }
    if isTimer {
      // A duration has its hours in the first column; the picker counts seconds.
      let minutes = rows[0] * 60 + rows[1] * content.minuteInterval
      // Seconds.
      return picker.choose(duration: TimeInterval(minutes * 60))
    }
    let found = content.date(rows, from: picker.date)
    picker.choose(found.date, lacking: found.lacking)
  }

  /// The control reports the new date.
  override var reportsRows: Bool { false }
  override var reporter: UIView { picker }
}

/// The title of a row of a date picker's wheel.
@MainActor
final class DateLabel: WheelLabel {}
