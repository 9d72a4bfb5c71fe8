import UIKit

/// A layer while a section is played: where it was, where it is, and who moved it.
@MainActor
final class WatchedLayer {
  let layer: CALayer
  let isMask: Bool
  let kind: AnyClass
  private(set) weak var parent: WatchedLayer?
  /// The class of the superlayer's view in which it was first seen, and that layer.
  private let firstParent: (kind: AnyClass, layer: CALayer)?
  /// Where it is seen at the first contact; nil for one that came later.
  let start: LayerGeometry?
  /// Where it was first seen.
  private let first: LayerGeometry
  private(set) var seen: LayerGeometry
  private var model: LayerGeometry
  private var latestAnimation: Int
  /// The greatest distance from where it was first seen.
  private(set) var distance: CGFloat = 0
  private(set) var hasMoved = false
  /// The step in which it last moved.
  private(set) var lastMove = -1
  /// The last pass that found it in the tree.
  var lastPass = 0
  /// Those that moved it, in order.
  private(set) var gestures: [PlayedGesture] = []
  /// The last gesture that touched it, whether it has moved since or not.
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
    layer.entries.isEmpty
      ? LayerGeometry(layer.values) : LayerGeometry(layer.presentationValues(at: time))
  }

  /// Whether it is that layer, or lies in it.
  func isBelow(_ layer: CALayer) -> Bool {
    var next: WatchedLayer? = self
    while let watched = next {
      if watched.layer === layer { return true }
      next = watched.parent
    }
    return false
  }

  /// Whether it lies in another layer than at first.
  var isElsewhere: Bool { firstParent?.layer !== parent?.layer }

  /// Where it was and where it is.
  var placeWords: String {
    guard let start else { return "" }
    var words = [start.words(to: seen)].filter { !$0.isEmpty }
    if isElsewhere, let firstParent, let parent {
      words.append("in \(firstParent.kind) → in \(parent.kind)")
    }
    return words.joined(separator: ", ")
  }

  /// Looks where it is; asks for who moved it where it is elsewhere, or will be.
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

  /// Says that a gesture has brought it, or taken it away.
  func attribute(to cause: Cause) {
    guard let gesture = cause.gesture else {
      if gestures.isEmpty, meanwhile.isEmpty { meanwhile = cause.meanwhile }
      return
    }
    owner = gesture
    if !gestures.contains(where: { $0 === gesture }) { gestures.append(gesture) }
  }

  /// Who moves a layer.
  struct Cause {
    /// Nil where none did.
    var gesture: PlayedGesture?
    /// The gestures under way where none did it.
    var meanwhile: [String] = []
  }
}
