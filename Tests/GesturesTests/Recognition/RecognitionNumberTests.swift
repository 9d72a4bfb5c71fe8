import Expectations
import PantographGestures
import PantographTouches
import SeededRandom
import Testing

/// Every number of the filters and trackers can be set by its name and written to a file.
struct RecognitionNumberTests {
  /// The names of a value's numbers in files. A vector has one name for each direction, and a number of a group has a
  /// name without a point.
  private static func names(_ value: Any, of group: String = "") -> [String] {
    Mirror(reflecting: value).children.flatMap { child -> [String] in
      guard let label = child.label, label != "edge" else { return [] }
      switch child.value {
      case is HandThresholds.FingerLength, is HandThresholds.Doubt, is HandThresholds.Slow,
        is HandThresholds.Press, is HandThresholds.Thumb:
        return names(child.value, of: label + ".")
      default:
        let path = group + label
        let name = group.isEmpty ? label : grouped[path] ?? path
        return child.value is Vector ? [name + "X", name + "Y"] : [name]
      }
    }
  }

  private static let grouped = [
    "start.ofTwo": "start", "start.perFinger": "startPerFinger", "sure.ofTwo": "sure",
    "sure.perFinger": "surePerFinger", "doubt.clearness": "clearness", "doubt.time": "doubtTime",
    "doubt.opposedShare": "opposedShare", "slow.share": "lateShare",
    "slow.startingShare": "startingShare", "slow.startingSpeed": "startingSpeed",
    "slow.evenness": "lateEvenness", "press.slop": "pinSlop", "press.reach": "pressReach",
    "press.restingSpeed": "restingSpeed", "thumb.reach": "thumbReach", "thumb.side": "thumbSide",
    "thumb.speed": "thumbSpeed",
  ]

  @Test func `every number of the filters and of the tracker has a name`() {
    let all: [(RecognitionGroup, Any)] = [
      (.hand, HandThresholds()), (.palm, PalmThresholds()), (.edge, PalmThresholds.Edge()),
      (.thumb, ThumbThresholds()), (.jump, JumpThresholds()), (.jitter, JitterThresholds()),
      (.faint, FaintThresholds()), (.returning, ReturnThresholds()),
    ]
    expect(all.map { $0.0 }, equals: RecognitionGroup.allCases)
    for (group, thresholds) in all {
      let own = RecognitionNumber.all.map(\.path)
        .filter { $0.hasPrefix("touchpad.\(group.name).") && !$0.hasSuffix(".isOn") }
        .map { String($0.split(separator: ".")[2]) }
      expect(own.sorted(), equals: Self.names(thresholds).sorted(), "\(group.name)")
    }
    let filters = Mirror(reflecting: ContactFilters()).children.compactMap { $0.label }
    let groups = RecognitionGroup.allCases.map { "\($0.name)" }
    expect(Set(filters).isSubset(of: groups))
    expect(Set(RecognitionNumber.all.map(\.path)).count, equals: RecognitionNumber.all.count)
  }

  /// A text that changes the number, if anything does.
  private func other(than text: String, of number: RecognitionNumber) -> String {
    if number.range == nil { return text == "true" ? "false" : "true" }
    guard let range = number.range else { return text }
    return number.unit.isEmpty && range.upperBound > 1000
      ? "9" : "\(range.upperBound <= 1 ? 0.85 : 9)"
  }

  @Test func `a number that is set changes only itself, and is read back from a file`() throws {
    for number in RecognitionNumber.all {
      let usual = RecognitionThresholds()
      var changed = usual
      let text = other(than: number.text(in: usual), of: number)
      try number.set(text, in: &changed)
      expect(changed, differsFrom: usual, "\(number.path) = \(text)")
      let json = ThresholdJSON.text(changed)
      try expect(
        ThresholdJSON.recognition(from: Array(json.utf8)), equals: changed, "\(number.path)")
      // A number of a filter that was off switches it on, with its usual numbers.
      let wasOff = number.text(in: usual) == "none" || number.path.hasSuffix(".isOn")
      guard !wasOff else { continue }
      for same in RecognitionNumber.all where same.path != number.path {
        expect(same.text(in: changed), equals: same.text(in: usual), "\(number.path): \(same.path)")
      }
    }
  }

  @Test func `files of random numbers are read back as they were written`() throws {
    for seed: UInt64 in 1...100 {
      let thresholds = RandomRecognition(seed: seed).thresholds
      let json = ThresholdJSON.text(thresholds, release: seed.isMultiple(of: 2) ? .init() : nil)
      try expect(ThresholdJSON.recognition(from: Array(json.utf8)), equals: thresholds, "\(seed)")
      try expect(ThresholdJSON.thresholds(from: Array(json.utf8)), equals: InteractionThresholds())
    }
  }

  @Test func `what is no value of a number is refused with its name`() {
    var thresholds = RecognitionThresholds()
    let before = thresholds
    for (path, text, sentence) in [
      (
        "touchpad.hand.slop", "5 pt", "\"pt\" is the wrong unit; a distance on the surface is in mm"
      ),
      ("touchpad.hand.slop", "-1", "\"-1 mm\" is outside 0…10000"),
      ("touchpad.hand.slop", "none", "touchpad.hand.slop cannot be none"),
      ("touchpad.hand.tapTime", "2 mm", "\"mm\" is the wrong unit; a time is in ms or s"),
      ("touchpad.palm.pressure", "1.5", "1.5 is outside 0…1"),
      ("touchpad.palm.isOn", "1", "must be true or false"),
      ("touchscreen.jump.distance", "x", "must be a distance on the surface"),
    ] {
      #expect(throws: ThresholdObjection.self) {
        try RecognitionNumber(path)?.set(text, in: &thresholds)
      }
      do throws(ThresholdObjection) {
        try RecognitionNumber(path)?.set(text, in: &thresholds)
      } catch {
        expect(error.sentence.contains(sentence), "\(error.sentence)")
      }
    }
    expect(thresholds, equals: before)
    expectNil(RecognitionNumber("hand.slop"))
  }

  @Test func `numbers without a unit have the usual one, and times are milliseconds`() throws {
    var thresholds = RecognitionThresholds()
    let tap = try #require(RecognitionNumber("touchpad.hand.tapTime"))
    try tap.set("250", in: &thresholds)
    expect(thresholds.touchpad.hand.tapTime, equals: .milliseconds(250))
    expect(tap.text(in: thresholds) == "250 ms" && tap.number(in: thresholds) == 250)
    expect(tap.unit == "ms" && tap.range == 0...60_000)
    try RecognitionNumber("touchpad.palm.pressure")?.set("none", in: &thresholds)
    expectNil(thresholds.touchpad.filters.palm?.pressure)
    try RecognitionNumber("touchscreen.thumb.speed")?.set("5", in: &thresholds)
    expect(thresholds.touchscreen.filters.thumb?.speed, equals: 5)
  }
}
