import Expectations
import PantographRecordings
import PantographSynthesis
import PantographTouches
import StreamChecking
import Testing

struct GestureCorpusRequestTests {
  @Test func `the same request makes the same recordings, and another seed others`() {
    let request = GestureCorpusRequest(people: 20, seed: 3)
    for index in 0..<20 { expect(request.recording(index), equals: request.recording(index)) }
    let other = GestureCorpusRequest(people: 20, seed: 4)
    expect((0..<20).contains { other.recording($0) != request.recording($0) })
  }

  @Test func `every person makes gestures of all kinds, and each says its label`() throws {
    let request = GestureCorpusRequest(people: 20)
    let recordings = (0..<600).map { request.recording($0) }
    expect(Set(recordings.compactMap { $0.note("person") }).count, equals: 20)
    let labels = Set(recordings.compactMap { $0.note("label") })
    expect(
      labels,
      equals: [
        "tap", "double-tap", "long-press", "pan", "swipe", "scroll", "pinch", "rotation", "palm",
      ])
    for recording in recordings {
      let track = try #require(recording.tracks.first)
      expect(!track.events.isEmpty && recording.note("synthesised") == "true")
      expect(Int(try #require(recording.note("fingers"))) ?? 0, isAbove: 0)
    }
  }
}
