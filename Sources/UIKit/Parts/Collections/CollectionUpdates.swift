import Foundation
import PantographMotion
import QuartzCore

/// Animates changes of a collection view's data or of its layout in one movement.
@MainActor
final class CollectionUpdates {
  unowned let view: UICollectionView
  private var changes = ListChanges()
  private(set) var isCollecting = false
  private var completions: [(Bool) -> Void] = []
  /// The old layout's attributes for the visible area, while an update is prepared.
  var attributesOfBefore: [CollectionElement: UICollectionViewLayoutAttributes] = [:]

  typealias Target = (
    view: UICollectionReusableView, attributes: UICollectionViewLayoutAttributes
  )
  typealias Parting = (view: UICollectionReusableView, element: CollectionElement)

  /// The spring of a table view's row animation, and the time until it is at rest, in seconds.
  /// Measured.
  private static let spring = Spring(perceptualDuration: 0.3, bounce: 0)
  private static let duration = 0.441

  init(_ view: UICollectionView) {
    self.view = view
  }

  var contents: CollectionContents { view.contents }
  var layout: UICollectionViewLayout { view.collectionViewLayout }

  // MARK: Collecting

  /// Adds a change to the current batch. Outside a batch, performs the change as a batch of its
  /// own.
  func change(_ add: (inout ListChanges) -> Void) {
    if isCollecting { return add(&changes) }
    // No data has been loaded yet, so everything will be loaded in its current state.
    guard contents.counts != nil else { return contents.reload() }
    var single = ListChanges()
    add(&single)
    perform({ self.changes = single }, nil)
  }

  func perform(_ updates: (() -> Void)?, _ completion: ((Bool) -> Void)?) {
    if let completion { completions.append(completion) }
    if isCollecting {
      updates?()
      return
    }
    // The changes refer to the data, in which a carried item is still at its old place.
    view.movement.putBack()
    let old = contents.loadedCounts()
    noteBefore()
    isCollecting = true
    updates?()
    isCollecting = false
    let collected = changes
    let completions = completions
    changes = ListChanges()
    self.completions = []
    show(collected, from: old, completions)
  }

  /// Moves an item in the view alone. The data source is not called.
  func move(_ from: IndexPath, to place: IndexPath) {
    let old = contents.loadedCounts()
    var new = old
    new[from.section] -= 1
    new[place.section] += 1
    noteBefore()
    var changes = ListChanges()
    changes.items.moved = [.init(from: from, to: place)]
    show(changes, from: old, to: new, [])
  }

  /// Moves an item back in the view alone, without a layout, which follows.
  func putBack(_ from: IndexPath, to place: IndexPath) {
    let old = contents.loadedCounts()
    var new = old
    new[from.section] -= 1
    new[place.section] += 1
    var changes = ListChanges()
    changes.items.moved = [.init(from: from, to: place)]
    guard let update = try? changes.update(from: old, to: new, in: .collection) else { return }
    contents.take(new)
    view.selection.move { update.place(of: $0) }
    layout.itemsMoved { update.place(of: $0) }
    rekey(update)
  }

  func noteBefore() {
    attributesOfBefore = [:]
    guard contents.isPrepared, view.window != nil, !view.bounds.isEmpty else { return }
    let around = view.flipped(
      view.bounds.insetBy(dx: -view.bounds.width, dy: -view.bounds.height))
    for attributes in layout.layoutAttributesForElements(in: around) ?? [] {
      attributesOfBefore[attributes.element] = attributes.duplicate
    }
  }

  /// Calls the completions in the next turn of the run loop.
  func finish(_ completions: [(Bool) -> Void], _ isFinished: Bool) {
    attributesOfBefore = [:]
    guard !completions.isEmpty else { return }
    let call = { @MainActor in for completion in completions { completion(isFinished) } }
    if let clock = view.layer.clock {
      clock.nextTurn(call)
    } else {
      LayerClock.whenTurnEnds(call)
    }
  }

  // MARK: Showing

  private func show(
    _ changes: ListChanges, from old: [Int], to counts: [Int]? = nil,
    _ completions: [(Bool) -> Void]
  ) {
    let new = counts ?? contents.askedCounts()
    let update: ListUpdate
    do throws(ListMismatch) {
      update = try changes.update(from: old, to: new, in: .collection)
    } catch {
      Misuse.stop(error.sentence)
    }
    view.swipes.close(animated: false)
    contents.take(new)
    view.orthogonal.follow(update.sectionPlaces)
    let place = { (path: IndexPath) in update.isReloaded(path) ? nil : update.place(of: path) }
    view.selection.move(place)
    layout.itemsMoved(place)
    let context = layout.makeContext()
    context.invalidateDataSourceCounts = !changes.isEmpty
    layout.invalidateLayout(with: context)
    // The next layout reloads everything anyway.
    guard !contents.needsReload else { return finish(completions, view.window != nil) }
    guard view.window != nil, UIView.areAnimationsEnabled, !view.bounds.isEmpty else {
      remap(update)
      return finish(completions, view.window != nil)
    }
    animate(update, changes, completions)
  }

  /// Moves the visible views to their new index paths without animation, and loads the new ones, also
  /// in no window.
  private func remap(_ update: ListUpdate) {
    rekey(update)
    if view.window != nil || !view.bounds.isEmpty { contents.layOut() }
  }

  private func rekey(_ update: ListUpdate) {
    var kept: [CollectionElement: UICollectionReusableView] = [:]
    for (element, reusable) in contents.shown.sorted(by: { $0.key < $1.key }) {
      if let place = place(of: element, update) {
        kept[place] = reusable
      } else {
        contents.retire(reusable, element)
      }
    }
    contents.replaceShown(kept)
  }

  /// Returns the element's new place; nil if it is deleted, or if another view will show it.
  private func place(of element: CollectionElement, _ update: ListUpdate) -> CollectionElement? {
    var element = element
    let path = element.indexPath
    guard element.category != .cell else {
      guard !update.isReloaded(path), let place = update.place(of: path) else { return nil }
      element.indexPath = place
      return element
    }
    // A supplementary or decoration view. Only the index path of a section's view has two numbers.
    // The index path of any other view does not change.
    guard path.count == 2, update.sectionPlaces.indices.contains(path.section) else {
      return element
    }
    guard !update.reloadedSections.contains(path.section),
      let section = update.sectionPlaces[path.section]
    else { return nil }
    element.indexPath = IndexPath(item: path.item, section: section)
    return element
  }

  private func animate(
    _ update: ListUpdate, _ changes: ListChanges, _ completions: [(Bool) -> Void]
  ) {
    contents.isUpdating = true
    let before = contents.shown.sorted { $0.key < $1.key }
    inMovement {
      self.contents.prepareLayout()
      self.layout.prepare(forCollectionViewUpdates: Self.items(of: changes, update))
      self.moveOffset()
    }
    var staying: [CollectionElement: UICollectionReusableView] = [:]
    for (element, reusable) in before {
      if let place = place(of: element, update) { staying[place] = reusable }
    }
    let (wanted, fresh) = settled(besides: staying)
    let elements = Set(wanted.map(\.element))
    var kept: [CollectionElement: UICollectionReusableView] = [:]
    var targets: [Target] = []
    var parting: [Parting] = []
    for (element, reusable) in before {
      guard let place = place(of: element, update) else {
        parting.append((reusable, element))
        if let final = final(of: element) { targets.append((reusable, final)) }
        continue
      }
      if elements.contains(place) || reusable.isCarried {
        kept[place] = reusable
      } else {
        parting.append((reusable, element))
        if let there = contents.attributes(of: place) { targets.append((reusable, there)) }
      }
    }
    contents.replaceShown(kept)
    for attributes in wanted {
      if let reusable = kept[attributes.element] {
        targets.append((reusable, attributes))
      } else if let reusable = fresh[attributes.element] {
        appear(reusable, attributes, from: initial(of: attributes, update))
        targets.append((reusable, attributes))
      }
    }
    for (reusable, _) in parting { reusable.isUserInteractionEnabled = false }
    contents.isUpdating = false
    move(targets, parting, completions)
  }

  func moveOffset() {
    let proposed = view.contentOffset
    var offset = layout.targetContentOffset(forProposedContentOffset: proposed)
    if let delegate = view.itemDelegate {
      offset = delegate.collectionView(
        view, targetContentOffsetForProposedContentOffset: offset)
    }
    if offset != proposed { view.contentOffset = offset }
  }

  /// Returns the attributes of all visible views, and the views that were not visible before. New
  /// views already have their preferred sizes.
  func settled(
    besides staying: [CollectionElement: UICollectionReusableView]
  ) -> (
    wanted: [UICollectionViewLayoutAttributes],
    fresh: [CollectionElement: UICollectionReusableView]
  ) {
    var fresh: [CollectionElement: UICollectionReusableView] = [:]
    var wanted: [UICollectionViewLayoutAttributes] = []
    for _ in 1...CollectionContents.mostRounds {
      contents.prepareLayout()
      wanted = contents.wantedAttributes()
      for attributes in wanted {
        let element = attributes.element
        let known = staying[element] ?? fresh[element]
        let reusable = known ?? contents.make(attributes)
        if staying[element] == nil { fresh[element] = reusable }
        _ = contents.invalidates(reusable, attributes, isNew: known == nil)
      }
      if contents.isPrepared { break }
    }
    let elements = Set(wanted.map(\.element))
    for (element, reusable) in fresh.sorted(by: { $0.key < $1.key })
    where !elements.contains(element) {
      fresh[element] = nil
      contents.retire(reusable, element)
    }
    return (wanted, fresh)
  }

  func appear(
    _ reusable: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes,
    from start: UICollectionViewLayoutAttributes
  ) {
    contents.add(reusable, attributes.element)
    view.orthogonal.adopt(reusable, attributes.element)
    UIView.performWithoutAnimation { reusable.show(start) }
    contents.display(reusable, attributes)
  }

  private func move(
    _ targets: [Target],
    _ parting: [Parting],
    _ completions: [(Bool) -> Void]
  ) {
    inMovement {
      for (reusable, attributes) in targets where reusable.shownAttributes != attributes {
        self.contents.change(reusable, to: attributes)
        reusable.layoutIfNeeded()
      }
      self.layout.finalizeCollectionViewUpdates()
    } completion: { [weak self, weak view] isFinished in
      // The collection view may have been released, or may be about to be.
      if view != nil { self?.part(parting) }
      for completion in completions { completion(isFinished) }
    }
    attributesOfBefore = [:]
    view.setNeedsLayout()
  }

  /// Animates the changes, including those of the content offset.
  private func inMovement(_ changes: () -> Void, completion: ((Bool) -> Void)? = nil) {
    UIView.animate(
      duration: Self.duration, delay: 0, options: .allowUserInteraction,
      pace: .spring(Self.spring, velocity: 0), animations: changes, completion: completion)
  }

  func part(_ parting: [Parting]) {
    for (reusable, element) in parting {
      reusable.isUserInteractionEnabled = true
      contents.retire(reusable, element)
    }
  }

  // MARK: Where from and where to

  private func initial(
    of attributes: UICollectionViewLayoutAttributes, _ update: ListUpdate
  ) -> UICollectionViewLayoutAttributes {
    let path = attributes.indexPath
    let kind = attributes.representedElementKind ?? ""
    var origin: CollectionElement?
    switch attributes.representedElementCategory {
    case .cell:
      if let from = update.origin(of: path), !update.isReloaded(from) { origin = .cell(from) }
    case .supplementaryView, .decorationView:
      if update.sectionOrigins.indices.contains(path.section),
        let section = update.sectionOrigins[path.section],
        !update.reloadedSections.contains(section)
      {
        origin = attributes.element
        origin?.indexPath = IndexPath(item: path.item, section: section)
      }
    }
    if let origin, let before = attributesOfBefore[origin] { return before }
    // An item that existed before, but was too far away for its attributes to be known, is not new.
    if origin != nil { return attributes }
    let initial =
      switch attributes.representedElementCategory {
      case .cell: layout.initialLayoutAttributesForAppearingItem(at: path)
      case .supplementaryView:
        layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
      case .decorationView:
        layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: path)
      }
    return initial ?? attributes
  }

  private func final(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    let path = element.indexPath
    return switch element.category {
    case .cell: layout.finalLayoutAttributesForDisappearingItem(at: path)
    case .supplementaryView:
      layout.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: element.kind ?? "", at: path)
    case .decorationView:
      layout.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: element.kind ?? "", at: path)
    }
  }

  private static func items(
    of changes: ListChanges, _ update: ListUpdate
  ) -> [UICollectionViewUpdateItem] {
    func path(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    let (sections, items) = (changes.sections, changes.items)
    var all = sections.deleted.sorted().map {
      UICollectionViewUpdateItem(.delete, from: path($0), to: nil)
    }
    all += sections.reloaded.sorted().map {
      UICollectionViewUpdateItem(
        .reload, from: path($0), to: update.sectionPlaces[$0].map { path($0) })
    }
    all += items.deleted.sorted().map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
    all += items.reloaded.sorted().map {
      UICollectionViewUpdateItem(.reload, from: $0, to: update.place(of: $0))
    }
    all += sections.inserted.sorted().map {
      UICollectionViewUpdateItem(.insert, from: nil, to: path($0))
    }
    all += items.inserted.sorted().map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
    all += sections.moved.map {
      UICollectionViewUpdateItem(.move, from: path($0.from), to: path($0.to))
    }
    all += items.moved.map { UICollectionViewUpdateItem(.move, from: $0.from, to: $0.to) }
    return all
  }
}
