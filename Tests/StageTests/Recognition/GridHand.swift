import PantographTouches
import SeededRandom

/// A hand whose fingers land, move, rest, part, turn into palms and lift on a grid of whole millimetres, with a frame every
/// 10 ms. Distances and times often equal thresholds.
struct GridHand {
  private var random: SeededGenerator
  private var time = Timestamp(microseconds: 1_000_000)
  private var down: [Contact] = []
  private var count: UInt32 = 0
  private var buttons: ButtonSet = []
  private(set) var frames: [ContactFrame] = []

  init(seed: UInt64, parts: Int) {
    random = SeededGenerator(seed: seed)
    for _ in 0..<parts { part() }
    lift(down.count)
    pause(60)
  }

  private mutating func send() {
    time = time + .milliseconds(10)
    var frame = ContactFrame(time: time)
    for contact in down { frame.append(contact) }
    down.removeAll { !$0.phase.isDown }
    frame.fingerCount = down.count
    frame.buttons = buttons
    frames.append(frame)
    for index in down.indices { down[index].phase = .stationary }
  }

  private mutating func pause(_ count: Int) {
    for _ in 0..<count { send() }
  }

  private mutating func land() {
    count += 1
    let place = Vector(x: Double(20 + random.below(8) * 10), y: Double(20 + random.below(5) * 10))
    down.append(Contact(id: ContactID(rawValue: count), phase: .began, position: place))
  }

  private mutating func lift(_ number: Int) {
    for index in down.indices.prefix(number) {
      down[index].phase = random.chance(0.08) ? .cancelled(.palm) : .ended
    }
    send()
  }

  private mutating func move(_ steps: [Vector], frames: Int) {
    for _ in 0..<frames {
      for (index, step) in zip(down.indices, steps) where step != .zero {
        down[index].position += step
        down[index].phase = .moved
      }
      send()
    }
  }

  private mutating func part() {
    func step() -> Vector { Vector(x: Double(random.below(5) - 2), y: Double(random.below(5) - 2)) }
    switch random.below(12) {
    case 0, 1, 2:
      for _ in 0...random.below(3) where down.count < 5 { land() }
      send()
    case 3, 4:
      let way = step()
      move(down.map { _ in way }, frames: 1 + random.below(12))
    case 5:
      let ways = down.indices.map { Vector(x: $0 % 2 == 0 ? -1 : 1, y: 0) }
      move(ways, frames: 2 + random.below(10))
    case 6:
      let ways = down.indices.map { Vector(x: 0, y: $0 % 2 == 0 ? -1 : 1) }
      move(ways, frames: 2 + random.below(10))
    case 7:
      let ways = down.map { _ in step() }
      move(ways, frames: 1 + random.below(4))
    case 8: pause([1, 4, 5, 10, 20, 30, 50][random.below(7)])
    case 9 where random.chance(0.5):
      buttons = buttons.isEmpty ? [.left, .right, .left][random.below(3)] : []
      send()
    case 10: lift(1)
    default: lift(down.count)
    }
  }
}
