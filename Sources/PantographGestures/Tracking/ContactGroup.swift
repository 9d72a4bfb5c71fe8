import PantographTouches

/// The contacts that take part in a gesture, and how they move together.
struct ContactGroup: Sendable {
  /// What one frame did to the group.
  struct Change {
    /// The mean movement of the contacts that were down before and still are. A finger that comes or
    /// goes moves nothing.
    var movement = Vector.zero
    /// How many were down before and still are.
    var stayed = 0
    var began = 0
    var ended = 0
    var cancellation: Cancellation?
  }

  private(set) var count = 0
  /// The mean position; of the last contacts when none is down any more.
  private(set) var centroid = Vector.zero
  private var ids: [16 of ContactID]
  private var positions: [16 of Vector]
  private var origins: [16 of Vector]

  init() {
    ids = .init(repeating: ContactID(rawValue: 0))
    positions = .init(repeating: .zero)
    origins = .init(repeating: .zero)
  }

  func id(_ index: Int) -> ContactID { ids[index] }
  func position(_ index: Int) -> Vector { positions[index] }
  /// How far the contact is from where it landed.
  func way(_ index: Int) -> Vector { positions[index] - origins[index] }

  /// Takes a frame, which is not changed: of a value that cannot change, one contact costs a copy of all.
  mutating func update(_ frame: inout ContactFrame) -> Change {
    var change = Change()
    for index in frame.indices {
      let contact = frame[index]
      switch contact.phase {
      case .began:
        if self.index(of: contact.id) == nil, count < ContactFrame.capacity {
          ids[count] = contact.id
          positions[count] = contact.position
          origins[count] = contact.position
          count += 1
          change.began += 1
        }
      case .moved, .stationary:
        guard let place = self.index(of: contact.id) else { continue }
        change.movement += contact.position - positions[place]
        positions[place] = contact.position
        change.stayed += 1
      case .ended:
        guard let place = self.index(of: contact.id) else { continue }
        remove(place)
        change.ended += 1
      case .cancelled(let cancellation):
        guard let place = self.index(of: contact.id) else { continue }
        remove(place)
        change.cancellation = change.cancellation ?? cancellation
      }
    }
    if change.stayed > 0 { change.movement = change.movement / Double(change.stayed) }
    if count > 0 {
      var sum = Vector.zero
      for index in 0..<count { sum += positions[index] }
      centroid = sum / Double(count)
    }
    return change
  }

  /// How far the finger that strayed most is from where it landed.
  var furthest: Double {
    var furthest = 0.0
    for index in 0..<count { furthest = max(furthest, (positions[index] - origins[index]).length) }
    return furthest
  }

  private mutating func index(of id: ContactID) -> Int? {
    for index in 0..<count where ids[index] == id { return index }
    return nil
  }

  /// Takes a contact out; those after it keep their order.
  private mutating func remove(_ place: Int) {
    for index in (place + 1)..<max(count, place + 1) {
      ids[index - 1] = ids[index]
      positions[index - 1] = positions[index]
      origins[index - 1] = origins[index]
    }
    count -= 1
  }
}
