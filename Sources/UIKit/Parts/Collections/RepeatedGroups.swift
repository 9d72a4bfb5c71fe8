import Foundation

/// The groups of a long section that contain the same number of items each. The items of a group are
/// placed when they are visible; until then only the length of the group is stored, so that neither
/// memory nor a new preferred size depends on the number of items.
@MainActor
final class RepeatedGroups {
  /// One group with its items placed.
  private struct Placed {
    var origin: CGFloat
    var items: [GroupFilling.Item]
    var attachments: [GroupFilling.Attachment]
  }

  /// The number of items up to which a section is placed at once.
  static let fewItems = 64
  /// The number of placed groups that are stored.
  private static let mostPlaced = 512

  private let group: NSCollectionLayoutGroup
  private let inner: CGSize
  private let insets: NSDirectionalEdgeInsets
  private let axis: ScrollAxis
  private let cross: ScrollAxis
  private let size: CGSize
  private let spacing: CGFloat
  let count: Int
  /// The number of items in each group but the last, which may have fewer.
  private let groupCount: Int
  /// The lengths of the groups along the scroll axis with the spacing around them.
  @exclusivity(unchecked) private var lengths = RowHeights()
  @exclusivity(unchecked) private var sizes: [Int: CGSize]
  @exclusivity(unchecked) private var placed: [Int: Placed] = [:]
  /// The groups that were visited last, which the next frame mostly visits again, from the first one on. They are
  /// found without a dictionary.
  @exclusivity(unchecked) private var visited: (first: Int, groups: [Placed]) = (0, [])
  /// Whether views are attached to the items of a group.
  @exclusivity(unchecked) private(set) var hasAttachments = false
  /// The greatest distance by which an item or an attached view lies outside of its group.
  @exclusivity(unchecked) private var overhang: CGFloat = 1

  /// Places the groups of a section; nil if not all groups contain the same number of items, or if
  /// the section is short.
  ///
  /// - Parameters:
  ///   - section: The section that repeats its group along the scroll axis.
  ///   - count: The number of items.
  ///   - sizes: The sizes that cells prefer, by item.
  ///   - inner: The size of the section within its insets.
  ///   - insets: The insets of the section.
  ///   - axis: The scroll axis.
  init?(
    _ section: NSCollectionLayoutSection, count: Int, sizes: [Int: CGSize], in inner: CGSize,
    _ insets: NSDirectionalEdgeInsets, _ axis: ScrollAxis
  ) {
    guard count > Self.fewItems, section.orthogonalScrollingBehavior == .none,
      Self.isSteady(section.group)
    else { return nil }
    group = section.group
    self.count = count
    self.sizes = sizes
    self.inner = inner
    self.insets = insets
    self.axis = axis
    cross = axis == .vertical ? .horizontal : .vertical
    size = section.group.layoutSize.size(in: inner)
    spacing = section.interGroupSpacing
    var first = GroupFilling(count: count) { _ in nil }
    _ = first.place(section.group, size: size, at: .zero)
    groupCount = first.items.count
    guard groupCount > 0, groupCount < count else { return nil }
    // A group that is complete because of its own room, and not because the items are used up.
    var same = GroupFilling(count: groupCount) { _ in nil }
    let filled = same.place(section.group, size: size, at: .zero)
    guard same.items.map(\.frame) == first.items.map(\.frame) else { return nil }
    noteOverhang(same, length: filled[axis])
    let groups = (count + groupCount - 1) / groupCount
    lengths = RowHeights(count: groups, height: length(filled), isMeasured: false)
    var others: Set<Int> = []
    for item in sizes.keys where item < count { others.insert(item / groupCount) }
    others.insert(groups - 1)
    for group in others { measure(group) }
  }

  /// Whether a group contains the same number of items, whatever sizes its items prefer.
  private static func isSteady(_ group: NSCollectionLayoutGroup) -> Bool {
    guard case .line(let axis, let subitems, let number) = group.content else { return false }
    func estimates(_ item: NSCollectionLayoutItem) -> Bool {
      axis == .vertical
        ? item.layoutSize.heightDimension.isEstimated : item.layoutSize.widthDimension.isEstimated
    }
    guard number != nil || estimates(group) || !subitems.contains(where: estimates) else {
      return false
    }
    return subitems.allSatisfy { item in
      (item as? NSCollectionLayoutGroup).map { isSteady($0) } ?? true
    }
  }

  // MARK: Lengths

  /// Moves the groups to a start along the scroll axis, and returns their end.
  func place(from start: CGFloat) -> CGFloat {
    lengths.place(below: start)
    return lengths.end - spacing
  }

  private func length(_ filled: CGSize) -> CGFloat {
    let ends = group.edgeSpacing?.ends(axis)
    return (ends?.start?.spacing ?? 0) + filled[axis] + (ends?.end?.spacing ?? 0) + spacing
  }

  private func measure(_ group: Int) {
    let (filling, filled) = fill(group, at: 0)
    noteOverhang(filling, length: filled[axis])
    placed[group] = nil
    let valid = max(group - visited.first, 0)
    if valid < visited.groups.count { visited.groups.removeSubrange(valid...) }
    let length = length(filled)
    if length != lengths[group] { lengths.measure(group, length) }
  }

  /// Sets the size that an item's cell prefers. `place(from:)` moves the groups behind it.
  func resize(_ item: Int, _ size: CGSize) {
    guard item < count else { return }
    sizes[item] = size
    measure(item / groupCount)
  }

  private func noteOverhang(_ filling: GroupFilling, length: CGFloat) {
    if !filling.attachments.isEmpty { hasAttachments = true }
    for frame in filling.items.map(\.frame) + filling.attachments.map(\.frame) {
      let (least, most) = (frame.origin[axis], frame.origin[axis] + frame.size[axis])
      let over = max(-least, most - length)
      if over.isFinite { overhang = max(overhang, over + 1) }
    }
  }

  // MARK: Items

  private func fill(_ number: Int, at origin: CGFloat) -> (GroupFilling, CGSize) {
    let first = number * groupCount
    let sizes = sizes
    var filling = GroupFilling(count: min(groupCount, count - first)) { sizes[first + $0] }
    let start =
      axis == .vertical
      ? CGPoint(x: insets.leading, y: origin) : CGPoint(x: origin, y: insets.top)
    let filled = filling.place(group, size: size, at: start)
    if let edges = group.edgeSpacing {
      filling.shift(from: 0, cross, by: edges.start(cross, free: inner[cross] - filled[cross]))
    }
    return (filling, filled)
  }

  private func groupAt(_ number: Int) -> Placed {
    let origin = lengths.top(number) + leadOfGroup
    if let known = placed[number], known.origin == origin { return known }
    let (filling, _) = fill(number, at: origin)
    let first = number * groupCount
    let new = Placed(
      origin: origin, items: filling.items,
      attachments: filling.attachments.map {
        var attachment = $0
        attachment.item += first
        return attachment
      })
    if placed.count >= Self.mostPlaced { placed.removeAll(keepingCapacity: true) }
    placed[number] = new
    return new
  }

  func item(_ index: Int) -> GroupFilling.Item {
    groupAt(index / groupCount).items[index % groupCount]
  }

  /// Returns the groups that may have items or attached views in a rectangle.
  private func groups(near rect: CGRect) -> Range<Int> {
    let least = rect.origin[axis] - overhang
    let most = rect.origin[axis] + rect.size[axis] + overhang
    let first = lengths.first { $0 >= least }
    var end = first
    while end < lengths.count, lengths.top(end) <= most { end += 1 }
    return first..<end
  }

  /// Returns the indices of the items of all groups that may have items in a rectangle.
  func itemsOfGroups(near rect: CGRect) -> Range<Int> {
    let groups = groups(near: rect)
    let first = min(groups.lowerBound * groupCount, count)
    return first..<max(min(groups.upperBound * groupCount, count), first)
  }

  /// Returns the first item of an item's group.
  func firstItem(besides item: Int) -> Int { item / groupCount * groupCount }

  /// Returns the items that overlap a rectangle, in ascending order.
  func items(in rect: CGRect) -> [Int] {
    var found: [Int] = []
    visitItems(in: rect) { item, _ in found.append(item) }
    return found
  }

  /// Visits the items that overlap a rectangle, in ascending order.
  func visitItems(in rect: CGRect, _ visit: (Int, GroupFilling.Item) -> Void) {
    let numbers = groups(near: rect)
    visitGroups(numbers)
    for (index, group) in visited.groups.enumerated() {
      let first = (numbers.lowerBound + index) * groupCount
      for place in group.items.indices where group.items[place].frame.reaches(into: rect) {
        visit(first + place, group.items[place])
      }
    }
  }

  /// Makes the groups those that were visited last.
  private func visitGroups(_ numbers: Range<Int>) {
    let before = visited
    visited.groups = []
    let lead = leadOfGroup
    let isSame = before.first == numbers.lowerBound && before.groups.count == numbers.count
    var isAnyOther = !isSame
    for (index, number) in numbers.enumerated() where isSame {
      if before.groups[index].origin != lengths.top(number) + lead { isAnyOther = true }
    }
    guard isAnyOther else {
      visited = before
      return
    }
    var groups: [Placed] = []
    groups.reserveCapacity(numbers.count)
    for number in numbers {
      let index = number - before.first
      if before.groups.indices.contains(index),
        before.groups[index].origin == lengths.top(number) + lead
      {
        groups.append(before.groups[index])
      } else {
        groups.append(groupAt(number))
      }
    }
    visited = (numbers.lowerBound, groups)
  }

  /// The spacing before each group along the scroll axis.
  private var leadOfGroup: CGFloat { group.edgeSpacing?.ends(axis).start?.spacing ?? 0 }

  func attachments(in rect: CGRect) -> [GroupFilling.Attachment] {
    // Most sections have nothing attached to their items.
    if !hasAttachments { return [] }
    return groups(near: rect).flatMap { number in
      groupAt(number).attachments.filter { $0.frame.reaches(into: rect) }
    }
  }

  /// Returns the views that are attached to the items of an item's group.
  func attachments(besides item: Int) -> [GroupFilling.Attachment] {
    groupAt(item / groupCount).attachments
  }

  /// The views that are attached to the items of the first group.
  var firstAttachments: [GroupFilling.Attachment] { groupAt(0).attachments }
}
