import PantographCLI
import PantographGestures
import PantographPlainText
import PantographTuning
import PantographTuningFiles

/// Writes the results of a run as JSON, whose schema is in `docs/schemas`.
struct TuneJSON {
  static let schema = 2
  private(set) var text = ""

  init(_ outcome: TuningOutcome, _ facts: TuneFacts) {
    var json = JSONWriter(layout: .indented)
    json.object { json in
      json.member("schema", Self.schema)
      Self.corpus(outcome, facts, &json)
      Self.request(outcome, &json)
      Self.best(outcome, &json)
      json.key("base")
      Self.score(outcome.result.base, &json)
      Self.sureness(outcome, &json)
      json.key("policies")
      json.array(zip(outcome.run.policies, outcome.result.policies)) { json, pair in
        json.object { json in
          json.member("name", pair.0.name)
          Self.members(pair.1.score, &json)
          json.member("verdict", "\(pair.1.gain.verdict.name)")
          json.member("verdictOnBest", pair.1.gainOnBest.map { "\($0.verdict.name)" })
        }
      }
      Self.updates(outcome.result, &json)
      Self.mistakes(outcome, &json)
    }
    text = json.text + "\n"
  }

  private static func corpus(
    _ outcome: TuningOutcome, _ facts: TuneFacts, _ json: inout JSONWriter
  ) {
    let selection = outcome.selection
    json.key("corpus")
    json.object { json in
      json.member("recordings", selection.total)
      json.member("judged", outcome.result.samples)
      for label in GestureLabel.allCases {
        json.member("\(label.name)", outcome.result.labels[Int(label.rawValue)])
      }
      json.member("people", selection.people.count)
      json.member("devices", selection.devices.count)
      json.member("synthesised", selection.synthesised)
      for (key, list) in [
        ("unreadable", selection.broken), ("unlabelled", selection.unlabelled),
        ("otherScenes", selection.otherScenes), ("copies", selection.copies),
        ("contradicting", selection.contradicting), ("disputed", selection.disputed),
      ] {
        json.key(key)
        json.array(list.listed) { $0.value($1.name) }
        if list.count > list.listed.count { json.member(key + "Count", list.count) }
      }
      json.key("remarks")
      json.array(facts.sentences) { $0.value($1) }
    }
  }

  private static func request(_ outcome: TuningOutcome, _ json: inout JSONWriter) {
    let settings = outcome.run.settings
    json.member("scene", settings.isNamedScene ? settings.scene.name : nil)
    json.member("direction", "\(settings.scene.direction.name)")
    json.member("length", settings.scene.length)
    json.key("costs")
    json.object { json in
      for error in JudgementError.allCases { json.member("\(error.name)", settings.costs[error]) }
    }
    json.member("combinations", outcome.result.combinations)
  }

  private static func best(_ outcome: TuningOutcome, _ json: inout JSONWriter) {
    let (result, sweep) = (outcome.result, outcome.run.sweep)
    json.key("best")
    json.object { json in
      json.key("numbers")
      let indices = sweep.indices(of: result.combination)
      json.array(sweep.axes.indices) { json, place in
        let axis = sweep.axes[place]
        json.object { json in
          json.member("path", axis.number.path)
          let text = axis.values[indices[place]]
          json.key("value")
          number(text, &json)
          json.member("unit", unit(text))
          json.key("before")
          number(axis.number.text(in: sweep.base), &json)
          if let range = result.notWorse?.ranges[place] {
            json.key("from")
            number(axis.values[range.values.lowerBound], &json)
            json.key("to")
            number(axis.values[range.values.upperBound], &json)
            json.member("endsWithSweep", range.isOpen)
          }
        }
      }
      members(result.forOthers, &json)
      json.key("inSample")
      if result.expected == nil {
        json.raw("null")
      } else {
        json.object { json in
          json.members(result.chosen.tally)
          json.member("cost", result.chosen.cost)
        }
      }
      json.member("ties", result.ties)
      json.member("notWorse", result.notWorse?.count)
      json.key("thresholds")
      json.raw(compact(ThresholdJSON.text(result.best)))
    }
  }

  /// Returns the nested form of a threshold file on one line.
  private static func compact(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }.joined(separator: " ")
  }

  /// Writes the number of a value such as `300 pt/s`, whose unit is a separate member. A value
  /// without a number is written as text.
  private static func number(_ text: String, _ json: inout JSONWriter) {
    let parts = text.split(separator: " ")
    if let number = parts.first.flatMap({ Double($0) }), number.isFinite {
      json.value(number, decimals: 9)
    } else {
      json.value(text)
    }
  }

  private static func unit(_ text: String) -> String? {
    let parts = text.split(separator: " ", maxSplits: 1)
    guard parts.count == 2, Double(parts[0]) != nil else { return nil }
    return String(parts[1])
  }

  private static func sureness(_ outcome: TuningOutcome, _ json: inout JSONWriter) {
    let result = outcome.result
    json.key("comparison")
    json.object { json in
      json.member(
        "against", outcome.run.settings.compared == nil ? nil : outcome.run.settings.comparedName)
      json.member("by", result.isByPerson ? "person" : "recording")
      json.members(result.gain)
      json.member("peopleNeeded", result.gain.peopleNeeded)
    }
    json.key("curve")
    json.array(result.curve?.points ?? []) { json, point in
      json.object { json in
        json.member("people", point.people)
        json.member("cost", point.cost)
      }
    }
    json.key("validations")
    json.array(result.validations) { json, validation in
      json.object { json in
        json.member("by", "\(validation.kind.name)")
        json.member("parts", validation.folds)
        json.key("best")
        json.object { members(validation.chosen, &$0) }
        json.key("base")
        json.object { members(validation.base, &$0) }
      }
    }
  }

  private static func updates(_ result: TuningResult, _ json: inout JSONWriter) {
    json.key("updates")
    json.array(result.updates) { json, update in
      json.object { json in
        let change = FieldText.distance(update.thresholds.smallestChange)
        json.key("smallestChange")
        number(change, &json)
        json.member("unit", unit(change))
        json.member("rubberBand", update.thresholds.rubberBand)
        json.member("lag", update.lag)
        json.member("toAndFro", update.toAndFro)
        json.member("updates", update.updates)
      }
    }
  }

  private static func mistakes(_ outcome: TuningOutcome, _ json: inout JSONWriter) {
    json.key("mistakes")
    json.array(outcome.result.mistakes) { json, mistake in
      json.object { json in
        json.member("recording", mistake.name)
        json.member("label", "\(mistake.label.name)")
        json.member("kind", "\(mistake.error.name)")
        json.member("why", mistake.sentence)
        json.member("progressMargin", mistake.progressMargin)
        json.member("velocityMargin", mistake.velocityMargin)
      }
    }
  }

  private static func score(_ score: TuningResult.Score, _ json: inout JSONWriter) {
    json.object { members(score, &$0) }
  }

  private static func members(_ score: TuningResult.Score, _ json: inout JSONWriter) {
    json.members(score.tally)
    json.member("cost", score.cost)
    json.member("costLow", score.interval?.low)
    json.member("costHigh", score.interval?.high)
  }
}

/// Formats distances as in threshold files.
private enum FieldText {
  static func distance(_ distance: GestureDistance) -> String {
    var thresholds = InteractionThresholds()
    thresholds.update.smallestChange = distance
    return ThresholdNumber("update.smallestChange")?.text(in: thresholds) ?? ""
  }
}
