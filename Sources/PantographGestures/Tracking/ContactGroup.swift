import PantographTouches

/// Contacts of a gesture and their common movement.
struct ContactGroup: Sendable {
  /// The changes of the contacts in one frame.
  struct Change {
    /// Mean movement of the contacts that stay down. A finger that lands or lifts moves nothing.
    var movement = Vector.zero
    /// Number of contacts that stay down.
    var stayed = 0
    var began = 0
    var ended = 0
    var cancellation: Cancellation?
  }

  private(set) var count = 0
  /// Mean position. After the last lift it keeps its last value.
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
  /// Returns the movement of the contact since it landed.
  func way(_ index: Int) -> Vector { positions[index] - origins[index] }

  /// Processes a frame. The frame is `inout` to avoid a copy and stays unchanged.
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

  /// Largest distance of a finger from its landing place.
  var furthest: Double {
    var furthest = 0.0
    for index in 0..<count { furthest = max(furthest, (positions[index] - origins[index]).length) }
    return furthest
  }

  private mutating func index(of id: ContactID) -> Int? {
    for index in 0..<count where ids[index] == id { return index }
    return nil
  }

  /// Removes a contact; the others keep their order.
  private mutating func remove(_ place: Int) {
    for index in (place + 1)..<max(count, place + 1) {
      ids[index - 1] = ids[index]
      positions[index - 1] = positions[index]
      origins[index - 1] = origins[index]
    }
    count -= 1
  }
}
