import PantographCLI
import PantographGestures
import PantographPlainText
import PantographTouches
import PantographTuning
import PantographTuningFiles

/// Writes the results of `tune --recognition` as JSON, whose schema is in `docs/schemas`.
struct RecognitionTuneJSON {
  private(set) var text = ""
  private let outcome: RecognitionOutcome
  private let facts: RecognitionFacts
  private let plots: [Int: String]

  init(_ outcome: RecognitionOutcome, _ facts: RecognitionFacts, _ plots: [Int: String]) {
    self.outcome = outcome
    self.facts = facts
    self.plots = plots
    var json = JSONWriter(layout: .indented)
    json.object { json in
      json.member("schema", JSONSchema.recognitionTuning)
      corpus(&json)
      json.key("costs")
      json.object { json in
        for kind in RecognitionVerdict.Kind.allCases where kind != .right {
          json.member("\(kind.name)", outcome.run.costs[kind])
        }
      }
      json.member("combinations", outcome.result.combinations)
      best(&json)
      json.key("previous")
      json.object { json in members(outcome.result.base, &json) }
      sureness(&json)
      confusion("kinds", outcome.kinds, &json)
      confusion("fingers", outcome.fingers, &json)
      groups("devices", outcome.counts { $0.device }, &json)
      groups("shown", outcome.counts { $0.label.group ?? "" }, &json)
      delays(&json)
      frontier(&json)
      mistakes(&json)
    }
    text = json.text + "\n"
  }

  private func corpus(_ json: inout JSONWriter) {
    let selection = outcome.selection
    json.key("corpus")
    json.object { json in
      json.member("recordings", facts.total)
      json.member("judged", outcome.result.samples)
      json.member("people", selection.people.count)
      json.member("devices", selection.devices.count)
      json.member("synthesised", selection.synthesised)
      json.key("missing")
      json.array(selection.missing) { $0.value($1) }
      json.key("leftOut")
      json.array(selection.left) { $0.value($1.name) }
      json.key("remarks")
      json.array(facts.sentences) { $0.value($1) }
    }
  }

  private func best(_ json: inout JSONWriter) {
    let (result, sweep) = (outcome.result, outcome.run.sweep)
    let indices = sweep.indices(of: result.combination)
    json.key("best")
    json.object { json in
      json.key("numbers")
      json.array(sweep.axes.indices) { json, place in
        let axis = sweep.axes[place]
        json.object { json in
          json.member("path", axis.number.path)
          json.member("value", axis.values[indices[place]])
          json.member("before", axis.number.text(in: sweep.base))
          if let range = result.notWorse?.ranges[place] {
            json.member("from", axis.values[range.values.lowerBound])
            json.member("to", axis.values[range.values.upperBound])
            json.member("endsWithSweep", range.isOpen)
          }
        }
      }
      members(result.forOthers, &json)
      json.key("inSample")
      if result.expected == nil {
        json.raw("null")
      } else {
        json.object { json in members(result.chosen, &json) }
      }
      json.member("ties", result.ties)
    }
  }

  private func members(_ score: TuningResult.Score, _ json: inout JSONWriter) {
    json.member("recordings", score.tally.recordings)
    json.member("right", score.tally.right)
    json.member("mistaken", score.tally.lost)
    json.member("missed", score.tally.missed)
    json.member("unwanted", score.tally.unwanted)
    json.member("cost", score.cost)
    json.member("costFrom", score.interval?.low)
    json.member("costTo", score.interval?.high)
  }

  private func sureness(_ json: inout JSONWriter) {
    let result = outcome.result
    json.key("sureness")
    json.object { json in
      json.member("gain", result.gain.gain)
      json.member("gainFrom", result.gain.interval.low)
      json.member("gainTo", result.gain.interval.high)
      json.key("p")
      json.raw(FigureText.exact(result.gain.p))
      json.member("verdict", "\(result.gain.verdict.name)")
      json.member("notWorse", result.notWorse?.count)
      json.key("validations")
      json.array(result.validations) { json, validation in
        json.object { json in
          json.member("by", "\(validation.kind.name)")
          json.member("parts", validation.folds)
          members(validation.chosen, &json)
          json.member("costBefore", validation.base.cost)
        }
      }
    }
  }

  // MARK: Tables

  private func confusion(
    _ key: String, _ confusion: RecognitionOutcome.Confusion, _ json: inout JSONWriter
  ) {
    json.key(key)
    json.array(confusion.rows) { json, row in
      json.object { json in
        json.member("labelled", row)
        json.key("recognized")
        json.object { json in
          for column in confusion.columns where confusion[row, column] > 0 {
            json.member(column, confusion[row, column])
          }
        }
      }
    }
  }

  private func groups(
    _ key: String, _ groups: [RecognitionOutcome.GroupCount], _ json: inout JSONWriter
  ) {
    json.key(key)
    json.array(groups) { json, group in
      json.object { json in
        json.member("name", group.name)
        json.member("recordings", group.recordings)
        json.member("right", group.right)
        json.member("rightBefore", group.rightBefore)
      }
    }
  }

  private func delays(_ json: inout JSONWriter) {
    json.key("delays")
    json.array(outcome.delays) { json, delay in
      json.object { json in
        json.member("kind", delay.kind)
        json.member("recordings", delay.recordings)
        json.member("median", delay.median.seconds)
        json.member("longest", delay.longest.seconds)
        json.member("medianBefore", delay.medianBefore?.seconds)
      }
    }
  }

  private func frontier(_ json: inout JSONWriter) {
    let sweep = outcome.run.sweep
    json.key("frontier")
    json.array(outcome.isSweep ? outcome.frontier : []) { json, figure in
      json.object { json in
        json.member("mistakes", figure.mistakes)
        json.member("cost", figure.cost)
        json.member("delay", figure.delay?.seconds)
        json.key("values")
        json.object { json in
          for (axis, index) in zip(sweep.axes, sweep.indices(of: figure.combination)) {
            json.member(axis.number.path, axis.values[index])
          }
        }
      }
    }
  }

  private func mistakes(_ json: inout JSONWriter) {
    json.key("mistakes")
    json.array(outcome.mistakes) { json, index in
      let recording = outcome.selection.judged[index]
      let found = outcome.found[index].best
      json.object { json in
        json.member("recording", recording.name)
        json.member("label", recording.label.label)
        json.member("fingers", recording.label.fingers)
        json.member("count", recording.label.count)
        json.member("error", "\(outcome.verdicts(on: index).best.kind.name)")
        json.member("recognized", found.words)
        json.member("reason", (found.main ?? found.records.first)?.why)
        json.member("plot", plots[index])
      }
    }
  }
}
