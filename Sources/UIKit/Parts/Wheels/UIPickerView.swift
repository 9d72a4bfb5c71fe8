import Foundation
import QuartzCore

/// Wheels side by side. On each of them the user chooses one row.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  /// The data source. The picker asks it when it is next needed.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { setNeedsReload() } }
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { setNeedsReload() } }

  /// Whether the chosen rows are marked. From iOS 7 on they always are.
  @Inert("the chosen rows are always marked")
  open var showsSelectionIndicator = true

  private(set) var wheels: [WheelView] = []
  private var widths: [CGFloat?] = []
  private var needsReload = true
  private var isReloading = false
  private let band = UIView()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    super.init(coder: coder)
    prepare()
    coder.endObject(self)
  }

  /// Creates a picker of the usual size.
  public convenience init() { self.init(frame: CGRect(origin: .zero, size: Self.usualSize)) }

  private func prepare() {
    clipsToBounds = true
    band.backgroundColor = .tertiarySystemFill
    // Our value, in points.
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
  }

  // MARK: Rows

  open var numberOfComponents: Int {
    reloadIfNeeded()
    return wheels.count
  }

  open func numberOfRows(inComponent component: Int) -> Int { wheel(component)?.rows.count ?? 0 }

  /// Returns the size of a row in the middle of a wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    guard let wheel = wheel(component) else { return .zero }
    layoutIfNeeded()
    return CGSize(width: wheel.bounds.width, height: wheel.rows.height)
  }

  /// Returns the view of a row; nil if the row is not visible, or if the delegate provides no views.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    guard let wheel = wheel(component) else { return nil }
    layoutIfNeeded()
    wheel.layoutIfNeeded()
    return wheel.shownView(of: row)
  }

  /// Asks the data source and the delegate again. Each wheel stays on its row if the row still
  /// exists.
  open func reloadAllComponents() {
    needsReload = true
    reloadIfNeeded()
  }

  /// Asks for the rows of one wheel again.
  open func reloadComponent(_ component: Int) {
    guard !needsReload, let wheel = wheel(component) else { return reloadIfNeeded() }
    load(wheel, component)
    setNeedsLayout()
  }

  // MARK: The chosen rows

  /// Selects a row for the program. The delegate is not called.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard let wheel = wheel(component) else { return }
    layoutIfNeeded()
    wheel.select(row, animated: animated)
  }

  /// Returns the row that was last chosen or selected; -1 for a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    guard let wheel = wheel(component), wheel.rows.count > 0 else { return -1 }
    return wheel.selectedRow
  }

  // MARK: For date pickers

  /// Whether the first row of a wheel follows its last one.
  func goesRound(_ component: Int) -> Bool { false }

  // MARK: Asking

  /// The return value of methods that the delegate does not implement.
  static let undecided: CGFloat = -1
  /// The view that a delegate without views returns.
  static let noView = UIView()

  private func setNeedsReload() {
    needsReload = true
    setNeedsLayout()
  }

  private func wheel(_ component: Int) -> WheelView? {
    reloadIfNeeded()
    return wheels.indices.contains(component) ? wheels[component] : nil
  }

  private func reloadIfNeeded() {
    guard needsReload, !isReloading else { return }
    isReloading = true
    defer { isReloading = false }
    needsReload = false
    let count = min(max(dataSource?.numberOfComponents(in: self) ?? 0, 0), Self.mostComponents)
    while wheels.count > count { wheels.removeLast().removeFromSuperview() }
    while wheels.count < count {
      let wheel = WheelView(owner: self)
      wheel.scroller.reporter = reporter
      wheels.append(wheel)
      addSubview(wheel)
    }
    widths = Array(repeating: nil, count: count)
    for (component, wheel) in wheels.enumerated() { load(wheel, component) }
    setNeedsLayout()
  }

  private func load(_ wheel: WheelView, _ component: Int) {
    let width = delegate?.pickerView(self, widthForComponent: component) ?? Self.undecided
    widths[component] = width >= 0 && width.isFinite ? min(width, Self.longest) : nil
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? Self.undecided
    let count = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    wheel.show(
      WheelRows(
        count: min(max(count, 0), Self.mostRows),
        height: height > 0 && height.isFinite
          ? min(max(height, 1), Self.longest) : WheelRows.usualHeight,
        goesRound: goesRound(component)))
  }

  // MARK: Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    reloadIfNeeded()
    let room = bounds.width - 2 * Self.margin
    let gaps = Self.gap * CGFloat(max(wheels.count - 1, 0))
    let fixed = widths.compactMap { $0 }.reduce(0, +)
    let free = widths.filter { $0 == nil }.count
    let share = free > 0 ? max(room - gaps - fixed, 0) / CGFloat(free) : 0
    let total = fixed + gaps + share * CGFloat(free)
    var x = bounds.midX - total / 2
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = mirrored(CGRect(x: x, y: 0, width: width ?? share, height: bounds.height))
      x += (width ?? share) + Self.gap
    }
    let height = (wheels.map(\.rows.height).max() ?? WheelRows.usualHeight) + 2
    band.frame = CGRect(
      x: Self.margin, y: bounds.midY - height / 2, width: max(room, 0), height: height)
    band.isHidden = wheels.isEmpty
  }

  open override var intrinsicContentSize: CGSize { Self.usualSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.usualSize }

  /// The size of a picker that has room, in points.
  static let usualSize = CGSize(width: 320, height: 216)
  private static let margin: CGFloat = 9
  /// The distance between two wheels, in points.
  private static let gap: CGFloat = 5
  /// The maximum number of wheels. More are not readable on any screen.
  private static let mostComponents = 1000
  /// The maximum number of rows. Nobody turns a wheel to the end of more.
  private static let mostRows = 100_000_000
  /// The maximum width of a wheel and height of a row, in points: more than any screen has.
  private static let longest: CGFloat = 10_000

  /// Sets the color of a visible row.
  func color(_ view: UIView, of row: Int, on wheel: WheelView) {}

  /// Whether the picker itself reports a chosen row as an event.
  var reportsRows: Bool { true }

  /// The view that the trace names for the wheels.
  var reporter: UIView { self }
}

extension UIPickerView: WheelOwner {
  func wheel(_ wheel: WheelView, viewFor row: Int, reusing view: UIView?) -> UIView {
    guard let component = wheels.firstIndex(of: wheel), let delegate else { return UIView() }
    let used = view is WheelLabel ? nil : view
    let own = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: used)
    if own !== Self.noView { return own }
    let label = view as? WheelLabel ?? WheelLabel()
    if let title = delegate.pickerView(
      self, attributedTitleForRow: row, forComponent: component)
    {
      label.attributedText = title
    } else {
      label.showPlainText(delegate.pickerView(self, titleForRow: row, forComponent: component))
    }
    return label
  }

  func wheel(_ wheel: WheelView, didChoose row: Int) {
    guard let component = wheels.firstIndex(of: wheel) else { return }
    if reportsRows { report(row, component, wheel.shownView(of: row)?.shownText) }
    delegate?.pickerView(self, didSelectRow: row, inComponent: component)
  }

  private func report(_ row: Int, _ component: Int, _ title: String?) {
    ApplicationEvent.report(
      ApplicationEvent(
        .changed,
        "turned wheel \(component) of \(type(of: self)) to row \(row)"
          + (title.map { " “\($0)”" } ?? ""), of: self, title: title))
  }

}

extension UIPickerView: PrintedContent {
  /// The titles of the chosen rows.
  var contentWords: [String] {
    wheels.map { wheel in
      guard wheel.rows.count > 0 else { return "no rows" }
      let title = wheel.shownView(of: wheel.selectedRow)?.shownText
      return title.map { "\(QuotedText($0))" } ?? "row \(wheel.selectedRow)"
    }
  }
}
