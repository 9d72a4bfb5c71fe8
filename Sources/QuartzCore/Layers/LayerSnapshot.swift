import Foundation

/// A tree of layers as it is seen at one time. Drawing needs nothing else.
package struct LayerSnapshot: Equatable {
  /// The layer that this is a snapshot of, for as long as it lives.
  package let id: ObjectIdentifier
  package var values: LayerValues
  /// In the order in which they were added.
  package var sublayers: [LayerSnapshot]
  package private(set) var masks: [LayerSnapshot]

  package var mask: LayerSnapshot? { masks.first }

  package init(
    id: ObjectIdentifier, values: LayerValues, sublayers: [LayerSnapshot] = [],
    mask: LayerSnapshot? = nil
  ) {
    self.id = id
    self.values = values
    self.sublayers = sublayers
    masks = mask.map { [$0] } ?? []
  }

  /// Whether the two differ at most in how they lie and fade in the superlayer.
  package func looksLike(_ other: LayerSnapshot) -> Bool {
    var moved = other.values
    moved.position = values.position
    moved.anchorPoint = values.anchorPoint
    moved.transform = values.transform
    moved.zPosition = values.zPosition
    moved.opacity = values.opacity
    moved.isHidden = values.isHidden
    moved.pageCurl = values.pageCurl
    return values == moved && masks == other.masks && sublayers == other.sublayers
  }
}

extension CALayer {
  /// Copies what is seen when the root is told the time; the time it has when none is given.
  package func snapshot(at time: Double? = nil) -> LayerSnapshot {
    let layer = model()
    layer.displayTreeIfNeeded()
    return layer.snapshot(atRootTime: time ?? layer.clock?.time ?? 0)
  }

  fileprivate func snapshot(atRootTime time: Double) -> LayerSnapshot {
    let values = presentationValues(at: time)
    let snapshot = LayerSnapshot(
      id: ObjectIdentifier(self), values: values,
      sublayers: snapshotsBelow(values, atRootTime: time),
      mask: mask?.snapshot(atRootTime: time))
    return values.passage.map { $0.layer(of: snapshot) } ?? snapshot
  }

  final func snapshotsOfSublayers(atRootTime time: Double) -> [LayerSnapshot] {
    (sublayers ?? []).map { $0.snapshot(atRootTime: time) }
  }

  /// Copies what is set, whatever runs.
  package func snapshotOfModel() -> LayerSnapshot {
    let layer = model()
    return LayerSnapshot(
      id: ObjectIdentifier(layer), values: layer.values,
      sublayers: (layer.sublayers ?? []).map { $0.snapshotOfModel() },
      mask: layer.mask?.snapshotOfModel())
  }
}
