import PantographTouches
import SeededRandom

/// A stream of contacts that no hand would make: they appear, jump, become palms, are reported twice,
/// and move without landing; time stands still, leaps and goes back.
struct RandomContacts {
  private var random: SeededGenerator
  private var time = Timestamp(microseconds: 5_000_000)
  private var down: [Contact] = []
  private var nextID: UInt32 = 1

  init(random: SeededGenerator) {
    self.random = random
  }

  mutating func next() -> ContactFrame {
    let steps: [Int64] = [0, 1000, 8000, 8000, 8000, 16_000, 90_000, 700_000, -5000]
    time = time + .microseconds(steps.randomElement(using: &random)!)
    var frame = ContactFrame(time: time)
    var left: [Contact] = []
    let stroke = vector(3)
    let together = Bool.random(using: &random)
    for var contact in down {
      switch Int.random(in: 0..<40, using: &random) {
      case 0, 1: contact.phase = .ended
      case 2: contact.phase = .cancelled(Cancellation.allCases.randomElement(using: &random)!)
      case 3...12: contact.phase = .stationary
      case 13: contact.position += vector(60)
      default:
        contact.phase = .moved
        contact.position += together ? stroke : vector(3)
      }
      frame.append(contact)
      if contact.phase.isDown { left.append(contact) }
    }
    down = left
    while down.count < 18, Int.random(in: 0..<12, using: &random) == 0 { land(in: &frame) }
    if Int.random(in: 0..<50, using: &random) == 0 {
      frame.append(Contact(id: ContactID(rawValue: 9999), phase: .moved, position: vector(50)))
    }
    frame.fingerCount = down.count + Int.random(in: -1...2, using: &random)
    if Int.random(in: 0..<30, using: &random) == 0 { frame.buttons = .left }
    return frame
  }

  /// The frames in which all contacts that are down lift.
  mutating func end() -> [ContactFrame] {
    time = time + .milliseconds(20)
    var frame = ContactFrame(time: time)
    for var contact in down {
      contact.phase = .ended
      frame.append(contact)
    }
    return [frame, ContactFrame(time: time + .milliseconds(8))]
  }

  private mutating func land(in frame: inout ContactFrame) {
    let contact = Contact(
      id: ContactID(rawValue: nextID), phase: .began,
      position: Vector(x: 50, y: 30) + vector(30),
      accuracy: Int.random(in: 0..<10, using: &random) == 0 ? .approximate : .exact)
    nextID += 1
    if frame.append(contact) { down.append(contact) }
  }

  private mutating func vector(_ size: Double) -> Vector {
    Vector(
      x: Double.random(in: -size...size, using: &random),
      y: Double.random(in: -size...size, using: &random))
  }
}
