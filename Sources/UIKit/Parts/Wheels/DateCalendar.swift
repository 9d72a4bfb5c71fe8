import Foundation
import QuartzCore

/// A calendar of one month, which the user pages through. A tap on a day chooses it.
@MainActor
final class DateCalendar: UIView, DatePanel, UIScrollViewDelegate {
  private unowned let picker: UIDatePicker
  private let title = UIButton(type: .system)
  private let back = UIButton(type: .system)
  private let forth = UIButton(type: .system)

  /// The columns of the calendar.
  private static let daysOfWeek: Int = 7

  private let weekdays = (0..<DateCalendar.daysOfWeek).map { _ in UILabel() }
  private let pages = UIScrollView()
  private var months: [MonthView] = []
  private var time: UIDatePicker?
  private var years: DateWheels?
  /// A date in the visible month.
  private(set) var shownMonth = Date(timeIntervalSinceReferenceDate: 0)
  private var laidSize = CGSize.zero

  private static let headerHeight: CGFloat = 44
  private static let weekdayHeight: CGFloat = 20
  private static let timeHeight: CGFloat = 44
  private static let margin: CGFloat = 8

  required init?(coder: NSCoder) { nil }

  init(_ picker: UIDatePicker, showsTime: Bool? = nil) {
    self.picker = picker
    super.init(frame: .zero)
    clipsToBounds = true
    title.contentHorizontalAlignment = .leading
    // iOS's body size.
    title.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    title.setTitleColor(.label, for: .normal)
    title.addAction(UIAction { [weak self] _ in self?.toggleYears() }, for: .touchUpInside)
    for (button, name, step) in [(back, "chevron.backward", -1), (forth, "chevron.forward", 1)] {
      button.setImage(UIImage(systemName: name), for: .normal)
      button.addAction(UIAction { [weak self] _ in self?.turn(by: step) }, for: .touchUpInside)
    }
    for view in [title, back, forth] { addSubview(view) }
    for label in weekdays {
      // iOS's footnote size.
      label.font = .systemFont(ofSize: 13, weight: .semibold)
      label.textColor = .tertiaryLabel
      label.textAlignment = .center
      addSubview(label)
    }
    pages.isPagingEnabled = true
    pages.scrollsToTop = false
    pages.showsHorizontalScrollIndicator = false
    pages.contentInsetAdjustmentBehavior = .never
    pages.scroller.reporter = picker
    pages.delegate = self
    addSubview(pages)
    // The month before, the shown month and the month after.
    months = (0..<3).map { _ in MonthView { [weak self] in self?.choose($0) } }
    for (place, month) in months.enumerated() {
      pages.addSubview(month)
      // The months beside the shown one are out of sight.
      month.accessibilityElementsHidden = place != 1
    }
    if showsTime ?? (picker.datePickerMode == .dateAndTime) { addTime() }
    shownMonth = picker.date
  }

  /// Adds a row with the time, whose button opens wheels.
  private func addTime() {
    let time = UIDatePicker(frame: .zero)
    time.datePickerMode = .time
    time.preferredDatePickerStyle = .compact
    time.addAction(
      UIAction { [weak self, weak time] _ in
        if let self, let time { picker.choose(time.date) }
      }, for: .valueChanged)
    self.time = time
    addSubview(time)
  }

  // MARK: The date

  private var calendar: Calendar { picker.usedCalendar }

  func show(animated: Bool) {
    if !calendar.isDate(picker.date, equalTo: shownMonth, toGranularity: .month) {
      shownMonth = picker.date
    }
    time?.calendar = picker.calendar
    time?.locale = picker.usedLocale
    time?.timeZone = picker.usedCalendar.timeZone
    time?.minuteInterval = picker.minuteInterval
    time?.setDate(picker.date, animated: animated)
    years?.show(animated: animated)
    update()
  }

  func reload() { update() }

  private func choose(_ day: Date) {
    let part = calendar.dateComponents([.hour, .minute, .second], from: picker.date)
    let date =
      calendar.date(
        bySettingHour: part.hour ?? 0, minute: part.minute ?? 0, second: part.second ?? 0, of: day)
      ?? day
    picker.choose(date)
  }

  private func month(by step: Int) -> Date {
    calendar.date(byAdding: .month, value: step, to: shownMonth) ?? shownMonth
  }

  private func update() {
    title.setTitle(picker.rows.text(shownMonth, "yMMMM"), for: .normal)
    let names = calendar.veryShortStandaloneWeekdaySymbols
    for (index, label) in weekdays.enumerated() {
      label.text = names[(index + calendar.firstWeekday - 1) % Self.daysOfWeek]
    }
    for (index, view) in months.enumerated() {
      view.show(month(by: index - 1), picker)
    }
    setNeedsLayout()
  }

  // MARK: Turning pages

  private func turn(by step: Int) {
    guard years == nil else { return }
    guard window != nil, pages.bounds.width > 0 else { return move(by: step) }
    let place = 1 + (beginsAtRight ? -step : step)
    pages.setContentOffset(CGPoint(x: pages.bounds.width * CGFloat(place), y: 0), animated: true)
  }

  private func move(by step: Int) {
    shownMonth = month(by: step)
    update()
    pages.contentOffset = CGPoint(x: pages.bounds.width, y: 0)
  }

  private func pageRested() {
    guard pages.bounds.width > 0 else { return }
    let step = Int((pages.contentOffset.x / pages.bounds.width).rounded()) - 1
    if step != 0 { move(by: beginsAtRight ? -step : step) }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { pageRested() }
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { pageRested() }

  /// Shows wheels with the months and the years in place of the days, or the days again.
  private func toggleYears() {
    if let years {
      years.removeFromSuperview()
      self.years = nil
      shownMonth = picker.date
    } else {
      let wheels = DateWheels(picker, mode: .yearAndMonth)
      years = wheels
      addSubview(wheels)
      wheels.reload()
      wheels.show(animated: false)
    }
    update()
  }

  // MARK: Layout

  var wantedSize: CGSize {
    CGSize(
      width: UIPickerView.usualSize.width,
      height: Self.headerHeight + Self.weekdayHeight + MonthView.usualHeight + Self.margin
        + (time == nil ? 0 : Self.timeHeight))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width - 2 * Self.margin
    let side = Self.headerHeight
    title.frame = mirrored(
      CGRect(x: 2 * Self.margin, y: 0, width: max(width - 2 * side, 0), height: side))
    back.frame = mirrored(
      CGRect(x: Self.margin + width - 2 * side, y: 0, width: side, height: side))
    forth.frame = mirrored(CGRect(x: Self.margin + width - side, y: 0, width: side, height: side))
    for (index, label) in weekdays.enumerated() {
      label.frame = mirrored(
        CGRect(
          x: Self.margin + width / CGFloat(Self.daysOfWeek) * CGFloat(index), y: side,
          width: width / CGFloat(Self.daysOfWeek), height: Self.weekdayHeight))
    }
    let top = side + Self.weekdayHeight
    let foot = time == nil ? 0 : Self.timeHeight
    let room = CGRect(
      x: Self.margin, y: top, width: max(width, 0),
      height: max(bounds.height - top - foot - Self.margin, 0))
    pages.frame = room
    years?.frame = CGRect(x: 0, y: side, width: bounds.width, height: room.maxY - side)
    for view in weekdays + [pages, back, forth] { view.isHidden = years != nil }
    if laidSize != room.size {
      laidSize = room.size
      // A page for each of the three months.
      pages.contentSize = CGSize(width: room.width * 3, height: room.height)
      pages.contentOffset = CGPoint(x: room.width, y: 0)
    }
    for (index, month) in months.enumerated() {
      let place = beginsAtRight ? months.count - 1 - index : index
      month.frame = CGRect(
        x: room.width * CGFloat(place), y: 0, width: room.width, height: room.height)
    }
    if let time {
      let size = time.intrinsicContentSize
      time.frame = mirrored(
        CGRect(
          x: bounds.width - 2 * Self.margin - size.width, y: room.maxY + (foot - size.height) / 2,
          width: size.width, height: size.height))
    }
  }
}
