import CPantograph
import PantographTouches

/// Writes the contacts of frames into an array of the caller.
struct SampleOutput {
  private let places: UnsafeMutableBufferPointer<pantograph_sample>
  private(set) var slots: ContactSlots
  /// The number of samples that were written.
  private(set) var count = 0
  var frameCount: UInt64 = 0
  /// The first sample of the last frame whose contact began in that frame.
  private var firstBegun: Int?

  init(_ places: UnsafeMutableBufferPointer<pantograph_sample>, _ slots: ContactSlots) {
    self.places = places
    self.slots = slots
  }

  /// Whether the array has room for every possible frame.
  var hasRoom: Bool { places.count - count >= ContactFrame.capacity }

  /// Writes a sample for each contact. `assignSlots` must follow.
  @inline(__always)
  mutating func write(_ frame: inout ContactFrame) {
    frameCount += 1
    for index in 0..<frame.count {
      let contact = frame[index]
      let size = contact.size
      let (phase, cause) = Self.numbers(contact.phase)
      if contact.phase == .began, firstBegun == nil { firstBegun = count }
      places[count] = pantograph_sample(
        time: frame.time.microseconds, x: contact.position.x, y: contact.position.y,
        pressure: contact.pressure ?? .nan, major: size?.major ?? .nan, minor: size?.minor ?? .nan,
        orientation: contact.orientation ?? .nan, id: contact.id.rawValue,
        slot: contact.phase.isDown ? slots.slot(of: contact.id) : slots.close(contact.id),
        fingers: UInt16(clamping: frame.fingerCount), phase: phase, cause: cause,
        tool: contact.tool.rawValue, buttons: contact.buttons.rawValue,
        is_approximate: contact.accuracy == .approximate)
      count += 1
    }
  }

  /// Completes the samples of contacts that began in the last frame. `slot` returns the slot of a
  /// contact that is down.
  @inline(__always)
  mutating func assignSlots(_ slot: (ContactID) -> Int?) {
    guard let first = firstBegun else { return }
    firstBegun = nil
    for index in first..<count where places[index].phase == 0 {
      let id = ContactID(rawValue: places[index].id)
      guard let slot = slot(id) else { continue }
      slots.open(id, slot)
      places[index].slot = Int16(clamping: slot)
    }
  }

  /// Returns the numbers of the phase and of its cause in the header.
  @inline(__always)
  private static func numbers(_ phase: ContactPhase) -> (UInt8, UInt8) {
    switch phase {
    case .began: (0, 0)
    case .moved: (1, 0)
    case .stationary: (2, 0)
    case .ended: (3, 0)
    case .cancelled(let cause): (4, cause.rawValue + 1)
    }
  }
}

/// The slots of the contacts that are down. A frame does not state the slot of a contact that has
/// just ended, so the slot is stored when the contact begins.
struct ContactSlots {
  private var ids = [16 of UInt32](repeating: 0)
  private var numbers = [16 of Int16](repeating: -1)
  private var count = 0

  mutating func open(_ id: ContactID, _ slot: Int) {
    guard count < ContactFrame.capacity else { return }
    ids[count] = id.rawValue
    numbers[count] = Int16(clamping: slot)
    count += 1
  }

  /// Returns the slot of a contact; -1 if it is unknown.
  @inline(__always)
  mutating func slot(of id: ContactID) -> Int16 {
    let ids = ids.span
    for index in 0..<count where ids[index] == id.rawValue { return numbers.span[index] }
    return -1
  }

  /// Removes a contact, and returns its slot; -1 if it is unknown.
  mutating func close(_ id: ContactID) -> Int16 {
    for index in 0..<count where ids[index] == id.rawValue {
      let slot = numbers[index]
      count -= 1
      ids[index] = ids[count]
      numbers[index] = numbers[count]
      return slot
    }
    return -1
  }
}
