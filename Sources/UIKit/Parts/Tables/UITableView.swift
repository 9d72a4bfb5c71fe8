import Foundation
import QuartzCore

/// Shows rows in sections. Only visible rows have a cell.
open class UITableView: UIScrollView {
  /// The value of a height that the content determines.
  public static let automaticDimension: CGFloat = -1
  /// The height of rows whose cells determine none, in points. It is iOS 26's value.
  static let defaultRowHeight: CGFloat = 52
  /// The height of rows with a content configuration, in points.
  static let defaultConfiguredHeight: CGFloat = 53

  @exclusivity(unchecked) open private(set) var style: Style
  lazy var tiles = TableTiles(self)
  lazy var selection = TableSelection(self)
  lazy var updates = TableUpdates(self)
  lazy var swipes = RowSwipes(self)
  lazy var reorder = RowReorder(self)
  lazy var carrying = TableReorder(self)
  lazy var menus = ListMenus(self)
  lazy var selectionDrag = SelectionDrag(self)
  lazy var prefetching = TablePrefetching(self)
  lazy var sideIndex = TableIndex(self)
  /// The rows that a storyboard defines; nil without them.
  @exclusivity(unchecked) var staticRows: StaticRows?
  var hasStaticRows: Bool { staticRows != nil }

  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    begin()
  }

  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  public required init?(coder: NSCoder) {
    coder.beginObject()
    style = coder.interfaceValue(Style.self) ?? .plain
    super.init(coder: coder)
    begin()
    coder.endObject(self)
  }

  private func begin() {
    alwaysBounceVertical = true
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
  }

  // MARK: Data

  @exclusivity(unchecked) open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { discardData() } }
  }

  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    get { super.delegate as? any UITableViewDelegate }
    set {
      let isOther = newValue !== delegate
      super.delegate = newValue
      if isOther { tiles.reload(for: self) }
    }
  }

  @exclusivity(unchecked) open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
  @exclusivity(unchecked) open var isPrefetchingEnabled = true

  /// Discards all data and the selection. The data source is asked for the numbers of sections and rows at once, and
  /// for everything else at the next layout.
  open func reloadData() {
    discardData()
    tiles.countRows()
  }

  private func discardData() {
    selection.forget()
    swipes.close(animated: false)
    sideIndex.reload()
    tiles.reload()
  }

  open var numberOfSections: Int { dataSource == nil ? 1 : tiles.loaded.sections.count }

  open func numberOfRows(inSection section: Int) -> Int {
    if dataSource == nil, section == 0 { return 0 }
    let sections = tiles.loaded.sections
    require(
      sections.indices.contains(section),
      "a table view of \(sections.count) sections has no section \(section)")
    return sections[section].rows.count
  }

  // MARK: Heights

  @exclusivity(unchecked) open var rowHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, rowHeight) }
  }
  @exclusivity(unchecked) open var sectionHeaderHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, sectionHeaderHeight) }
  }
  @exclusivity(unchecked) open var sectionFooterHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, sectionFooterHeight) }
  }
  /// The estimated height of rows. 0 turns estimates off, so that given heights are used from the
  /// start.
  @exclusivity(unchecked) open var estimatedRowHeight = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, estimatedRowHeight) }
  }
  @Inert("headers and footers are always measured")
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  @Inert("headers and footers are always measured")
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The padding above the headers of a plain table view.
  @exclusivity(unchecked) open var sectionHeaderTopPadding = UITableView.automaticDimension {
    didSet { heightsChanged(oldValue, sectionHeaderTopPadding) }
  }
  @Inert("empty rows below the last are not drawn")
  open var fillerRowHeight: CGFloat = 0
  @Inert("rows are measured again when the width or the data changes")
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  private func heightsChanged(_ old: CGFloat, _ new: CGFloat) {
    if old != new { tiles.reload() }
  }

  // MARK: Look

  @exclusivity(unchecked) open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { tiles.looksChanged() }
  }
  open var separatorColor: UIColor? = .separator { didSet { tiles.looksChanged() } }
  /// The insets of the separator lines. Cells without their own inset use this value if it has been
  /// set.
  open var separatorInset: UIEdgeInsets {
    get {
      ownSeparatorInset
        ?? UIEdgeInsets(top: 0, left: ListMargins.side(forWidth: bounds.width), bottom: 0, right: 0)
    }
    set {
      ownSeparatorInset = newValue
      tiles.looksChanged()
    }
  }
  @exclusivity(unchecked) private(set) var ownSeparatorInset: UIEdgeInsets?
  @Inert("insets count from the edges of cells")
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  @Inert("separators have a color alone")
  open var separatorEffect: UIVisualEffect?
  @Inert("cells are as wide as the table")
  open var cellLayoutMarginsFollowReadableWidth = false
  @Inert("content views reach to the edges of cells")
  open var insetsContentViewsToSafeArea = true

  /// The view above all rows, which scrolls with them. Its height is its own.
  open var tableHeaderView: UIView? { didSet { tiles.replaceEnd(oldValue, by: tableHeaderView) } }
  open var tableFooterView: UIView? { didSet { tiles.replaceEnd(oldValue, by: tableFooterView) } }
  /// The view behind all rows. It does not scroll.
  @exclusivity(unchecked) open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// The color of the index titles; nil uses the tint color.
  @exclusivity(unchecked) open var sectionIndexColor: UIColor? { didSet { setNeedsLayout() } }
  open var sectionIndexBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  /// The color behind the index while a finger is on it.
  open var sectionIndexTrackingBackgroundColor: UIColor? { didSet { setNeedsLayout() } }
  /// The number of rows from which on the table view shows its index.
  open var sectionIndexMinimumDisplayRowCount = 0 { didSet { sideIndex.reload() } }
  /// Calls the data source for the index titles again.
  open func reloadSectionIndexTitles() { sideIndex.reload() }

  // MARK: Selection

  @exclusivity(unchecked) open var allowsSelection = true
  @exclusivity(unchecked) open var allowsMultipleSelection = false
  @exclusivity(unchecked) open var allowsSelectionDuringEditing = false
  @exclusivity(unchecked) open var allowsMultipleSelectionDuringEditing = false
  @Inert("nothing takes the focus")
  open var remembersLastFocusedIndexPath = false
  @Inert("nothing takes the focus")
  open var selectionFollowsFocus = false
  @Inert("nothing takes the focus")
  open var allowsFocus = true
  @Inert("nothing takes the focus")
  open var allowsFocusDuringEditing = true

  // MARK: Editing

  open var isEditing: Bool {
    get { isBeingEdited }
    set { setEditing(newValue, animated: false) }
  }
  @exclusivity(unchecked) private var isBeingEdited = false

  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isBeingEdited else { return }
    swipes.close(animated: animated)
    isBeingEdited = editing
    for (path, cell) in tiles.cells {
      tiles.prepareEditing(cell, at: path)
      cell.setEditing(editing, animated: animated)
    }
  }

  open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

  // MARK: Dragging

  lazy var drags = ListDrags(self)
  open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { dragsChanged() } }
  open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { dragsChanged() } }
  @exclusivity(unchecked) open var dragInteractionEnabled = true { didSet { dragsChanged() } }
  open var hasActiveDrag: Bool { drags.isDragging }
  open var hasActiveDrop: Bool { drags.isDropping }

  private func dragsChanged() {
    drags.isWanted(
      drags: dragDelegate != nil && dragInteractionEnabled, drops: dropDelegate != nil)
  }

  // MARK: Inside

  open override func layoutSubviews() {
    tiles.layout()
    sideIndex.layout()
    super.layoutSubviews()
    prefetching.update()
  }

  /// The size of all rows, also directly after `reloadData()`.
  open override var contentSize: CGSize {
    get {
      tiles.loadCounted()
      return super.contentSize
    }
    set { super.contentSize = newValue }
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let width = super.bounds.width
      super.bounds = newValue
      if newValue.width != width { tiles.widthChanged() }
    }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      let width = super.bounds.width
      super.frame = newValue
      if super.bounds.width != width { tiles.widthChanged() }
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    swipes.isWanted()
    reorder.isWanted()
    menus.isWanted()
    selectionDrag.isWanted()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
    selection.touchesBegan(touches)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
    selection.touchesEnded(touches)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesCancelled(touches, with: event)
    selection.touchesCancelled()
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    let answer =
      swipes.mayBegin(gestureRecognizer) ?? reorder.mayBegin(gestureRecognizer)
    if let answer { return answer }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    ownRegister(cellClass, forCellReuseIdentifier: identifier)
  }
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    ownRegister(nib, forCellReuseIdentifier: identifier)
  }
  open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
    ownRegister(nib, forHeaderFooterViewReuseIdentifier: identifier)
  }
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    ownRegister(aClass, forHeaderFooterViewReuseIdentifier: identifier)
  }
  /// Returns a reused or new cell; nil if nothing is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    ownDequeueReusableCell(withIdentifier: identifier)
  }
  /// Returns a reused or new cell with the size of the row.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath)
    -> UITableViewCell
  { ownDequeueReusableCell(withIdentifier: identifier, for: indexPath) }
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String)
    -> UITableViewHeaderFooterView?
  { ownDequeueReusableHeaderFooterView(withIdentifier: identifier) }
  /// Returns the cell of a row; nil if the row is not visible.
  /// Returns the cell of a row; nil if the row is not visible. After `reloadData()` the table is laid out first.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    tiles.layOutIfNeeded()
    return tiles.cells[indexPath]
  }
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    tiles.cells.first { $0.value === cell }?.key
  }
  open var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { tiles.cells[$0] }
  }
  open var indexPathsForVisibleRows: [IndexPath]? { ownIndexPathsForVisibleRows }
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tiles.headers[section] as? UITableViewHeaderFooterView
  }
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    tiles.footers[section] as? UITableViewHeaderFooterView
  }
  open func rect(forSection section: Int) -> CGRect { ownRect(forSection: section) }
  open func rectForHeader(inSection section: Int) -> CGRect { ownRectForHeader(inSection: section) }
  open func rectForFooter(inSection section: Int) -> CGRect { ownRectForFooter(inSection: section) }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { ownRectForRow(at: indexPath) }
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { ownIndexPathForRow(at: point) }
  /// Returns the rows from the top of the rectangle to one point above its bottom.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { ownIndexPathsForRows(in: rect) }
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  { ownScrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    ownScrollToNearestSelectedRow(at: scrollPosition, animated: animated)
  }
  open var indexPathForSelectedRow: IndexPath? { selection.paths.first }
  open var indexPathsForSelectedRows: [IndexPath]? {
    selection.paths.isEmpty ? nil : selection.paths
  }
  /// Selects a row without notifying the delegate.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    ownSelectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath, animated: animated)
  }
  open func beginUpdates() { updates.begin() }
  open func endUpdates() { updates.end() }
  open var hasUncommittedUpdates: Bool { updates.isOpen }
  /// Runs the block at once and animates its changes together. The completion is called when all
  /// rows have arrived.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    self.updates.perform(updates, completion)
  }
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.change(animation) { $0.items.inserted += indexPaths }
  }
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.change(animation) { $0.items.deleted += indexPaths }
  }
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    updates.change(animation) { $0.items.reloaded += indexPaths }
  }
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    ownMoveRow(at: indexPath, to: newIndexPath)
  }
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.change(animation) { $0.sections.inserted += sections }
  }
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.change(animation) { $0.sections.deleted += sections }
  }
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    updates.change(animation) { $0.sections.reloaded += sections }
  }
  open func moveSection(_ section: Int, toSection newSection: Int) {
    ownMoveSection(section, toSection: newSection)
  }
  /// Updates visible cells: the data source configures the cells of these rows again.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths { tiles.reconfigure(path) }
  }
}

extension UITableView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  public enum ScrollPosition: Int, Sendable {
    case none, top, middle, bottom
  }

  public enum RowAnimation: Int, Sendable {
    case fade, right, left, top, bottom, none, middle
    case automatic = 100
  }

  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges, fromAutomaticInsets
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public static let selectionDidChangeNotification = Notification.Name(
    "UITableViewSelectionDidChangeNotification")
  /// The index title that leads to the search.
  public static let indexSearch = "{search}"
}

/// Is notified of rows that will be needed soon.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(
    _ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}

extension UITableView {
  /// Animates all changes of the block together. The block runs at once and may use closures that do not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
