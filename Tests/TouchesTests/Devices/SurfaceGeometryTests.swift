import Expectations
import PantographTouches
import Testing

struct SurfaceGeometryTests {
  private func device(
    x: AbsoluteAxis, y: AbsoluteAxis, pointer: AbsoluteAxis? = nil,
    others: [UInt16: AbsoluteAxis] = [:], properties: DeviceProperties = .pointer
  ) -> DeviceDescription {
    var axes = others
    axes[AbsoluteCode.multitouchPositionX] = x
    axes[AbsoluteCode.multitouchPositionY] = y
    axes[AbsoluteCode.x] = pointer
    axes[AbsoluteCode.y] = pointer
    return DeviceDescription(
      name: "pad", properties: properties,
      codes: [.absolute: CodeSet(axes.keys.sorted()), .key: [KeyCode.touch]], axes: axes)
  }

  @Test func `a position is measured from the start of the range, by the resolution`() {
    let geometry = SurfaceGeometry(
      device(
        x: AbsoluteAxis(minimum: 100, maximum: 1100, resolution: 10),
        y: AbsoluteAxis(minimum: -50, maximum: 950, resolution: 20)))
    expect(geometry.position(x: 600, y: 150), equals: Vector(x: 50, y: 10))
    expect(geometry.size, equals: Vector(x: 100, y: 50))
    expect(!geometry.isAssumed)
  }

  @Test func `a contact axis without resolution takes the pointer's`() {
    let bare = AbsoluteAxis(minimum: 0, maximum: 1000)
    let geometry = SurfaceGeometry(
      device(x: bare, y: bare, pointer: AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 10)))
    expect(geometry.size, equals: Vector(x: 100, y: 100))
    expect(!geometry.isAssumed)
  }

  @Test func `one axis' resolution serves both`() {
    let geometry = SurfaceGeometry(
      device(
        x: AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 10),
        y: AbsoluteAxis(minimum: 0, maximum: 500)))
    expect(geometry.size, equals: Vector(x: 100, y: 50))
  }

  @Test func `a touchpad that says no size is 69 by 50 millimetres, and says so`() {
    let axis = AbsoluteAxis(minimum: 0, maximum: 1000)
    let geometry = SurfaceGeometry(device(x: axis, y: axis))
    expect(geometry.size, equals: Vector(x: 69, y: 50))
    expect(geometry.position(x: 1000, y: 500), equals: Vector(x: 69, y: 25))
    expect(geometry.isAssumed)
  }

  @Test func `a screen that says no size is a telephone when tall and a notebook otherwise`() {
    let long = AbsoluteAxis(minimum: 0, maximum: 1280)
    let short = AbsoluteAxis(minimum: 0, maximum: 720)
    let tall = SurfaceGeometry(device(x: short, y: long, properties: .direct))
    expect(tall.size, equals: Vector(x: 62, y: 110))
    let wide = SurfaceGeometry(device(x: long, y: short, properties: .direct))
    expect(wide.size, equals: Vector(x: 294, y: 165))
  }

  @Test(arguments: [(5, 5), (10, -10), (Int32.max, Int32.min)])
  func `a range without extent still gives finite millimetres`(range: (Int32, Int32)) {
    let axis = AbsoluteAxis(minimum: range.0, maximum: range.1, resolution: -3)
    let geometry = SurfaceGeometry(
      device(
        x: axis, y: axis,
        others: [
          AbsoluteCode.multitouchPressure: axis,
          AbsoluteCode.multitouchOrientation: AbsoluteAxis(minimum: 0, maximum: 0),
        ]))
    for value in [Int32.min, 0, .max] {
      let position = geometry.position(x: value, y: value)
      expect(position.x.isFinite && position.y.isFinite)
      expectNil(geometry.pressure(value))
      expectNil(geometry.orientation(value))
    }
    expect(geometry.isAssumed)
    expect(geometry.size, equals: Vector(x: 69, y: 50))
  }

  @Test func `pressure is a share, size millimetres, orientation radians`() {
    let axis = AbsoluteAxis(minimum: 0, maximum: 1000, resolution: 10)
    let geometry = SurfaceGeometry(
      device(
        x: axis, y: axis,
        others: [
          AbsoluteCode.multitouchPressure: AbsoluteAxis(minimum: 50, maximum: 250),
          AbsoluteCode.multitouchTouchMinor: AbsoluteAxis(
            minimum: 0, maximum: 100, resolution: 2),
          AbsoluteCode.multitouchOrientation: AbsoluteAxis(minimum: -4, maximum: 4),
        ]))
    expect(geometry.pressure(100), equals: 0.25)
    expect(geometry.pressure(900), equals: 1)
    expect(geometry.contactSize(major: 80, minor: 8), equals: ContactSize(major: 8, minor: 4))
    expect(geometry.contactSize(major: 80, minor: nil), equals: ContactSize(major: 8, minor: 8))
    expect(geometry.orientation(-4), equals: -Double.pi / 2)
  }
}
