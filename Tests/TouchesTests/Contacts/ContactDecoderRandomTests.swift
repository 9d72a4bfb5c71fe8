import Expectations
import PantographTouches
import SeededRandom
import Testing

/// Any sequence of events, valid or not.
struct ContactDecoderRandomTests {
  private static func devices() -> [DeviceDescription?] {
    [
      nil, TouchStream.pad(), TouchStream.pad(slots: 20), TouchStream.pad(slots: nil),
      TouchStream.pad(slots: 2, properties: [.pointer, .semiMultitouch]), TouchStream.single,
    ]
  }

  @Test(arguments: 0..<6, [ContactFilters.none, .defaults(for: .touchpad)])
  func `every contact begins once and ends once, whatever comes`(
    device: Int, filters: ContactFilters
  ) {
    for seed in UInt64(0)..<20 {
      var generator = SeededGenerator(seed: seed)
      var pipeline = TouchPipeline(device: Self.devices()[device], filters: filters)
      var life = ContactLife()
      var time: Int64 = 0
      for _ in 0..<400 {
        time += Int64.random(in: -2000...9000, using: &generator)
        let now = Timestamp(microseconds: time)
        let op = TouchOp.random(slots: 34, by: &generator)
        if case .end(let cause) = op {
          if pipeline.end(cause, at: now) { life.see(pipeline.frame) }
          expect(life.down.isEmpty)
        }
        for event in op.events(at: now) where pipeline.consume(event) {
          life.see(pipeline.frame)
        }
      }
      expect(life.faults, equals: [], "seed \(seed)")
    }
  }

  /// Compares the slots of a device that follows its protocol with the simplest model of slots.
  @Test func `the contacts that are down are the slots that are taken`() {
    for seed in UInt64(100)..<130 {
      var generator = SeededGenerator(seed: seed)
      var decoder = ContactDecoder(device: TouchStream.pad(slots: 10))
      var model: [Int32: Vector] = [:]
      var id: Int32 = 0
      for step in 0..<300 {
        let now = Timestamp(microseconds: Int64(step) * 1000)
        var events: [InputEvent] = []
        for slot in Int32(0)..<10 where Bool.random(using: &generator) {
          let x = Int32.random(in: 0...1000, using: &generator)
          let y = Int32.random(in: 0...500, using: &generator)
          if model[slot] == nil {
            id += 1
            events += TouchOp.place(slot: slot, id: id, x: x, y: y).events(at: now)
            model[slot] = Vector(x: Double(x) / 10, y: Double(y) / 10)
          } else if Int.random(in: 0..<4, using: &generator) == 0 {
            events += TouchOp.lift(slot: slot).events(at: now)
            model[slot] = nil
          } else {
            events += TouchOp.move(slot: slot, x: x, y: y).events(at: now)
            model[slot] = Vector(x: Double(x) / 10, y: Double(y) / 10)
          }
        }
        for event in events { _ = decoder.consume(event) }
        _ = decoder.consume(.report(at: now))
        let shown = decoder.frame.contacts.filter(\.phase.isDown).map(\.position)
        let expected = model.keys.sorted().compactMap { model[$0] }
        expect(shown.count, equals: expected.count)
        for (left, right) in zip(shown, expected) {
          expect((left - right).length, isBelow: 1e-9, "seed \(seed), step \(step)")
        }
        expect(decoder.frame.fingerCount, equals: model.count)
      }
    }
  }
}
