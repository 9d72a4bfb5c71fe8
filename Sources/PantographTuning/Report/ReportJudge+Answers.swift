import PantographGestures
import PantographPlainText

extension ReportJudge {
  /// What a page asks for; numbers of its own, for its script has them, too.
  package enum Question: UInt8, Sendable, CaseIterable {
    /// `PATH=VALUE`: sets a number. Answers nothing, or why not.
    case set
    /// A name of thresholds: sets them all.
    case start
    /// The mistakes, and the cost of them, as JSON.
    case figures
    /// A byte for each sample.
    case verdicts
    /// Interval, gain, and test, as JSON.
    case sureness
    /// `PATH=VALUE|VALUE`, one or two lines: the mistakes with each combination, as JSON.
    case tallies
    /// The number of a sample: the sentence of its decision.
    case sentence
    /// Two numbers of four bytes for each sample.
    case releases
    /// Paths, one a line: their values, one a line.
    case values
    /// The releases of a scene's recording, as JSON.
    case decisions
    /// What is set, as a file of thresholds.
    case thresholds
  }

  package mutating func answer(_ question: Question, _ request: [UInt8]) -> [UInt8] {
    switch question {
    case .set:
      let parts = request.split(separator: 0x3d, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return Array("There is no =.".utf8) }
      do throws(Objection) {
        try set(text(parts[0]), to: text(parts[1]))
      } catch {
        return Array(error.sentence.utf8)
      }
      return []
    case .start:
      do throws(Objection) {
        try start(text(request[...]))
      } catch {
        return Array(error.sentence.utf8)
      }
      return []
    case .figures: return Array(figures.utf8)
    case .verdicts: return verdicts
    case .sureness: return Array(surenessJSON.utf8)
    case .tallies: return Array(talliesJSON(request).utf8)
    case .sentence:
      guard let index = DecimalReader.double(request[...]), index >= 0,
        index < Double(data.samples.count)
      else { return [] }
      return Array(sentence(of: Int(index)).utf8)
    case .releases:
      var writer = ByteWriter()
      for number in releases { writer.add(number) }
      return writer.bytes
    case .values:
      var lines: [UInt8] = []
      for path in request.split(separator: 0x0a) {
        lines += Array((self.text(of: text(path)) ?? "").utf8) + [0x0a]
      }
      return lines
    case .decisions: return []
    case .thresholds: return Array(ThresholdJSON.text(thresholds).utf8)
    }
  }

  private func text(_ bytes: ArraySlice<UInt8>) -> String { String(decoding: bytes, as: UTF8.self) }

  /// The members are those of `tune --json`; `texts` are the cells of its table.
  package var figures: String {
    let (tally, cost) = (tally, cost)
    var json = JSONWriter()
    json.object { json in
      json.members(tally)
      json.member("cost", cost)
      json.key("texts")
      json.array([FigureText.percent(tally), FigureText.cost(cost)]) { $0.value($1) }
    }
    return json.text
  }

  private var surenessJSON: String {
    let result = sureness
    let text = SurenessText(
      result, of: isBest ? "the best" : "what is set",
      against: data.compared == nil ? "what was before" : "what it is compared with")
    var json = JSONWriter()
    json.object { json in
      json.member("isBest", isBest)
      json.member("costLow", result.forOthers.interval?.low)
      json.member("costHigh", result.forOthers.interval?.high)
      json.members(result.gain)
      json.key("texts")
      // The best's own interval stands in the row of what was chosen without each person.
      json.array([
        isBest
          ? FigureText.cost(result.chosen.cost) + " in sample"
          : FigureText.cost(result.chosen.cost, result.chosen.interval),
        (text.facts + [text.verdict]).joinedByLines,
      ]) { $0.value($1) }
    }
    return json.text
  }

  /// Null where the recordings were not tracked for one of the values.
  private func talliesJSON(_ request: [UInt8]) -> String {
    var axes: [SweepAxis] = []
    for line in request.split(separator: 0x0a) {
      let parts = line.split(separator: 0x3d, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, let number = ThresholdNumber(text(parts[0])) else { return "null" }
      do throws(ThresholdObjection) {
        axes.append(try SweepAxis(number, parts[1].split(separator: 0x7c).map { text($0) }))
      } catch {
        return "null"
      }
    }
    guard let (sweep, tallies) = tallies(axes) else { return "null" }
    let costs = meanCosts(sweep, tallies)
    let cheapest = costs.indices.min { costs[$0] < costs[$1] } ?? 0
    let (least, leastCost) = (tallies[cheapest], costs[cheapest])
    var json = JSONWriter()
    json.object { json in
      json.key("axes")
      json.array(sweep.axes) { json, axis in
        json.object { json in
          json.member("path", axis.number.path)
          json.key("values")
          json.array(axis.values) { $0.value($1) }
        }
      }
      json.member("least", leastCost)
      json.member(
        "slack",
        least.costError(data.costs) * SweepChoice.hardly / Double(max(least.recordings, 1)))
      json.key("costs")
      json.array(costs) { $0.value($1) }
      // Lost and unwanted, missed and false starts.
      json.key("counts")
      json.array(tallies) { json, tally in
        json.array([tally.lost, tally.unwanted, tally.missed, tally.falseStart]) { $0.value($1) }
      }
    }
    return json.text
  }
}

extension [String] {
  /// One on each line.
  fileprivate var joinedByLines: String {
    var text = ""
    for (index, line) in enumerated() { text += (index == 0 ? "" : "\n") + line }
    return text
  }
}

extension JSONWriter {
  /// The figures of a comparison as members of the object that is open.
  package mutating func members(_ gain: GainEstimate) {
    member("bestOnly", gain.firstOnly)
    member("baseOnly", gain.secondOnly)
    key("p")
    raw(FigureText.exact(gain.p))
    member("gain", gain.gain)
    member("gainLow", gain.interval.low)
    member("gainHigh", gain.interval.high)
    member("verdict", "\(gain.verdict.name)")
  }
}
