import Foundation
import PantographConstraints

/// Required constraints that cannot all hold.
extension LayoutEngine {
  /// Breaks one of each set of required constraints that exclude each other, until the others can hold. It
  /// stays broken as long as it is active: it is kept as well as can be, above all that is not required.
  ///
  /// - Parameter alsoOfFrames: Whether also what contradicts the frames of views, or waits for them.
  func breakConflicts(alsoOfFrames: Bool) {
    guard solver.hasConflict() else { return }
    var ranks = LayoutRanks()
    var told: [(ConstraintSolver.Conflict, NSLayoutConstraint)] = []
    for group in solver.aroundConflicts() {
      for conflict in solver.conflicts(inOrder: order(group, &ranks)) {
        guard let constraint = source(of: conflict.broken)?.constraint,
          alsoOfFrames || !conflict.all.contains(where: { isGiven($0) })
        else { continue }
        if constraint.speaksOfCollapsed {
          yielding.append(constraint)
          solver.setPriority(Self.broken, of: conflict.broken)
        } else if isFitting {
          solver.setPriority(Self.broken, of: conflict.broken)
        } else {
          constraint.isBroken = true
          solver.setPriority(Self.broken, tie: Self.tie(of: constraint), of: conflict.broken)
          told.append((conflict, constraint))
        }
      }
    }
    solver.solve()
    for (conflict, constraint) in told { tell(conflict, breaking: constraint) }
  }

  /// What must hold in any case, then the first before what is to be broken before it.
  private func order(_ around: [ConstraintID], _ ranks: inout LayoutRanks) -> [ConstraintID] {
    let ranked = around.compactMap { id -> (id: ConstraintID, rank: ConstraintRank)? in
      guard solver.priority(of: id) == .required, let constraint = source(of: id)?.constraint else {
        return nil
      }
      return (id, ranks.rank(of: constraint))
    }
    let certain = Set(around).subtracting(ranked.map(\.id))
    return around.filter(certain.contains) + ranked.sorted { $0.rank < $1.rank }.map(\.id)
  }

  private func isGiven(_ id: ConstraintID) -> Bool {
    if case .given = source(of: id) { return true }
    return false
  }

  /// What gave way to a hidden view is required again once that is shown.
  func endYielding() {
    guard !yielding.isEmpty else { return }
    yielding.removeAll { constraint in
      guard !constraint.speaksOfCollapsed, let placement = constraint.placement else {
        return false
      }
      solver.setPriority(
        Self.priority(of: constraint), tie: Self.tie(of: constraint), of: placement.id)
      return true
    }
  }
}

/// Where an item stands in its tree, level by level: the places of the views around it among their
/// siblings, and its own.
struct ItemRank: Comparable {
  var path: [Int] = []

  static func < (one: ItemRank, other: ItemRank) -> Bool {
    guard one.path.count == other.path.count else { return one.path.count < other.path.count }
    return one.path.lexicographicallyPrecedes(other.path)
  }
}

/// Order in which conflicting constraints are broken: the greatest first.
struct ConstraintRank: Comparable {
  /// Whether it speaks of what a stack has hidden, where nobody sees it broken.
  let isHidden: Bool
  /// The item that comes latest in the tree, counted level by level.
  let latest: ItemRank
  /// The item beside it; itself where it is the only one.
  let other: ItemRank
  /// An equation, what is at least, what is at most.
  let relation: Int
  /// The attribute of the latest item.
  let attribute: Int
  /// Whether the latest item is written as the second one.
  let isTurned: Bool
  /// As it is where the latest item stands alone on its side.
  let constant: CGFloat
  let serial: Int

  static func < (one: ConstraintRank, other: ConstraintRank) -> Bool {
    if one.isHidden != other.isHidden { return other.isHidden }
    if one.latest != other.latest { return one.latest < other.latest }
    if one.other != other.other { return one.other < other.other }
    if one.relation != other.relation { return one.relation < other.relation }
    if one.attribute != other.attribute { return one.attribute < other.attribute }
    if one.isTurned != other.isTurned { return other.isTurned }
    if one.constant != other.constant { return one.constant < other.constant }
    return one.serial < other.serial
  }
}

/// Finds the ranks of constraints, and keeps those of their items meanwhile.
@MainActor
struct LayoutRanks {
  private var known: [ObjectIdentifier: ItemRank] = [:]

  mutating func rank(of constraint: NSLayoutConstraint) -> ConstraintRank {
    let (first, second) = (side(constraint.first), side(constraint.second))
    var isTurned = false
    if let first, let second { isTurned = first.rank < second.rank }
    let latest = isTurned ? second : first
    let other = (isTurned ? first : second) ?? latest
    let isUpperBound = constraint.relation == (isTurned ? .greaterThanOrEqual : .lessThanOrEqual)
    let constant = constraint.constant
    return ConstraintRank(
      isHidden: constraint.speaksOfCollapsed, latest: latest?.rank ?? ItemRank(),
      other: other?.rank ?? ItemRank(),
      relation: constraint.relation == .equal ? 0 : isUpperBound ? 2 : 1,
      attribute: latest?.attribute ?? 0, isTurned: isTurned,
      constant: isTurned && constraint.multiplier != 0
        ? -constant / constraint.multiplier : constant,
      serial: constraint.serial)
  }

  /// The later item of a side, which may be a distance between two.
  private mutating func side(_ operand: LayoutOperand) -> (rank: ItemRank, attribute: Int)? {
    var latest: (rank: ItemRank, attribute: Int)?
    if let item = operand.item { latest = (rank(item), operand.attribute.rawValue) }
    guard let origin = operand.origin else { return latest }
    let start = rank(origin)
    if let latest, !(latest.rank < start) { return latest }
    return (start, operand.originAttribute.rawValue)
  }

  private mutating func rank(_ item: any LayoutItem) -> ItemRank {
    if let rank = known[ObjectIdentifier(item)] { return rank }
    var rank = ItemRank()
    if let view = item as? UIView {
      if let ownSuperview = view.ownSuperview {
        rank = self.rank(ownSuperview)
        rank.path.append(ownSuperview.ownSubviews.firstIndex { $0 === view } ?? 0)
      }
    } else if let view = item.layoutView {
      rank = self.rank(view)
      let guides = (view.layoutRecord?.guides ?? []) + (view.layoutRecord?.systemGuides ?? [])
      rank.path.append(view.ownSubviews.count + (guides.firstIndex { $0 === item } ?? 0))
    }
    known[ObjectIdentifier(item)] = rank
    return rank
  }
}
