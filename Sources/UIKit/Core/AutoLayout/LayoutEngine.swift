import Foundation
import PantographConstraints

/// The solver of the constraints of one tree of views.
///
/// Changes are collected, and handled together when the tree is laid out next. Conflicts that
/// arise before that are resolved when a required constraint is deactivated.
@MainActor
final class LayoutEngine {
  /// The reference by which entries and constraints refer to the engine without retaining it.
  let reference = LooseReference<LayoutEngine>()
  private let rootReference: ViewReference
  /// Whether the engine only computes a fitting size. Items do not store its entries, and the
  /// content determines the root's size.
  let isFitting: Bool
  @exclusivity(unchecked) var solver = ConstraintSolver()
  /// The entries in the order of their first use.
  @exclusivity(unchecked) private(set) var entries: [LayoutEntry] = []
  /// The owner of each variable, by symbol.
  @exclusivity(unchecked) private(set) var owners: [LayoutEntry?] = []
  @exclusivity(unchecked) var texts = Texts()
  /// The entries of the content guides of scroll views.
  @exclusivity(unchecked) private(set) var contents: [LayoutEntry] = []
  /// The last view whose text direction was read, cached while constraints are placed.
  @exclusivity(unchecked) var lastDirection: (view: UIView, isMirrored: Bool)?
  @exclusivity(unchecked) var work = Work.none
  @exclusivity(unchecked) var waiting = Waiting()
  /// Whether the root has this engine as its own, and is not the root of a tree.
  let isOfView: Bool
  /// The surroundings of the root when it last came to another place.
  @exclusivity(unchecked) var surroundings: Surroundings?
  /// The view whose height is free, because a fitting size was computed since the last update.
  @exclusivity(unchecked) var freed: Freed?
  /// The view of the news that are `below` it. Once it is gone, there is nothing to collect.
  @LooseView private var changedView: UIView? = nil
  /// The entries of a fitting engine, by item: the items do not store them.
  @exclusivity(unchecked) private var fittingEntries: [ObjectIdentifier: LayoutEntry] = [:]
  /// The source of each constraint of the solver.
  @exclusivity(unchecked) private(set) var sources: [Source?] = []
  /// The constraints that currently yield to hidden views, without a warning.
  @exclusivity(unchecked) var yielding: [NSLayoutConstraint] = []

  enum Work { case none, updating, collecting }

  /// The changes that the next update handles.
  struct Waiting {
    var isThere = true
    /// The views among which the engine may not know some yet.
    var news = News.everywhere
    /// Whether required constraints have not been compared with the others yet.
    var required = false
    /// Whether a conflict was found that is not resolved yet.
    var conflict = false
    /// Whether the engine is among those that wait for an update.
    var isListed = false
    /// Whether the root has come to another place since the last update.
    var isMoved = false
    /// The entries that layout has started to use.
    var held: [LayoutEntry] = []
    /// The constraints and the entries whose numbers have changed.
    var constraints: [NSLayoutConstraint] = []
    var entries: [LayoutEntry] = []
  }

  /// The texts that may wrap.
  struct Texts {
    /// The number of entries of such texts so far.
    var count = 0
    /// The measurer of the texts when the view came to its place.
    var measurer = 0
    /// The entries of contents with a part that was not read after its last change.
    var unread: [LayoutEntry] = []
    /// The entries of text whose height has not been computed from its width yet.
    var unfitted: [LayoutEntry] = []
  }

  /// A view whose height is free.
  struct Freed {
    let entry: LayoutEntry
    /// Whether the constraints hold with that height.
    var isFitting = false
  }

  /// The place of views, guides and constraints that the engine does not know yet.
  enum News {
    case none
    /// One view and those below it.
    case below
    case everywhere
  }

  enum Source {
    case constraint(NSLayoutConstraint)
    case given(LayoutEntry, LayoutEntry.Part)
    case resistance(LayoutEntry, LayoutEntry.Part)
    case hugging(LayoutEntry, LayoutEntry.Part)
  }

  init(_ root: UIView, isFitting: Bool = false) {
    rootReference = root.reference
    self.isFitting = isFitting
    isOfView = !isFitting && root.hasOwnEngine
    reference.lead(to: self)
  }

  deinit { reference.clear() }

  /// The outermost view of the engine's tree; nil once it is gone.
  var root: UIView? { rootReference.view }

  // MARK: Changes

  /// Notes that the tree has new views, guides or constraints.
  ///
  /// - Parameter view: The view below which they all are; nil if they may be anywhere.
  func treeChanged(below view: UIView? = nil) {
    noteWork()
    guard let view else {
      waiting.news = .everywhere
      return
    }
    switch waiting.news {
    case .none:
      waiting.news = .below
      changedView = view
    case .below: if changedView !== view { waiting.news = .everywhere }
    case .everywhere: break
    }
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    guard let placement = constraint.placement, !placement.isStale else { return }
    placement.isStale = true
    waiting.constraints.append(constraint)
    noteWork()
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    guard let placement = constraint.placement else { return }
    solver.setPriority(
      Self.priority(of: constraint), tie: Self.tie(of: constraint), of: placement.id)
    noteWork()
  }

  /// Notes that a required constraint has become active in a window.
  func requiredAdded() { waiting.required = true }

  /// Breaks constraints that conflict with each other alone. Conflicts with frames wait, as frames
  /// may change before the tree is laid out.
  func decide() {
    guard waiting.required, work == .none, !isFitting else { return }
    work = .updating
    defer { work = .none }
    takeUpChanges()
    guard solver.hasConflict() else { return }
    waiting.conflict = true
    breakConflicts(alsoOfFrames: false)
  }

  func entryChanged(_ entry: LayoutEntry) {
    guard !entry.isStale else { return }
    entry.isStale = true
    waiting.entries.append(entry)
    noteWork()
  }

  /// Removes a constraint that is no longer active or has left the tree.
  func remove(_ constraint: NSLayoutConstraint) {
    guard let placement = constraint.placement, placement.engine === self else { return }
    constraint.placement = nil
    if placement.isStale { waiting.constraints.removeAll { $0 === constraint } }
    if !yielding.isEmpty { yielding.removeAll { $0 === constraint } }
    drop(placement.id)
    for use in placement.uses { release(use) }
    noteWork()
  }

  /// Removes a view that has left the tree, with everything below it. With `isWhole` false,
  /// removes the view alone, as something else determines its frame now. With `isAlone`, no
  /// constraint has to be placed again: none reaches out of the view.
  func remove(_ view: UIView, isWhole: Bool = true, isAlone: Bool = false) {
    var leaving: [LayoutEntry] = []
    view.visitTree { current in
      if current !== view, current.hasOwnEngine { return false }
      guard let record = current.layoutRecord else { return isWhole && current.usesConstraints }
      let items = [current] + record.guides + record.systemGuides as [any LayoutItem]
      leaving += items.compactMap(\.layoutEntry).filter { $0.engine === self }
      return isWhole && current.usesConstraints
    }
    remove(leaving)
    noteWork()
    if !isAlone { treeChanged() }
  }

  func remove(_ guide: UILayoutGuide) {
    guard let entry = guide.layoutEntry, entry.engine === self else { return }
    remove([entry])
    treeChanged()
  }

  private func remove(_ leaving: [LayoutEntry]) {
    guard !leaving.isEmpty else { return }
    for entry in leaving { entry.isLeaving = true }
    for constraint in constraints(usingLeaving: leaving) { remove(constraint) }
    for entry in leaving where entry.isHeld {
      for part in LayoutEntry.Part.allCases { release(LayoutUse(entry: entry, part: part)) }
    }
    for entry in leaving {
      entry.item?.layoutEntry = nil
      entry.leaveEngine()
    }
    entries.removeAll(where: \.isLeaving)
    texts.unfitted.removeAll(where: \.isLeaving)
    texts.unread.removeAll(where: \.isLeaving)
    contents.removeAll(where: \.isLeaving)
    waiting.held.removeAll(where: \.isLeaving)
  }

  /// Places directional constraints again after a change of the text direction.
  func directionChanged() {
    for entry in entries where entry.mode == .insets { entryChanged(entry) }
    for constraint in sources.compactMap({ $0?.constraint }) where constraint.isDirectional {
      remove(constraint)
    }
    treeChanged()
  }

  // MARK: Solving

  /// Handles the collected changes, and marks for layout the views whose subviews have moved.
  func update() {
    guard waiting.isThere, work == .none else { return }
    work = .updating
    defer { work = .none }
    takeUpSurroundings()
    waiting.isThere = false
    takeUpChanges()
    fitText()
    if freed != nil, !isPlacedAsFitted {
      // Another text has changed the height that is free.
      bindFreed()
      solver.solve()
      fitText()
    }
    var changes = solver.takeChanges()
    if waiting.conflict || changes.hasConflict {
      waiting.conflict = false
      breakConflicts(alsoOfFrames: true)
      unfitChangedTexts()
      changes.variables += solver.takeChanges().variables
    }
    // Each entry once, however many of its numbers have changed.
    var inQuestion = waiting.held
    waiting.held.removeAll(keepingCapacity: true)
    for entry in inQuestion { entry.isInQuestion = true }
    for variable in changes.variables where variable.symbol < owners.count {
      guard let entry = owners[variable.symbol], entry.isHeld, !entry.isInQuestion else { continue }
      entry.isInQuestion = true
      inQuestion.append(entry)
    }
    // Many views in a row are in the same superview.
    var last: UIView?
    for entry in inQuestion {
      entry.isInQuestion = false
      guard entry.hasNews(in: solver), let view = entry.item?.layoutContainer, view !== last
      else { continue }
      view.markUnlaid()
      last = view
    }
    for entry in contents { tellContentSize(entry) }
  }

  private func takeUpChanges() {
    waiting.required = false
    takeUpSurroundings()
    takeUpNews()
    if !isPlacedAsFitted { bindFreed() }
    endYielding()
    solver.solve()
    readWhatMatters()
  }

  /// Adds what is new, and updates what has changed.
  func takeUpNews() {
    collect()
    refreshStale()
  }

  /// Adds the items and constraints of the tree that the engine does not have yet.
  private func collect() {
    let news = waiting.news
    waiting.news = .none
    guard let root, let start = start(of: news, in: root) else { return }
    work = .collecting
    defer {
      work = .updating
      lastDirection = nil
    }
    start.visitTree { view in
      guard view.usesConstraints, view === start || !view.hasOwnEngine else { return false }
      guard let record = view.layoutRecord else { return true }
      if !isFitting, view.isPlacedByConstraints { hold(entry(for: view)) }
      for guide in record.guides where !isFitting { hold(entry(for: guide)) }
      for constraint in record.constraints where isNew(constraint) && constraint.hasItems {
        place(constraint)
      }
      return true
    }
  }

  /// Returns the view where the search for news begins; nil if there is none.
  private func start(of news: News, in root: UIView) -> UIView? {
    switch news {
    case .none: nil
    case .below: changedView.flatMap { $0.engineRoot === root ? $0 : nil }
    case .everywhere: root
    }
  }

  private func isNew(_ constraint: NSLayoutConstraint) -> Bool {
    guard isFitting else { return constraint.placement?.engine !== self }
    guard let root else { return false }
    return constraint.items.allSatisfy { $0.layoutView?.isDescendant(of: root) ?? false }
  }

  private func hold(_ entry: LayoutEntry) {
    guard !entry.isHeld else { return }
    entry.isHeld = true
    waiting.held.append(entry)
    for part in LayoutEntry.Part.allCases { _ = use(entry, part) }
  }

  // MARK: Entries

  func entry(for item: any LayoutItem) -> LayoutEntry {
    if isFitting {
      if let entry = fittingEntries[ObjectIdentifier(item)] { return entry }
      let entry = LayoutEntry(item, in: self, mode(of: item))
      fittingEntries[ObjectIdentifier(item)] = entry
      enter(entry)
      return entry
    }
    if let entry = item.layoutEntry, entry.engine === self { return entry }
    let entry = LayoutEntry(item, in: self, mode(of: item))
    item.layoutEntry = entry
    enter(entry)
    return entry
  }

  private func enter(_ entry: LayoutEntry) {
    entries.append(entry)
    if entry.view?.layoutContent?.mayWrap == true {
      texts.count += 1
      entry.textNumber = texts.count
      unfit(entry)
    }
    if entry.mode == .content { contents.append(entry) }
  }

  private func mode(of item: any LayoutItem) -> LayoutEntry.Mode {
    if let guide = item as? UILayoutGuide {
      return switch guide.kind {
      case .constraints: .constraints
      case .content: .content
      default: .insets
      }
    }
    if item === root { return isFitting ? .fitting : .frame }
    return (item as? UIView)?.isPlacedByConstraints == true ? .constraints : .frame
  }

  /// Returns the variable of a number, and counts the use.
  func use(_ entry: LayoutEntry, _ part: LayoutEntry.Part) -> Variable {
    entry[part].uses += 1
    if let variable = entry[part].variable { return variable }
    let variable = solver.makeVariable(isSize: part.isSize)
    entry[part].variable = variable
    while owners.count <= variable.symbol { owners.append(nil) }
    owners[variable.symbol] = entry
    switch entry.mode {
    case .frame, .insets: addGiven(entry, part, variable)
    case .content: if !part.isSize { addGiven(entry, part, variable) }
    case .constraints, .fitting: addContent(entry, part)
    }
    return variable
  }

  private func release(_ use: LayoutUse) {
    let (entry, part) = (use.entry, use.part)
    entry[part].uses -= 1
    guard entry[part].uses == 0, let variable = entry[part].variable else { return }
    let unknown = entry[part]
    entry[part] = LayoutEntry.Unknown()
    entry.told[part.rawValue] = nil
    for id in [unknown.given, unknown.resistance, unknown.hugging] {
      if let id { drop(id) }
    }
    if let around = unknown.around { release(around) }
    owners[variable.symbol] = nil
    solver.remove(variable)
  }

  // MARK: The solver's constraints

  func insert(
    _ expression: LinearExpression, _ relation: Relation, _ priority: Priority, tie: Double = 0,
    for source: Source
  ) -> ConstraintID {
    let id = solver.add(expression, relation, priority: priority, tie: tie)
    while sources.count <= id.index { sources.append(nil) }
    sources[id.index] = source
    return id
  }

  func drop(_ id: ConstraintID) {
    sources[id.index] = nil
    solver.remove(id)
  }

  func source(of id: ConstraintID) -> Source? { sources[id.index] }
}

extension LayoutEngine.Source {
  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = self { return constraint }
    return nil
  }
}
