/// Solves elastic impacts before a step's pressures.
///
/// An impact happens at the bodies' current positions and speeds, so that a fully elastic ball
/// bounces back to exactly its old height.
struct Impacts {
  private let contacts: [Contact]
  private let step: Double

  /// The lowest speed at which bodies bounce, in points per second.
  private static let slowest = 20.0
  /// The largest number of rounds in which an impact is passed on from body to body.
  private static let rounds = 16
  /// The number of rounds that balance the places of one contact.
  private static let places = 24

  init(_ contacts: [Contact], step: Double) {
    self.contacts = contacts.filter { $0.elasticity > 0 }
    self.step = step
  }

  /// Applies the impacts, and returns the keys of the contacts that bounced.
  func strike(_ states: inout [BodyState]) -> Set<ContactKey> {
    var struck: Set<ContactKey> = []
    for _ in 0..<Self.rounds {
      var goesOn = false
      for contact in contacts where strike(contact, &states) {
        struck.insert(contact.key)
        goesOn = true
      }
      if !goesOn { break }
    }
    return struck
  }

  private func strike(_ contact: Contact, _ states: inout [BodyState]) -> Bool {
    let speeds = contact.places.indices.map { contact.speed(at: $0, states) }
    let meeting = contact.places.indices.filter {
      speeds[$0] < -Self.slowest && contact.meets($0, states, step: step)
    }
    guard !meeting.isEmpty else { return false }
    let fixed = states.count - 1
    var rows = meeting.map { place in
      var row = contact.row(contact.normal, at: place, fixed)
      row.target = -min(contact.elasticity, 1) * speeds[place]
      row.least = 0
      row.weigh(states)
      return row
    }
    for _ in 0..<Self.places {
      for index in rows.indices { rows[index].solve(&states, isRelaxing: false) }
    }
    guard contact.friction > 0 else { return true }
    for (index, place) in meeting.enumerated() {
      var rub = contact.row(contact.normal.turned, at: place, fixed)
      rub.most = rows[index].impulse * contact.friction
      rub.least = -rub.most
      rub.weigh(states)
      rub.solve(&states, isRelaxing: false)
    }
    return true
  }
}
