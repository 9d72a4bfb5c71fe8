import Expectations
import Foundation
import Testing

/// Compares `survey` with libinput's tools, side by side, on the same recordings.
///
/// - `measure touchpad-tap` prints the times of touches of one finger, in whole milliseconds.
/// - `measure touchpad-pressure` and `touch-size` print the range of each contact in device units,
///   and of pressures also the mean, without its fraction, and the median.
/// - `measure touchpad-size` prints the range of positions, `measure fuzz` the fuzz of the axes.
/// - `analyze touch-down-state` prints when each contact is down, `analyze per-slot-delta` how far
///   each moved between two reports, in hundredths of a millimetre.
/// - `analyze recording` prints the axes of each report and no figure, so there is nothing to
///   compare; `analyze buttons` is not in Debian's version. `TrackSurveyTests` checks what survey
///   says about buttons.
@Suite(
  .enabled(
    if: LibinputTools.python != nil,
    "libinput-tools, or the Python modules libevdev, pyudev and yaml, are not installed"))
struct LibinputComparisonTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appending(path: "../../..").standardized.path

  /// The figures of one quantity in the output of `survey --json`.
  private struct Figures {
    let count: Int
    let smallest: Double
    let mean: Double
    let largest: Double
    let quantiles: [Double: Double]
  }

  private struct Survey {
    let quantities: [String: Figures]
    let axes: [[String: Any]]

    init(_ path: String) throws {
      let result = Pantograph.run(["survey", "--json", path])
      let object = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
      let survey = try #require(object as? [String: Any], "\(result.output.prefix(300))")
      let kinds = try #require(survey["kinds"] as? [[String: Any]])
      var found: [String: Figures] = [:]
      for row in kinds.first?["quantities"] as? [[String: Any]] ?? [] {
        func number(_ name: String) -> Double { row[name] as? Double ?? .nan }
        var quantiles: [Double: Double] = [:]
        for quantile in row["quantiles"] as? [[String: Any]] ?? [] {
          quantiles[quantile["share"] as? Double ?? 0] = quantile["value"] as? Double
        }
        found[row["name"] as? String ?? ""] = Figures(
          count: row["values"] as? Int ?? 0, smallest: number("smallest"), mean: number("mean"),
          largest: number("largest"), quantiles: quantiles)
      }
      quantities = found
      let devices = survey["devices"] as? [[String: Any]] ?? []
      axes = devices.first?["axes"] as? [[String: Any]] ?? []
    }
  }

  /// Compares the figures of a quantity with a list of values of a tool.
  private func compare(
    _ survey: Survey, _ name: String, _ values: [Double], within tolerance: Double
  ) throws {
    let figures = try #require(survey.quantities[name], "\(name)")
    let mean = values.reduce(0, +) / Double(max(values.count, 1))
    expect(figures.count, equals: values.count, "\(name)")
    for (ours, theirs) in [
      (figures.smallest, values.min() ?? 0), (figures.mean, mean),
      (figures.largest, values.max() ?? 0),
    ] {
      expect((ours - theirs).magnitude, isAtMost: tolerance, "\(name): \(ours), libinput \(theirs)")
    }
  }

  /// Makes a recording in libinput's YAML from gestures of one finger on the touchpad, and calls
  /// `body` with its path.
  private func withGestures(_ body: (String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let gestures = ["tap", "drag", "flick", "long-press", "tap"]
    var files: [String] = []
    for (index, gesture) in gestures.enumerated() {
      files.append(folder.path + "/\(index).evemu")
      let words = ["synthesise", gesture, "--seed", "\(index + 3)", "-o", files[index], "-q"]
      expect(Pantograph.run(words).code, equals: 0)
    }
    let text = try StrungRecording.text(files, paces: [1, 1.1, 0.9, 1.3, 0.7])
    try Data(text.utf8).write(to: folder.appending(path: "all.evemu"))
    expect(Pantograph.shell("$P convert all.evemu all.yml -q", in: folder).code, equals: 0)
    try body(folder.path + "/all.yml")
  }

  @Test func `times of touches are those of measure touchpad-tap`() throws {
    try withGestures { path in
      let theirs = try LibinputTools.figures(path)
      let tap = try #require(theirs["tap"] as? [String: Int], "\(theirs)")
      let ours = try #require(try Survey(path).quantities["touch.duration"])
      expect(ours.count, equals: theirs["touches"] as? Int)
      // libinput cuts both times to whole milliseconds.
      for (figure, name) in [
        (ours.smallest, "Min delta"), (ours.largest, "Max delta"), (ours.mean, "Average delta"),
        (ours.quantiles[0.5] ?? 0, "Median delta"), (ours.quantiles[0.95] ?? 0, "95th percentile"),
      ] {
        let other = try #require(tap[name])
        expect(
          (figure - Double(other)).magnitude, isAtMost: 1.5, "\(name): \(figure), libinput \(other)"
        )
      }
    }
  }

  @Test func `pressures are those of measure touchpad-pressure`() throws {
    try withGestures { path in
      let theirs = try LibinputTools.figures(path)
      let rows = try #require(theirs["pressure"] as? [[Double]])
      expect(rows.count, equals: 5)
      let survey = try Survey(path)
      // In percent of the pad's range of 0 to 255; the mean of libinput has no fraction.
      let unit = 100.0 / 255
      for (column, name) in [
        (0, "pressure.smallest"), (1, "pressure.largest"), (3, "pressure.median"),
      ] {
        try compare(survey, name, rows.map { $0[column] * unit }, within: 1e-4)
      }
      try compare(survey, "pressure.mean", rows.map { $0[2] * unit }, within: unit)
    }
  }

  @Test func `sizes are those of measure touch-size`() throws {
    try withGestures { path in
      let theirs = try LibinputTools.figures(path)
      let rows = try #require(theirs["size"] as? [[Double]])
      let survey = try Survey(path)
      // The pad has 31 units in a millimetre.
      for (column, name) in [
        (0, "size.smallest"), (1, "size.largest"), (2, "width.smallest"), (3, "width.largest"),
      ] {
        try compare(survey, name, rows.map { $0[column] / 31 }, within: 1e-5)
      }
    }
  }

  @Test func `ranges and fuzz are those of measure touchpad-size and fuzz`() throws {
    try withGestures { path in
      let theirs = try LibinputTools.figures(path)
      let axes = try Survey(path).axes
      let reached = axes.flatMap { [$0["smallest"], $0["largest"]] }.map { $0 as? Int }
      expect(reached, equals: (theirs["extent"] as? [Int]) ?? [])
      // libinput prints nothing for axes without fuzz.
      expect(theirs["fuzz"] is NSNull)
      expect(axes.map { $0["fuzz"] as? Int }, equals: [0, 0])
    }
  }

  @Test(arguments: [
    "touchpad-3-finger-swipe-left-125hz", "touchpad-pinch-in-125hz",
    "touchpad-2-finger-scroll-up-125hz", "touchpad-slow-drag-60hz",
  ])
  func `contacts and movements are those of analyze`(name: String) throws {
    let file = try TemporaryFile()
    let recording = "\(Self.root)/Recordings/\(name).evemu"
    let made = Pantograph.run(["convert", recording, file.path, "--to", "libinput", "-f", "-q"])
    expect(made.code, equals: 0, "\(made.output)")
    let theirs = try LibinputTools.figures(file.path)
    let survey = try Survey(file.path)
    let states = try #require(theirs["state"] as? [String])
    let touches = touchTimes(states)
    try compare(survey, "touch.duration", touches.durations, within: 0.01)
    if !touches.landings.isEmpty {
      try compare(survey, "fingers.landing", touches.landings, within: 0.01)
    }
    let deltas = try #require(theirs["delta"] as? [String])
    let steps = deltas.flatMap(Self.steps)
    // Each part is rounded to a hundredth of a millimetre.
    try compare(survey, "step.length", steps, within: 0.0071)
  }

  /// The times of touches, and of landings after the first, in milliseconds, from lines such as
  /// ` 0.027717 |  +0.027s | + | + |   |`.
  private func touchTimes(_ lines: [String]) -> (durations: [Double], landings: [Double]) {
    var durations: [Double] = []
    var landings: [Double] = []
    var start: Double?
    var lastLanding = 0.0
    var down: Set<Int> = []
    for line in lines {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let time = (Double(cells[0]) ?? 0) * 1000
      let now = Set(cells.indices.dropFirst(2).filter { cells[$0] == "+" })
      for _ in now.subtracting(down) {
        if start != nil { landings.append(time - lastLanding) } else { start = time }
        lastLanding = time
      }
      if now.isEmpty, let begun = start {
        durations.append(time - begun)
        start = nil
      }
      down = now
    }
    return (durations, landings)
  }

  /// The lengths of the movements in a line such as `0.1 +7ms TOU . →↘ +0.03/+0.04 | ↑↑ …`.
  private static func steps(_ line: String) -> [Double] {
    line.split(separator: "|").compactMap { cell in
      guard let word = cell.split(separator: " ").last, word.contains("/") else { return nil }
      let parts = word.split(separator: "/").compactMap { Double($0) }
      guard parts.count == 2, parts != [0, 0] else { return nil }
      return (parts[0] * parts[0] + parts[1] * parts[1]).squareRoot()
    }
  }
}
