import PantographTouches
import SeededRandom

/// The operations on a device's stream.
enum TouchOp {
  case place(slot: Int32, id: Int32, x: Int32, y: Int32)
  case move(slot: Int32, x: Int32, y: Int32)
  case lift(slot: Int32)
  case key(UInt16, Int32)
  case wild(EventType, UInt16, Int32)
  case drop
  case report
  case end(Cancellation)

  static func random(slots: Int32, by generator: inout SeededGenerator) -> TouchOp {
    let slot = Int32.random(in: 0..<slots, using: &generator)
    let x = Int32.random(in: -100...1100, using: &generator)
    let y = Int32.random(in: -100...600, using: &generator)
    switch Int.random(in: 0..<100, using: &generator) {
    case 0..<18:
      return .place(slot: slot, id: Int32.random(in: 0..<40, using: &generator), x: x, y: y)
    case 18..<45: return .move(slot: slot, x: x, y: y)
    case 45..<58: return .lift(slot: slot)
    case 58..<64:
      return .key(
        UInt16.random(in: 0x140...0x14f, using: &generator),
        Int32.random(in: 0...1, using: &generator))
    case 64..<68:
      return .wild(
        EventType(rawValue: UInt16.random(in: 0...5, using: &generator)),
        UInt16.random(in: 0...0x40, using: &generator),
        [.min, .max, -1, 0, 1, 40].randomElement(using: &generator)!)
    case 68: return .drop
    case 69: return .end(.inputEnded)
    default: return .report
    }
  }

  func events(at time: Timestamp) -> [InputEvent] {
    func axis(_ code: UInt16, _ value: Int32) -> InputEvent {
      InputEvent(time: time, type: .absolute, code: code, value: value)
    }
    switch self {
    case .place(let slot, let id, let x, let y):
      return [
        axis(AbsoluteCode.multitouchSlot, slot), axis(AbsoluteCode.multitouchTrackingID, id),
        axis(AbsoluteCode.multitouchPositionX, x), axis(AbsoluteCode.multitouchPositionY, y),
      ]
    case .move(let slot, let x, let y):
      return [
        axis(AbsoluteCode.multitouchSlot, slot), axis(AbsoluteCode.multitouchPositionX, x),
        axis(AbsoluteCode.multitouchPositionY, y),
      ]
    case .lift(let slot):
      return [
        axis(AbsoluteCode.multitouchSlot, slot), axis(AbsoluteCode.multitouchTrackingID, -1),
      ]
    case .key(let code, let value):
      return [InputEvent(time: time, type: .key, code: code, value: value)]
    case .wild(let type, let code, let value):
      return [InputEvent(time: time, type: type, code: code, value: value)]
    case .drop:
      return [
        InputEvent(
          time: time, type: .synchronization, code: SynchronizationCode.dropped, value: 0)
      ]
    case .report: return [.report(at: time)]
    case .end: return []
    }
  }
}

/// Follows frames and reports violations of the rules for contacts.
struct ContactLife {
  private(set) var down: Set<ContactID> = []
  private(set) var ended: Set<ContactID> = []
  private var time: Timestamp?
  private(set) var faults: [String] = []
  private(set) var mostDown = 0

  mutating func see(_ frame: ContactFrame) {
    if let time, frame.time < time { faults.append("time went back") }
    time = frame.time
    var now: Set<ContactID> = []
    if Set(frame.ids).count != frame.count { faults.append("an id twice in a frame") }
    for contact in frame.contacts {
      if !(contact.position.x.isFinite && contact.position.y.isFinite) {
        faults.append("a position is not finite")
      }
      switch contact.phase {
      case .began:
        if down.contains(contact.id) || !ended.isDisjoint(with: [contact.id]) {
          faults.append("\(contact.id) began twice")
        }
        now.insert(contact.id)
      case .moved, .stationary:
        if !down.contains(contact.id) { faults.append("\(contact.id) goes on unbegun") }
        now.insert(contact.id)
      case .ended, .cancelled:
        if !down.contains(contact.id) { faults.append("\(contact.id) ended unbegun") }
        ended.insert(contact.id)
      }
    }
    if !down.subtracting(now).isSubset(of: ended) { faults.append("a contact was forgotten") }
    down = now
    mostDown = max(mostDown, down.count)
    if frame.fingerCount < 0 { faults.append("fewer than no fingers") }
  }
}
