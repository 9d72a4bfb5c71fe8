import UIKit

/// Compares all layers of a window again and again, and records which of them moved and which
/// gesture moved them.
@MainActor
final class LayerWatch {
  private let roots: [CALayer]
  /// The views whose layers are excluded.
  private let ignored: [UIView]
  /// The layers in the order of the last pass, which is usually also the order of the next pass.
  private var order: [WatchedLayer] = []
  private var known: [ObjectIdentifier: WatchedLayer] = [:]
  /// All layers that have been seen, in the order in which they were first seen.
  private var all: [WatchedLayer] = []
  private var pass = 0
  /// The number of time steps so far. Layers are compared several times within one step.
  private(set) var step = 0

  init(of windows: [UIWindow], ignoring views: [UIView]) {
    roots = windows.map(\.layer)
    ignored = views
    look { _ in WatchedLayer.Cause() }
  }

  /// Starts the next step of time.
  func beginStep() { step += 1 }

  /// Whether a layer moved by a gesture has moved in this step or the step before.
  var isMoving: Bool { all.contains { $0.lastMove >= step - 1 && $0.owner != nil && step > 0 } }

  /// Compares every layer with its state at the last pass. `cause` returns what has moved a layer
  /// since.
  func look(_ cause: (WatchedLayer) -> WatchedLayer.Cause) {
    pass += 1
    let isFirst = pass == 1
    var next: [WatchedLayer] = []
    next.reserveCapacity(order.count)
    var isChanged = false
    var rest: [(layer: CALayer, parent: WatchedLayer?, isMask: Bool, time: Double)] =
      roots.reversed().map { ($0, nil, false, $0.clock?.time ?? 0) }
    while let (layer, parent, isMask, time) = rest.popLast() {
      if !ignored.isEmpty, let view = layer.delegate as? UIView,
        ignored.contains(where: { $0 === view })
      {
        continue
      }
      let place = next.count
      let watched: WatchedLayer
      if place < order.count, order[place].layer === layer {
        watched = order[place]
        watched.look(at: time, step: step, below: parent, cause)
      } else if let found = known[ObjectIdentifier(layer)] {
        isChanged = true
        watched = found
        watched.look(at: time, step: step, below: parent, cause)
      } else {
        isChanged = true
        watched = WatchedLayer(layer, below: parent, isMask: isMask, at: time, isFirst: isFirst)
        known[ObjectIdentifier(layer)] = watched
        all.append(watched)
        if !isFirst { watched.attribute(to: cause(watched)) }
      }
      watched.lastPass = pass
      next.append(watched)
      for sublayer in (layer.sublayers ?? []).reversed() {
        rest.append((sublayer, watched, false, time))
      }
      if let mask = layer.mask { rest.append((mask, watched, true, time)) }
    }
    if isChanged || next.count != order.count {
      for watched in order where watched.lastPass != pass { watched.attribute(to: cause(watched)) }
    }
    order = next
  }

  /// Returns whether a gesture moved any layer that counts as changed.
  func hasMoved(_ gesture: PlayedGesture) -> Bool {
    all.contains { watched in watched.gestures.contains { $0 === gesture } && counts(watched) }
  }

  private func isThere(_ watched: WatchedLayer) -> Bool { watched.lastPass == pass }

  private func change(of watched: WatchedLayer) -> MovedLayer.Change? {
    guard let start = watched.start else {
      // Only the topmost layer is reported of those that appeared or disappeared together.
      if isThere(watched) { return watched.parent.map(isNew) == true ? nil : .came }
      return watched.hasMoved ? .passed : nil
    }
    guard isThere(watched) else {
      return watched.parent.map { $0.start != nil && !isThere($0) } == true ? nil : .went
    }
    if watched.seen.differs(from: start) || watched.isElsewhere { return .moved }
    return watched.hasMoved ? .returned : nil
  }

  private func isNew(_ watched: WatchedLayer) -> Bool { watched.start == nil }

  private func counts(_ watched: WatchedLayer) -> Bool { change(of: watched) != nil }

  /// Returns all layers that changed, in the order in which they were first seen.
  func movedLayers() -> [MovedLayer] {
    all.compactMap { watched in
      guard let change = change(of: watched) else { return nil }
      return MovedLayer(
        kind: "\(watched.kind)", text: text(of: watched.layer), path: path(of: watched),
        change: change, distance: watched.distance, gestures: watched.gestures.map(\.name),
        isStillMoving: isThere(watched) && watched.lastMove == step && step > 0,
        place: watched.placeWords,
        meanwhile: watched.meanwhile)
    }
  }

  private func text(of layer: CALayer) -> String? {
    if let view = layer.delegate as? UIView { return view.shownText }
    return (layer.contents as? TextBlock)?.text ?? layer.name
  }

  /// Returns the layer's path in the tree, or its last path if it has disappeared.
  private func path(of watched: WatchedLayer) -> String {
    let line = Array(sequence(first: watched) { $0.parent }.reversed())
    // The middle of a very long path is left out.
    let most = 12
    let isLong = line.count > most
    let start = isLong ? line.prefix(most / 2) : line[...]
    let end = isLong ? line.suffix(most / 2) : []
    return (start.map(name) + (isLong ? ["…"] : []) + end.map(name)).joined(separator: " > ")
  }

  private func name(_ watched: WatchedLayer) -> String {
    let kind = (watched.isMask ? "mask " : "") + "\(watched.kind)"
    let beside = watched.parent.map { parent in
      (parent.layer.sublayers ?? []).compactMap { known[ObjectIdentifier($0)] }
        .filter { $0.kind == watched.kind }
    }
    guard let beside, beside.count > 1, let place = beside.firstIndex(where: { $0 === watched })
    else { return kind }
    return "\(kind)[\(place)]"
  }
}
