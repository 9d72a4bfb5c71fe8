import Expectations
import PantographRecordings
import PantographSynthesis
import PantographTouches
import StreamChecking
import Testing

/// The places where strokes begin and end, in each direction on each device.
struct StrokeDirectionTests {
  private func path(
    _ request: SynthesisRequest
  ) throws -> (first: Vector, last: Vector, surface: Vector) {
    let track = try Synthesis.synthesize(request).tracks[0]
    let geometry = SurfaceGeometry(try #require(track.header.device))
    let touch = try #require(StreamCheck(track).touches.first)
    let positions = touch.positions.map { geometry.position(x: $0.x, y: $0.y) }
    return (try #require(positions.first), try #require(positions.last), geometry.size)
  }

  private static let directions: [(StrokeDirection, Vector)] = [
    (.right, Vector(x: 1, y: 0)), (.left, Vector(x: -1, y: 0)), (.down, Vector(x: 0, y: 1)),
    (.up, Vector(x: 0, y: -1)),
  ]

  @Test(arguments: SynthesizedDevice.all.map { $0.name })
  func `an edge swipe begins at the edge that it comes from, near its middle`(device: String) throws
  {
    for (direction, unit) in Self.directions {
      for seed in UInt64(1)...4 {
        let (first, last, surface) = try path(
          SynthesisRequest(
            gesture: "edge-swipe", device: device, rate: 1000, seed: seed, direction: direction,
            distance: 20))
        // The position along the stroke, from the edge where it begins, and the one across it.
        let (length, width) = unit.x != 0 ? (surface.x, surface.y) : (surface.y, surface.x)
        let sign = unit.x + unit.y
        let along = unit.x != 0 ? (first.x, last.x) : (first.y, last.y)
        let across = unit.x != 0 ? (first.y, last.y) : (first.x, last.x)
        let begin = sign > 0 ? along.0 : length - along.0
        let end = sign > 0 ? along.1 : length - along.1
        expect(begin, isBelow: 2.5, "\(direction) of seed \(seed)")
        expect(end > begin + 8 && end < begin + 21, "\(direction) of seed \(seed)")
        expect(abs(across.0 - width / 2), isBelow: width / 3, "\(direction) of seed \(seed)")
        expect(abs(across.1 - across.0), isBelow: 6, "\(direction) of seed \(seed)")
      }
    }
  }

  @Test(arguments: SynthesizedDevice.all.map { $0.name })
  func `strokes of all kinds go in their direction, inside the surface`(device: String) throws {
    for gesture in ["drag", "slow-drag", "swipe", "flick", "scroll"] {
      for (direction, unit) in Self.directions {
        let (first, last, surface) = try path(
          SynthesisRequest(gesture: gesture, device: device, seed: 2, direction: direction))
        let way = last - first
        let along = way.x * unit.x + way.y * unit.y
        let across = abs(way.x * unit.y) + abs(way.y * unit.x)
        expect(along > 4 && across < along / 2, "\(gesture) \(direction)")
        for place in [first, last] {
          expect((0...surface.x).contains(place.x) && (0...surface.y).contains(place.y))
        }
      }
    }
  }
}
