/// Finds the contacts of a step.
struct ContactFinder {
  private let bodies: [DynamicBody?]
  private let placed: [PlacedShape?]
  private let step: Double

  init(_ bodies: [DynamicBody?], _ step: Double) {
    self.bodies = bodies
    self.step = step
    placed = bodies.map { $0.map { PlacedShape($0) } }
  }

  /// Ordered by group, then by body.
  func contacts(in groups: [CollisionGroup]) -> [Contact] {
    var contacts: [Contact] = []
    for group in groups {
      if group.collidesBodies { contacts += pairs(of: group) }
      for line in group.boundaries { contacts += along(line, group) }
    }
    return contacts
  }

  private func margin(_ one: DynamicBody?, _ two: DynamicBody) -> Double {
    let speed = (two.velocity - (one?.velocity ?? .zero)).length
    let turning =
      (one.map { $0.spin.magnitude * $0.shape.reach } ?? 0)
      + two.spin.magnitude * two.shape.reach
    return (speed + turning) * step + Contact.linger + 0.1
  }

  private func pairs(of group: CollisionGroup) -> [Contact] {
    // From left to right: only neighbors are compared.
    let order = group.bodies.filter { placed[$0] != nil }.sorted {
      let (one, two) = (placed[$0]?.low.x ?? 0, placed[$1]?.low.x ?? 0)
      return one == two ? $0 < $1 : one < two
    }
    let widest = order.reduce(Contact.linger) { max($0, bodies[$1].map { margin(nil, $0) } ?? 0) }
    var found: [Contact] = []
    for (place, left) in order.enumerated() {
      guard let one = bodies[left], let leftShape = placed[left] else { continue }
      for right in order[(place + 1)...] {
        guard let two = bodies[right], let rightShape = placed[right] else { continue }
        if rightShape.low.x > leftShape.high.x + 2 * widest { break }
        if one.isAnchored, two.isAnchored { continue }
        let margin = margin(one, two)
        guard leftShape.isNear(rightShape, margin) else { continue }
        let (first, second) = left < right ? (left, right) : (right, left)
        guard let a = placed[first], let b = placed[second],
          let touching = Touching.between(a, b, margin: margin)
        else { continue }
        found.append(
          Contact(
            key: ContactKey(group: group.id, first: first, second: second, isBoundary: false),
            first: first, second: second, touching, bodies))
      }
    }
    return found.sorted { $0.key < $1.key }
  }

  private func along(_ line: Boundary, _ group: CollisionGroup) -> [Contact] {
    let shape = PlacedShape(line)
    return group.bodies.compactMap { index in
      guard let body = bodies[index], let placed = placed[index], !body.isAnchored else {
        return nil
      }
      let margin = margin(nil, body)
      guard shape.isNear(placed, margin),
        let touching = Touching.of(shape, placed, margin: margin)
      else { return nil }
      return Contact(
        key: ContactKey(group: group.id, first: index, second: line.id, isBoundary: true),
        first: nil, second: index, touching, bodies)
    }
  }
}
