import Expectations
import Testing

@testable import PantographDynamics

/// Places at which two shapes touch, with a margin of 2 points.
struct TouchingTests {
  private func circle(_ radius: Double, _ x: Double, _ y: Double) -> PlacedShape {
    PlacedShape.all(of: DynamicBody(shape: .circle(radius: radius), position: PlaneVector(x, y)))[0]
  }

  /// A square of 20 by 20 around the origin.
  private let square = PlacedShape.all(of: .box(20, 20, at: 0, 0))[0]
  private let line = PlacedShape(
    Boundary(from: PlaneVector(0, 0), to: PlaneVector(100, 0), id: 1))

  private func touching(_ one: PlacedShape, _ two: PlacedShape) -> Touching? {
    Touching.between(one, two, margin: 2)
  }

  @Test func `two circles touch up to the margin, at the middle of the gap`() throws {
    let near = try #require(touching(circle(10, 0, 0), circle(5, 17, 0)))
    expect(near.normal, equals: PlaneVector(1, 0))
    expect(near.places.map(\.point) == [PlaneVector(11, 0)] && near.places[0].depth == -2)
    expectNil(touching(circle(10, 0, 0), circle(5, 17.1, 0)))
    let same = try #require(touching(circle(10, 0, 0), circle(5, 0, 0)))
    expect(same.normal == PlaneVector(0, -1) && same.places[0].depth == 15)
  }

  @Test func `a circle touches a side of a polygon`() throws {
    let beside = try #require(touching(square, circle(5, 16, 3)))
    expect(beside.normal, equals: PlaneVector(1, 0))
    expect(beside.places.map(\.point) == [PlaneVector(10, 3)] && beside.places[0].depth == -1)
    let reversed = try #require(touching(circle(5, 16, 3), square))
    expect(reversed.normal, equals: PlaneVector(-1, 0))
    expect(
      touching(square, circle(5, 17, 3)) != nil && touching(square, circle(5, 17.1, 3)) == nil)
  }

  @Test func `a circle beside a corner touches the corner`() throws {
    // The distance from the corner to the middle is 5, of a triangle of 3, 4 and 5.
    let corner = try #require(touching(square, circle(4, 13, 14)))
    expect(corner.places.map(\.point), equals: [PlaneVector(10, 10)])
    expect(corner.places[0].depth == -1 && (corner.normal - PlaneVector(0.6, 0.8)).length < 1e-12)
    expect(touching(square, circle(3, 13, 14)) != nil)
    expectNil(touching(square, circle(2.9, 13, 14)))
    let other = try #require(touching(square, circle(4, -13, -14)))
    expect(other.places.map(\.point), equals: [PlaneVector(-10, -10)])
  }

  @Test func `a circle touches a line, and beyond the line only its end`() throws {
    func place(_ circle: PlacedShape) -> Touching? { Touching.of(line, circle, margin: 2) }
    let above = try #require(place(circle(5, 50, -6)))
    expect(above.normal == PlaneVector(0, -1) && above.places[0].point == PlaneVector(50, 0))
    expect(above.places[0].depth, equals: -1)
    expect(place(circle(5, 50, -7)) != nil && place(circle(5, 50, -7.1)) == nil)
    expect(place(circle(5, 50, 6))?.normal, equals: PlaneVector(0, 1))
    let first = try #require(place(circle(5, -3, 4)))
    expect(first.places[0].point == .zero && first.places[0].depth == 0)
    let last = try #require(place(circle(5, 103, 4)))
    expect(last.places[0].point, equals: PlaneVector(100, 0))
    expect(place(circle(3, -3, 4)) != nil && place(circle(2.9, -3, 4)) == nil)
    expect(place(circle(5, 0, 5))?.places[0].point, equals: .zero)
  }
}
