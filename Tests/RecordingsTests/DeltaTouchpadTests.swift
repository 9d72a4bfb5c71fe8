import Expectations
import PantographTouches
import Testing

@testable import PantographRecordings

/// The touchpad that is described for movements without one.
struct DeltaTouchpadTests {
  @Test func `it has the stated size in tenths of a millimetre, or an assumed one`() {
    var stream = DeltaStream(unit: .libinput, size: Vector(x: 90, y: 61.5))
    let pad = stream.touchpad(named: "Pad")
    expect(pad.name == "Pad" && pad.properties == [.pointer])
    for (codes, most) in [([UInt16(0), 0x35], Int32(900)), ([1, 0x36], 615)] {
      for code in codes {
        expect(pad.axes[code]?.minimum == 0 && pad.axes[code]?.maximum == most)
        expect(pad.axes[code]?.resolution, equals: 10)
      }
    }
    stream.size = nil
    let other = stream.touchpad(named: "Pad")
    expect(other.axes.count, equals: 4)
    expect(other.axes.values.allSatisfy { $0.maximum == 1000 && $0.resolution != 10 })
  }
}
