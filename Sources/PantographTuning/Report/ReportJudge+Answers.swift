import PantographGestures
import PantographPlainText

extension ReportJudge {
  /// The questions of a page. The comments give the request, then the effect or the answer. The raw
  /// values are fixed, because the page's script uses them.
  package enum Question: UInt8, Sendable, CaseIterable {
    /// `PATH=VALUE`: sets a number. The answer is empty, or the reason why the number cannot be
    /// set.
    case set
    /// `best`, `base` or the name of a policy: sets all thresholds.
    case start
    /// Asks for the mistakes of the current thresholds and their cost, as JSON.
    case figures
    /// Asks for one byte for each sample; see `verdicts`.
    case verdicts
    /// Asks for the gain, its interval and its test, as JSON.
    case sureness
    /// `PATH=VALUE|VALUE`, one or two lines: the mistakes of each combination, as JSON.
    case tallies
    /// The index of a sample: the sentence that explains its decision.
    case sentence
    /// Two numbers of four bytes for each sample; see `releases`.
    case releases
    /// Paths of thresholds, one in each line: their values, one in each line.
    case values
    /// Asks for the releases in a scene's recording, as JSON.
    case decisions
    /// Asks for the current thresholds, as a file of thresholds.
    case thresholds
  }

  package mutating func answer(_ question: Question, _ request: [UInt8]) -> [UInt8] {
    switch question {
    case .set:
      let parts = request.split(separator: 0x3d, maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else { return Array("The request has no =.".utf8) }
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

  /// The mistakes and their cost as JSON. The members are those of `tune --json`; `texts` are the
  /// cells of its table.
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
      result, of: isBest ? "the best" : "the set thresholds",
      against: data.compared == nil ? "the previous thresholds" : "the compared thresholds")
    var json = JSONWriter()
    json.object { json in
      json.member("isBest", isBest)
      json.member("costLow", result.forOthers.interval?.low)
      json.member("costHigh", result.forOthers.interval?.high)
      json.members(result.gain)
      json.key("texts")
      // The interval of the best thresholds appears in the row for choices without each person.
      json.array([
        isBest
          ? FigureText.cost(result.chosen.cost) + " in sample"
          : FigureText.cost(result.chosen.cost, result.chosen.interval),
        (text.facts + [text.verdict]).joinedByLines,
      ]) { $0.value($1) }
    }
    return json.text
  }

  /// Returns the tallies as JSON; null if the recordings were not tracked for one of the values.
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
      // The counts of lost, unwanted, missed and false starts.
      json.key("counts")
      json.array(tallies) { json, tally in
        json.array([tally.lost, tally.unwanted, tally.missed, tally.falseStart]) { $0.value($1) }
      }
    }
    return json.text
  }
}

extension [String] {
  /// The strings, one in each line.
  fileprivate var joinedByLines: String {
    var text = ""
    for (index, line) in enumerated() { text += (index == 0 ? "" : "\n") + line }
    return text
  }
}

extension JSONWriter {
  /// Writes the figures of a comparison as members of the current object.
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
