import Foundation

/// Key paths that lead to a sublayer by its name: `sublayers.hand.position.y`.
extension CALayer {
  /// The sublayer, and the rest of the path; nil for a path of the layer's own.
  final func sublayer(at keyPath: String) -> (layer: CALayer, path: String)? {
    let start = "sublayers."
    guard keyPath.hasPrefix(start) else { return nil }
    let rest = keyPath.dropFirst(start.count)
    guard let dot = rest.firstIndex(of: "."),
      let layer = layersBelow?.first(where: { $0.name == String(rest[..<dot]) })
    else { return nil }
    return (layer, String(rest[rest.index(after: dot)...]))
  }

  /// Adds to sublayers what the entry's animation shows of them, until the entry goes.
  final func addTwins(of entry: AnimationEntry) {
    for (layer, animation) in parts(of: entry.animation) {
      let key = "\(entry.key) of the superlayer"
      layer.add(animation, forKey: key, delay: entry.delay, tokens: [])
      if let twin = layer.entries.first(where: { $0.key == key }) {
        entry.twins.append((layer, twin))
      }
    }
  }

  /// Each sublayer that the animation names, with an animation of its own property.
  private func parts(of animation: CAAnimation) -> [(CALayer, CAAnimation)] {
    switch animation {
    case let property as CAPropertyAnimation:
      guard let target = property.keyPath.flatMap({ sublayer(at: $0) }),
        let part = property.copy() as? CAPropertyAnimation
      else { return [] }
      part.keyPath = target.path
      part.delegate = nil
      return [(target.layer, part)]
    case let group as CAAnimationGroup:
      var layers: [CALayer] = []
      var found: [ObjectIdentifier: [CAAnimation]] = [:]
      for (layer, part) in (group.animations ?? []).flatMap({ parts(of: $0) }) {
        if found[ObjectIdentifier(layer)] == nil { layers.append(layer) }
        found[ObjectIdentifier(layer), default: []].append(part)
      }
      return layers.compactMap { layer in
        guard let part = group.copy() as? CAAnimationGroup else { return nil }
        part.animations = found[ObjectIdentifier(layer)]
        part.delegate = nil
        return (layer, part)
      }
    default: return []
    }
  }
}
