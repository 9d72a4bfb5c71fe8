import Expectations
import PantographGestures
import PantographMotion
import PantographRecordingFiles
import PantographThresholdFiles
import PantographTouches
import TemporaryFolders
import Testing

private func problems(_ json: String) -> [String] { problems(Array(json.utf8)) }

private func problems(_ json: [UInt8]) -> [String] {
  do throws(ThresholdFileError) {
    _ = try ThresholdFile.thresholds(from: json, name: "my.json")
    return []
  } catch {
    return error.description.split(separator: "\n").map(String.init)
  }
}

struct ThresholdFileTests {
  @Test(arguments: ReleasePolicy.all)
  func `every policy comes back from its JSON as it was`(policy: ReleasePolicy) throws {
    let json = ThresholdJSON.text(policy.thresholds)
    let read = try ThresholdFile.thresholds(from: Array(json.utf8), name: policy.name)
    expect(read, equals: policy.thresholds)
    expect(read.estimator.name, equals: policy.thresholds.estimator.name)
    expect(ThresholdJSON.text(read), equals: json)
  }

  @Test func `what a file leaves out is our own default`() throws {
    let json = #"{"schema": 1, "finish": {"velocity": "2 lengths/s", "progress": null}}"#
    var expected = InteractionThresholds()
    expected.finish.velocity = .lengths(2)
    expected.finish.progress = nil
    try expect(ThresholdFile.thresholds(from: Array(json.utf8), name: ""), equals: expected)
  }

  @Test(arguments: [
    (#"{"finish":{"progress":1.7},"schema":1}"#, "1:23: finish.progress: 1.7 is outside 0…1"),
    (
      #"{"schema":1,"finish":{"progres":0.4}}"#,
      #"1:23: finish.progres: unknown key; did you mean "progress"?"#
    ),
    (
      #"{"schema":1,"finish":{"held":"1 s"}}"#,
      #"1:23: finish.held: unknown key; cancel.held is one"#
    ),
    (
      #"{"schema":1,"finsh":{}}"#, #"1:13: finsh: unknown key; did you mean "finish"?"#
    ),
    (
      #"{"schema":1,"finish":{"velocity":"3 px/ms"}}"#,
      #"1:34: finish.velocity: "px/ms" is the wrong unit; a speed is in pt/s, mm/s or lengths/s"#
    ),
    (
      #"{"schema":1,"begin":{"slop":10}}"#,
      #"1:29: begin.slop: 10 has no unit; a distance is written as "10 pt""#
    ),
    (
      #"{"schema":1,"begin":{"slop":"-3 mm"}}"#,
      #"1:29: begin.slop: "-3 mm" is outside 0…10000"#
    ),
    (
      #"{"schema":1,"cancel":{"held":"90 s"}}"#,
      #"1:30: cancel.held: "90 s" is outside 0…60 s"#
    ),
    (
      #"{"schema":1,"begin":{"slop":null}}"#,
      "1:29: begin.slop: null cannot stand here; leave the key out for the default"
    ),
    (
      #"{"schema":1,"estimator":"lsq4"}"#,
      #"1:25: estimator: there is no estimator "lsq4"; did you mean "lsq2"?"#
    ),
    (
      #"{"schema":1,"begin":{"minimumFingers":1.5}}"#,
      "1:39: begin.minimumFingers: 1.5 must be a whole number"
    ),
    (
      #"{"schema":1,"begin":{"minimumFingers":3,"maximumFingers":2}}"#,
      "1:1: begin.maximumFingers: 2 is less than begin.minimumFingers, 3"
    ),
    (#"{"schema":1,"finish":3}"#, "1:22: finish: 3 must be an object, { … }"),
    (#"{"schema":1,"schema":1}"#, "1:13: schema: stands here for the second time"),
    ("{}", "1:1: schema: is missing; this version writes 1"),
    ("[]", "1:1: a list must be an object, { … }"),
    (
      #"{"schema":9}"#,
      "1:11: schema: 9 is newer than this version of Pantograph, which reads up to 1"
    ),
  ])
  func `what is wrong is named by its place and path`(json: String, message: String) {
    expect(problems(json).contains("my.json:" + message), "\(problems(json))")
  }

  @Test func `all that is wrong is told at once`() {
    let json = """
      {
        "schema": 1,
        "finish": {"progress": 2, "velocity": 3},
        "cancel": {"velocty": "1 pt/s"}
      }
      """
    expect(
      problems(json).map { $0.prefix { $0 != " " } },
      equals: [
        "my.json:3:26:", "my.json:3:41:", "my.json:4:14:",
      ])
  }

  @Test func `what no hand wrote is refused in few words and little time`() {
    var keys = "{\"schema\":1"
    for number in 0..<60_000 { keys += ",\"key\(number)\":1" }
    let many = problems(keys + "}")
    expect(many.count, equals: 101)
    expect(many.last?.hasSuffix("more than 100 problems; nothing behind was read"), equals: true)
    let long = String(repeating: "x", count: 500_000)
    expect(problems("{\"schema\":1,\"\(long)\":1}").allSatisfy { $0.utf8.count < 400 })
    expect(problems("{\"schema\":1,\"estimator\":\"\(long)\"}").allSatisfy { $0.utf8.count < 600 })
    expect(
      problems([UInt8](repeating: UInt8(ascii: " "), count: 100_000_000)),
      equals: [
        "my.json:1:1: the file is larger than a megabyte; it holds no thresholds"
      ])
  }

  @Test func `each number says its path, value and meaning`() {
    let list = ThresholdJSON.list(InteractionThresholds())
    expect(list.first { $0.path == "finish.velocity" }?.value, equals: "1000 pt/s")
    expect(list.first { $0.path == "finish.projection" }?.value, equals: "499 ms")
    expect(list.allSatisfy { !$0.meaning.isEmpty })
  }

  @Test func `a file is saved whole, read again, and not overwritten unasked`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/mine.json"
    let policy = ReleasePolicy.niri.thresholds
    try ThresholdFile.save(policy, to: path)
    try expect(ThresholdFile.load(path), equals: policy)
    #expect(throws: ThresholdFileError.file(.exists(path: path))) {
      try ThresholdFile.save(policy, to: path)
    }
    try ThresholdFile.save(InteractionThresholds(), to: path, overwrite: true)
    try expect(ThresholdFile.load(path), equals: InteractionThresholds())
    #expect(throws: ThresholdFileError.file(.cannotOpen(path: path + "x", errno: 2))) {
      try ThresholdFile.load(path + "x")
    }
  }
}
