import PantographConstraints

/// The constraints that use an entry, so that an entry leaves the engine without a search among all
/// constraints.
extension LayoutEngine {
  /// Returns the placed constraints that use one of the entries, all of which leave the engine, in
  /// the order of the solver.
  func constraints(usingLeaving entries: [LayoutEntry]) -> [NSLayoutConstraint] {
    var ids = Set<Int>()
    for entry in entries { ids.formUnion(entry.users) }
    return ids.sorted().compactMap { id in
      guard let constraint = sources[id]?.constraint,
        constraint.placement?.uses.contains(where: { $0.entry.isLeaving }) == true
      else { return nil }
      return constraint
    }
  }

  /// Notes in the entries of a constraint that it uses them.
  func noteUsers(_ placement: LayoutPlacement) {
    for use in placement.uses {
      use.entry.users.append(placement.id.index)
      guard use.entry.users.count > use.entry.mostUsers else { continue }
      // Some of the constraints are no longer placed.
      use.entry.users = Array(Set(use.entry.users)).filter { id in
        sources[id]?.constraint?.placement?.uses.contains { $0.entry === use.entry } == true
      }
      use.entry.mostUsers = max(2 * use.entry.users.count, LayoutEntry.fewUsers)
    }
  }
}
