import Expectations
import PantographTouches
import Testing

struct PointVectorTests {
  @Test func `points are millimetres times how many points a millimetre is, and back`() {
    let way = Vector(x: 3, y: -1.5)
    let points = PointVector(way, pointsPerMillimetre: 4)
    expect(points, equals: PointVector(x: 12, y: -6))
    expect(Vector(points, pointsPerMillimetre: 4), equals: way)
  }

  @Test func `points add up as millimetres do`() {
    let sum = PointVector(x: 1, y: 2) + PointVector(x: 2, y: 2) - PointVector(x: 0, y: 0)
    expect(sum, equals: PointVector(x: 3, y: 4))
    expect(sum.length, equals: 5)
    expect(sum * 2, equals: PointVector(x: 6, y: 8))
    var way = PointVector.zero
    way += sum
    expect(way, equals: sum)
  }
}
