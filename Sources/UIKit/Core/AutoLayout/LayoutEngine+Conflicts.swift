import Foundation
import PantographConstraints

/// The search for required constraints that cannot all hold, and the choice of those to break.
extension LayoutEngine {
  /// Breaks one constraint of each conflicting set of required constraints, until the others can
  /// hold. A constraint stays broken as long as it is active. It is still satisfied as far as
  /// possible, ahead of all optional constraints.
  ///
  /// - Parameter alsoOfFrames: Whether to break constraints that conflict with the frames of
  ///   views, too.
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

  /// Returns the constraints that must hold in any case, then the others: the last of these is
  /// broken first.
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

  /// Makes the constraints that yielded to a hidden view required again, once the view is shown.
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

/// The place of an item in the view tree: the index among its siblings of each superview, from the
/// root down, and of the item itself.
struct ItemRank: Comparable {
  var path: [Int] = []

  static func < (one: ItemRank, other: ItemRank) -> Bool {
    guard one.path.count == other.path.count else { return one.path.count < other.path.count }
    return one.path.lexicographicallyPrecedes(other.path)
  }
}

/// The order in which conflicting constraints are broken: the greatest first.
struct ConstraintRank: Comparable {
  /// Whether the constraint involves a view that a stack has hidden: nobody sees it broken.
  let isHidden: Bool
  /// The item that comes last in the tree, in breadth-first order.
  let latest: ItemRank
  /// The constraint's other item; the same as `latest` if the constraint has only one item.
  let other: ItemRank
  /// The relation: 0 for equal, 1 for a lower bound of the latest item, 2 for an upper bound.
  let relation: Int
  /// The attribute of the item that comes last in the tree.
  let attribute: Int
  /// Whether the latest item is the constraint's second item.
  let isTurned: Bool
  /// The constant after solving the constraint for the latest item.
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

/// The ranks of constraints, computed from cached ranks of their items.
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

  /// Returns the later item of a side; a side may be the distance between two items.
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
