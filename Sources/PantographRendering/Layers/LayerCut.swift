import QuartzCore

/// A place in the order in which a tree is drawn: the child that comes next, within it the one that comes
/// next, and so on. What a layer shows itself lies behind its children.
struct LayerCut: Hashable, Comparable {
  /// Indices among placed children, from the root down. The root's own part lies before any cut.
  let path: [Int]

  /// Behind everything that changes where nothing does.
  static let end = LayerCut(path: [.max])

  static func < (left: LayerCut, right: LayerCut) -> Bool {
    left.path.lexicographicallyPrecedes(right.path)
  }
}

/// Which part of a layer and all below it is drawn.
enum LayerSpan {
  case all
  /// What comes before a cut in the layer.
  case before(ArraySlice<Int>)
  /// What comes after a cut in the layer; its own part does not, but for the border.
  case after(ArraySlice<Int>)

  var isBeforeCut: Bool { if case .before = self { true } else { false } }
  var isAfterCut: Bool { if case .after = self { true } else { false } }
}

extension PlacedLayer {
  /// The children that have a part in the span, back to front.
  func parts(in span: LayerSpan) -> [(index: Int, span: LayerSpan)] {
    switch span {
    case .all: return children.indices.map { ($0, .all) }
    case .before(let path):
      let next = min(path.first ?? 0, children.count)
      let parts: [(index: Int, span: LayerSpan)] = (0..<next).map { ($0, .all) }
      return path.count > 1 ? parts + [(next, .before(path.dropFirst()))] : parts
    case .after(let path):
      let next = min(path.first ?? 0, children.count)
      guard path.count > 1 else { return (next..<children.count).map { ($0, .all) } }
      return [(next, .after(path.dropFirst()))]
        + (next + 1..<children.count).map { ($0, .all) }
    }
  }

  /// Up to where two trees are drawn alike, each through its map; nil where they differ from the start.
  /// What lies behind the cut can be drawn alone, and the rest over it later.
  func common(
    with other: PlacedLayer, through map: PlaneMap, _ otherMap: PlaneMap
  ) -> LayerCut? {
    let path = commonPath(with: other, through: map, otherMap)
    return path.map { $0.isEmpty ? .end : LayerCut(path: $0) }
  }

  /// Empty where all of it is alike.
  private func commonPath(
    with other: PlacedLayer, through map: PlaneMap, _ otherMap: PlaneMap
  ) -> [Int]? {
    if self === other, map == otherMap, !hasBackdrops { return [] }
    // What looks at what is below it must be drawn in the picture itself.
    guard snapshot.id == other.snapshot.id, map == otherMap, values == other.values,
      snapshot.masks == other.snapshot.masks, !values.hasBackdrop
    else { return nil }
    for (index, child) in children.enumerated() where index < other.children.count {
      let peer = other.children[index]
      guard child.map == peer.map else { return cut(at: [index], map, other) }
      let path = child.layer.commonPath(
        with: peer.layer, through: child.map.followed(by: map),
        peer.map.followed(by: otherMap))
      guard let path else { return cut(at: [index], map, other) }
      if !path.isEmpty { return cut(at: [index] + path, map, other) }
    }
    let count = min(children.count, other.children.count)
    return children.count == other.children.count ? [] : cut(at: [count], map, other)
  }

  /// Nil for a layer that is drawn as one, so that a cut cannot be within it.
  private func cut(at path: [Int], _ map: PlaneMap, _ other: PlacedLayer) -> [Int]? {
    let isWhole =
      isGroup || !map.isAffine || values.pageCurl > 0 || !changesInPart || !other.changesInPart
    return isWhole || (opacity < 1 && other.isComposite) ? nil : path
  }

  /// How many layers show something of their own before the cut.
  func shownCount(before path: ArraySlice<Int>) -> Int {
    children.indices.reduce(values.drawnParts > 0 ? 1 : 0) { count, index in
      guard let next = path.first, index <= next else { return count }
      if index < next { return count + children[index].layer.shownCount(before: [.max]) }
      return path.count > 1
        ? count + children[index].layer.shownCount(before: path.dropFirst()) : count
    }
  }
}
