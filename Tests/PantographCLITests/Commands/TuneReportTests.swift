import Expectations
import Foundation
import Testing

@testable import PantographCLI

/// The page of `tune --report`, in a real browser.
@Suite(.enabled(if: Browser.isThere, "chromium is not installed"))
struct TuneReportTests {
  private static let sweep = [
    "--sweep", "finish.progress=0.2…0.8/13", "--sweep", "finish.velocity=200…1200/6 pt/s",
  ]

  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var page: URL { url.appending(path: "out.html") }
    var hands: String { url.appending(path: "hands").path }

    init(count: Int) throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try run("synthesise", "--corpus", hands, "--count", "\(count)", "--people", "6")
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    @discardableResult
    func run(_ arguments: String...) throws -> String {
      let result = Tool.run(path: Pantograph.path, arguments)
      try #require(result.code == 0, "\(result.output)")
      return result.output
    }

    func report(_ more: [String] = []) throws {
      let result = Tool.run(
        path: Pantograph.path, ["tune", hands, "--report", page.path, "-f"] + sweep + more)
      try #require(result.code == 0, "\(result.output)")
    }

    /// The figures of the best combination in a sweep of one combination, as the command prints them.
    func figures(_ more: [String]) throws -> [String: Double] {
      let text = Tool.run(
        path: Pantograph.path, ["tune", hands, "--no-policies", "--json", "--quiet"] + more
      ).output
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      let best = try #require(json["best"] as? [String: Any])
      let comparison = try #require(json["comparison"] as? [String: Any])
      return best.merging(comparison) { first, _ in first }.compactMapValues { $0 as? Double }
    }
  }

  /// The figures in an attribute of the line of figures.
  private func figures(_ document: String) throws -> [String: Double] {
    var all: [String: Double] = [:]
    for name in ["data-figures", "data-sureness"] {
      let rest = try #require(document.components(separatedBy: "\(name)=\"").dropFirst().first)
      let text = rest.prefix { $0 != "\"" }.replacing("&quot;", with: "\"")
      let json = try #require(
        try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
      all.merge(json.compactMapValues { $0 as? Double }) { first, _ in first }
    }
    // A Bool, which Foundation also reads as a number.
    all.removeValue(forKey: "isBest")
    return all
  }

  private func expectSame(_ document: String, _ command: [String: Double]) throws {
    let shown = try figures(document)
    expect(shown.count, equals: 15)
    for (name, figure) in shown { expect(command[name], equals: figure, "\(name)") }
  }

  @Test(arguments: [
    ["finish.progress=0.4"], ["finish.progress=0.333", "finish.velocity=500 pt/s"],
    ["finish.velocity=none", "finish.projection=0.25 s"],
  ])
  func `numbers in the address give what the command gives`(numbers: [String]) throws {
    let folder = try Folder(count: 120)
    try folder.report(["--no-policies"])
    let shown = try Browser.dump(folder.page, address: numbers.joined(separator: "&"))
    expect(shown.console, equals: "")
    expect(shown.document.contains("data-ready=\"true\""))
    // A number that is not named has the value of the best combination of the sweep.
    let best = try folder.run(
      "tune", folder.hands, "--no-policies", "--json", "--quiet", Self.sweep[0], Self.sweep[1],
      Self.sweep[2], Self.sweep[3])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(best.utf8)) as? [String: Any])
    let values = try #require((json["best"] as? [String: Any])?["numbers"] as? [[String: Any]])
    // Numbers are numbers with a unit beside them; words are texts.
    let chosen = try values.map { value -> String in
      let path = try #require(value["path"] as? String)
      let figure = try #require(value["value"])
      let unit = (value["unit"] as? String).map { " \($0)" } ?? ""
      return "\(path)=\(figure as? String ?? "\(figure)\(unit)")"
    }
    let others = chosen.filter { choice in
      !numbers.contains { $0.hasPrefix(choice.prefix { $0 != "=" } + "=") }
    }
    // The best combination has the figures that the sweep found on other people.
    let isBest = shown.document.contains("isBest&quot;:true")
    expect(isBest, equals: Set(chosen).isSuperset(of: numbers))
    try expectSame(
      shown.document,
      isBest
        ? try Self.figuresOfBest(json)
        : try folder.figures((numbers + others).flatMap { ["--sweep", $0] }))
  }

  @Test func `the page says of means and policies what the command says`() throws {
    let folder = try Folder(count: 120)
    try folder.report(["--against", "niri"])
    let document = try Browser.dump(folder.page).document
    let text = try folder.run(
      "tune", folder.hands, "--against", "niri", Self.sweep[0], Self.sweep[1], Self.sweep[2],
      Self.sweep[3])
    let policies = try #require(
      text.components(separatedBy: "\nAll policies").last?.components(separatedBy: "\n\n").first)
    let sentences = policies.split(separator: "\n").map { $0.drop { $0 == " " } }
      .drop { !$0.hasPrefix("Cost: the mean of 6 people") }
    expect(sentences.count, isAbove: 1, "\(policies)")
    for sentence in sentences { expect(document.contains(sentence), "\(sentence)") }
    let count = policies.components(separatedBy: ", worse than niri").count
    expect(document.components(separatedBy: "<td>worse than niri</td>").count, equals: count)
    expect(document.contains(" than niri ("), "the page names what it compares with")
  }

  /// The figures of the best: mistakes in sample, interval and gain on other people.
  private static func figuresOfBest(_ json: [String: Any]) throws -> [String: Double] {
    let best = try #require(json["best"] as? [String: Any])
    let inSample = try #require(best["inSample"] as? [String: Any])
    let comparison = try #require(json["comparison"] as? [String: Any])
    return best.merging(comparison) { first, _ in first }.merging(inSample) { first, second in
      second is NSNull ? first : second
    }.compactMapValues { $0 as? Double }
  }

  @Test func `of the best the page says what the sweep says of it on other people`() throws {
    let folder = try Folder(count: 120)
    try folder.report(["--no-policies"])
    let shown = try Browser.dump(folder.page)
    expect(shown.document.contains("isBest&quot;:true"))
    let output = try folder.run(
      "tune", folder.hands, "--no-policies", "--json", "--quiet", Self.sweep[0], Self.sweep[1],
      Self.sweep[2], Self.sweep[3])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
    try expectSame(shown.document, try Self.figuresOfBest(json))
  }

  @Test func `a slider that moves judges as the command does with its number`() throws {
    let folder = try Folder(count: 120)
    try folder.report()
    let page = try String(contentsOf: folder.page, encoding: .utf8)
    let moving = """
      <script>addEventListener("load", () => setTimeout(() => {
        const move = (path, at) => { const slider = document.getElementById("n-" + path);
          slider.value = at; slider.dispatchEvent(new Event("input")); };
        document.querySelector("[data-start=base]").click();
        move("finish.progress", 17); move("finish.velocity", 40); move("finish.progress", 33);
        document.getElementById("scroll").focus();
        document.getElementById("scroll").dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight" }));
      }, 1000));</script></body>
      """
    try page.replacing("</body>", with: moving).write(
      to: folder.page, atomically: true, encoding: .utf8)
    let shown = try Browser.dump(folder.page)
    expect(shown.console, equals: "")
    let set = try ["finish.progress", "finish.velocity"].flatMap { path in
      let rest = try #require(
        shown.document.components(separatedBy: "<output for=\"n-\(path)\">").dropFirst().first)
      return ["--sweep", "\(path)=\(rest.prefix { $0 != "<" })"]
    }
    expect(
      set, differsFrom: ["--sweep", "finish.progress=0.5", "--sweep", "finish.velocity=1000 pt/s"])
    try expectSame(shown.document, try folder.figures(set))
    expect(shown.document.contains("0001.evemu (p5, "))
  }

  @Test func `names are shown and run nothing, and what cannot be set is said`() throws {
    let folder = try Folder(count: 40)
    let bad = "<img src=x onerror=console.error(1)>\u{202e} & \"x\".evemu"
    try FileManager.default.moveItem(
      atPath: folder.hands + "/0001.evemu", toPath: folder.hands + "/" + bad)
    try folder.run(
      "convert", folder.hands + "/" + bad, folder.hands + "/" + bad, "-f", "--note",
      "person=</script><b>bold")
    try folder.report(["--no-policies"])
    let page = try String(contentsOf: folder.page, encoding: .utf8)
    let choosing = """
      <script>setTimeout(() => { for (let i = 0; i < content.names.length; i++)
        if (content.names[i].includes("onerror")) select(i); }, 1000);</script></body>
      """
    try page.replacing("</body>", with: choosing).write(
      to: folder.page, atomically: true, encoding: .utf8)
    let shown = try Browser.dump(folder.page, address: "begin.slop=3 pt")
    expect(shown.console, equals: "")
    expect(!shown.document.contains("<img") && !shown.document.contains("<b>"))
    expect(!shown.document.contains("\u{202e}"))
    expect(
      shown.document.contains("&lt;img src=x onerror=console.error(1)&gt;\u{fffd} &amp; \"x\""))
    expect(shown.document.contains("were not tracked with begin.slop 3 pt"))
  }

  @Test func `merged parts make the same page as the single run`() throws {
    let folder = try Folder(count: 40)
    try folder.report()
    let single = try Data(contentsOf: folder.page)
    for part in 1...2 {
      try folder.run(
        "tune", folder.hands, Self.sweep[0], Self.sweep[1], Self.sweep[2], Self.sweep[3], "--shard",
        "\(part)/2", "--out", folder.url.appending(path: "\(part)").path)
    }
    try folder.run(
      "tune", "--merge", folder.url.appending(path: "1").path,
      folder.url.appending(path: "2").path, "--report", folder.page.path, "-f")
    try expect(Data(contentsOf: folder.page), equals: single)
  }
}
