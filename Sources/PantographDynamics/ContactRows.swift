/// The solver rows of one contact. Each of its one or two places has a row against overlapping and,
/// if there is friction, a row against sliding.
struct ContactRows {
  let key: ContactKey
  let points: [PlaneVector]
  private(set) var pressing: [ImpulseRow]
  private(set) var rubbing: [ImpulseRow]
  private let friction: Double
  /// The speed at one contact point for each unit of impulse at the other contact point.
  private let coupling: Double
  private let isPair: Bool

  init(_ contact: Contact, _ states: [BodyState], step: Double) {
    key = contact.key
    points = contact.places.map { $0.point }
    friction = contact.friction
    let fixed = states.count - 1
    pressing = contact.places.indices.map { place in
      var row = contact.row(contact.normal, at: place, fixed)
      let depth = contact.places[place].depth
      if depth < 0 {
        row.target = depth / step
        row.relaxedTarget = row.target
      } else {
        let excess = max(depth - Contact.slop, 0)
        row.target = min(excess * Contact.pull / step, Contact.fastestPull)
      }
      row.least = 0
      row.weigh(states)
      return row
    }
    rubbing =
      contact.friction > 0
      ? contact.places.indices.map { place in
        var row = contact.row(contact.normal.turned, at: place, fixed)
        row.weigh(states)
        return row
      } : []
    guard pressing.count == 2 else {
      (coupling, isPair) = (0, false)
      return
    }
    let shared = pressing[0].response(to: pressing[1], states)
    let (one, two) = (1 / pressing[0].weight, 1 / pressing[1].weight)
    coupling = shared
    // Places that nearly coincide are solved one after the other.
    isPair = one * one < 1000 * (one * two - shared * shared)
  }

  /// Starts with the impulses that the previous step had at the nearest places, scaled to this
  /// step's length.
  mutating func warm(_ before: ContactMemory, _ share: Double, _ states: inout [BodyState]) {
    for place in points.indices {
      guard let known = before.nearest(to: points[place]) else { continue }
      let press = known.pressing * share
      pressing[place].impulse = press
      pressing[place].apply(press, to: &states)
      guard !rubbing.isEmpty else { continue }
      let most = press * friction
      let rub = min(max(known.rubbing * share, -most), most)
      rubbing[place].impulse = rub
      rubbing[place].apply(rub, to: &states)
    }
  }

  /// Solves friction first and pressure last, because an overlap is more visible than sliding.
  mutating func solve(_ states: inout [BodyState], isRelaxing: Bool) {
    for place in rubbing.indices {
      let most = pressing[place].impulse * friction
      rubbing[place].least = -most
      rubbing[place].most = most
      rubbing[place].solve(&states, isRelaxing: isRelaxing)
    }
    guard isPair else {
      for place in pressing.indices { pressing[place].solve(&states, isRelaxing: isRelaxing) }
      return
    }
    solvePair(&states, isRelaxing)
  }

  /// Solves both contact points at once. Solved one after the other, a body that lands flat would
  /// turn a little.
  private mutating func solvePair(_ states: inout [BodyState], _ isRelaxing: Bool) {
    let (one, two) = (1 / pressing[0].weight, 1 / pressing[1].weight)
    let before = (pressing[0].impulse, pressing[1].impulse)
    func aim(_ row: ImpulseRow) -> Double { isRelaxing ? row.relaxedTarget : row.target }
    // The speeds above the targets without any impulse.
    let free = (
      pressing[0].speed(in: states) - aim(pressing[0]) - one * before.0 - coupling * before.1,
      pressing[1].speed(in: states) - aim(pressing[1]) - coupling * before.0 - two * before.1
    )
    let now = Self.impulses(one, two, coupling, free)
    pressing[0].impulse = now.0
    pressing[1].impulse = now.1
    pressing[0].apply(now.0 - before.0, to: &states)
    pressing[1].apply(now.1 - before.1, to: &states)
  }

  /// Returns impulses that only push. At each place, the impulse is zero or the speed is at its
  /// target.
  private static func impulses(
    _ one: Double, _ two: Double, _ shared: Double, _ free: (Double, Double)
  ) -> (Double, Double) {
    let area = one * two - shared * shared
    let both = (
      (shared * free.1 - two * free.0) / area, (shared * free.0 - one * free.1) / area
    )
    if both.0 >= 0, both.1 >= 0 { return both }
    let left = -free.0 / one
    if left >= 0, shared * left + free.1 >= 0 { return (left, 0) }
    let right = -free.1 / two
    if right >= 0, shared * right + free.0 >= 0 { return (0, right) }
    return (0, 0)
  }
}

/// The impulses of a contact, with which the next step begins.
struct ContactMemory: Sendable {
  struct Place: Sendable {
    let point: PlaneVector
    let pressing: Double
    let rubbing: Double
  }

  private(set) var places: [Place] = []

  /// Places of two steps that are at most this far apart count as the same, in points.
  private static let reach = 4.0

  /// Adds a contact of the same two bodies; a boundary may consist of several lines.
  mutating func add(_ rows: ContactRows) {
    places += rows.points.indices.map {
      Place(
        point: rows.points[$0], pressing: rows.pressing[$0].impulse,
        rubbing: rows.rubbing.isEmpty ? 0 : rows.rubbing[$0].impulse)
    }
  }

  func nearest(to point: PlaneVector) -> Place? {
    var best: (place: Place, distance: Double)?
    for place in places {
      let distance = (place.point - point).length
      guard distance <= Self.reach, distance < best?.distance ?? .infinity else { continue }
      best = (place, distance)
    }
    return best?.place
  }
}
