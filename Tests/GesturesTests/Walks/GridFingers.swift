import PantographTouches
import SeededRandom

/// Up to three fingers that move by whole millimetres, so that distances are often exactly those of a limit.
struct GridFingers {
  private var random: SeededGenerator
  private var time = Timestamp(microseconds: 2_000_000)
  private var down: [Contact] = []
  private var nextID: UInt32 = 1
  private var stroke = Vector.zero

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func next() -> ContactFrame {
    let steps: [Int64] = [8000, 8000, 8000, 16_000, 50_000, 350_000]
    time = time + .microseconds(steps[random.below(steps.count)])
    var frame = ContactFrame(time: time)
    if random.chance(0.3) { stroke = vector() }
    let isApart = random.chance(0.3)
    var left: [Contact] = []
    for (index, old) in down.enumerated() {
      var contact = old
      contact.phase = .moved
      let sign: Double = isApart && index > 0 ? -1 : 1
      contact.position += stroke * sign
      switch random.below(30) {
      case 0, 1: contact.phase = .ended
      case 2: contact.phase = .cancelled(Cancellation.allCases[random.below(6)])
      case 3, 4, 5:
        contact.phase = .stationary
        contact.position = old.position
      default: break
      }
      frame.append(contact)
      if contact.phase.isDown { left.append(contact) }
    }
    down = left
    while down.count < 3, random.chance(down.isEmpty ? 0.7 : 0.08) {
      let contact = Contact(
        id: ContactID(rawValue: nextID), phase: .began,
        position: Vector(x: Double(random.below(6) * 20), y: Double(random.below(4) * 20)))
      nextID += 1
      frame.append(contact)
      down.append(contact)
    }
    frame.fingerCount = down.count
    if random.chance(0.03) { frame.buttons = [.left, .right, .middle][random.below(3)] }
    return frame
  }

  private mutating func vector() -> Vector {
    Vector(x: Double(random.below(7) - 3), y: Double(random.below(7) - 3))
  }
}
