import Foundation
import QuartzCore

/// The days of one month in rows of a week.
@MainActor
final class MonthView: UIView {
  /// The columns of the calendar.
  private static let daysOfWeek: Int = 7
  /// The most weeks that a month touches.
  private static let weeks: Int = 6

  private let days = (0..<(MonthView.weeks * MonthView.daysOfWeek)).map { _ in UILabel() }
  private var dates: [Int: Date] = [:]
  private let chosen: (Date) -> Void

  /// The height of six weeks, in points.
  static let usualHeight: CGFloat = 6 * 40

  required init?(coder: NSCoder) { nil }

  init(chosen: @escaping (Date) -> Void) {
    self.chosen = chosen
    super.init(frame: .zero)
    for day in days {
      day.textAlignment = .center
      day.isHidden = true
      day.layer.masksToBounds = true
      addSubview(day)
    }
    let tap = UITapGestureRecognizer()
    tap.addAction { [weak self] in self?.tapped($0) }
    addGestureRecognizer(tap)
  }

  /// Shows the month that contains a date, with the picker's date and limits.
  func show(_ month: Date, _ picker: UIDatePicker) {
    let calendar = picker.usedCalendar
    let (limits, tint) = (picker.limits, picker.tintColor ?? BarLabel.tint)
    let part = calendar.dateComponents([.era, .year, .month], from: month)
    let first = calendar.date(from: part) ?? month
    let weekday = calendar.component(.weekday, from: first)
    let lead = (weekday - calendar.firstWeekday + Self.daysOfWeek) % Self.daysOfWeek
    // The days of the longest month.
    let count = calendar.range(of: .day, in: .month, for: first)?.count ?? 31
    let now = UIDatePicker.now()
    dates = [:]
    for (index, label) in days.enumerated() {
      let day = index - lead
      label.isHidden = !(0..<count).contains(day)
      guard !label.isHidden, let date = calendar.date(byAdding: .day, value: day, to: first) else {
        continue
      }
      let isChosen = calendar.isDate(date, inSameDayAs: picker.date)
      let isToday = calendar.isDate(date, inSameDayAs: now)
      let isAllowed = limits.contains(date, in: calendar, [.dayOfMonth])
      if isAllowed { dates[index] = date }
      label.text = "\(day + 1)"
      // The size of iOS's `title3`.
      label.font = .systemFont(ofSize: 20, weight: isChosen ? .semibold : .regular)
      label.textColor =
        isChosen && isToday
        ? .white : isChosen || isToday ? tint : isAllowed ? .label : .tertiaryLabel
      // Our value: a chosen day has a faint ground, today a full one.
      label.backgroundColor =
        isChosen ? (isToday ? tint : tint.withAlphaComponent(0.15)) : nil
    }
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    let point = recognizer.location(in: self)
    guard bounds.contains(point), bounds.width > 0, bounds.height > 0 else { return }
    let start = beginsAtRight ? bounds.width - point.x : point.x
    let column = min(Int(start / bounds.width * CGFloat(Self.daysOfWeek)), Self.daysOfWeek - 1)
    let row = Int(point.y / bounds.height * CGFloat(Self.weeks))
    if let date = dates[row * Self.daysOfWeek + column] { chosen(date) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let cell = CGSize(
      width: bounds.width / CGFloat(Self.daysOfWeek), height: bounds.height / CGFloat(Self.weeks))
    let side = min(cell.width, cell.height)
    for (index, label) in days.enumerated() {
      label.frame = mirrored(
        CGRect(
          x: cell.width * CGFloat(index % Self.daysOfWeek) + (cell.width - side) / 2,
          y: cell.height * CGFloat(index / Self.daysOfWeek) + (cell.height - side) / 2,
          width: side, height: side))
      label.layer.cornerRadius = side / 2
    }
  }
}
