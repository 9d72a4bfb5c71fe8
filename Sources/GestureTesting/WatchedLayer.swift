import UIKit

/// The record of a layer while a section is played: its geometry at first and now, and the gestures
/// that moved it.
@MainActor
final class WatchedLayer {
  let layer: CALayer
  let isMask: Bool
  let kind: AnyClass
  private(set) weak var parent: WatchedLayer?
  /// The superlayer at the time the layer was first seen, with the class of its view.
  private let firstParent: (kind: AnyClass, layer: CALayer)?
  /// The visible geometry at the first contact; nil for a layer that appeared later.
  let start: LayerGeometry?
  /// The visible geometry when the layer was first seen.
  private let first: LayerGeometry
  private(set) var seen: LayerGeometry
  private var model: LayerGeometry
  private var latestAnimation: Int
  /// The greatest distance from the first geometry, in points.
  private(set) var distance: CGFloat = 0
  private(set) var hasMoved = false
  /// The step in which the layer last moved.
  private(set) var lastMove = -1
  /// The last pass that found the layer in the tree.
  var lastPass = 0
  /// The gestures that moved the layer, in order.
  private(set) var gestures: [PlayedGesture] = []
  /// The last gesture that changed the layer's values, even if the layer has not visibly moved
  /// since.
  private(set) var owner: PlayedGesture?
  private(set) var meanwhile: [String] = []

  init(
    _ layer: CALayer, below parent: WatchedLayer?, isMask: Bool, at time: Double, isFirst: Bool
  ) {
    self.layer = layer
    self.parent = parent
    firstParent = parent.map { ($0.kind, $0.layer) }
    self.isMask = isMask
    kind = (layer.delegate as? UIView).map { type(of: $0) } ?? type(of: layer)
    model = LayerGeometry(layer.values)
    seen = Self.seen(layer, at: time)
    first = seen
    start = isFirst ? seen : nil
    latestAnimation = layer.entries.last?.order ?? 0
  }

  private static func seen(_ layer: CALayer, at time: Double) -> LayerGeometry {
    layer.shown(at: time) { LayerGeometry($0) }
  }

  /// Returns whether this is the given layer or lies inside that layer.
  func isBelow(_ layer: CALayer) -> Bool {
    var next: WatchedLayer? = self
    while let watched = next {
      if watched.layer === layer { return true }
      next = watched.parent
    }
    return false
  }

  /// Whether the layer has another superlayer than at first.
  var isElsewhere: Bool { firstParent?.layer !== parent?.layer }

  /// Describes the change of the geometry and of the superlayer.
  var placeWords: String {
    guard let start else { return "" }
    var words = [start.words(to: seen)].filter { !$0.isEmpty }
    if isElsewhere, let firstParent, let parent {
      words.append("in \(firstParent.kind) → in \(parent.kind)")
    }
    return words.joined(separator: ", ")
  }

  /// Compares the layer's geometry with the last one. If it has changed, or will change by an
  /// animation, calls the closure for the cause.
  func look(
    at time: Double, step: Int, below parent: WatchedLayer?, _ cause: (WatchedLayer) -> Cause
  ) {
    let isPut = parent !== self.parent
    self.parent = parent
    let newModel = LayerGeometry(layer.values)
    let newAnimation = layer.entries.last?.order ?? 0
    let isAnimated = newAnimation != 0
    let newSeen = isAnimated ? Self.seen(layer, at: time) : newModel
    let moves = newSeen.differs(from: seen)
    let isTouched = newAnimation > latestAnimation || newModel.differs(from: model)
    guard moves || isTouched || isPut else { return }
    model = newModel
    latestAnimation = max(latestAnimation, newAnimation)
    let cause = cause(self)
    if let gesture = cause.gesture { owner = gesture }
    guard moves || isPut else { return }
    seen = newSeen
    distance = max(distance, first.distance(to: newSeen))
    hasMoved = true
    lastMove = step
    guard let gesture = cause.gesture else {
      if gestures.isEmpty, meanwhile.isEmpty { meanwhile = cause.meanwhile }
      return
    }
    if !gestures.contains(where: { $0 === gesture }) { gestures.append(gesture) }
    if gesture.lead == nil { gesture.lead = self }
    if gesture.lead === self { gesture.ways.append((time, Double(first.distance(to: newSeen)))) }
  }

  /// Records that a gesture made the layer appear or disappear.
  func attribute(to cause: Cause) {
    guard let gesture = cause.gesture else {
      if gestures.isEmpty, meanwhile.isEmpty { meanwhile = cause.meanwhile }
      return
    }
    owner = gesture
    if !gestures.contains(where: { $0 === gesture }) { gestures.append(gesture) }
  }

  /// The cause of a layer's change.
  struct Cause {
    /// The gesture that moved the layer; nil if none did.
    var gesture: PlayedGesture?
    /// The gestures that were in progress, if none of them moved the layer.
    var meanwhile: [String] = []
  }
}
