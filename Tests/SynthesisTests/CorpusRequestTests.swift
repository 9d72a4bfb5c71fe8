import Expectations
import PantographRecordings
import PantographSynthesis
import Testing

struct CorpusRequestTests {
  private static let card = CorpusRequest.Place(
    scene: "card", direction: .down, length: 724.0 / 844, isEdge: false)

  @Test func `the same request gives the same gestures, another seed others`() {
    let request = CorpusRequest(place: Self.card)
    for index in [0, 7, 999] {
      expect(request.recording(index), equals: request.recording(index))
      expect(
        request.recording(index),
        differsFrom: CorpusRequest(place: Self.card, seed: 2).recording(index))
    }
  }

  @Test func `every label, person and device comes, and each person keeps the hand`() {
    let request = CorpusRequest(place: Self.card, people: 6)
    let recordings = (0..<300).map { request.recording($0) }
    let labels = Dictionary(grouping: recordings) { $0.note("label") ?? "" }
    expect(Set(labels.keys), equals: ["finish", "cancel", "other"])
    expect(labels.values.allSatisfy { $0.count > 20 })
    let people = Dictionary(grouping: recordings) { $0.note("person") ?? "" }
    expect(people.count, equals: 6)
    for own in people.values {
      expect(Set(own.map { $0.note("hand") }).count, equals: 1)
      expect(Set(own.map { $0.note("device") }).count, isAtMost: 2)
    }
    expect(Set(recordings.map { $0.note("device") }).count, equals: 3)
    expect(recordings.allSatisfy { $0.tracks[0].events.count > 10 })
  }
}
