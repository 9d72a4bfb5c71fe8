import Foundation
import PantographObjects

/// A tree of layers as it is visible at one time. Drawing needs nothing else.
package struct LayerSnapshot: Equatable {
  /// The identity of the layer, for as long as the layer lives.
  package let id: ObjectIdentifier
  package var values: LayerValues
  /// The sublayers, in the order in which they were added.
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

  /// Whether the two differ at most in their position, transform, opacity and visibility in the
  /// superlayer.
  package func looksLike(_ other: LayerSnapshot) -> Bool {
    var moved = other.values
    moved.position = values.position
    moved.anchorPoint = values.anchorPoint
    moved.transform = values.transform
    moved.zPosition = values.zPosition
    moved.opacity = values.opacity
    moved.isHidden = values.isHidden
    if moved.pageCurl != values.pageCurl { moved.pageCurl = values.pageCurl }
    return values == moved && masks == other.masks && sublayers == other.sublayers
  }
}

extension CALayer {
  /// Returns the tree as it is visible at a time of the root; by default at the current time.
  package func snapshot(at time: Double? = nil) -> LayerSnapshot {
    let layer = model()
    layer.displayTreeIfNeeded()
    let rootTime = time ?? layer.clock?.time ?? 0
    var snapshot = layer.snapshot(atRootTime: rootTime, level: 0)
    if let overlay = layer.ownClock?.overlay, overlay !== layer {
      snapshot.sublayers.append(overlay.snapshot(atRootTime: rootTime, level: 1))
    }
    return snapshot
  }

  fileprivate func snapshot(atRootTime time: Double, level: Int) -> LayerSnapshot {
    let values = entries.isEmpty ? values : withTextOfModel(drawn(presentationValues(at: time)))
    let isLast = LayerSnapshot.isTooDeep(level, self)
    let snapshot = LayerSnapshot(
      id: ObjectIdentifier(self), values: values,
      sublayers: isLast ? [] : snapshotsBelow(values, atRootTime: time, level: level + 1),
      mask: isLast ? nil : mask?.snapshot(atRootTime: time, level: level + 1))
    return values.passage.map { $0.layer(of: snapshot) } ?? snapshot
  }

  /// Returns visible values whose text is that of the layer's own size, while the size is animated.
  private func withTextOfModel(_ seen: LayerValues) -> LayerValues {
    guard seen.bounds.size != values.bounds.size, var text = seen.contents as? TextBlock else {
      return seen
    }
    text.room = values.bounds.size
    var seen = seen
    seen.contents = text
    return seen
  }

  final func snapshotsOfSublayers(atRootTime time: Double, level: Int) -> [LayerSnapshot] {
    let layers = sublayers ?? []
    let below = layers.map { $0.snapshot(atRootTime: time, level: level) }
    guard layers.contains(where: { $0.spreadsSublayers }) else { return below }
    return zip(layers, below).flatMap { $0.spreadsSublayers ? $1.spread : [$1] }
  }

  /// Returns the tree with the values of the model, without animations.
  package func snapshotOfModel() -> LayerSnapshot { model().snapshotOfModel(level: 0) }

  private func snapshotOfModel(level: Int) -> LayerSnapshot {
    let isLast = LayerSnapshot.isTooDeep(level, self)
    let below = isLast ? [] : sublayers ?? []
    return LayerSnapshot(
      id: ObjectIdentifier(self), values: values,
      sublayers: below.flatMap { layer in
        let snapshot = layer.snapshotOfModel(level: level + 1)
        return layer.spreadsSublayers ? snapshot.spread : [snapshot]
      },
      mask: isLast ? nil : mask?.snapshotOfModel(level: level + 1))
  }
}

extension LayerSnapshot {
  /// The number of levels of a tree that are drawn, the root aside. Each level takes stack, and
  /// where groups fade within one another a picture of its own.
  package static let deepest = 500

  @MainActor private static var hasWarned = false

  /// Whether the sublayers are left out because of their depth. Warns once.
  @MainActor
  static func isTooDeep(_ level: Int, _ layer: CALayer) -> Bool {
    guard level >= deepest, layer.sublayers != nil || layer.mask != nil else { return false }
    if !hasWarned {
      hasWarned = true
      Misuse.warn(
        "layers are drawn to a depth of \(deepest); what lies deeper in this tree is not seen")
    }
    return true
  }
}
