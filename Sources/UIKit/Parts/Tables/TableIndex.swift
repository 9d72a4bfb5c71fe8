import Foundation
import QuartzCore

/// The index at the side of a table view: a title for each section, to which a finger on the title
/// scrolls.
@MainActor
final class TableIndex {
  private unowned let table: UITableView
  private var titles: [String]?
  private var view: TableIndexView?

  init(_ table: UITableView) {
    self.table = table
  }

  /// Discards the titles. The data source is called before the next layout.
  func reload() {
    titles = nil
    table.tiles.looksChanged()
  }

  /// The width that the index takes from the rows, in points.
  var width: CGFloat { isShown ? TableIndexView.width : 0 }

  private var isShown: Bool {
    guard table.indexDisplayMode != .alwaysHidden, !loadedTitles.isEmpty else { return false }
    return table.tiles.rows.counts.reduce(0, +) >= table.sectionIndexMinimumDisplayRowCount
  }

  private var loadedTitles: [String] {
    if let titles { return titles }
    let loaded = table.dataSource?.sectionIndexTitles(for: table) ?? []
    titles = loaded
    return loaded
  }

  /// Shows the index at the visible trailing edge.
  func layout() {
    guard isShown else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown = view ?? makeView()
    view = shown
    shown.show(
      loadedTitles, color: table.sectionIndexColor ?? table.tintColor,
      background: table.sectionIndexBackgroundColor ?? .clear,
      tracking: table.sectionIndexTrackingBackgroundColor)
    let inset = table.adjustedContentInset
    let isMirrored = table.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let bounds = table.bounds
    shown.frame = CGRect(
      x: isMirrored ? bounds.minX : bounds.maxX - TableIndexView.width, y: bounds.minY + inset.top,
      width: TableIndexView.width, height: max(bounds.height - inset.top - inset.bottom, 0))
    if table.subviews.last !== shown { table.bringSubviewToFront(shown) }
  }

  private func makeView() -> TableIndexView {
    let view = TableIndexView()
    view.choose = { [weak self] index in self?.choose(index) }
    view.end = { [weak self] index in self?.tell(index) }
    table.addSubview(view)
    return view
  }

  /// Scrolls to the section of a title.
  private func choose(_ index: Int) {
    guard let source = table.dataSource, loadedTitles.indices.contains(index) else { return }
    let inset = table.adjustedContentInset
    let title = loadedTitles[index]
    var y = -inset.top
    let section = source.tableView(table, sectionForSectionIndexTitle: title, at: index)
    if title != UITableView.indexSearch || section != NSNotFound {
      guard table.tiles.loaded.sections.indices.contains(section) else { return }
      table.tiles.measure(upTo: IndexPath(row: 0, section: section))
      y = table.tiles.rows.section(section).lowerBound - inset.top
    }
    let limits = table.limits(.vertical)
    y = CGFloat(min(max(Double(y), limits.lowerBound), limits.upperBound))
    table.setContentOffset(CGPoint(x: table.contentOffset.x, y: y), animated: false)
  }

  private func tell(_ index: Int) {
    guard loadedTitles.indices.contains(index) else { return }
    let title = loadedTitles[index]
    UIApplication.note(table, "scrolls to \(title), where the finger left its index")
    ApplicationEvent.report(
      ApplicationEvent(.scrolled, "scrolled to \(title) by the index", of: table, title: title))
  }
}

/// The view of a table view's index.
final class TableIndexView: UIControl {
  /// The width and the height of a title, in points. UIKit's are not known.
  static let width: CGFloat = 20
  private static let lineHeight: CGFloat = 15
  /// Our value, in points: 15 points are enough for each line.
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)

  var choose: ((Int) -> Void)?
  var end: ((Int) -> Void)?
  private var titles: [String] = []
  private var labels: [UIView] = []
  /// The indices of the titles that have room; the others stand behind a dot.
  private var seen: [Int?] = []
  private var chosen: Int?
  private var background = UIColor.clear
  private var tracking: UIColor?
  private var color = UIColor.label

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUntold = true
    accessibilityLabel = "Section index"
  }

  required init?(coder: NSCoder) { nil }

  func show(_ titles: [String], color: UIColor, background: UIColor, tracking: UIColor?) {
    (self.background, self.tracking) = (background, tracking)
    backgroundColor = isTracking ? tracking ?? background : background
    guard titles != self.titles || color != self.color else { return }
    (self.titles, self.color) = (titles, color)
    seen = []
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let wanted = Self.places(titles.count, room: Int(bounds.height / Self.lineHeight))
    if wanted != seen || labels.count != wanted.count { rebuild(wanted) }
    let top = bounds.midY - CGFloat(labels.count) * Self.lineHeight / 2
    for (line, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0, y: top + CGFloat(line) * Self.lineHeight, width: bounds.width,
        height: Self.lineHeight)
    }
  }

  /// Returns the index of the title of each line; nil stands for a dot. With too little room, every
  /// second line is a dot, behind which the titles between its neighbors stand.
  static func places(_ count: Int, room: Int) -> [Int?] {
    guard count > max(room, 1) else { return Array(0..<count) }
    // An odd number of lines, which begins and ends with a title.
    let shown = max((room + 1) / 2, 2)
    return (0..<2 * shown - 1).map { line in
      line % 2 == 1 ? nil : line / 2 * (count - 1) / (shown - 1)
    }
  }

  private func rebuild(_ wanted: [Int?]) {
    for label in labels { label.removeFromSuperview() }
    seen = wanted
    labels = wanted.map { index in
      if let index, titles[index] == UITableView.indexSearch {
        let view = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        view.contentMode = .center
        // Our value, in points: as high as the titles.
        view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 10)
        view.tintColor = color
        return view
      }
      let label = UILabel()
      label.text = index.map { titles[$0] } ?? "•"
      label.font = Self.font
      label.textColor = color
      label.textAlignment = .center
      return label
    }
    for label in labels { addSubview(label) }
  }

  /// The title of the section that was chosen last.
  private(set) var chosenTitle: String?

  /// Chooses the next or the previous title, as a finger that moves along the index does.
  func choose(by step: Int) {
    let last = chosenTitle.flatMap { titles.firstIndex(of: $0) }
    let index = last.map { $0 + step } ?? 0
    guard titles.indices.contains(index) else { return }
    chosenTitle = titles[index]
    choose?(index)
    end?(index)
  }

  // MARK: A finger

  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    backgroundColor = tracking ?? background
    follow(touch)
    return true
  }

  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    follow(touch)
    return true
  }

  override func endTracking(_ touch: UITouch?, with event: UIEvent?) { leave() }
  override func cancelTracking(with event: UIEvent?) { leave() }

  private func follow(_ touch: UITouch) {
    guard !titles.isEmpty, let first = labels.first, let last = labels.last else { return }
    let length = max(last.frame.maxY - first.frame.minY, 1)
    let share = (touch.location(in: self).y - first.frame.minY) / length
    let index = min(max(Int(share * CGFloat(titles.count)), 0), titles.count - 1)
    guard index != chosen else { return }
    chosen = index
    chosenTitle = titles[index]
    choose?(index)
  }

  private func leave() {
    backgroundColor = background
    if let chosen { end?(chosen) }
    chosen = nil
  }
}
