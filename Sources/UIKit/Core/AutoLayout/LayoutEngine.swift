import Foundation
import PantographConstraints

/// Position of a constraint in an engine, and the variables that it uses.
@MainActor
final class LayoutPlacement {
  weak var engine: LayoutEngine?
  let id: ConstraintID
  let uses: [LayoutUse]
  var isStale = false
  /// The constant that the sides add to the constraint's own: offsets of baselines, alignment
  /// insets.
  let offset: Double

  init(_ engine: LayoutEngine, _ id: ConstraintID, _ uses: [LayoutUse], offset: Double) {
    self.engine = engine
    self.id = id
    self.uses = uses
    self.offset = offset
  }
}

@MainActor
struct LayoutUse {
  let entry: LayoutEntry
  let part: LayoutEntry.Part
}

/// The solver of the constraints of one tree of views.
///
/// Changes are collected, and handled together when the tree is laid out next. Conflicts that
/// arise before that are resolved when a required constraint is deactivated.
@MainActor
final class LayoutEngine {
  /// The outermost view of the engine's tree.
  private(set) weak var root: UIView?
  /// Whether the engine only computes a fitting size. Items do not store its entries, and the
  /// content determines the root's size.
  let isFitting: Bool
  var solver = ConstraintSolver()
  /// The entries in the order of their first use.
  private(set) var entries: [LayoutEntry] = []
  /// The owner of each variable, by symbol.
  private var owners: [LayoutEntry?] = []
  /// The entries of text that may wrap: its height depends on its width.
  private(set) var labels: [LayoutEntry] = []
  /// The entries of the content guides of scroll views.
  private var contents: [LayoutEntry] = []
  /// The entries that layout has started to use since the last update.
  private var newlyHeld: [LayoutEntry] = []
  /// The last view whose text direction was read, cached while constraints are placed.
  private var lastDirection: (view: UIView, isMirrored: Bool)?
  private var work = Work.none
  private(set) var waiting = Waiting()
  /// The entries of a fitting engine, by item: the items do not store them.
  private var fittingEntries: [ObjectIdentifier: LayoutEntry] = [:]
  /// The source of each constraint of the solver.
  private var sources: [Source?] = []
  private var staleConstraints: [NSLayoutConstraint] = []
  private var staleEntries: [LayoutEntry] = []
  /// The constraints that currently yield to hidden views, without a warning.
  var yielding: [NSLayoutConstraint] = []

  private enum Work { case none, updating, collecting }

  /// The changes that the next update handles.
  struct Waiting {
    var isThere = true
    /// Whether there may be views that the engine does not know yet.
    var views = true
    /// Whether required constraints have not been compared with the others yet.
    var required = false
    /// Whether a conflict was found that is not resolved yet.
    var conflict = false
  }

  enum Source {
    case constraint(NSLayoutConstraint)
    case given(LayoutEntry, LayoutEntry.Part)
    case resistance(LayoutEntry, LayoutEntry.Part)
    case hugging(LayoutEntry, LayoutEntry.Part)
  }

  init(_ root: UIView, isFitting: Bool = false) {
    self.root = root
    self.isFitting = isFitting
  }

  // MARK: Changes

  func treeChanged() {
    waiting.views = true
    waiting.isThere = true
  }

  func constantChanged(of constraint: NSLayoutConstraint) {
    guard let placement = constraint.placement, !placement.isStale else { return }
    placement.isStale = true
    staleConstraints.append(constraint)
    waiting.isThere = true
  }

  func priorityChanged(of constraint: NSLayoutConstraint) {
    guard let placement = constraint.placement else { return }
    solver.setPriority(
      Self.priority(of: constraint), tie: Self.tie(of: constraint), of: placement.id)
    waiting.isThere = true
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
    staleEntries.append(entry)
    waiting.isThere = true
  }

  /// Removes a constraint that is no longer active or has left the tree.
  func remove(_ constraint: NSLayoutConstraint) {
    guard let placement = constraint.placement, placement.engine === self else { return }
    constraint.placement = nil
    if placement.isStale { staleConstraints.removeAll { $0 === constraint } }
    if !yielding.isEmpty { yielding.removeAll { $0 === constraint } }
    drop(placement.id)
    for use in placement.uses { release(use) }
    waiting.isThere = true
  }

  /// Removes a view that has left the tree, with everything below it. With `isWhole` false,
  /// removes the view alone, as something else determines its frame now.
  func remove(_ view: UIView, isWhole: Bool = true) {
    var leaving: [LayoutEntry] = []
    view.visitTree { view in
      guard let record = view.layoutRecord else { return isWhole && view.usesConstraints }
      let items = [view] + record.guides + record.systemGuides as [any LayoutItem]
      leaving += items.compactMap(\.layoutEntry).filter { $0.engine === self }
      return isWhole && view.usesConstraints
    }
    remove(leaving)
  }

  func remove(_ guide: UILayoutGuide) {
    if let entry = guide.layoutEntry, entry.engine === self { remove([entry]) }
  }

  private func remove(_ leaving: [LayoutEntry]) {
    guard !leaving.isEmpty else { return treeChanged() }
    for entry in leaving { entry.isLeaving = true }
    for constraint in sources.compactMap({ $0?.constraint })
    where constraint.placement?.uses.contains(where: { $0.entry.isLeaving }) == true {
      remove(constraint)
    }
    for entry in leaving where entry.isHeld {
      for part in LayoutEntry.Part.allCases { release(LayoutUse(entry: entry, part: part)) }
    }
    for entry in leaving {
      entry.item?.layoutEntry = nil
      entry.engine = nil
    }
    entries.removeAll(where: \.isLeaving)
    labels.removeAll(where: \.isLeaving)
    contents.removeAll(where: \.isLeaving)
    newlyHeld.removeAll(where: \.isLeaving)
    treeChanged()
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
    waiting.isThere = false
    takeUpChanges()
    fitText()
    var changes = solver.takeChanges()
    if waiting.conflict || changes.hasConflict {
      waiting.conflict = false
      breakConflicts(alsoOfFrames: true)
      changes.variables += solver.takeChanges().variables
    }
    // Each entry once, however many of its numbers have changed.
    var inQuestion = newlyHeld
    newlyHeld.removeAll(keepingCapacity: true)
    for entry in inQuestion { entry.isInQuestion = true }
    for variable in changes.variables where variable.symbol < owners.count {
      guard let entry = owners[variable.symbol], entry.isHeld, !entry.isInQuestion else { continue }
      entry.isInQuestion = true
      inQuestion.append(entry)
    }
    for entry in inQuestion {
      entry.isInQuestion = false
      if entry.hasNews() { entry.item?.layoutContainer?.markUnlaid() }
    }
    for entry in contents { tellContentSize(entry) }
  }

  private func takeUpChanges() {
    waiting.required = false
    if waiting.views { collect() }
    refreshStale()
    endYielding()
    solver.solve()
  }

  /// Sets a scroll view's content size to the size that constraints give its content guide.
  private func tellContentSize(_ entry: LayoutEntry) {
    guard !isFitting, let scroll = (entry.item as? UILayoutGuide)?.owningView?.scrolling
    else { return }
    var size = scroll.contentSize
    if entry[.width].variable != nil { size.width = max(entry.value(.width), 0) }
    if entry[.height].variable != nil { size.height = max(entry.value(.height), 0) }
    if size != scroll.contentSize { scroll.contentSize = size }
  }

  private func refreshStale() {
    let (constraints, entries) = (staleConstraints, staleEntries)
    staleConstraints.removeAll(keepingCapacity: true)
    staleEntries.removeAll(keepingCapacity: true)
    for constraint in constraints {
      guard let placement = constraint.placement, placement.engine === self else { continue }
      placement.isStale = false
      solver.setConstant(placement.offset - Self.bounded(constraint.constant), of: placement.id)
    }
    for entry in entries {
      entry.isStale = false
      if entry.engine === self { refresh(entry) }
    }
  }

  /// Adds the items and constraints of the tree that the engine does not have yet.
  private func collect() {
    waiting.views = false
    guard let root else { return }
    work = .collecting
    defer {
      work = .updating
      lastDirection = nil
    }
    root.visitTree { view in
      guard view.usesConstraints else { return false }
      guard let record = view.layoutRecord else { return true }
      if !isFitting, view.isPlacedByConstraints { hold(entry(for: view)) }
      for guide in record.guides where !isFitting { hold(entry(for: guide)) }
      for constraint in record.constraints where isNew(constraint) && constraint.hasItems {
        place(constraint)
      }
      return true
    }
  }

  /// Whether text runs from right to left in the view. The answer is cached for all constraints of
  /// one holder.
  func isMirrored(_ view: UIView) -> Bool {
    if let lastDirection, lastDirection.view === view { return lastDirection.isMirrored }
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    if work == .collecting { lastDirection = (view, isMirrored) }
    return isMirrored
  }

  private func isNew(_ constraint: NSLayoutConstraint) -> Bool {
    guard isFitting else { return constraint.placement?.engine !== self }
    guard let root else { return false }
    return constraint.items.allSatisfy { $0.layoutView?.isDescendant(of: root) ?? false }
  }

  private func hold(_ entry: LayoutEntry) {
    guard !entry.isHeld else { return }
    entry.isHeld = true
    newlyHeld.append(entry)
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
    if entry.view?.layoutContent?.mayWrap == true { labels.append(entry) }
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
