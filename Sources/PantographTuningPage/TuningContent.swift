import PantographGestures
import PantographPlainText
import PantographTuning
import PantographTuningFiles

/// The fixed content of the page: names, and figures that do not change.
struct TuningContent {
  private let outcome: TuningOutcome
  private let recordings: [DecodedRecording]
  private let samples: [Sample]
  private let place: String
  private let facts: [String]

  init(
    _ outcome: TuningOutcome, of recordings: [DecodedRecording], _ samples: [Sample], place: String,
    facts: [String]
  ) {
    self.outcome = outcome
    self.recordings = recordings
    self.samples = samples
    self.place = place
    self.facts = facts
  }

  var data: ReportData {
    let settings = outcome.run.settings
    return ReportData(
      base: settings.base, chosen: outcome.result.thresholds,
      compared: settings.compared, heldOut: outcome.result.heldOut, scene: settings.scene,
      costs: settings.costs, axes: outcome.run.sweep.axes, policies: outcome.run.policies,
      samples: samples)
  }

  var json: String {
    let result = outcome.result
    var json = JSONWriter()
    json.object { json in
      json.member("place", place)
      json.key("facts")
      json.array(facts) { $0.value($1) }
      json.key("labels")
      json.array(GestureLabel.allCases) { $0.value(result.labels[Int($1.rawValue)]) }
      json.key("of")
      json.array(recordings) { $0.value(Int($1.label.rawValue)) }
      json.key("names")
      json.array(recordings) { $0.value(PrintableName.text($1.name)) }
      json.key("people")
      json.array(recordings) { $0.value(PrintableName.text($1.person)) }
      json.key("devices")
      json.array(recordings) { $0.value(PrintableName.text($1.device)) }
      json.key("costs")
      json.object { json in
        for error in JudgementError.allCases {
          json.member("\(error.name)", outcome.run.settings.costs[error])
        }
      }
      numbers(&json)
      rows(&json)
      let other = outcome.run.settings.comparedWords
      json.member("compared", other)
      json.member("mean", SurenessText(result, of: "the best", against: other).mean + ".")
      let words = PolicySentences(outcome)
      json.key("policies")
      json.array(zip(outcome.run.policies, result.policies)) { json, pair in
        json.object { json in
          json.member("name", pair.0.name)
          json.member("cost", pair.1.score.cost)
          // The verdict has a column of its own, so that the costs are below one another.
          let verdict = words.verdict(on: pair.1).trimmingPrefix(", ")
          cells(pair.1.score, [String(verdict)], &json)
        }
      }
      json.key("policyNotes")
      json.array(words.sentences) { $0.value($1) }
    }
    return json.text
  }

  private func rows(_ json: inout JSONWriter) {
    let result = outcome.result
    json.key("rows")
    json.beginArray()
    func row(_ name: String, _ score: TuningResult.Score) {
      json.object { json in
        json.member("name", name)
        cells(score, [], &json)
      }
    }
    for validation in result.validations {
      let name =
        switch validation.kind {
        case .person: "the best on other people"
        case .device: "the best on other devices"
        case .recording: "the best on other recordings"
        }
      row(name, validation.chosen)
    }
    row(
      outcome.run.settings.compared == nil ? "previous" : outcome.run.settings.comparedName,
      result.base)
    json.endArray()
  }

  private func cells(_ score: TuningResult.Score, _ more: [String], _ json: inout JSONWriter) {
    let tally = score.tally
    json.key("cells")
    json.array(
      [FigureText.percent(tally)]
        + [tally.lost, tally.unwanted, tally.missed, tally.falseStart].map { "\($0)" }
        + [FigureText.cost(score.cost, score.interval)] + more
    ) { $0.value($1) }
  }

  // MARK: Sliders

  private func numbers(_ json: inout JSONWriter) {
    let sweep = outcome.run.sweep
    let indices = sweep.indices(of: outcome.result.combination)
    json.key("numbers")
    json.beginArray()
    for (place, axis) in sweep.axes.enumerated() {
      let range = outcome.result.notWorse?.ranges[place].values ?? indices[place]...indices[place]
      json.object { json in
        json.member("path", axis.number.path)
        json.member("meaning", axis.number.meaning)
        json.member("isSwept", true)
        json.member("base", axis.number.text(in: sweep.base))
        json.member("best", axis.values[indices[place]])
        json.member("from", axis.values[range.lowerBound])
        json.member("to", axis.values[range.upperBound])
        json.key("grid")
        json.array(axis.values) { $0.value($1) }
        json.key("values")
        json.array(SliderValues(axis, base: sweep.base).texts) { $0.value($1) }
      }
    }
    for field in ReleaseField.allCases {
      let path = "\(field.path)"
      guard !sweep.axes.contains(where: { $0.number.path == path }),
        let number = ThresholdNumber(path)
      else { continue }
      let values = SliderValues(number, base: sweep.base, policies: outcome.run.policies).texts
      json.object { json in
        json.member("path", path)
        json.member("meaning", number.meaning)
        json.member("isSwept", false)
        json.member("base", number.text(in: sweep.base))
        json.member("best", number.text(in: sweep.base))
        json.key("values")
        json.array(values) { $0.value($1) }
      }
    }
    json.endArray()
  }
}

/// Makes names printable: characters that change the direction of a line or end it are replaced.
enum PrintableName {
  static func text(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate:
        text.unicodeScalars.append("\u{FFFD}")
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
