import PantographCommands
import PantographPlainText
import PantographTuning

/// Parts of the answer that `tune` writes for people, of releases and of recognized gestures: the
/// chosen values, and how sure it is that they are better.
struct TuningAnswer {
  let result: TuningResult
  let style: TextStyle

  /// A number that the sweep changes.
  struct Axis {
    let path: String
    let values: [String]
    let isOrdered: Bool
    /// The index of the chosen value in `values`.
    let chosen: Int
    /// The value before the sweep.
    let before: String

    var value: String { values[chosen] }
  }

  /// Returns the chosen values, one number a line, and the number of combinations that are as good.
  func chosen(_ axes: [Axis]) -> PrintableText {
    var text: PrintableText = ""
    let width = axes.map(\.path.count).max() ?? 0
    let widest = axes.map(\.value.count).max() ?? 0
    for (place, axis) in axes.enumerated() {
      let space = String(repeating: " ", count: width - axis.path.count + 2)
      var line: PrintableText = "  \(axis.path)\(space)\(style.bold("\(axis.value)"))"
      line += PrintableText(repeating: " ", count: widest - axis.value.count + 2)
      line += style.faint("\(range(place, axis))\(was(axis))")
      text += line.withoutSpacesAtEnd + "\n"
    }
    if result.ties > 1 {
      text += "  \(result.ties) combinations share exactly the lowest cost.\n"
    }
    if let set = result.notWorse {
      text +=
        "  \(set.count) of \(set.candidates) combinations are not shown to be worse than the cheapest;"
      text += " in 95 of 100 corpora the truly best one is among them.\n"
    }
    return text
  }

  private func range(_ place: Int, _ axis: Axis) -> String {
    guard axis.isOrdered, let range = result.notWorse?.ranges[place] else { return "" }
    let values = range.values
    guard values.count > 1 else { return "no other value is as good; " }
    let text =
      "not worse: \(axis.values[values.lowerBound]) to \(axis.values[values.upperBound])"
    return range.isOpen ? text + " (the end of the sweep); " : text + "; "
  }

  private func was(_ axis: Axis) -> String {
    axis.before == axis.value ? "unchanged" : "was \(axis.before)"
  }

  /// Returns the facts of the comparison with the thresholds before, and the verdict in its color.
  func comparison(_ sureness: SurenessText) -> PrintableText {
    var text: PrintableText = ""
    for fact in sureness.facts { text += "  \(fact)\n" }
    let words: PrintableText = "  \(sureness.verdict)"
    switch result.gain.verdict {
    case .better: text += style.green(words) + "\n"
    case .worse, .undecided, .same, .fewPeople, .unknownPeople, .oneKind:
      text += style.yellow(words) + "\n"
    }
    return text
  }
}
