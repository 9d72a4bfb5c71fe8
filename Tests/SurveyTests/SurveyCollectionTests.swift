import Expectations
import PantographRecordings
import PantographSynthesis
import PantographTouches
import SeededRandom
import Testing

@testable import PantographSurvey

struct SurveyCollectionTests {
  private static func track(_ count: Int, duration: Double) -> TrackSurvey {
    var pad = PadEvents()
    for index in 0..<count { pad.tap(at: Double(index) * 3000, for: duration) }
    var survey = TrackSurvey(device: PadEvents.device)
    for event in pad.events { survey.take(event) }
    survey.close()
    return survey
  }

  @Test func `each person counts the same`() throws {
    var collection = SurveyCollection(separatesRecordings: false)
    collection.add(Self.track(500, duration: 60), person: "anna", device: "pad", recording: "1")
    collection.add(Self.track(2, duration: 150), person: "ben", device: "pad", recording: "2")
    let report = SurveyReport(collection, .touchpad, by: .person)
    let row = try #require(report.rows.first { $0.quantity == .tapDuration })
    expect(row.count, equals: 502)
    expect(row.groups, equals: 2)
    expect(row.mean, equals: 105)
    expect(row.quantiles.map { ($0.value).rounded() }, equals: [60, 60, 60, 150, 150])
    // On one device all touches have the same weight.
    let byDevice = SurveyReport(collection, .touchpad, by: .device)
    let same = try #require(byDevice.rows.first { $0.quantity == .tapDuration })
    expect(same.quantiles.allSatisfy { $0.interval == nil })
    expect(same.mean, equals: 105, "within a device the people count the same")
  }

  @Test func `a threshold that moves takes its values along`() throws {
    var collection = SurveyCollection(separatesRecordings: true)
    for (index, duration) in [150.0, 185, 200, 201, 215, 400].enumerated() {
      collection.add(
        Self.track(1, duration: duration), person: "", device: "pad", recording: "\(index)")
    }
    let report = SurveyReport(collection, .touchpad, by: .recording)
    let row = try #require(report.rows.first { $0.quantity == .tapDuration })
    let placed = try #require(
      row.thresholds.first { $0.threshold.name == "HandThresholds.tapTime" })
    expect(placed.threshold.value, equals: 200)
    expect(placed.below.share, equals: 0.5)
    let changes = Dictionary(uniqueKeysWithValues: placed.changes.map { ($0.move, $0.share.share) })
    expect(changes[.tenthLower], equals: 2.0 / 6)
    expect(changes[.tenthHigher], equals: 2.0 / 6)
    expect(changes[.stepLower], equals: 1.0 / 6)
    expect(changes[.stepHigher], equals: 1.0 / 6)
  }

  @Test func `the order of the recordings changes nothing`() {
    var random = SeededGenerator(seed: 5)
    let tracks = (0..<24).map { index in
      (
        Self.track(1 + random.below(90), duration: 40 + Double(index) * 7), "\(index % 3)",
        "\(index % 2)"
      )
    }
    func collect(_ tracks: [(TrackSurvey, String, String)]) -> SurveyCollection {
      var collection = SurveyCollection(separatesRecordings: false)
      for (track, person, device) in tracks {
        collection.add(track, person: person, device: device, recording: "")
      }
      return collection
    }
    let first = collect(tracks)
    for _ in 0..<5 {
      let other = collect(tracks.shuffled(using: &random))
      expect(other.cells, equals: first.cells)
      expect(other.devices, equals: first.devices)
    }
  }

  @Test func `groups are sorted by name, and kinds of surfaces are apart`() {
    var collection = SurveyCollection(separatesRecordings: false)
    var screen = TrackSurvey(device: SynthesizedDevice.phone.description)
    var pad = PadEvents()
    pad.tap(at: 0, for: 80)
    for event in pad.events { screen.take(event) }
    screen.close()
    collection.add(screen, person: "zoe", device: "phone", recording: "1")
    for person in ["mia", "anna"] {
      collection.add(Self.track(1, duration: 60), person: person, device: "pad", recording: "2")
    }
    expect(collection.groups(of: .touchpad, by: .person).map(\.name), equals: ["anna", "mia"])
    expect(collection.groups(of: .touchscreen, by: .person).map(\.name), equals: ["zoe"])
    expect(collection.groups(of: .touchTablet, by: .person).isEmpty)
    expect(collection.namesPeople)
  }

  @Test func `each threshold of each kind is a positive number of a quantity's unit`() {
    for kind in SurveyKind.allCases {
      let thresholds = SurveyThresholds(kind)
      for threshold in thresholds.all {
        expect(threshold.value > 0 && threshold.value < 10_000, "\(threshold)")
      }
      expect(!thresholds.thresholds(of: .tapDuration).isEmpty)
      expect(thresholds.thresholds(of: .stepSpeed).isEmpty, equals: (kind != .touchpad))
    }
    expect(Set(SurveyQuantity.allCases.map(\.key)).count, equals: SurveyQuantity.allCases.count)
  }
}
