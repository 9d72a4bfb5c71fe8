import Expectations
import PantographTouches
import Testing

struct JumpFilterTests {
  /// A pad of 160 × 100 mm, 20 units a millimetre.
  private static let pad: DeviceDescription = {
    var pad = TouchStream.pad()
    pad.axes[AbsoluteCode.multitouchPositionX] = AbsoluteAxis(
      minimum: 0, maximum: 3200, resolution: 20)
    pad.axes[AbsoluteCode.multitouchPositionY] = AbsoluteAxis(
      minimum: 0, maximum: 2000, resolution: 20)
    return pad
  }()

  /// The filter's frames for fingers on these paths, in millimetres: one path for each finger, one position for
  /// each report. At the end the fingers lift.
  private func show(_ ways: [[Vector]], times: [Int64]) -> [ContactFrame] {
    var pad = Self.pad
    pad.axes[AbsoluteCode.multitouchSlot] = AbsoluteAxis(minimum: 0, maximum: 15)
    var pipeline = TouchPipeline(device: pad, filters: ContactFilters(jump: JumpThresholds()))
    var frames: [ContactFrame] = []
    for report in 0...ways[0].count {
      let time = Timestamp(microseconds: times[min(report, times.count - 1)])
      var words: [TouchStream.Word] = []
      for (finger, way) in ways.enumerated() {
        words.append(.slot(Int32(finger)))
        if report == 0 { words.append(.id(Int32(finger) + 1)) }
        guard report < way.count else {
          words.append(.up)
          continue
        }
        words.append(.x(Int32((way[report].x * 20).rounded())))
        words.append(.y(Int32((way[report].y * 20).rounded())))
      }
      for word in words {
        _ = pipeline.consume(
          InputEvent(time: time, type: word.type, code: word.code, value: word.value))
      }
      _ = pipeline.consume(.report(at: time))
      frames.append(pipeline.frame)
    }
    return frames
  }

  private func steady(_ xs: [Double], rate: Double = 125) -> [ContactFrame] {
    show(
      [xs.map { Vector(x: $0, y: 50) }], times: xs.indices.map { Int64(Double($0) * 1e6 / rate) })
  }

  @Test func `a suspicious step is held back and decided at the next report`() {
    let stroke = steady([40, 60, 80, 100])
    expect(stroke.map(\.phases), equals: [[.began], [.stationary], [.moved], [.moved], [.ended]])
    expect(stroke.map { $0[0].position.x }, equals: [40, 40, 80, 100, 100])

    let jump = steady([40, 60, 60.5, 61])
    expect(
      jump.map(\.phases),
      equals: [
        [.began], [.stationary], [.cancelled(.jump), .began], [.moved], [.ended],
      ])
    expect(jump[2].positions.map(\.x), equals: [40, 60.5])
  }

  @Test func `a place that is wrong for one report is never shown`() {
    let frames = steady([40, 41, 60, 42, 43])
    expect(frames.map { $0[0].position.x }, equals: [40, 41, 41, 42, 43, 43])
    expect(frames.allSatisfy { $0.count == 1 })
  }

  @Test func `a step that turns where the finger went is a jump`() {
    let places = [Vector(x: 40, y: 20), Vector(x: 60, y: 20), Vector(x: 60, y: 40)]
    let frames = show([places], times: [8000, 16_000, 24_000])
    expect(frames[2].phases, equals: [.cancelled(.jump), .began])
  }

  /// The contacts that end or begin, by frame, with so many fingers on the pad.
  private func changes(_ fingers: Int) -> [[ContactPhase]] {
    let jumping = [40.0, 41, 80, 80.5, 81, 81.5].map { Vector(x: $0, y: 10) }
    var ways = [jumping]
    for finger in 1..<fingers {
      let place = Vector(x: 10 + Double(finger % 5) * 30, y: 30 + Double(finger / 5) * 18)
      ways.append(Array(repeating: place, count: 6))
    }
    let frames = show(ways, times: [8000, 16_000, 24_000, 32_000, 40_000, 48_000])
    return frames.dropFirst().dropLast().map { frame in
      frame.phases.filter { $0 != .stationary && $0 != .moved }
    }
  }

  @Test func `in a full frame the contact after a jump begins in the next frame`() throws {
    let jump = ContactPhase.cancelled(.jump)
    let some = changes(15).filter { !$0.isEmpty }
    expect(some, equals: [[jump, ContactPhase.began]])
    let all = changes(16).filter { !$0.isEmpty }
    expect(all, equals: [[jump], [ContactPhase.began]])
  }

  @Test func `a step that no finger takes is a jump at once`() {
    expect(steady([40, 41, 80, 120])[2].phases, equals: [.cancelled(.jump), .began])
  }

  @Test(arguments: [60.0, 80, 90])
  func `a flick that is fastest in its last report keeps that step`(rate: Double) {
    // 10 mm, then 27 mm, and then the finger has lifted.
    let frames = steady([40, 50, 77], rate: rate)
    expect(frames.map(\.phases), equals: [[.began], [.moved], [.moved], [.ended]])
    expect(frames[3][0].position.x, equals: 77)
  }

  @Test func `a finger with another beside it may be mixed up with that one`() {
    let ways = [[40, 50, 77], [100, 100, 100]].map { $0.map { Vector(x: $0, y: 50) } }
    let frames = show(ways, times: [0, 12_000, 24_000, 36_000])
    expect(frames[2][0].phase == .stationary && frames[2][0].position.x == 50)
  }

  @Test func `a stroke may gain any speed in two reports`() {
    let frames = steady([40, 41, 58, 80, 102])
    expect(frames.allSatisfy { $0.count == 1 } && frames[4][0].position.x == 102)
  }

  @Test(arguments: [60.0, 75, 90, 125, 180, 250, 500, 1000], [1, 2, 3])
  func `a stroke of constant speed stays whole`(rate: Double, fingers: Int) {
    let limit = rate < 125 ? 2000.0 : 3000
    for speed in stride(from: 100.0, through: limit, by: 100) {
      for direction in 0..<8 {
        let angle = Double(direction) * .pi / 4 + speed / 1000
        let heading = Self.heading(angle)
        let count = max(3, min(200, Int(70 / speed * rate) + 1))
        for unevenness in [0.0, 0.2] {
          let times = (0..<count).map { index in
            let shift = unevenness * (index.isMultiple(of: 2) ? 1 : -1) / 2
            return Int64((Double(index) + shift + 1) * 1e6 / rate)
          }
          let ways = (0..<fingers).map { finger in
            (0..<count).map { index in
              Vector(x: 80, y: 50) + Vector(x: heading.y, y: -heading.x) * (Double(finger) * 15)
                + heading * (speed / rate * Double(index) - 35)
            }
          }
          let frames = show(ways, times: times)
          expect(
            frames.allSatisfy { $0.count == fingers },
            "\(speed) mm/s at \(rate) Hz, \(fingers) fingers, direction \(direction)")
          let last = frames[count - 1]
          for finger in 0..<fingers {
            expect((last[finger].position - ways[finger][count - 1]).length, isBelow: 0.1)
          }
        }
      }
    }
  }

  private static func heading(_ angle: Double) -> Vector {
    // A rational circle needs no sine: t = tan(angle / 2) gives the position.
    let t = angle.truncatingRemainder(dividingBy: 4) - 2
    return Vector(x: (1 - t * t) / (1 + t * t), y: 2 * t / (1 + t * t))
  }
}
