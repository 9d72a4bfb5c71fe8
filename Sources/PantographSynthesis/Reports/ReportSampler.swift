import PantographRecordings
import PantographTouches

/// Samples moving fingers like a device: at its rate, in its units, in its slots.
struct ReportSampler {
  let device: SynthesizedDevice
  /// The time between two samples, in microseconds.
  let period: Double
  private var random: RandomSource
  private var nextID: Int32

  init(device: SynthesizedDevice, rate: Int, seed: UInt64) {
    self.device = device
    period = 1_000_000 / Double(rate)
    random = RandomSource(seed: seed, stream: 2)
    nextID = Int32(random.next() % 4096)
  }

  /// Returns the events of the fingers' motions. The first event is at one microsecond, because
  /// evemu's players ignore an event at zero.
  mutating func events(of motions: [FingerMotion]) -> [InputEvent] {
    var writer = SlotReportWriter(device: device.description)
    var slots = [SlotValues](repeating: SlotValues(), count: device.description.slotCount ?? 0)
    var slotOf = [Int?](repeating: nil, count: motions.count)
    var events: [InputEvent] = []
    let end = motions.reduce(0) { max($0, $1.lift) }
    let phase = random.number(in: 0...1)
    var look = 0
    while true {
      let micros = (phase + Double(look)) * period
      // The bus delays reports irregularly, by up to a fortieth of the period more or less.
      let late = random.number(in: -0.025...0.025) * period
      let stamp = Timestamp(microseconds: Int64((micros + period + late).rounded()))
      let time = micros / 1_000_000
      update(&slots, &slotOf, with: motions, at: time)
      writer.write(slots, at: stamp, to: &events)
      if time >= end { break }
      look += 1
    }
    return rebased(events)
  }

  private mutating func update(
    _ slots: inout [SlotValues], _ slotOf: inout [Int?], with motions: [FingerMotion],
    at time: Double
  ) {
    let taken = slots.indices.filter { slots[$0].isDown }
    for (finger, motion) in motions.enumerated() {
      if motion.isDown(at: time) {
        if slotOf[finger] == nil {
          let free = slots.indices.first { !taken.contains($0) && !slots[$0].isDown }
          guard let free else { continue }
          slotOf[finger] = free
          slots[free].trackingID = nextID
          nextID = (nextID + 1) & 0xffff
        }
        if let slot = slotOf[finger] { fill(&slots[slot], from: motion, at: time) }
      } else if let slot = slotOf[finger], slots[slot].isDown, time >= motion.lift {
        slots[slot].trackingID = -1
        slotOf[finger] = nil
      }
    }
  }

  private func fill(_ slot: inout SlotValues, from motion: FingerMotion, at time: Double) {
    let position = motion.position(at: time)
    let share = motion.contactShare(at: time)
    slot[AbsoluteCode.multitouchPositionX] = units(position.x, device.x)
    slot[AbsoluteCode.multitouchPositionY] = units(position.y, device.y)
    // The area grows with the pressure, and the width with its square root.
    let width = share.squareRoot()
    set(&slot, AbsoluteCode.multitouchTouchMajor) { units(motion.shape.major * width, $0) }
    set(&slot, AbsoluteCode.multitouchTouchMinor) { units(motion.shape.minor * width, $0) }
    set(&slot, AbsoluteCode.multitouchPressure) { axis in
      max(Int32((motion.shape.pressure * share * Double(axis.extent)).rounded()), 1)
    }
    let isPalm = motion.shape.isPalmTool && time - motion.landing > FingerMotion.landingTime
    set(&slot, AbsoluteCode.multitouchToolType) { _ in
      isPalm ? ToolTypeValue.palm : ToolTypeValue.finger
    }
  }

  private func set(
    _ slot: inout SlotValues, _ code: UInt16, _ value: (AbsoluteAxis) -> Int32
  ) {
    if let axis = device.description.axes[code] { slot[code] = value(axis) }
  }

  /// Returns the nearest value on the axis. A finger beyond the edge is reported at the edge.
  private func units(_ millimetres: Double, _ axis: AbsoluteAxis) -> Int32 {
    let units = Double(axis.minimum) + (millimetres * Double(axis.resolution)).rounded()
    return Int32(min(max(units, Double(axis.minimum)), Double(axis.maximum)))
  }

  private func rebased(_ events: [InputEvent]) -> [InputEvent] {
    guard let first = events.first?.time else { return [] }
    return events.map { event in
      var event = event
      event.time = Timestamp(microseconds: 1) + (event.time - first)
      return event
    }
  }
}
