import Foundation
import QuartzCore

/// Finds the part of a picture that must be redrawn to show another tree.
struct LayerDamage {
  /// The boxes to redraw, in whole pixels; they do not overlap.
  private(set) var boxes: [CGRect] = []
  private let whole: CGRect

  /// Creates a damage without boxes.
  ///
  /// - Parameter whole: The frame of the picture, in pixels.
  init(whole: CGRect) {
    self.whole = whole
  }

  mutating func add(_ rect: CGRect?) {
    // Half a pixel is added for antialiasing. The rectangle is nil for a layer that reaches behind
    // the viewer's eye and so may cover everything.
    var box = (rect ?? whole).insetBy(dx: -0.5, dy: -0.5).integral.intersection(whole)
    guard !box.isNull, !box.isEmpty else { return }
    while let index = boxes.firstIndex(where: { $0.intersects(box) }) {
      box = box.union(boxes.remove(at: index))
    }
    boxes.append(box)
    if boxes.count > Self.maximumCount { mergeNearest() }
  }

  /// The largest number of boxes. Each box is drawn separately, so more of them would cost more
  /// than they save.
  private static let maximumCount = 4

  /// Merges the two boxes whose union adds the least area.
  private mutating func mergeNearest() {
    var best: (first: Int, second: Int, waste: CGFloat)?
    for first in boxes.indices {
      for second in boxes.indices where second > first {
        let union = boxes[first].union(boxes[second])
        let waste = union.area - boxes[first].area - boxes[second].area
        if waste < best?.waste ?? .infinity { best = (first, second, waste) }
      }
    }
    guard let best else { return }
    let union = boxes[best.first].union(boxes[best.second])
    boxes.remove(at: best.second)
    boxes.remove(at: best.first)
    add(union.insetBy(dx: 0.5, dy: 0.5))
  }

  // MARK: Comparing

  /// Adds the area where two layers, each through its map, look different.
  mutating func add(
    from old: PlacedLayer, through oldMap: PlaneMap, to new: PlacedLayer, through newMap: PlaneMap
  ) {
    if old === new, oldMap == newMap { return }
    guard old.snapshot.id == new.snapshot.id, oldMap == newMap,
      old.values == new.values || old.hasSamePixels(as: new),
      old.snapshot.masks == new.snapshot.masks
    else {
      add(old, through: oldMap)
      add(new, through: newMap)
      return
    }
    guard old.changesInPart, new.changesInPart, newMap.isAffine else {
      if old.snapshot.sublayers != new.snapshot.sublayers {
        add(old, through: oldMap)
        add(new, through: newMap)
      }
      return
    }
    addChildren(from: old, through: oldMap, to: new, through: newMap)
  }

  private mutating func addChildren(
    from old: PlacedLayer, through oldMap: PlaneMap, to new: PlacedLayer, through newMap: PlaneMap
  ) {
    var later = 0
    // Layers that are in the same order in both trees are compared; all others are redrawn.
    var places: [PlacedLayer.ChildID: Int] = [:]
    for (index, id) in old.childIDs.enumerated() { places[id] = index }
    var isCompared = Array(repeating: false, count: old.children.count)
    for (child, id) in zip(new.children, new.childIDs) {
      let map = child.map.followed(by: newMap)
      // A layer that is divided elsewhere is redrawn as a whole.
      guard let index = places[id], index >= later, old.children[index].cut == child.cut else {
        add(child.layer, through: map)
        continue
      }
      later = index + 1
      isCompared[index] = true
      let before = old.children[index]
      add(
        from: before.layer, through: before.map.followed(by: oldMap), to: child.layer, through: map)
    }
    for (index, child) in old.children.enumerated() where !isCompared[index] {
      add(child.layer, through: child.map.followed(by: oldMap))
    }
  }

  /// Adds each layer that shows what is below it, together with the area that it samples, if a part
  /// of that area is redrawn.
  mutating func addBackdrops(of layer: PlacedLayer, through map: PlaneMap) {
    guard !boxes.isEmpty, layer.hasBackdrops else { return }
    var places: [CGRect] = []
    layer.visitBackdrops(through: map) { place, reach in
      places.append((place ?? whole).insetBy(dx: -reach, dy: -reach))
    }
    // The box of one such layer may overlap the area of another.
    while let index = places.firstIndex(where: { place in
      boxes.contains { $0.intersects(place) }
    }) {
      add(places.remove(at: index))
    }
  }

  private mutating func add(_ layer: PlacedLayer, through map: PlaneMap) {
    guard !layer.extent.isNull, layer.values.isShown, map.isFinite else { return }
    add(map.bounds(of: layer.extent))
  }
}

extension PlacedLayer {
  /// The identity of a child among its siblings.
  struct ChildID: Hashable {
    let id: ObjectIdentifier
    /// The number of parts of the same layer behind this one.
    let part: Int
  }

  fileprivate var childIDs: [ChildID] {
    var parts: [ObjectIdentifier: Int] = [:]
    return children.map { child in
      let id = child.layer.snapshot.id
      guard child.cut != nil else { return ChildID(id: id, part: 0) }
      defer { parts[id, default: 0] += 1 }
      return ChildID(id: id, part: parts[id, default: 0])
    }
  }
}

extension CGRect {
  var area: CGFloat { width * height }
}
