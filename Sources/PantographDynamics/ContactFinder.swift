/// Finds the contacts of a step.
struct ContactFinder {
  private let bodies: [DynamicBody?]
  /// The placed shapes of each body.
  private let placed: [[PlacedShape]]
  private let step: Double

  /// One shape of a body.
  private struct Part {
    let body: Int
    let index: Int
    let shape: PlacedShape
  }

  init(_ bodies: [DynamicBody?], _ step: Double) {
    self.bodies = bodies
    self.step = step
    placed = bodies.map { $0.map { PlacedShape.all(of: $0) } ?? [] }
  }

  /// Returns the contacts, ordered by group and then by body.
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

  private func parts(of group: CollisionGroup) -> [Part] {
    group.bodies.flatMap { body in
      placed[body].enumerated().map { Part(body: body, index: $0.offset, shape: $0.element) }
    }
  }

  private func pairs(of group: CollisionGroup) -> [Contact] {
    // Sorted from left to right, so that only neighbors are compared.
    let order = parts(of: group).sorted {
      ($0.shape.low.x, $0.body, $0.index) < ($1.shape.low.x, $1.body, $1.index)
    }
    let widest = group.bodies.reduce(Contact.linger) {
      max($0, bodies[$1].map { margin(nil, $0) } ?? 0)
    }
    var found: [(parts: (Int, Int), contact: Contact)] = []
    for (place, left) in order.enumerated() {
      for right in order[(place + 1)...] {
        if right.shape.low.x > left.shape.high.x + 2 * widest { break }
        let (first, second) = left.body < right.body ? (left, right) : (right, left)
        guard first.body != second.body, let contact = contact(first, second, group) else {
          continue
        }
        found.append(((first.index, second.index), contact))
      }
    }
    return found.sorted {
      $0.contact.key == $1.contact.key
        ? $0.parts < $1.parts : $0.contact.key < $1.contact.key
    }.map { $0.contact }
  }

  private func contact(_ first: Part, _ second: Part, _ group: CollisionGroup) -> Contact? {
    guard let one = bodies[first.body], let two = bodies[second.body],
      !one.isAnchored || !two.isAnchored
    else { return nil }
    let margin = margin(one, two)
    guard first.shape.isNear(second.shape, margin),
      let touching = Touching.between(first.shape, second.shape, margin: margin)
    else { return nil }
    let key = ContactKey(
      group: group.id, first: first.body, second: second.body, isBoundary: false)
    return Contact(key: key, first: first.body, second: second.body, touching, bodies)
  }

  private func along(_ line: Boundary, _ group: CollisionGroup) -> [Contact] {
    let shape = PlacedShape(line)
    return parts(of: group).compactMap { part in
      guard let body = bodies[part.body], !body.isAnchored else { return nil }
      let margin = margin(nil, body)
      guard shape.isNear(part.shape, margin),
        let touching = Touching.of(shape, part.shape, margin: margin)
      else { return nil }
      let key = ContactKey(group: group.id, first: part.body, second: line.id, isBoundary: true)
      return Contact(key: key, first: nil, second: part.body, touching, bodies)
    }
  }
}
