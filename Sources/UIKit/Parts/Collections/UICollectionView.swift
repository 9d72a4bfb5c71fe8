import Foundation
import QuartzCore

/// Shows the items of a data source at the places that a layout computes. Only visible items have
/// views.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable {
    case vertical, horizontal
  }

  public enum ReorderingCadence: Int, Sendable {
    case immediate, fast, slow
  }

  public enum SelfSizingInvalidation: Int, Sendable {
    case disabled, enabled, enabledIncludingConstraints
  }

  public enum ElementCategory: UInt, Sendable {
    case cell, supplementaryView, decorationView
  }

  /// The position of an item after scrolling. An empty set scrolls by the smallest distance that
  /// shows the item.
  /// The raw values are UIKit's.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }

  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  lazy var contents = CollectionContents(self)
  lazy var selection = CollectionSelection(self)
  lazy var updates = CollectionUpdates(self)
  lazy var prefetching = CollectionPrefetching(self)
  lazy var menus = ListMenus(self)
  lazy var selectionDrag = SelectionDrag(self)
  /// Whether content that begins at the right has been shown at its beginning.
  @exclusivity(unchecked) var hasShownBeginning = false
  private(set) lazy var sideIndex = CollectionIndex(self)
  lazy var swipes = RowSwipes(self)
  lazy var reorder = RowReorder(self)
  lazy var movement = CollectionMovement(self)
  lazy var orthogonal = OrthogonalScrolls(self)
  lazy var layoutTransition = LayoutTransition(self)
  /// The center of the row that a reorder control moves, before the movement.
  @exclusivity(unchecked) var reorderStart = CGPoint.zero
  @exclusivity(unchecked) private var ownLayout: UICollectionViewLayout
  /// Whether the layout is notified of new bounds before they apply, instead of after.
  @exclusivity(unchecked) private var announcesOffset = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    ownLayout = layout
    super.init(frame: frame)
    layout.ownCollectionView = self
  }

  /// Creates a collection view for a storyboard, whose reader then sets the layout.
  public required init?(coder: NSCoder) {
    coder.beginObject()
    ownLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    ownLayout.ownCollectionView = self
    coder.endObject(self)
  }

  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    get { itemDelegate }
    set { super.delegate = newValue }
  }

  /// The delegate, if it conforms to the collection view's delegate protocol.
  var itemDelegate: (any UICollectionViewDelegate)? {
    super.delegate as? any UICollectionViewDelegate
  }

  @exclusivity(unchecked) open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { discardData() } }
  }

  /// Whether visible cells are measured again after their content has changed.
  @exclusivity(unchecked) open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  /// The hierarchy of the data source's items; nil if it has none.
  var outlines: (any OutlineSource)? { dataSource as? any OutlineSource }

  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  @exclusivity(unchecked) open var isPrefetchingEnabled = true

  /// The view behind all items, as large as the collection view.
  @exclusivity(unchecked) open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      setNeedsLayout()
    }
  }

  // MARK: Layout

  open var collectionViewLayout: UICollectionViewLayout {
    get { ownLayout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    updates.change(to: layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    updates.change(to: layout, animated: animated, completion: completion)
  }

  func take(_ layout: UICollectionViewLayout) {
    if ownLayout.collectionView === self { ownLayout.ownCollectionView = nil }
    ownLayout = layout
    layout.ownCollectionView = self
    contents.forgetLayout()
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    contents.prepareLayout()
    return flipped(ownLayout.layoutAttributesForItem(at: indexPath))
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    contents.prepareLayout()
    return flipped(ownLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }

  // MARK: Data

  open var numberOfSections: Int { contents.loadedCounts().count }

  open func numberOfItems(inSection section: Int) -> Int {
    let counts = contents.loadedCounts()
    require(
      counts.indices.contains(section),
      "there is no section \(section): the collection view has \(counts.count)")
    return counts[section]
  }

  /// Reloads all data from the data source at the next layout, and clears the selection.
  open func reloadData() { discardData() }

  private func discardData() {
    sideIndex.reload()
    contents.reload()
  }

  // MARK: Selection

  @exclusivity(unchecked) open var allowsSelection = true { didSet { selection.restrict() } }
  open var allowsMultipleSelection = false { didSet { selection.restrict() } }
  open var allowsSelectionDuringEditing = false { didSet { selection.restrict() } }
  open var allowsMultipleSelectionDuringEditing = false { didSet { selection.restrict() } }
  @exclusivity(unchecked) open var isEditing = false {
    didSet { if isEditing != oldValue { editingChanged() } }
  }
  @Inert("nothing takes the focus")
  open var selectionFollowsFocus = false
  @Inert("nothing takes the focus")
  open var remembersLastFocusedIndexPath = false
  lazy var drags = ListDrags(self)
  open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { dragsChanged() } }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { dragsChanged() } }
  @exclusivity(unchecked) open var dragInteractionEnabled = true { didSet { dragsChanged() } }
  open var hasActiveDrag: Bool { drags.isDragging }
  open var hasActiveDrop: Bool { drags.isDropping }
  @Inert("items stay at their places while others are dragged over them")
  open var reorderingCadence = ReorderingCadence.immediate

  private func dragsChanged() {
    drags.isWanted(
      drags: dragDelegate != nil && dragInteractionEnabled, drops: dropDelegate != nil)
  }

  /// The index paths of the selected items, in order; empty if there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.paths.sorted() }

  /// Selects an item without notifying the delegate. Nil clears the selection.
  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else { return selection.clear(animated: animated) }
    contents.require(indexPath)
    selection.select(indexPath, animated: animated)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selection.deselect(indexPath, animated: animated)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first { selection.touchBegan(touch) }
    super.touchesBegan(touches, with: event)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { selection.touchEnded(touch) }
    super.touchesEnded(touches, with: event)
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { selection.touchCancelled(touch) }
    super.touchesCancelled(touches, with: event)
  }

  // MARK: Movement by a finger

  /// Begins to carry an item. Returns false if the data source does not let the item move.
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    movement.begin(indexPath)
  }
  /// Moves the carried item to a point of the content. The other items make room.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    movement.update(targetPosition)
  }
  /// Drops the carried item, and notifies the data source of its new place.
  open func endInteractiveMovement() { movement.end(isCancelled: false) }
  /// Moves the carried item back to its old place.
  open func cancelInteractiveMovement() { movement.end(isCancelled: true) }

  /// Begins a change to another layout, whose progress a gesture sets.
  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    layoutTransition.start(to: layout, completion)
  }
  /// Completes the change to the other layout from its current progress.
  open func finishInteractiveTransition() { layoutTransition.end(isFinished: true) }
  /// Goes back to the layout from before the change.
  open func cancelInteractiveTransition() { layoutTransition.end(isFinished: false) }
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  // MARK: Changes

  /// Animates all changes of the block together. The data source must have changed as well. In the
  /// block, deletions, reloads and the sources of moves use index paths before the update;
  /// insertions use those after it.
  ///
  /// - Parameters:
  ///   - updates: The block with the changes. It runs at once.
  ///   - completion: Called after the animation, with false if the view is in no window.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    self.updates.perform(updates, completion)
  }

  open func insertItems(at indexPaths: [IndexPath]) {
    updates.change { $0.items.inserted += indexPaths }
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    updates.change { $0.items.deleted += indexPaths }
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    updates.change { $0.items.reloaded += indexPaths }
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    updates.change { $0.items.moved.append(.init(from: indexPath, to: newIndexPath)) }
  }

  open func insertSections(_ sections: IndexSet) {
    updates.change { $0.sections.inserted += sections }
  }

  open func deleteSections(_ sections: IndexSet) {
    updates.change { $0.sections.deleted += sections }
  }

  open func reloadSections(_ sections: IndexSet) {
    updates.change { $0.sections.reloaded += sections }
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    updates.change { $0.sections.moved.append(.init(from: section, to: newSection)) }
  }

  /// Updates visible cells: the data source configures the same cell views again.
  open func reconfigureItems(at indexPaths: [IndexPath]) { contents.reconfigure(indexPaths) }

  open var hasUncommittedUpdates: Bool { updates.isCollecting }

  // MARK: Inside

  open override func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    let announced = announcesOffset
    announcesOffset = !animated
    super.setContentOffset(contentOffset, animated: animated)
    announcesOffset = announced
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set { change(to: newValue) { super.bounds = newValue } }
  }

  open override var frame: CGRect {
    get { super.frame }
    set {
      change(to: CGRect(origin: bounds.origin, size: newValue.size)) { super.frame = newValue }
    }
  }

  /// Changes the bounds. The layout is consulted about the new bounds while the old ones still
  /// apply.
  private func change(to newBounds: CGRect, _ change: () -> Void) {
    guard newBounds != super.bounds, ownLayout.collectionView === self,
      ownLayout.shouldInvalidateLayout(forBoundsChange: newBounds)
    else { return change() }
    let context = ownLayout.invalidationContext(forBoundsChange: newBounds)
    if announcesOffset {
      ownLayout.invalidateLayout(with: context)
      change()
    } else {
      change()
      ownLayout.invalidateLayout(with: context)
    }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window != nil else { return }
    menus.isWanted()
    selectionDrag.isWanted()
  }

  /// The interaction that opens the menus of the items.
  open var contextMenuInteraction: UIContextMenuInteraction? { menus.interaction }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    ownLayout.invalidateLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let backgroundView {
      if backgroundView.superview !== self || subviews.first !== backgroundView {
        insertSubview(backgroundView, at: 0)
      }
      backgroundView.frame = bounds
    }
    if swipes.isOpen, isDragging { swipes.close(animated: true) }
    contents.layOut()
    prefetching.update()
    sideIndex.layout()
  }

  open override func gestureRecognizerShouldBegin(
    _ gestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    swipes.mayBegin(gestureRecognizer) ?? reorder.mayBegin(gestureRecognizer)
      ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
  }

  /// Registers a class for cells with this identifier; nil removes the registration.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    ownRegister(cellClass, forCellWithReuseIdentifier: identifier)
  }
  /// Registers a nib for cells with this identifier; nil removes the registration.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    ownRegister(nib, forCellWithReuseIdentifier: identifier)
  }
  /// Registers a nib for views of this kind with this identifier; nil removes the registration.
  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
  ) { ownRegister(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier) }
  /// Registers a class for views of this kind with this identifier; nil removes the registration.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    ownRegister(viewClass, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
  }
  /// Returns a reused or new cell with the size that the layout has for the index path.
  open func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  { ownDequeueReusableCell(withReuseIdentifier: identifier, for: indexPath) }
  /// Returns a reused or new view with the size that the layout has for the index path.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    ownDequeueReusableSupplementaryView(
      ofKind: elementKind, withReuseIdentifier: identifier, for: indexPath)
  }
  /// The visible cells, in no particular order.
  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }
  open var indexPathsForVisibleItems: [IndexPath] { contents.visiblePaths(of: nil) }
  /// Returns the visible cell of an item; nil if the item is not visible.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    contents.shown[.cell(indexPath)] as? UICollectionViewCell
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    contents.shown.first { $0.value === cell }?.key.indexPath
  }
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    ownVisibleSupplementaryViews(ofKind: elementKind)
  }
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    contents.visiblePaths(of: elementKind)
  }
  open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
    -> UICollectionReusableView?
  { ownSupplementaryView(forElementKind: elementKind, at: indexPath) }
  open func indexPath(forSupplementaryView view: UICollectionReusableView) -> IndexPath? {
    ownIndexPath(forSupplementaryView: view)
  }
  /// Returns the frontmost item at a point of the content, whether the item is visible or not.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { ownIndexPathForItem(at: point) }
  /// Scrolls the item to a position in the view, as far as the content allows.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  { ownScrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
}

extension UICollectionView {
  /// Animates all changes of the block together. The block runs at once and may use closures that do not escape.
  public func performBatchUpdates(_ updates: () -> Void, completion: ((Bool) -> Void)? = nil) {
    withoutActuallyEscaping(updates) { performBatchUpdates(Optional($0), completion: completion) }
  }
}
