import Foundation
import QuartzCore

/// The data of a collection view as far as it was asked for, and the views that show it.
@MainActor
final class CollectionContents {
  unowned let view: UICollectionView
  /// How many items each section has; nil until the data source was asked.
  private(set) var counts: [Int]?
  private(set) var shown: [CollectionElement: UICollectionReusableView] = [:]
  private var pool = ReusePool<UICollectionReusableView>()
  /// Whether the layout has been prepared since it was last invalidated.
  private(set) var isPrepared = false
  private var isPreparing = false
  private var isLayingOut = false
  private(set) var needsReload = false
  /// While an update is shown, nothing else decides on the views.
  var isUpdating = false
  /// Where a view that is made now will be.
  private(set) var frameOfNew = CGRect.zero

  /// Cells that ask for sizes without end are not asked again.
  static let mostRounds = 12

  init(_ view: UICollectionView) {
    self.view = view
  }

  private var layout: UICollectionViewLayout { view.collectionViewLayout }

  // MARK: Data

  func loadedCounts() -> [Int] {
    if let counts { return counts }
    guard view.dataSource != nil else { return [] }
    let counts = askedCounts()
    self.counts = counts
    return counts
  }

  /// What the data source says now.
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

  /// Stops where there is no such item.
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
    view.selection.forget()
    let context = layout.makeContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    view.setNeedsLayout()
  }

  // MARK: Layout

  func invalidated(by context: UICollectionViewLayoutInvalidationContext) {
    // What a layout changes of itself while it prepares is part of that.
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
  }

  /// What the layout has in the view as it is scrolled now: cells first, each once.
  func wantedAttributes() -> [UICollectionViewLayoutAttributes] {
    guard view.dataSource != nil, !view.bounds.isEmpty else { return [] }
    let rect = view.bounds
    var seen = Set<CollectionElement>()
    let all = (layout.layoutAttributesForElements(in: rect) ?? []).filter {
      $0.lies(in: rect) && seen.insert($0.element).inserted
    }
    for attributes in all where attributes.representedElementCategory == .cell {
      guard !has(attributes.indexPath) else { continue }
      Misuse.stop(
        "\(type(of: layout)) has a place for item \(Self.words(attributes.indexPath)), but the"
          + " collection view has \(loadedCounts()) items")
    }
    return all.filter { $0.representedElementCategory == .cell }
      + all.filter { $0.representedElementCategory != .cell }
  }

  /// Whether the layout was invalidated since its attributes were last applied: cells that are shown are asked for their
  /// sizes again, too.
  private(set) var isInvalidated = false

  /// Shows what is to be seen, and nothing else.
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
      place(wantedAttributes(), isLast: round == Self.mostRounds)
      // What a callback has had loaded again is done in the next pass.
      if isPrepared || needsReload { break }
    }
    isInvalidated = false
  }

  private func place(_ wanted: [UICollectionViewLayoutAttributes], isLast: Bool) {
    let elements = Set(wanted.map(\.element))
    for element in shown.keys.filter({ !elements.contains($0) }).sorted() { recycle(element) }
    for attributes in wanted {
      guard !needsReload else { return }
      let element = attributes.element
      let isNew = shown[element] == nil
      let reusable = shown[element] ?? make(attributes)
      shown[element] = reusable
      let isChanged = !isLast && invalidates(reusable, attributes, isNew: isNew)
      if isNew {
        UIView.performWithoutAnimation { reusable.show(attributes) }
      } else {
        change(reusable, to: attributes)
      }
      // One whose size is another now may be out of sight once its neighbors have theirs.
      if !isChanged, !reusable.isDisplayed { display(reusable, attributes) }
    }
  }

  /// Whether the view would like another size, and the layout is another for that.
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
    pool.register(Self.key(kind, identifier), make)
  }

  func isRegistered(kind: String, _ identifier: String) -> Bool {
    pool.isRegistered(Self.key(kind, identifier))
  }

  private static func key(_ kind: String, _ identifier: String) -> String {
    "\(kind)\n\(identifier)"
  }

  func dequeue(_ element: CollectionElement, _ identifier: String) -> UICollectionReusableView {
    if let reconfigured, reconfigured.element == element, reconfigured.identifier == identifier {
      return reconfigured.view
    }
    let kind = element.kind ?? ""
    let place = isPrepared ? attributes(of: element) : nil
    frameOfNew = place?.frame ?? .zero
    guard let (reusable, isNew) = pool.take(Self.key(kind, identifier)) else {
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
    switch element.category {
    case .cell: layout.layoutAttributesForItem(at: element.indexPath)
    case .supplementaryView:
      layout.layoutAttributesForSupplementaryView(
        ofKind: element.kind ?? "", at: element.indexPath)
    case .decorationView:
      layout.layoutAttributesForDecorationView(ofKind: element.kind ?? "", at: element.indexPath)
    }
  }

  func make(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionReusableView {
    let path = attributes.indexPath
    let made: UICollectionReusableView
    switch attributes.representedElementCategory {
    case .cell:
      guard let source = view.dataSource else { preconditionFailure("nobody has a cell") }
      let cell = source.collectionView(view, cellForItemAt: path)
      check(cell, "cell", "dequeueReusableCell(withReuseIdentifier:for:)")
      cell.isSelected = view.selection.contains(path)
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

  private func check(_ made: UICollectionReusableView, _ what: String, _ method: String) {
    guard made.dequeuer !== view || made.isDisplayed else { return }
    Misuse.stop(
      made.isDisplayed
        ? "the data source gave a \(what) that is shown already; take one from \(method)"
        : "the data source gave a \(what) that is not from the collection view's \(method)")
  }

  /// Tells the delegate, and puts the view where it belongs.
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

  /// Moves a view that is shown, and above or below others where that has changed.
  func change(
    _ reusable: UICollectionReusableView, to attributes: UICollectionViewLayoutAttributes
  ) {
    guard reusable.shownAttributes != attributes else { return }
    let height = reusable.shownAttributes?.zIndex
    reusable.show(attributes)
    if reusable.isDisplayed, height != attributes.zIndex { put(reusable, attributes) }
  }

  /// Above those that lie lower, and below what the program has put above the items.
  private func put(
    _ reusable: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) {
    let others = view.subviews
    let height = attributes.zIndex
    let below = others.lastIndex {
      guard let other = $0 as? UICollectionReusableView, other !== reusable,
        let shown = other.shownAttributes
      else { return false }
      return shown.zIndex <= height
    }
    if let below {
      view.insertSubview(reusable, aboveSubview: others[below])
    } else if let background = view.backgroundView, background.superview === view {
      view.insertSubview(reusable, aboveSubview: background)
    } else {
      view.insertSubview(reusable, at: 0)
    }
  }

  private func recycle(_ element: CollectionElement) {
    guard let reusable = shown.removeValue(forKey: element) else { return }
    retire(reusable, element)
  }

  /// Out of sight, and kept for another place.
  func retire(_ reusable: UICollectionReusableView, _ element: CollectionElement) {
    let wasDisplayed = reusable.isDisplayed
    reusable.isDisplayed = false
    reusable.removeFromSuperview()
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
      pool.put(reusable, Self.key(reusable.kind, identifier))
    }
  }

  func reconfigure(_ paths: [IndexPath]) {
    for path in paths {
      require(path)
      guard let cell = shown[.cell(path)], let identifier = cell.reuseIdentifier else { continue }
      // The data source is handed the cell that is shown.
      reconfigured = (.cell(path), identifier, cell)
      _ = view.dataSource?.collectionView(view, cellForItemAt: path)
      reconfigured = nil
    }
  }
  private var reconfigured:
    (element: CollectionElement, identifier: String, view: UICollectionReusableView)?

  func add(_ reusable: UICollectionReusableView, _ element: CollectionElement) {
    shown[element] = reusable
  }

  func replaceShown(_ views: [CollectionElement: UICollectionReusableView]) { shown = views }

  func visiblePaths(of kind: String?) -> [IndexPath] {
    shown.keys.filter { $0.kind == kind && $0.category != .decorationView }.map(\.indexPath)
      .sorted()
  }

  /// Where a view was before the update that is being shown; else where it is.
  func lastAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    view.updates.attributesOfBefore[element] ?? shown[element]?.shownAttributes
  }
}

extension CollectionElement: Comparable {
  static func < (first: CollectionElement, second: CollectionElement) -> Bool {
    (first.category.rawValue, first.kind ?? "", first.indexPath)
      < (second.category.rawValue, second.kind ?? "", second.indexPath)
  }
}
