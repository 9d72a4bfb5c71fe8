import Expectations
import Testing

@testable import PantographTouches

/// Surfaces of which the device reports a part.
struct HalfKnownSurfaceTests {
  private func geometry(
    x: AbsoluteAxis?, y: AbsoluteAxis?, others: [UInt16: AbsoluteAxis] = [:],
    properties: DeviceProperties = .pointer
  ) -> SurfaceGeometry {
    var axes = others
    axes[AbsoluteCode.multitouchPositionX] = x
    axes[AbsoluteCode.multitouchPositionY] = y
    return SurfaceGeometry(
      DeviceDescription(
        name: "pad", properties: properties,
        codes: [.absolute: CodeSet(axes.keys.sorted()), .key: [KeyCode.touch]], axes: axes))
  }

  private let known = AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 10)

  @Test func `the size is assumed if one side has no range`() {
    let empty = AbsoluteAxis(minimum: 0, maximum: 0)
    let flat = geometry(x: known, y: empty)
    expect(flat.isAssumed && flat.size.x == 100)
    let narrow = geometry(x: empty, y: known)
    expect(narrow.isAssumed && narrow.size.y == 100)
    expect(!geometry(x: known, y: known).isAssumed)
  }

  @Test func `sizes have the unit of positions, or their own resolution`() {
    let bare = AbsoluteAxis(minimum: 0, maximum: 200)
    let own = AbsoluteAxis(minimum: 0, maximum: 200, resolution: 4)
    let first = geometry(
      x: known, y: known,
      others: [AbsoluteCode.multitouchTouchMajor: bare, AbsoluteCode.multitouchTouchMinor: own])
    expect(first.contactSize(major: 50, minor: 20), equals: ContactSize(major: 5, minor: 5))
    expect(first.contactSize(major: 50, minor: nil), equals: ContactSize(major: 5, minor: 5))
    expect(first.contactSize(major: -50, minor: -1), equals: ContactSize(major: 0, minor: 0))
    expect(first.largestSize, equals: 20)
    expect(geometry(x: known, y: known).largestSize, equals: .infinity)
  }

  @Test func `the pressure of the pointer counts for a single contact alone`() {
    let pressure = AbsoluteAxis(minimum: 0, maximum: 200)
    let pointer = geometry(x: known, y: known, others: [AbsoluteCode.pressure: pressure])
    expect(pointer.isPointerPressure && pointer.pressureRange == 200)
    expect(pointer.pressure(ofPointer: 50, 0b100), equals: 0.25)
    expectNil(pointer.pressure(ofPointer: 50, 0b101))
    expectNil(pointer.pressure(ofPointer: 0, 0b1))
    let own = geometry(
      x: known, y: known,
      others: [
        AbsoluteCode.pressure: pressure,
        AbsoluteCode.multitouchPressure: AbsoluteAxis(minimum: 10, maximum: 110),
      ])
    expect(!own.isPointerPressure && own.pressureRange == 100)
    expectNil(own.pressure(ofPointer: 50, 0b1))
    expect(own.pressure(60) == 0.5 && own.pressure(0) == 0 && own.pressure(999) == 1)
    expectNil(geometry(x: known, y: known).pressure(60))
    expect(geometry(x: known, y: known).pressureRange, equals: 0)
  }

  @Test func `the end of the orientation's range is a quarter turn`() {
    let turned = geometry(
      x: known, y: known,
      others: [AbsoluteCode.multitouchOrientation: AbsoluteAxis(minimum: -90, maximum: 90)])
    expect(turned.orientation(90) == .pi / 2 && turned.orientation(-45) == -.pi / 4)
    expectNil(
      geometry(
        x: known, y: known,
        others: [AbsoluteCode.multitouchOrientation: AbsoluteAxis(minimum: 0, maximum: 0)]
      ).orientation(3))
  }

  @Test func `a position outside the ranges is not contained`() {
    let pad = geometry(x: known, y: AbsoluteAxis(minimum: 100, maximum: 600, resolution: 10))
    expect(pad.contains(x: 0, y: 100) && pad.contains(x: 1000, y: 600))
    expect(!pad.contains(x: -1, y: 100) && !pad.contains(x: 0, y: 99))
    expect(!pad.contains(x: 1001, y: 600) && !pad.contains(x: 1000, y: 601))
    expect(pad.center, equals: Vector(x: 50, y: 25))
  }

  @Test func `a device without a description is a telephone's screen`() {
    let unknown = SurfaceGeometry.unknown
    expect(unknown.kind == .touchscreen && unknown.size == Vector(x: 62, y: 110))
    expect(unknown.isAssumed && unknown.largestSize == .infinity)
    expect(unknown.pressure(5) == nil && unknown.orientation(5) == nil)
  }
}
