import Foundation

/// Key paths that lead to a sublayer by its name, such as `sublayers.hand.position.y`.
extension CALayer {
  /// Returns the sublayer and the rest of the path; nil if the path is one of the layer's own.
  final func sublayer(at keyPath: String) -> (layer: CALayer, path: String)? {
    let start = "sublayers."
    guard keyPath.hasPrefix(start) else { return nil }
    let rest = keyPath.dropFirst(start.count)
    guard let dot = rest.firstIndex(of: "."),
      let layer = layersBelow?.first(where: { $0.name == String(rest[..<dot]) })
    else { return nil }
    return (layer, String(rest[rest.index(after: dot)...]))
  }

  /// Adds to sublayers the parts of the entry's animation that name them. They are removed with the
  /// entry.
  final func addTwins(of entry: AnimationEntry) {
    for (layer, animation) in parts(of: entry.animation) {
      let key = "\(entry.key) of the superlayer"
      layer.add(animation, forKey: key, delay: entry.delay, tokens: [])
      if let twin = layer.entries.first(where: { $0.key == key }) {
        entry.twins.append((layer, twin))
      }
    }
  }

  /// Returns each sublayer that the animation names, with an animation of that sublayer's property.
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
