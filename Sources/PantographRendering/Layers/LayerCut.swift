import QuartzCore

/// A position in the drawing order of a tree: the index of the next child, within that child the
/// index of its next child, and so on. A layer's own content is drawn behind its children.
struct LayerCut: Hashable, Comparable {
  /// The indices of placed children, from the root down. The root's own content is before every
  /// cut.
  let path: [Int]

  /// The cut in front of all layers, for trees without differences.
  static let end = LayerCut(path: [.max])

  static func < (left: LayerCut, right: LayerCut) -> Bool {
    left.path.lexicographicallyPrecedes(right.path)
  }
}

/// The part of a layer and its descendants that is drawn.
enum LayerSpan {
  case all
  /// The layers before a cut in the layer.
  case before(ArraySlice<Int>)
  /// The layers after a cut in the layer. The layer's own content is not included, but its border
  /// is.
  case after(ArraySlice<Int>)

  var isBeforeCut: Bool { if case .before = self { true } else { false } }
  var isAfterCut: Bool { if case .after = self { true } else { false } }
}

extension PlacedLayer {
  /// Returns the children with a part in the span, back to front.
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

  /// Returns the cut up to which two trees are drawn alike, each through its map; nil if they
  /// differ from the start. The layers behind the cut can be drawn separately, and the rest over
  /// them later.
  func common(
    with other: PlacedLayer, through map: PlaneMap, _ otherMap: PlaneMap
  ) -> LayerCut? {
    let path = commonPath(with: other, through: map, otherMap)
    return path.map { $0.isEmpty ? .end : LayerCut(path: $0) }
  }

  /// Returns the path of the first difference; empty if there is none.
  private func commonPath(
    with other: PlacedLayer, through map: PlaneMap, _ otherMap: PlaneMap
  ) -> [Int]? {
    if self === other, map == otherMap, !hasBackdrops { return [] }
    // A layer that shows what is below it must be drawn in the picture itself.
    guard snapshot.id == other.snapshot.id, map == otherMap, values == other.values,
      snapshot.masks == other.snapshot.masks, !values.hasBackdrop
    else { return nil }
    for (index, child) in children.enumerated() where index < other.children.count {
      let peer = other.children[index]
      guard child.map == peer.map, child.cut == peer.cut else {
        return cut(at: [index], map, other)
      }
      let path = child.layer.commonPath(
        with: peer.layer, through: child.map.followed(by: map),
        peer.map.followed(by: otherMap))
      guard let path else { return cut(at: [index], map, other) }
      if !path.isEmpty {
        return cut(at: child.cut == nil ? [index] + path : [index], map, other)
      }
    }
    let count = min(children.count, other.children.count)
    return children.count == other.children.count ? [] : cut(at: [count], map, other)
  }

  /// Returns the path; nil for a layer that is drawn as one, which a cut cannot divide.
  private func cut(at path: [Int], _ map: PlaneMap, _ other: PlacedLayer) -> [Int]? {
    let isWhole =
      isGroup || !map.isAffine || values.pageCurl > 0 || !changesInPart || !other.changesInPart
    return isWhole || (opacity < 1 && other.isComposite) ? nil : path
  }

  /// Returns the number of layers before the cut that draw content of their own.
  func shownCount(before path: ArraySlice<Int>) -> Int {
    children.indices.reduce(values.drawnParts > 0 ? 1 : 0) { count, index in
      guard let next = path.first, index <= next else { return count }
      if index < next { return count + children[index].layer.shownCount(before: [.max]) }
      return path.count > 1
        ? count + children[index].layer.shownCount(before: path.dropFirst()) : count
    }
  }
}
