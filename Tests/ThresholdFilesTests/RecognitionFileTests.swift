import Expectations
import PantographGestures
import PantographRecordingFiles
import PantographThresholdFiles
import PantographTouches
import TemporaryFolders
import Testing

struct RecognitionFileTests {
  private func problems(_ json: String) -> [String] {
    do throws(ThresholdFileError) {
      _ = try ThresholdFile.thresholds(from: Array(json.utf8), name: "f")
      return []
    } catch {
      return error.description.split(separator: "\n").map(String.init)
    }
  }

  private static let head = #"{"schema":1,"recognition":"#

  @Test(arguments: [
    (#"{"tochpad":{}}}"#, #"recognition.tochpad: unknown key; did you mean "touchpad"?"#),
    (
      #"{"touchpad":{"hands":{}}}}"#,
      #"recognition.touchpad.hands: unknown key; did you mean "hand"?"#
    ),
    (
      #"{"touchpad":{"hand":{"tapTim":"1 s"}}}}"#,
      #"recognition.touchpad.hand.tapTim: unknown key; did you mean "tapTime"?"#
    ),
    (
      #"{"touchpad":{"hand":{"tapTime":200}}}}"#,
      #"recognition.touchpad.hand.tapTime: 200 has no unit; a time is written as "100 ms""#
    ),
    (
      #"{"touchpad":{"hand":{"slop":"2 pt"}}}}"#,
      #"recognition.touchpad.hand.slop: "pt" is the wrong unit; a distance on the surface is in mm"#
    ),
    (
      #"{"touchscreen":{"hand":{"holdTime":"61 s"}}}}"#,
      #"recognition.touchscreen.hand.holdTime: "61 s" is outside 0…60 s"#
    ),
    (
      #"{"touchpad":{"palm":{"isOn":0}}}}"#,
      "recognition.touchpad.palm.isOn: 0 must be true or false"
    ),
    (
      #"{"touchpad":{"thumb":null}}}"#,
      "recognition.touchpad.thumb: null must be an object, { … }"
    ),
    (
      #"{"touchpad":{"hand":{"slop":null}}}}"#,
      "recognition.touchpad.hand.slop: null cannot stand here; leave the key out for the default"
    ),
    (
      #"{"touchpad":{},"touchpad":{}}}"#,
      "recognition.touchpad: stands here for the second time"
    ),
    (#"7}"#, "recognition: 7 must be an object, { … }"),
  ])
  func `each problem is named with its place`(json: String, problem: String) throws {
    let found = problems(Self.head + json)
    expect(found.count, equals: 1)
    let first = try #require(found.first)
    expect(first.hasPrefix("f:1:") && first.hasSuffix(problem), "\(first)")
  }

  @Test func `what a file leaves out is our own default`() throws {
    let folder = try TemporaryFolder()
    var expected = RecognitionThresholds()
    expected.touchpad.hand.tapTime = .milliseconds(250)
    expected.touchpad.filters.thumb = nil
    let json =
      Self.head
      + #"{"touchpad":{"thumb":{"isOn":false,"speed":"3 mm/s"},"hand":{"tapTime":"250 ms"}}}}"#
    try expect(ThresholdJSON.recognition(from: Array(json.utf8)), equals: expected)
    try ThresholdFile.save(expected, to: folder.path("t.json"))
    try expect(ThresholdFile.loadRecognition(folder.path("t.json")), equals: expected)
    try expect(ThresholdFile.load(folder.path("t.json")), equals: InteractionThresholds())
    try ThresholdFile.save(InteractionThresholds(), to: folder.path("r.json"))
    try expectNil(ThresholdFile.loadRecognition(folder.path("r.json")))
    #expect(throws: ThresholdFileError.self) {
      try ThresholdFile.loadRecognition(folder.path("none.json"))
    }
  }

  @Test func `a file with the numbers of a release and of a recognition has both`() throws {
    var release = InteractionThresholds()
    release.finish.progress = 0.3
    var recognition = RecognitionThresholds()
    recognition.touchscreen.hand.slop = 3
    let json = Array(ThresholdJSON.text(recognition, release: release).utf8)
    try expect(ThresholdJSON.thresholds(from: json), equals: release)
    try expect(ThresholdJSON.recognition(from: json), equals: recognition)
  }
}
