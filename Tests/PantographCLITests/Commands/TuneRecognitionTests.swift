import Expectations
import Foundation
import TemporaryFolders
import Testing

struct TuneRecognitionTests {
  private static let recordings = RecognitionReplayTests.folder

  private func corpus(_ folder: TemporaryFolder, people: Int = 6, count: Int = 60) throws -> String
  {
    let path = folder.path("hands")
    let made = Pantograph.run([
      "synthesise", "--corpus", path, "--recognition", "--people", "\(people)", "--count",
      "\(count)", "--quiet",
    ])
    try #require(made.code == 0, "\(made.output)")
    return path
  }

  private func tune(_ words: String...) -> Tool.Result {
    Pantograph.run(["tune", "--recognition", "--color=never"] + words)
  }

  @Test func `a saved file changes what replay and watch tell, and policies lists it`() throws {
    let folder = try TemporaryFolder()
    let file = folder.path("t.json")
    let tuned = tune(
      Self.recordings, "--sweep", "touchscreen.hand.tapTime=20 ms", "--sweep",
      "touchscreen.hand.holdTime=200 ms", "--save", file)
    expect(tuned.code, equals: 0, "\(tuned.output)")
    let tap = "\(Self.recordings)/phone-tap-90hz.evemu"
    for command in ["replay", "watch"] {
      // A replay also lists what UIKit's recognizers found, which these numbers do not change.
      func told(_ options: String...) -> String {
        let output = Pantograph.run([command, tap, "--json"] + options).output
        return output.components(separatedBy: "\"recognizers\"")[0]
      }
      let usual = told()
      let changed = told("--thresholds", file)
      expect(usual.contains(#""kind":"tap""#) && usual.contains(#""outcome":"ended""#), "\(usual)")
      expect(!changed.contains(#""outcome":"ended""#), "\(changed)")
    }
    let listed = Pantograph.run(["policies", "--recognition", "--thresholds", file]).output
    expect(listed.contains("touchscreen.hand.tapTime") && listed.contains(" 20 ms "))
    let scene = Pantograph.run([
      "replay", "--scene", "card", "--thresholds", file,
      "\(Self.recordings)/phone-swipe-down-125hz.evemu",
    ])
    expect(scene.code == 0 && scene.output.contains("by t"), "\(scene.output)")
    let again = tune(Self.recordings, "--thresholds", file)
    expect(again.output.contains("Pantograph's own thresholds"), "\(again.output)")
  }

  @Test func `the edited list of numbers is a file of thresholds`() throws {
    let folder = try TemporaryFolder()
    let listed = Pantograph.run(["policies", "--recognition", "--json"])
    expect(listed.code, equals: 0)
    try listed.output.write(toFile: folder.path("own.json"), atomically: true, encoding: .utf8)
    let tuned = tune(Self.recordings, "--thresholds", folder.path("own.json"))
    expect(tuned.code == 0 && !tuned.output.contains("How sure"), "\(tuned.output)")
  }

  @Test func `a sweep prints confusions, delays, the frontier and the verdict`() throws {
    let folder = try TemporaryFolder()
    let corpus = try corpus(folder)
    let tuned = tune(
      corpus, "--sweep", "touchpad.hand.tapTime=120…320/5 ms", "--sweep",
      "touchpad.hand.start=0.5,1.5,3", "--plots", folder.path("plots"), "--csv", folder.path("csv"),
      "--mistakes", "3")
    expect(tuned.code, equals: 0, "\(tuned.output)")
    for words in [
      "60 recordings, 6 people, 2 devices", "labelled \\ recognized", "fingers",
      "From the landing until it is recognized", "Mistakes and delay", "Best of 15 combinations",
      "the best on other people", "How sure", "drawn in \(folder.path("plots"))/0001-",
    ] {
      expect(tuned.output.contains(words), "\(words): \(tuned.output)")
    }
    let tables = try FileManager.default.contentsOfDirectory(atPath: folder.path("csv"))
    expect(tables.sorted(), equals: ["combinations.csv", "confusions.csv", "recordings.csv"])
    let combinations = try String(
      contentsOfFile: folder.path("csv/combinations.csv"), encoding: .utf8)
    expect(combinations.split(separator: "\n").count, equals: 17)
    let plots = try FileManager.default.contentsOfDirectory(atPath: folder.path("plots"))
    expect(!plots.isEmpty && plots.allSatisfy { $0.hasSuffix(".svg") })
    // The first drawing has its number and the recording's name.
    let again = tune(
      corpus, "--sweep", "touchpad.hand.tapTime=120…320/5 ms", "--sweep",
      "touchpad.hand.start=0.5,1.5,3", "--plots", folder.path("plots"))
    expect(again.code == 73 && again.output.contains("exists already"))
  }

  @Test func `the page has every figure and every mistake of the text, and loads nothing`() throws {
    let folder = try TemporaryFolder()
    let corpus = try corpus(folder)
    for words in [[], ["--sweep", "touchpad.hand.tapTime=60…320/4 ms"]] {
      let page = folder.path("page\(words.count).html")
      let tuned = Pantograph.run(
        ["tune", "--recognition", "--color=never", corpus, "--report", page] + words)
      expect(tuned.code, equals: 0, "\(tuned.output)")
      let html = try String(contentsOfFile: page, encoding: .utf8)
        .replacing("&lt;", with: "<").replacing("&amp;", with: "&").replacing("&quot;", with: "\"")
      let printed = tuned.output.split(separator: "\n").flatMap { $0.split(separator: " ") }
      // A page states no paths.
      for word in printed where word.contains(where: \.isNumber) && !word.contains("/") {
        expect(html.contains(word), "\(word)")
      }
      let count = tuned.output.components(separatedBy: ", recognized: ").count - 1
      expect(html.components(separatedBy: "<li><h3>").count - 1, equals: count)
      let charts = html.contains("class=\"chart\"") ? 1 : 0
      expect(html.components(separatedBy: "</svg>").count - 1, equals: count + charts)
      let own = html.replacing("http://www.w3.org/2000/svg", with: "").replacing(
        "url(#", with: "")
      for other in ["://", "<script", "src=", "@import", "url("] {
        expect(!own.contains(other), "\(other)")
      }
      expect(!html.contains(folder.path))
      let names = html.components(separatedBy: " id=\"").dropFirst().map {
        $0.prefix { $0 != "\"" }
      }
      expect(Set(names).count, equals: names.count)
    }
    let again = tune(corpus, "--report", folder.path("page0.html"))
    expect(again.code == 73 && again.output.contains("exists already"))
  }

  @Test func `the JSON of each kind of run is as its schema says`() throws {
    let folder = try TemporaryFolder()
    let corpus = try corpus(folder)
    let schema = try SchemaCheck(
      URL(fileURLWithPath: Self.recordings).deletingLastPathComponent().path
        + "/docs/schemas/pantograph.json")
    for words in [
      [], ["--sweep", "touchpad.hand.start=0.5,1.5,3"], ["--sweep", "touchpad.palm.isOn=false"],
    ] {
      let result = Pantograph.run(["tune", "--recognition", "--json", "--quiet", corpus] + words)
      expect(schema.problems(in: result.output, as: "recognitionTuning"), equals: [])
    }
  }

  @Test func `what cannot be done is refused with a sentence`() throws {
    let folder = try TemporaryFolder()
    let corpus = try corpus(folder, count: 4)
    func refused(_ code: Int32, _ words: String, _ options: String...) {
      let result = Pantograph.run(["tune", "--recognition"] + options)
      expect(result.code == code && result.output.contains(words), "\(options): \(result.output)")
    }
    let tap = "touchpad.hand.tapTime"
    refused(64, "Did you mean \(tap)?", corpus, "--sweep", "touchpad.hand.tapTim=1")
    refused(64, "Did you mean \(tap)?", corpus, "--sweep", "hand.tapTime=1")
    refused(64, "decides at the release", corpus, "--sweep", "finish.progress=0.2")
    refused(64, "no number of the recognition", corpus, "--sweep", "zzz=0.2")
    refused(64, "must be NUMBER=RANGE", corpus, "--sweep", tap)
    refused(64, "is outside 0…60 s", corpus, "--sweep", "\(tap)=70000")
    refused(64, "two rising numbers", corpus, "--sweep", "\(tap)=300…200/4")
    refused(64, "is the wrong unit", corpus, "--sweep", "\(tap)=3 mm")
    refused(64, "is given twice", corpus, "--sweep", "\(tap)=1", "--sweep", "\(tap)=2")
    refused(
      64, "at most 20000", corpus, "--sweep", "\(tap)=1…200/200", "--sweep",
      "touchpad.hand.slop=1…9/200")
    refused(64, "Kinds: mistaken, missed, unwanted", corpus, "--cost", "lost=2")
    refused(64, "cannot be given together", corpus, "--scene", "card")
    refused(66, "cannot be opened", folder.path("none"))
    refused(66, "cannot be opened", corpus, "--thresholds", folder.path("none.json"))
    let release = folder.path("release.json")
    try #"{"schema":1}"#.write(toFile: release, atomically: true, encoding: .utf8)
    refused(65, "has no \"recognition\"", corpus, "--thresholds", release)
    refused(65, "has no \"recognition\"", corpus, "--against", release)
    try #"{"schema":1,"recognition":{"touchpad":{"hand":{"slop":3}}}}"#.write(
      toFile: release, atomically: true, encoding: .utf8)
    refused(
      65, "release.json:1:55: recognition.touchpad.hand.slop", corpus, "--thresholds", release)
    try "file\tkind\tfingers\na.evemu\ttap\tone\n".write(
      toFile: folder.path("labels.tsv"), atomically: true, encoding: .utf8)
    refused(65, "labels.tsv:2: fingers is \"one\"", folder.path)
    try "file\tkind\tfingers\na.evemu\ttap\t1\n".write(
      toFile: folder.path("labels.tsv"), atomically: true, encoding: .utf8)
    refused(65, "none of the 1 recordings can be judged", folder.path)
  }
}
