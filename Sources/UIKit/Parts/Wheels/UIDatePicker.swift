import Foundation
import QuartzCore

/// The appearance of a date picker.
public enum UIDatePickerStyle: Int, Hashable, Sendable {
  /// The picker chooses: wheels for durations and for years with months, otherwise `compact`.
  case automatic
  case wheels
  /// A button with the date, which shows a calendar or wheels in a popover.
  case compact
  /// A calendar within the picker.
  case inline
}

/// A control with which the user chooses a date, a time or a duration.
///
/// A picker that has been given no date begins with the date at which it was created, as on iOS. A
/// program whose traces are compared sets `date` itself.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
  public enum Mode: Int, Hashable, Sendable {
    case time, date, dateAndTime, countDownTimer
    case yearAndMonth
  }

  open var datePickerMode = Mode.dateAndTime { didSet { rebuild() } }
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { rebuild() } }
  /// The locale whose names and order of columns are shown. Nil uses the calendar's, or else the
  /// current one.
  open var locale: Locale? { didSet { rebuild() } }
  open var calendar: Calendar! = .current { didSet { rebuild() } }
  /// The time zone of the shown date. Nil uses the calendar's.
  open var timeZone: TimeZone? { didSet { rebuild() } }

  private var chosen = UIDatePicker.now()
  private var duration: TimeInterval = 0
  private(set) var panel: (any DatePanel)?

  /// Returns the date at which a picker is created. A test replaces it.
  package static var now: () -> Date = { Date() }

  public override init(frame: CGRect) {
    super.init(frame: frame)
    rebuild()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    rebuild()
    coder.endObject(self)
  }

  // MARK: The date

  /// The chosen date, within the limits. With `roundsToMinuteInterval`, its minute is rounded down
  /// to the interval.
  open var date: Date {
    get {
      noteRead("date")
      return chosen
    }
    set { setDate(newValue, animated: false) }
  }

  /// Shows a date. No event is sent.
  open func setDate(_ date: Date, animated: Bool) {
    guard date.timeIntervalSinceReferenceDate.isFinite else { return }
    changing(["date"]) { chosen = limits.clamped(rounded(date)) }
    panel?.show(animated: animated)
  }

  open var minimumDate: Date? { didSet { limitsChanged() } }
  open var maximumDate: Date? { didSet { limitsChanged() } }

  var limits: DateLimits { DateLimits(minimum: minimumDate, maximum: maximumDate) }

  private func limitsChanged() {
    panel?.reload()
    setDate(chosen, animated: false)
  }

  /// The minutes between two rows. A number that does not divide 60 counts as 1.
  open var minuteInterval = 1 { didSet { rebuild() } }
  /// Whether dates that the program sets are rounded down to the interval, and not only shown so.
  open var roundsToMinuteInterval = true { didSet { setDate(chosen, animated: false) } }

  var usedInterval: Int {
    // UIKit's documented limits: the interval divides an hour and is at most 30 minutes.
    (1...30).contains(minuteInterval) && 60.isMultiple(of: minuteInterval) ? minuteInterval : 1
  }

  private func rounded(_ date: Date) -> Date {
    guard roundsToMinuteInterval, usedInterval > 1 else { return date }
    let minute = usedCalendar.component(.minute, from: date) % usedInterval
    guard minute > 0 else { return date }
    return usedCalendar.date(byAdding: .minute, value: -minute, to: date) ?? date
  }

  /// The chosen duration in seconds, for the mode `countDownTimer`: up to a minute less than a day.
  open var countDownDuration: TimeInterval {
    get { duration }
    set {
      guard newValue.isFinite else { return }
      duration = min(max(newValue, 0), Self.longestDuration)
      if datePickerMode == .countDownTimer { panel?.show(animated: false) }
    }
  }

  /// UIKit's documented limit, 23 hours and 59 minutes, in seconds.
  private static let longestDuration: TimeInterval = 23 * 3600 + 59 * 60

  // MARK: The user's choice

  /// Takes the date that the user has chosen, or the nearest one that is allowed.
  ///
  /// - Parameter lacking: The day of the month that the chosen month does not have.
  func choose(_ date: Date, lacking: Int? = nil) {
    let allowed = limits.clamped(date)
    let old = chosen
    if lacking != nil || !limits.contains(date, in: usedCalendar, rows.columns) {
      UIApplication.note(self, reason(date, allowed, lacking))
    }
    changing(["date"]) { chosen = allowed }
    panel?.show(animated: true)
    if allowed != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  private func reason(_ wanted: Date, _ allowed: Date, _ lacking: Int?) -> String {
    let text = { self.rows.text($0, "yMMMdjm") }
    if wanted == allowed, let lacking {
      return "goes back to \(text(allowed)): the month has no day \(lacking)"
    }
    let limit = allowed > wanted ? "the minimum date" : "the maximum date"
    return "goes back to \(text(allowed)), \(limit), from \(text(wanted))"
  }

  /// Takes the duration that the user has chosen. Zero becomes the shortest one.
  func choose(duration chosen: TimeInterval) {
    let old = duration
    if chosen <= 0 { UIApplication.note(self, "goes back from 0 to \(usedInterval) min") }
    // The interval is in minutes, a duration in seconds.
    duration = max(chosen, TimeInterval(usedInterval * 60))
    panel?.show(animated: true)
    if duration != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  // MARK: The look

  /// The style that the picker has in its mode.
  open var datePickerStyle: UIDatePickerStyle {
    switch datePickerMode {
    case .countDownTimer, .yearAndMonth: .wheels
    case .time, .date, .dateAndTime:
      switch preferredDatePickerStyle {
      case .automatic: .compact
      case .inline: datePickerMode == .time ? .compact : .inline
      case .wheels, .compact: preferredDatePickerStyle
      }
    }
  }

  var usedCalendar: Calendar {
    var calendar: Calendar = self.calendar ?? .current
    calendar.locale = usedLocale
    if let timeZone { calendar.timeZone = timeZone }
    return calendar
  }

  var usedLocale: Locale { locale ?? calendar?.locale ?? .current }

  /// The columns and the titles of the current mode.
  var rows: DateRows { rows(datePickerMode) }

  func rows(_ mode: Mode) -> DateRows {
    DateRows(mode, calendar: usedCalendar, locale: usedLocale, minuteInterval: usedInterval)
  }

  private func rebuild() {
    changing(["date"]) { chosen = limits.clamped(rounded(chosen)) }
    panel?.removeFromSuperview()
    let made = makePanel()
    panel = made
    // A picker that nobody has given another size has the size of its style.
    if bounds.size == ownSize { frame.size = made.wantedSize }
    ownSize = made.wantedSize
    made.frame = bounds
    addSubview(made)
    made.reload()
    made.show(animated: false)
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The size that the picker has without a size from outside.
  private var ownSize = CGSize.zero

  private func makePanel() -> any DatePanel {
    switch datePickerStyle {
    case .automatic, .wheels: DateWheels(self, mode: datePickerMode)
    case .compact: DateButtons(self)
    case .inline: DateCalendar(self)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    panel?.frame = bounds
  }

  open override var intrinsicContentSize: CGSize { panel?.wantedSize ?? UIPickerView.usualSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override func stateDidChange() {
    super.stateDidChange()
    panel?.isUserInteractionEnabled = isEnabled
    panel?.alpha = isEnabled ? 1 : 0.5
  }

  override var usualHugging: LayoutRecord.Priorities { (.defaultHigh, .defaultHigh) }

  override var valueWords: [String] {
    if datePickerMode == .countDownTimer {
      // A duration is in seconds.
      let minutes = Int(duration / 60)
      return ["\(minutes / 60) h \(minutes % 60) min"]
    }
    let template =
      switch datePickerMode {
      case .time: "jm"
      case .date: "yMMMd"
      case .yearAndMonth: "yMMMM"
      case .dateAndTime, .countDownTimer: "yMMMdjm"
      }
    return [rows.text(chosen, template)]
  }
}

/// The content of a date picker in one style.
@MainActor
protocol DatePanel: UIView {
  /// Shows the picker's date.
  func show(animated: Bool)
  /// Shows the picker's limits.
  func reload()
  var wantedSize: CGSize { get }
}
