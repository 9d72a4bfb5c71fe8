import Expectations
import PantographTouches
import Testing

@testable import RecognitionTable

/// Gestures on touchpads whose axes, slots and keys are unlike those of the described devices.
struct OddDeviceTests {
  /// A pad of 100 × 67 mm with five slots, except for what a test changes.
  struct Pad: CustomTestStringConvertible, Sendable {
    var name: String
    var x = AbsoluteAxis(minimum: 0, maximum: 3000, resolution: 30)
    var y = AbsoluteAxis(minimum: 0, maximum: 2000, resolution: 30)
    var slots: Int32 = 5
    var pressure: ClosedRange<Int32>?
    var size: ClosedRange<Int32>?
    var keys: [UInt16] = [0x110, 0x145, 0x148, 0x14a, 0x14d, 0x14e, 0x14f]
    var properties: DeviceProperties = [.pointer, .buttonPad]

    var testDescription: String { name }

    var device: DeviceDescription {
      var axes: [UInt16: AbsoluteAxis] = [
        0: x, 1: y, 0x35: x, 0x36: y, 0x2f: AbsoluteAxis(minimum: 0, maximum: slots - 1),
        0x39: AbsoluteAxis(minimum: 0, maximum: 65535),
      ]
      axes[0x3a] = pressure.map { AbsoluteAxis(minimum: $0.lowerBound, maximum: $0.upperBound) }
      axes[0x30] = size.map { AbsoluteAxis(minimum: $0.lowerBound, maximum: $0.upperBound) }
      return DeviceDescription(
        name: name, identity: DeviceIdentity(bus: 0x18, vendor: 1, product: 1, version: 1),
        properties: properties,
        codes: [.absolute: CodeSet(Array(axes.keys)), .key: CodeSet(keys)], axes: axes)
    }
  }

  private static func axis(
    _ minimum: Int32, _ maximum: Int32, fuzz: Int32 = 0, _ resolution: Int32
  ) -> AbsoluteAxis {
    AbsoluteAxis(minimum: minimum, maximum: maximum, fuzz: fuzz, resolution: resolution)
  }

  static let pads = [
    Pad(name: "one resolution", y: axis(0, 2000, 0)),
    Pad(name: "one slot", slots: 1, pressure: 0...255),
    Pad(name: "sixty slots", slots: 60),
    Pad(name: "20 mm wide", x: axis(0, 600, 30), y: axis(0, 450, 30)),
    Pad(name: "400 mm wide", x: axis(0, 30_000, 75), y: axis(0, 20_000, 75)),
    Pad(name: "a unit is a millimetre", x: axis(0, 100, 1), y: axis(0, 60, 1)),
    Pad(name: "a unit is a third of a millimetre", x: axis(0, 300, 3), y: axis(0, 180, 3)),
    Pad(
      name: "10,000 units are a millimetre", x: axis(-500_000, 500_000, 10_000),
      y: axis(-300_000, 300_000, 10_000)),
    Pad(name: "2 mm of noise", x: axis(0, 3000, fuzz: 60, 30), y: axis(0, 2000, fuzz: 60, 30)),
    Pad(name: "ranges far from 0", x: axis(10_000, 13_000, 30), y: axis(-7000, -5000, 30)),
    Pad(name: "an inverted range", x: axis(3000, 0, 30)),
    Pad(name: "no key of a touch", keys: [0x110, 0x145, 0x14d, 0x14e]),
    Pad(name: "no keys that count", keys: [0x110, 0x14a]),
    Pad(name: "no button", keys: [0x145, 0x14a, 0x14d, 0x14e], properties: .pointer),
    Pad(name: "pressure up to 3", pressure: 0...3),
    Pad(name: "pressure up to 65535", pressure: 0...65535),
    Pad(name: "pressure without a range", pressure: 0...0),
    Pad(name: "pressure from -128", pressure: -128...127),
    Pad(name: "sizes 0 and 1", size: 0...1),
    Pad(name: "two slots of a box", slots: 2, properties: [.pointer, .buttonPad, .semiMultitouch]),
  ]

  @Test(arguments: pads)
  func `every gesture is recognized on a pad that is unlike others`(pad: Pad) throws {
    var table = DeviceTable()
    table.add(pad.device)
    let row = try #require(table.rows.first)
    expect(row.cells.count, isAtLeast: 11)
    expect(table.misses, equals: [])
  }
}
