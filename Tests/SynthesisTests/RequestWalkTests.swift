import Expectations
import PantographRecordings
import PantographSynthesis
import PantographTouches
import SeededRandom
import Testing

/// Random requests, among them some at and beyond the limits. The whole recordings are compared with earlier ones.
struct RequestWalkTests {
  private func words(_ recording: Recording) -> String {
    var sum: UInt64 = 0
    for event in recording.tracks.flatMap(\.events) {
      for part in [
        event.time.microseconds, Int64(event.type.rawValue), Int64(event.code), Int64(event.value),
      ] {
        sum = (sum ^ UInt64(bitPattern: part)) &* 0x100_0000_01b3
      }
    }
    return "\(recording.notes) \(recording.tracks.map(\.events.count)) \(sum)"
  }

  private func pick<Value>(_ values: [Value], _ random: inout SeededGenerator) -> Value? {
    random.chance(0.5) ? nil : values[random.below(values.count)]
  }

  @Test(arguments: Synthesis.allGestures.map(\.name))
  func `each request gives the recording that it gave before`(gesture: String) {
    var random = SeededGenerator(seed: gesture.utf8.reduce(7) { $0 &* 31 &+ UInt64($1) })
    for _ in 0..<20 {
      let devices = SynthesizedDevice.all.map(\.name)
      let request = SynthesisRequest(
        gesture: gesture, device: devices[random.below(devices.count)],
        rate: pick([49, 50, 60, 125, 8000, 8001], &random) ?? 90, seed: UInt64(random.below(3)),
        fingers: pick([0, 1, 2, 3, 4, 5, 6], &random),
        direction: pick(StrokeDirection.allCases, &random),
        distance: pick([-1, 0, 1, 5, 20, 60, 500], &random),
        duration: pick([0, 0.01, 0.1, 0.5, 700], &random),
        hold: pick([0, 0.05, 0.4, 2], &random), angle: pick([-360, -90, 0, 30, 361], &random))
      do {
        let recording = try Synthesis.synthesize(request)
        SeenMarks.see("\(request) \(words(recording))")
      } catch {
        SeenMarks.see("\(request) \(error)")
      }
    }
  }

  @Test func `corpora of people`() {
    for (number, direction) in StrokeDirection.allCases.enumerated() {
      let place = CorpusRequest.Place(
        scene: "card", direction: direction, length: 0.8, isEdge: number % 2 == 0,
        landing: number < 2 ? nil : 0.2...0.4)
      let request = CorpusRequest(place: place, people: 3 + number, seed: UInt64(number))
      for index in 0..<30 { SeenMarks.see(words(request.recording(index))) }
    }
    for people in [1, 2, 12] {
      let request = GestureCorpusRequest(people: people, seed: UInt64(people))
      for index in 0..<40 { SeenMarks.see(words(request.recording(index))) }
    }
  }

  @Test func `movements that are cut off`() {
    for cut in stride(from: 0.0, through: 1, by: 0.25) {
      let movement = MinimumJerk(cut: cut)
      let shares = stride(from: -0.25, through: 1.25, by: 0.125).map {
        (movement.progress(at: $0) * 1_000_000).rounded()
      }
      SeenMarks.see("\(cut) \(shares)")
    }
  }
}
