import CPantograph
import Expectations
import Testing

/// Only the newest of several changes waits if nobody fetches them.
struct UnfetchedEventTests {
  private let surface: OpaquePointer?

  init() {
    var made: OpaquePointer?
    expect(surfaceNewSized(false, 60, 120, &made), equals: PANTOGRAPH_OK)
    surface = made
  }

  /// Moves a finger down by half a millimetre with each report.
  private func report(_ numbers: Range<Int>, isDown: Bool = true) {
    for number in numbers {
      var finger = pantograph_contact(id: 0, x: 20, y: 20 + Double(number) / 2)
      expect(
        surfaceFeedContacts(surface, Int64(number * 8000), &finger, isDown ? 1 : 0),
        equals: PANTOGRAPH_OK)
    }
  }

  private func fetched() -> [pantograph_gesture] {
    var all: [pantograph_gesture] = []
    var gesture = pantograph_gesture()
    while surfaceNext(surface, &gesture) == PANTOGRAPH_OK { all.append(gesture) }
    return all
  }

  @Test func `each fetch finds one change, which is the newest`() throws {
    defer { surfaceFree(surface) }
    report(0..<30)
    let first = fetched()
    expect(first.map(\.phase), equals: [PANTOGRAPH_BEGAN, PANTOGRAPH_CHANGED])
    try expect(#require(first.last).time, equals: 29 * 8000)
    report(30..<60)
    let second = fetched()
    expect(second.map(\.phase), equals: [PANTOGRAPH_CHANGED])
    try expect(#require(second.last).time, equals: 59 * 8000)
    report(60..<61)
    expect(fetched().map(\.phase), equals: [PANTOGRAPH_CHANGED])
    expect(fetched().isEmpty)
    report(61..<62, isDown: false)
    expect(fetched().map(\.phase), equals: [PANTOGRAPH_ENDED])
  }

  @Test func `no change takes the place of another hand's end`() {
    defer { surfaceFree(surface) }
    for first in [0, 200, 400] {
      report(first..<first + 40)
      report(first + 40..<first + 41, isDown: false)
    }
    let hand = [PANTOGRAPH_BEGAN, PANTOGRAPH_CHANGED, PANTOGRAPH_ENDED]
    expect(fetched().map(\.phase), equals: hand + hand + hand)
  }
}
