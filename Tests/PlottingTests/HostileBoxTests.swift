import Expectations
import Testing

@testable import PantographPlotting

struct HostileBoxTests {
  @Test(arguments: 0..<4, [Double.infinity, -.infinity, .nan])
  func `one number that is not finite is enough`(place: Int, number: Double) {
    var numbers = [1.0, 2, 3, 4]
    let box = { Box(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) }
    expect(box().isFinite)
    numbers[place] = number
    expect(!box().isFinite)
  }

  @Test func `boxes that only touch do not intersect, and edges belong to a box`() {
    let box = Box(x: 10, y: 20, width: 30, height: 40)
    for (x, y, meets) in [
      (40.0, 30.0, false), (39.9, 30, true), (-20, 30, false), (-19.9, 30, true), (20, 60, false),
      (20, 59.9, true), (20, -20, false), (20, -19.9, true),
    ] {
      let other = Box(x: x, y: y, width: 30, height: 40)
      expect(box.intersects(other) == meets && other.intersects(box) == meets, "\(x) \(y)")
    }
    for (x, y, isIn) in [
      (10.0, 20.0, true), (40, 60, true), (9.9, 30, false), (40.1, 30, false), (20, 19.9, false),
      (20, 60.1, false),
    ] {
      expect(box.contains(Point(x, y)), equals: isIn, "\(x) \(y)")
    }
  }
}
