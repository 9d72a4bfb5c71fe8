/// A world of bodies that moves in steps of one length: the same steps give the same movement.
package struct DynamicWorld: Sendable {
  /// The length of a step, in seconds.
  package static let step = 1.0 / 240
  /// The bodies by index; nil for a removed body.
  package private(set) var bodies: [DynamicBody?] = []
  /// The contacts that have begun and not ended, sorted.
  private var touching: [ContactKey] = []
  private var isTouching: Set<ContactKey> = []
  private var memory = SolverMemory()
  /// The length of all steps so far, in seconds.
  package private(set) var time = 0.0

  package init() {}

  package mutating func add(_ body: DynamicBody) -> Int {
    if let place = bodies.firstIndex(where: { $0 == nil }) {
      bodies[place] = body
      return place
    }
    bodies.append(body)
    return bodies.count - 1
  }

  package mutating func remove(_ body: Int) {
    guard bodies.indices.contains(body) else { return }
    bodies[body] = nil
    touching.removeAll { $0.first == body || !$0.isBoundary && $0.second == body }
    isTouching = Set(touching)
    memory.contacts = memory.contacts.filter { key, _ in
      key.first != body && (key.isBoundary || key.second != body)
    }
  }

  /// Changes a body and ends its rest.
  package mutating func change(_ body: Int, _ change: (inout DynamicBody) -> Void) {
    guard bodies.indices.contains(body), var changed = bodies[body] else { return }
    change(&changed)
    changed.stillTime = 0
    bodies[body] = changed
  }

  /// Changes a body without ending its rest.
  package mutating func describe(_ body: Int, _ change: (inout DynamicBody) -> Void) {
    guard bodies.indices.contains(body), var changed = bodies[body] else { return }
    change(&changed)
    bodies[body] = changed
  }

  /// Applies an impulse to a body, at `arm` from its center in its own directions.
  package mutating func push(_ body: Int, _ impulse: PlaneVector, at arm: PlaneVector) {
    change(body) {
      let turned = arm.rotated(Turn($0.angle))
      $0.push(impulse, at: turned)
    }
  }

  // MARK: Rest

  private static let restSpeed = 1.0
  private static let restSpin = 0.01
  /// The time for which a body must hardly move to count as resting, in seconds.
  private static let restTime = 0.5

  /// Whether no body has moved for `restTime`.
  package var isResting: Bool {
    bodies.allSatisfy { $0.map { $0.stillTime >= Self.restTime } ?? true }
  }

  /// Ends the rest of all bodies.
  package mutating func wake() {
    for index in bodies.indices { bodies[index]?.stillTime = 0 }
  }

  // MARK: Steps

  /// The largest number of parts into which a step with fast bodies is divided.
  private static let mostParts = 32

  /// Advances the world by one `step`, and returns the contacts that began or ended.
  package mutating func advance(
    _ loads: [BodyLoad], _ joints: [Joint], _ groups: [CollisionGroup]
  ) -> [ContactEvent] {
    let parts = parts(of: groups)
    let step = Self.step / Double(parts)
    var places: [ContactKey: PlaneVector] = [:]
    for _ in 0..<parts { advance(step, loads, joints, groups, &places) }
    time += Self.step
    for index in bodies.indices {
      guard let body = bodies[index] else { continue }
      let isStill =
        body.velocity.length < Self.restSpeed && body.spin.magnitude < Self.restSpin
        || body.isAnchored
      bodies[index]?.stillTime = isStill ? body.stillTime + Self.step : 0
    }
    return events(places)
  }

  /// Returns the number of parts of the step: in one part, no body moves farther than half its
  /// thickness. Bodies that are too fast for `mostParts` are slowed down.
  private mutating func parts(of groups: [CollisionGroup]) -> Int {
    var parts = 1.0
    for group in groups {
      for index in group.bodies {
        guard let body = bodies[index], !body.isAnchored else { continue }
        let room = max(body.shape.thickness, 1)
        let most = room / 2 * Double(Self.mostParts) / Self.step
        let speed = body.velocity.length
        if speed > most { bodies[index]?.velocity = body.velocity * (most / speed) }
        parts = max(parts, min(speed, most) * Self.step / (room / 2))
      }
    }
    return Int(parts.rounded(.up))
  }

  private mutating func advance(
    _ step: Double, _ loads: [BodyLoad], _ joints: [Joint], _ groups: [CollisionGroup],
    _ places: inout [ContactKey: PlaneVector]
  ) {
    let contacts = ContactFinder(bodies, step).contacts(in: groups)
    var states = BodyState.all(bodies)
    for contact in contacts
    where contact.presses(states, step: step)
      || contact.touches(hasTouched: isTouching.contains(contact.key))
    {
      places[contact.key] = contact.places[0].point
    }
    let struck = Impacts(contacts, step: step).strike(&states)
    let held = held(contacts.filter { !struck.contains($0.key) }, joints, states, step)
    let kicks = kick(&states, loads, step)
    var solver = StepSolver(joints, contacts, bodies, &states, memory, step: step)
    solver.solve(&states) { moved($0, step, kicks, held, groups) }
    bodies = moved(states, step, kicks, held, groups)
    solver.relax(&states, bodies)
    memory = solver.memory(step: step)
    for index in bodies.indices where bodies[index]?.isAnchored == false {
      if states[index].velocity.isFinite { bodies[index]?.velocity = states[index].velocity }
      if states[index].spin.isFinite { bodies[index]?.spin = states[index].spin }
    }
  }

  /// Returns the bodies that do not move freely in this step.
  private func held(
    _ contacts: [Contact], _ joints: [Joint], _ states: [BodyState], _ step: Double
  ) -> Set<Int> {
    var held: Set<Int> = []
    for contact in contacts where contact.presses(states, step: step) {
      held.insert(contact.second)
      if let first = contact.first { held.insert(first) }
    }
    for joint in joints where joint.isSoft {
      held.insert(joint.body)
      if let other = joint.other { held.insert(other) }
    }
    return held
  }

  /// Applies the loads and damping to the velocities, and returns each body's change by its loads.
  private func kick(
    _ states: inout [BodyState], _ loads: [BodyLoad], _ step: Double
  ) -> [PlaneVector] {
    var kicks = [PlaneVector](repeating: .zero, count: bodies.count)
    for load in loads {
      guard bodies.indices.contains(load.body), var body = bodies[load.body], !body.isAnchored
      else { continue }
      body.velocity = states[load.body].velocity
      var change = load.acceleration * step
      for field in load.fields { change += field.change(of: body, at: time, step: step) }
      var turn = 0.0
      for push in load.pushes {
        change += push.force * (body.inverseMass * step)
        turn += push.arm.rotated(Turn(body.angle)).cross(push.force) * body.inverseInertia * step
      }
      guard change.isFinite, turn.isFinite else { continue }
      kicks[load.body] += change
      states[load.body].velocity += change
      states[load.body].spin += turn
    }
    for index in bodies.indices {
      guard let body = bodies[index] else { continue }
      if body.resistance > 0 {
        states[index].velocity = states[index].velocity * (1 / (1 + body.resistance * step))
      }
      if body.angularResistance > 0 { states[index].spin /= 1 + body.angularResistance * step }
      if !body.allowsRotation { states[index].spin = 0 }
    }
    return kicks
  }

  /// Returns the bodies, moved by these velocities.
  private func moved(
    _ states: [BodyState], _ step: Double, _ kicks: [PlaneVector], _ held: Set<Int>,
    _ groups: [CollisionGroup]
  ) -> [DynamicBody?] {
    var moved = bodies
    for index in bodies.indices {
      guard let body = bodies[index], !body.isAnchored else { continue }
      var way = states[index].velocity * step
      // Subtracts half of this step's change, so that a free fall covers the exact distance.
      if !held.contains(index) { way -= kicks[index] * (step / 2) }
      let place = stopped(body.position, way, index, groups)
      moved[index]?.place(place, body.angle + states[index].spin * step)
    }
    return moved
  }

  /// Returns the center's position after a move. The move stops at the first line in its path.
  private func stopped(
    _ start: PlaneVector, _ way: PlaneVector, _ body: Int, _ groups: [CollisionGroup]
  ) -> PlaneVector {
    var share = 1.0
    for group in groups where group.bodies.contains(body) {
      for line in group.boundaries {
        let side = line.end - line.start
        let slant = way.cross(side)
        guard slant.magnitude > 1e-12 else { continue }
        let gap = line.start - start
        let (along, across) = (gap.cross(side) / slant, gap.cross(way) / slant)
        guard along > 0, along <= share, across >= 0, across <= 1 else { continue }
        share = max(along - 1e-3 / max(way.length, 1e-3), 0)
      }
    }
    return start + way * share
  }

  private mutating func events(_ places: [ContactKey: PlaneVector]) -> [ContactEvent] {
    let now = places.keys.sorted()
    if now == touching { return [] }
    let after = Set(now)
    let ended = touching.filter { !after.contains($0) }
    let begun = now.filter { !isTouching.contains($0) }
    touching = now
    isTouching = after
    return ended.map { ContactEvent(key: $0, hasBegun: false, place: .zero) }
      + begun.map { ContactEvent(key: $0, hasBegun: true, place: places[$0] ?? .zero) }
  }
}
