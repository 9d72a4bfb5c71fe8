import Expectations
import PantographTouches
import Testing

struct EventNamesTests {
  private func code(_ name: String, _ type: EventType, cut: Int = .max) -> UInt16? {
    Array(name.utf8).withUnsafeBufferPointer { EventNames.code(named: $0, in: type, cut: cut) }
  }

  @Test func `every name of a code is found again, also if it is cut off`() {
    var count = 0
    for number in 0..<EventType.count {
      let type = EventType(rawValue: number)
      for value in UInt16(0)...0x2ff {
        let name = EventNames.name(of: value, in: type)
        guard name.contains("_") else { continue }
        count += 1
        expect(code(name, type), equals: value, "\(name)")
        let cut = String(name.prefix(20))
        guard let found = code(cut, type, cut: 20) else {
          Issue.record("\(cut) is not found")
          continue
        }
        expect(EventNames.name(of: found, in: type).hasPrefix(cut))
      }
    }
    expect(count, isAbove: 500)
  }

  @Test(arguments: ["", "A", "ABS_", "ABS_MT_SLOTS", "abs_mt_slot", "ABS_MT_SLO"])
  func `no other text is a name`(text: String) {
    expectNil(code(text, .absolute))
    expectNil(code(text, EventType(rawValue: 0x15)))
  }
}
