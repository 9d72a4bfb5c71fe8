import Gestures
import PlainText
import Tuning
import TuningFiles

/// What stands on the page from the beginning: names, and figures that do not change.
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
      base: settings.base, chosen: outcome.result.thresholds, scene: settings.scene,
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
      json.key("policies")
      json.array(zip(outcome.run.policies, result.policies)) { json, pair in
        json.object { json in
          json.member("name", pair.0.name)
          json.member("cost", pair.1.cost)
          cells(pair.1.tally, pair.1.cost, pair.1.interval, &json)
        }
      }
    }
    return json.text
  }

  private func rows(_ json: inout JSONWriter) {
    let result = outcome.result
    json.key("rows")
    json.beginArray()
    func row(_ name: String, _ tally: ErrorTally, _ cost: Double, _ interval: Interval?) {
      json.object { json in
        json.member("name", name)
        cells(tally, cost, interval, &json)
      }
    }
    if outcome.run.sweep.count > 1 {
      row("best of the sweep", result.chosen.tally, result.chosen.cost, result.chosen.interval)
      for validation in result.validations {
        let tally = validation.chosen
        let name =
          switch validation.kind {
          case .person: "on other people"
          case .device: "on other devices"
          case .recording: "on other recordings"
          }
        let cost = tally.cost(outcome.run.settings.costs) / Double(max(tally.recordings, 1))
        row("– " + name, tally, cost, nil)
      }
    }
    row("as it was", result.base.tally, result.base.cost, result.base.interval)
    json.endArray()
  }

  private func cells(
    _ tally: ErrorTally, _ cost: Double, _ interval: Interval?, _ json: inout JSONWriter
  ) {
    json.key("cells")
    json.array(
      [FigureText.percent(tally)]
        + [tally.lost, tally.unwanted, tally.missed, tally.falseStart].map { "\($0)" }
        + [FigureText.cost(cost, interval)]
    ) { $0.value($1) }
  }

  // MARK: Sliders

  private func numbers(_ json: inout JSONWriter) {
    let sweep = outcome.run.sweep
    let indices = sweep.indices(of: outcome.result.combination)
    json.key("numbers")
    json.beginArray()
    for (place, axis) in sweep.axes.enumerated() {
      let range = outcome.result.ranges[place]
      json.object { json in
        json.member("path", axis.number.path)
        json.member("meaning", axis.number.meaning)
        json.member("isSwept", true)
        json.member("base", axis.number.text(in: sweep.base))
        json.member("best", axis.values[indices[place]])
        json.member("from", axis.values[range.values.lowerBound])
        json.member("to", axis.values[range.values.upperBound])
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

/// Names as they are shown: characters that turn a line around or end it are none.
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
