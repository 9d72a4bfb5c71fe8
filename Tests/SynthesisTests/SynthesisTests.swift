import Expectations
import PantographRecordings
import PantographSynthesis
import PantographTouches
import StreamChecking
import Testing

struct SynthesisTests {
  @Test func `the same request gives the same recording, and another seed another`() throws {
    for gesture in Synthesis.allGestures {
      let request = SynthesisRequest(gesture: gesture.name, seed: 7)
      var other = request
      other.seed = 8
      try expect(Synthesis.synthesize(request), equals: Synthesis.synthesize(request))
      try expect(
        Synthesis.synthesize(request).tracks, differsFrom: Synthesis.synthesize(other).tracks)
    }
  }

  @Test(arguments: Synthesis.allGestures.map { $0.name })
  func `every gesture is what a driver would send, on every device at every rate`(
    gesture: String
  ) throws {
    let defaults = try #require(Synthesis.gesture(named: gesture)).defaults
    for device in SynthesizedDevice.all {
      for rate in Synthesis.allRates {
        for seed in UInt64(1)...3 {
          let request = SynthesisRequest(
            gesture: gesture, device: device.name, rate: rate, seed: seed)
          let check = StreamCheck(try Synthesis.synthesize(request).tracks[0])
          expect(check.faults, equals: [], "\(device.name) at \(rate) Hz, seed \(seed)")
          expect(check.touches.count, equals: defaults.fingers * (gesture == "double-tap" ? 2 : 1))
          expect(check.most, equals: defaults.fingers)
        }
      }
    }
  }

  @Test func `the first event is a microsecond after zero, and reports keep their rate`() throws {
    for rate in Synthesis.allRates {
      let check = try StreamCheck(
        Synthesis.synthesize(SynthesisRequest(gesture: "drag", rate: rate)).tracks[0])
      let period = 1_000_000 / Double(rate)
      let intervals = zip(check.times, check.times.dropFirst()).map {
        Double(($1 - $0).microseconds)
      }
      expect(check.times.first, equals: Timestamp(microseconds: 1))
      // A report without a change is not sent.
      let steady = intervals.filter { abs($0 - period) <= 0.051 * period + 1 }
      expect(Double(steady.count), isAbove: 0.5 * Double(intervals.count))
      expect(intervals.allSatisfy { $0 > 0.94 * period })
    }
  }

  @Test func `a stroke goes the same way and ends in the same place at every rate`() throws {
    for gesture in ["drag", "hold-before-lift", "pinch-out", "rotate"] {
      let reference = try paths(gesture, rate: 1000)
      for rate in Synthesis.allRates {
        let paths = try paths(gesture, rate: rate)
        expect(paths.count, equals: reference.count)
        for path in paths {
          // Fingers that land in one report get their slots in a different order.
          let start = try #require(path.first)
          let fine = try #require(
            reference.min { ($0[0] - start).length < ($1[0] - start).length })
          let (last, fineLast) = (try #require(path.last), try #require(fine.last))
          expect((last - fineLast).length, isBelow: 0.8, "\(gesture) at \(rate) Hz")
          for point in path {
            let distance = fine.map { ($0 - point).length }.min() ?? .infinity
            expect(distance, isBelow: 0.3, "\(gesture) at \(rate) Hz")
          }
        }
      }
    }
  }

  @Test func `a stroke is as long as was asked, and goes where it was asked to`() throws {
    for (direction, x, y) in [
      (StrokeDirection.left, -30.0, 0.0), (.right, 30, 0), (.up, 0, -30), (.down, 0, 30),
    ] {
      let request = SynthesisRequest(
        gesture: "drag", rate: 1000, direction: direction, distance: 30)
      let path = try #require(paths(request).first)
      let way = try #require(path.last) - #require(path.first)
      expect(abs(way.x - x) < 1.5 && abs(way.y - y) < 1.5)
    }
  }

  @Test func `fingers lift between 5 and 25 ms apart`() throws {
    let request = SynthesisRequest(gesture: "swipe", rate: 1000, seed: 3, fingers: 4)
    let lifts = try StreamCheck(Synthesis.synthesize(request).tracks[0]).touches
      .compactMap { $0.end }.sorted()
    expect(lifts.count, equals: 4)
    for (one, next) in zip(lifts, lifts.dropFirst()) {
      expect((4_000...26_500).contains((next - one).microseconds))
    }
  }

  @Test func `a palm is larger than any finger, and only one of the two kinds is named a palm`()
    throws
  {
    for (gesture, isTool) in [("palm", false), ("palm-tool", true), ("drag", false)] {
      let track = try Synthesis.synthesize(SynthesisRequest(gesture: gesture)).tracks[0]
      let major =
        track.events
        .filter { $0.type == .absolute && $0.code == AbsoluteCode.multitouchTouchMajor }
        .map { $0.value }.max() ?? 0
      expect((major > 20 * 31), equals: (gesture != "drag"))
      let tools = try #require(StreamCheck(track).touches.first).tools
      expect(tools.contains(ToolTypeValue.palm), equals: isTool)
    }
  }

  @Test func `a recording says that no hand made it, and how to make it again`() throws {
    let request = SynthesisRequest(gesture: "flick", device: "phone", seed: 9, distance: 12.5)
    let recording = try Synthesis.synthesize(request)
    expect(recording.note("synthesised"), equals: "true")
    expect(
      recording.note("made-by"),
      equals: "pantograph synthesise flick --device phone --rate 125 --seed 9 --distance 12.5")
  }

  @Test func `what cannot be made is refused with what could`() {
    func refusal(_ request: SynthesisRequest) -> SynthesisError? {
      #expect(throws: SynthesisError.self) { try Synthesis.synthesize(request) }
    }
    expect(refusal(SynthesisRequest(gesture: "wave")), equals: .unknownGesture("wave"))
    expect(
      refusal(SynthesisRequest(gesture: "tap", device: "wall")), equals: .unknownDevice("wall"))
    expect(refusal(SynthesisRequest(gesture: "tap", rate: 1)), equals: .rateOutOfRange(1))
    expect(
      refusal(SynthesisRequest(gesture: "swipe", fingers: 6)),
      equals: .fingersOutOfRange(6, allowed: 1...5))
    expect(
      refusal(SynthesisRequest(gesture: "drag", distance: .nan)),
      equals: .valueOutOfRange(parameter: "distance", allowed: 0...2000))
    expect(refusal(SynthesisRequest(gesture: "drag", distance: 500)), equals: .tooLong(longest: 99))
  }

  /// The request is refused, or gives a recording with a realistic duration.
  @Test(arguments: Synthesis.allGestures.map { $0.name })
  func `numbers that no hand has make no endless recording`(gesture: String) throws {
    let numbers = [
      Double.nan, .infinity, -.infinity, 1e308, -1e308, .leastNonzeroMagnitude, -1, 0, 1e9,
    ]
    for number in numbers {
      var requests = [SynthesisRequest](repeating: SynthesisRequest(gesture: gesture), count: 4)
      requests[0].distance = number
      requests[1].duration = number
      requests[2].hold = number
      requests[3].angle = number
      for request in requests {
        do throws(SynthesisError) {
          let recording = try Synthesis.synthesize(request)
          expect(recording.tracks[0].events.count, isBelow: 1_000_000, "\(request)")
        } catch {
          expect(!error.sentence.isEmpty)
        }
      }
    }
  }

  private func paths(_ gesture: String, rate: Int) throws -> [[Vector]] {
    try paths(SynthesisRequest(gesture: gesture, rate: rate, seed: 5))
  }

  private func paths(_ request: SynthesisRequest) throws -> [[Vector]] {
    let track = try Synthesis.synthesize(request).tracks[0]
    let geometry = SurfaceGeometry(try #require(track.header.device))
    return StreamCheck(track).touches.map { touch in
      touch.positions.map { geometry.position(x: $0.x, y: $0.y) }
    }
  }
}
