import Foundation
import QuartzCore

/// The data that a collection view has loaded from its data source, and the views that show the
/// data.
@MainActor
final class CollectionContents {
  unowned let view: UICollectionView
  /// The number of items in each section; nil until the data source has been called.
  @exclusivity(unchecked) private(set) var counts: [Int]?
  @exclusivity(unchecked)
  private(set) var shown: [CollectionElement: UICollectionReusableView] = [:]
  @exclusivity(unchecked) private var pool = ReusePool<ReuseKey, UICollectionReusableView>()
  /// Whether the layout has been prepared since it was last invalidated.
  @exclusivity(unchecked) private(set) var isPrepared = false
  @exclusivity(unchecked) private var isPreparing = false
  @exclusivity(unchecked) private var isLayingOut = false
  @exclusivity(unchecked) private(set) var needsReload = false
  /// Whether an update is being prepared. Until its end nothing else adds or removes views.
  @exclusivity(unchecked) var isUpdating = false
  /// The attributes of the view that the data source is being called for.
  @exclusivity(unchecked) private var making: UICollectionViewLayoutAttributes?
  /// The future frame of a view that is being created.
  @exclusivity(unchecked) private(set) var frameOfNew = CGRect.zero

  /// The maximum number of layout passes. It stops cells that request a new size in every pass.
  static let mostRounds = 12

  init(_ view: UICollectionView) {
    self.view = view
  }

  var layout: UICollectionViewLayout { view.collectionViewLayout }

  // MARK: Data

  func loadedCounts() -> [Int] {
    if let counts { return counts }
    guard view.dataSource != nil else { return [] }
    let counts = askedCounts()
    self.counts = counts
    return counts
  }

  /// Returns the number of items in each section, from the data source.
  func askedCounts() -> [Int] {
    guard let source = view.dataSource else { return [] }
    let sections = source.numberOfSections(in: view)
    QuartzCore.require(sections >= 0, "there cannot be \(sections) sections")
    return (0..<sections).map { section in
      let count = source.collectionView(view, numberOfItemsInSection: section)
      QuartzCore.require(count >= 0, "section \(section) cannot have \(count) items")
      return count
    }
  }

  func take(_ counts: [Int]) { self.counts = counts }

  func has(_ path: IndexPath) -> Bool {
    let counts = loadedCounts()
    return path.count == 2 && counts.indices.contains(path.section)
      && (0..<counts[path.section]).contains(path.item)
  }

  /// Stops with an error if there is no item at the path.
  func require(_ path: IndexPath) {
    if has(path) { return }
    Misuse.stop(
      "there is no item \(Self.words(path)): the collection view has \(loadedCounts()) items")
  }

  private static func words(_ path: IndexPath) -> String {
    path.count == 2 ? "\(path.item) in section \(path.section)" : "\(Array(path))"
  }

  func reload() {
    counts = nil
    needsReload = true
    view.movement.abandon()
    view.selection.forget()
    let context = layout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    view.setNeedsLayout()
  }

  // MARK: Layout

  func invalidated(by context: UICollectionViewLayoutInvalidationContext) {
    // A layout's changes to itself during `prepare()` need no further invalidation.
    guard !isPreparing else { return }
    isPrepared = false
    isInvalidated = true
    let growth = context.contentSizeAdjustment
    if growth != .zero {
      view.contentSize = CGSize(
        width: view.contentSize.width + growth.width,
        height: view.contentSize.height + growth.height)
    }
    let shift = context.contentOffsetAdjustment
    if shift != .zero {
      view.contentOffset = CGPoint(
        x: view.contentOffset.x + shift.x, y: view.contentOffset.y + shift.y)
    }
    view.setNeedsLayout()
  }

  func forgetLayout() {
    isPrepared = false
    view.setNeedsLayout()
  }

  func prepareLayout() {
    guard !isPrepared, !isPreparing else { return }
    isPreparing = true
    isPrepared = true
    layout.prepare()
    _ = loadedCounts()
    isPreparing = false
    view.contentSize = layout.collectionViewContentSize
    view.showBeginningIfFlipped()
    view.orthogonal.update()
    if layout.hasSwipeActions { view.swipes.isWanted() }
  }

  /// Returns the layout's attributes for the visible rectangle, without duplicates, cells first.
  func wantedAttributes() -> [UICollectionViewLayoutAttributes] {
    guard view.dataSource != nil, !view.bounds.isEmpty else { return [] }
    let rect = view.flipped(view.bounds)
    var seen = Set<CollectionElement>()
    var all: [UICollectionViewLayoutAttributes] = []
    for attributes in layout.layoutAttributesForElements(in: rect) ?? []
    where attributes.lies(in: rect) && seen.insert(attributes.element).inserted {
      all.append(attributes)
    }
    for attributes in all where attributes.representedElementCategory == .cell {
      guard !has(attributes.indexPath) else { continue }
      Misuse.stop(
        "\(type(of: layout)) has a place for item \(Self.words(attributes.indexPath)), but the"
          + " collection view has \(loadedCounts()) items")
    }
    layout.adjustVisible(all)
    return all.filter { $0.representedElementCategory == .cell }
      + all.filter { $0.representedElementCategory != .cell }
  }

  /// Whether the layout was invalidated since its attributes were last applied. Then visible cells
  /// compute their preferred sizes again, too.
  @exclusivity(unchecked) private(set) var isInvalidated = false

  /// The number of times that views were placed.
  @exclusivity(unchecked) private var round = 0

  /// Adds the views that are visible now and removes all others.
  func layOut() {
    guard !isLayingOut, !isUpdating else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    if needsReload {
      needsReload = false
      for element in shown.keys.sorted() { recycle(element) }
    }
    for round in 1...Self.mostRounds {
      prepareLayout()
      let isLast = round == Self.mostRounds
      if let visible = visibleAttributes() {
        place(visible, isLast: isLast)
      } else {
        placed = []
        place(wantedAttributes(), isLast: isLast)
      }
      // A reload that a callback has requested takes place in the next pass.
      if isPrepared || needsReload { break }
    }
    isInvalidated = false
  }

  /// The cells when they were last placed, with their views.
  @exclusivity(unchecked) var placed: [PlacedCell] = []

  /// - Parameters:
  ///   - wanted: The attributes of all visible views.
  ///   - unchanged: The views for the first attributes, where they show exactly these already.
  ///   - isLast: Whether views must not ask for another size any more.
  func place(
    _ wanted: [UICollectionViewLayoutAttributes], _ unchanged: [UICollectionReusableView?] = [],
    isLast: Bool
  ) {
    round += 1
    for (index, attributes) in wanted.enumerated() {
      let known = index < unchanged.count ? unchanged[index] : nil
      if let reusable = known ?? shown[attributes.element] { reusable.wantedIn = round }
    }
    var leaving: [CollectionElement] = []
    for (element, reusable) in shown where reusable.wantedIn != round && !reusable.isCarried {
      leaving.append(element)
    }
    for element in leaving.sorted() { recycle(element) }
    for (index, attributes) in wanted.enumerated() {
      guard !needsReload else { return }
      if index < unchanged.count, unchanged[index] != nil { continue }
      placeView(attributes, isLast: isLast)
    }
  }

  /// Places the view for some attributes, and returns the view.
  @discardableResult
  func placeView(
    _ attributes: UICollectionViewLayoutAttributes, isLast: Bool
  ) -> UICollectionReusableView {
    let element = attributes.element
    let shownBefore = shown[element]
    let isNew = shownBefore == nil
    let reusable = shownBefore ?? make(attributes)
    if isNew { shown[element] = reusable }
    view.orthogonal.adopt(reusable, element)
    let isChanged = !isLast && invalidates(reusable, attributes, isNew: isNew)
    if isNew {
      UIView.performWithoutAnimation { reusable.show(attributes) }
    } else {
      change(reusable, to: attributes)
    }
    // A view with a changed size may be out of sight after its neighbors have changed.
    if !isChanged, !reusable.isDisplayed { display(reusable, attributes) }
    return reusable
  }

  /// Returns whether the view prefers another size and the layout was invalidated for it.
  func invalidates(
    _ reusable: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
    isNew: Bool
  ) -> Bool {
    guard layout.asksForPreference(of: attributes.element, isNew: isNew) else { return false }
    let preferred = reusable.preferredLayoutAttributesFitting(attributes.duplicate)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
    return true
  }

  // MARK: Views

  func register(
    _ make: (() throws -> UICollectionReusableView)?, kind: String, _ identifier: String
  ) {
    pool.register(ReuseKey(kind: kind, identifier: identifier), make)
  }

  func isRegistered(kind: String, _ identifier: String) -> Bool {
    pool.isRegistered(ReuseKey(kind: kind, identifier: identifier))
  }

  func dequeue(_ element: CollectionElement, _ identifier: String) -> UICollectionReusableView {
    if let reconfigured, reconfigured.element == element, reconfigured.identifier == identifier {
      return reconfigured.view
    }
    let kind = element.kind ?? ""
    var place: UICollectionViewLayoutAttributes?
    if let making, making.element == element {
      place = making
    } else if isPrepared {
      place = attributes(of: element)
    }
    frameOfNew = place?.frame ?? .zero
    guard let (reusable, isNew) = pool.take(ReuseKey(kind: kind, identifier: identifier)) else {
      let what = element.kind.map { "view of the kind \($0)" } ?? "cell"
      Misuse.stop(
        "there is no \(what) with the identifier \"\(identifier)\": register a class for it, or"
          + " have a prototype with that identifier in the storyboard")
    }
    reusable.reuseIdentifier = identifier
    reusable.kind = kind
    reusable.dequeuedFor = element.indexPath
    reusable.dequeuer = view
    UIView.performWithoutAnimation {
      if !isNew { reusable.empty() }
      if let place { reusable.show(place) }
    }
    return reusable
  }

  func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    layout.attributes(of: element)
  }

  func make(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let path = attributes.indexPath
    making = attributes
    defer { making = nil }
    let made: UICollectionReusableView
    switch attributes.representedElementCategory {
    case .cell:
      guard let source = view.dataSource else { preconditionFailure("nobody has a cell") }
      let cell = source.collectionView(view, cellForItemAt: view.movement.origin(of: path))
      check(cell, "cell", "dequeueReusableCell(withReuseIdentifier:for:)")
      cell.isSelected = view.selection.contains(path)
      cell.isInEditing = view.isEditing && mayEdit(path)
      cell.outline = view.outlines?.outline(at: view.movement.origin(of: path))
      made = cell
    case .supplementaryView:
      guard let source = view.dataSource else { preconditionFailure("nobody has a view") }
      made = source.collectionView(
        view, viewForSupplementaryElementOfKind: attributes.representedElementKind ?? "", at: path)
      check(
        made, "supplementary view",
        "dequeueReusableSupplementaryView(ofKind:withReuseIdentifier:for:)")
    case .decorationView:
      made = layout.makeDecoration(
        attributes.representedElementKind ?? "", attributes.frame)
    }
    return made
  }

  /// Returns whether the cell of an item shows that the collection view is being edited.
  func mayEdit(_ path: IndexPath) -> Bool {
    view.itemDelegate?.collectionView(view, canEditItemAt: path) ?? true
  }

  private func check(_ made: UICollectionReusableView, _ what: String, _ method: String) {
    guard made.dequeuer !== view || made.isDisplayed else { return }
    Misuse.stop(
      made.isDisplayed
        ? "the data source gave a \(what) that is shown already; take one from \(method)"
        : "the data source gave a \(what) that is not from the collection view's \(method)")
  }

  /// Notifies the delegate, and adds the view to the collection view.
  func display(
    _ reusable: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    reusable.isDisplayed = true
    let path = attributes.indexPath
    if let cell = reusable as? UICollectionViewCell {
      view.itemDelegate?.collectionView(view, willDisplay: cell, forItemAt: path)
    } else if attributes.representedElementCategory == .supplementaryView {
      view.itemDelegate?.collectionView(
        view, willDisplaySupplementaryView: reusable, forElementKind: reusable.kind, at: path)
    }
    put(reusable, attributes)
    UIView.performWithoutAnimation { reusable.layoutIfNeeded() }
  }

  /// Applies new attributes to a visible view, and changes its position among the subviews if its z
  /// index has changed.
  func change(
    _ reusable: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes
  ) {
    view.orthogonal.adopt(reusable, attributes.element)
    guard reusable.shownAttributes != attributes else {
      reusable.shownObject = attributes
      return
    }
    let height = reusable.shownAttributes?.zIndex
    reusable.show(attributes)
    if reusable.isDisplayed, height != attributes.zIndex { put(reusable, attributes) }
  }

  /// Inserts the view above views with a lower or equal z index, and below subviews that the
  /// program has added above the items.
  private func put(
    _ reusable: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let host: UIView = reusable.orthogonalScroll ?? view
    let others = host.subviews
    let height = attributes.zIndex
    var below: Int?
    for index in others.indices.reversed() {
      guard let other = others[index] as? UICollectionReusableView, other !== reusable,
        let shown = other.shownAttributes, shown.zIndex <= height
      else { continue }
      below = index
      break
    }
    if let below {
      host.insertSubview(reusable, aboveSubview: others[below])
    } else if host === view, let background = view.backgroundView, background.superview === view {
      view.insertSubview(reusable, aboveSubview: background)
    } else {
      host.insertSubview(reusable, at: 0)
    }
  }

  func recycle(_ element: CollectionElement) {
    guard let reusable = shown.removeValue(forKey: element) else { return }
    retire(reusable, element)
  }

  /// Removes the view and stores it for reuse.
  func retire(_ reusable: UICollectionReusableView, _ element: CollectionElement) {
    let wasDisplayed = reusable.isDisplayed
    reusable.isDisplayed = false
    reusable.removeFromSuperview()
    reusable.orthogonalScroll = nil
    view.swipes.viewLeft(reusable)
    view.selection.viewLeft(reusable)
    if wasDisplayed {
      if let cell = reusable as? UICollectionViewCell {
        view.itemDelegate?.collectionView(
          view, didEndDisplaying: cell, forItemAt: element.indexPath)
      } else if element.category == .supplementaryView {
        view.itemDelegate?.collectionView(
          view, didEndDisplayingSupplementaryView: reusable, forElementOfKind: reusable.kind,
          at: element.indexPath)
      }
    }
    reusable.shownAttributes = nil
    if let identifier = reusable.reuseIdentifier, element.category != .decorationView {
      pool.put(reusable, ReuseKey(kind: reusable.kind, identifier: identifier))
    }
  }

  /// Measures a visible view again at the next layout, after its content has changed.
  func measureAgain(_ reusable: UICollectionReusableView) {
    guard view.selfSizingInvalidation != .disabled, reusable.isDisplayed,
      let attributes = reusable.shownAttributes, shown[attributes.element] === reusable
    else { return }
    layout.measureAgain(attributes.element)
    view.setNeedsLayout()
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      require(path)
      guard let cell = shown[.cell(path)], let identifier = cell.reuseIdentifier else { continue }
      // The data source receives the visible cell when it dequeues one.
      reconfigured = (.cell(path), identifier, cell)
      _ = view.dataSource?.collectionView(view, cellForItemAt: path)
      reconfigured = nil
    }
  }
  @exclusivity(unchecked) private var reconfigured:
    (element: CollectionElement, identifier: String, view: UICollectionReusableView)?

  func add(_ reusable: UICollectionReusableView, _ element: CollectionElement) {
    shown[element] = reusable
  }

  func replaceShown(_ views: [CollectionElement: UICollectionReusableView]) { shown = views }
}
