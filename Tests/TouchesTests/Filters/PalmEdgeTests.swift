import Expectations
import Testing

@testable import PantographTouches

/// The zones at the edges of a pad of 100 × 60 mm: 8 mm at both sides, 3 mm at the top.
struct PalmEdgeTests {
  private let edge = PalmThresholds.Edge()

  private func surface(_ width: Int32, _ height: Int32) -> SurfaceGeometry {
    SurfaceGeometry(
      DeviceDescription(
        name: "pad", properties: .pointer,
        codes: [
          .absolute: CodeSet([
            AbsoluteCode.multitouchPositionX, AbsoluteCode.multitouchPositionY,
          ]), .key: [KeyCode.touch],
        ],
        axes: [
          AbsoluteCode.multitouchPositionX: AbsoluteAxis(
            minimum: 0, maximum: width * 10, resolution: 10),
          AbsoluteCode.multitouchPositionY: AbsoluteAxis(
            minimum: 0, maximum: height * 10, resolution: 10),
        ]))
  }

  @Test(arguments: [
    (7.99, 30.0, true), (8, 30, false), (92, 30, false), (92.01, 30, true), (50, 2.99, true),
    (50, 3, false), (50, 59, false), (7.99, 2.99, true),
  ])
  func `the zones are 8 mm at the sides and a twentieth of the height at the top`(
    x: Double, y: Double, isIn: Bool
  ) {
    expect(edge.contains(Vector(x: x, y: y), on: surface(100, 60)), equals: isIn)
  }

  @Test func `a pad narrower than 70 mm has no zones at the sides`() {
    // 8 % of 70 mm are 5.6 mm.
    expect(edge.contains(Vector(x: 5.59, y: 30), on: surface(70, 50)))
    expect(!edge.contains(Vector(x: 5.61, y: 30), on: surface(70, 50)))
    expect(!edge.contains(Vector(x: 1, y: 30), on: surface(69, 50)))
    expect(!edge.contains(Vector(x: 68, y: 30), on: surface(69, 50)))
  }

  @Test func `a pad no higher than 55 mm has no zone at the top`() {
    expect(!edge.contains(Vector(x: 50, y: 0.5), on: surface(100, 55)))
    expect(edge.contains(Vector(x: 50, y: 0.5), on: surface(100, 56)))
  }

  @Test(arguments: [
    // Exactly diagonal counts as inward.
    (2.0, 30.0, 5.0, 5.0, true), (2, 30, 5, -5, true), (2, 30, 4.9, 5, false),
    (2, 30, -5, 0, false), (98, 30, -5, 5, true), (98, 30, -4.9, -5, false),
    (98, 30, 5, 0, false), (50, 1, 5, 5, true), (50, 1, -5, 5, true), (50, 1, 5, 4.9, false),
    (50, 1, 0, -5, false), (50, 30, 9, 0, false), (2, 1, 0, 5, true), (2, 1, 5, 0, true),
    (2, 1, 5, -6, false),
  ])
  func `a movement is inward if it leads at least as far from the edge as along it`(
    x: Double, y: Double, dx: Double, dy: Double, isInward: Bool
  ) {
    expect(
      edge.isInward(Vector(x: dx, y: dy), from: Vector(x: x, y: y), on: surface(100, 60)),
      equals: isInward)
  }

  @Test func `the middle of a pad belongs to the right half`() {
    var wide = edge
    (wide.sideShare, wide.sideWidth) = (1, 100)
    let middle = Vector(x: 50, y: 30)
    expect(wide.isInward(Vector(x: -3, y: 1), from: middle, on: surface(100, 60)))
    expect(!wide.isInward(Vector(x: 3, y: 1), from: middle, on: surface(100, 60)))
  }
}
