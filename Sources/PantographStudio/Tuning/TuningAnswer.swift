import PantographCommands
import PantographPlainText
import PantographTuning

/// Parts of the answer that `tune` writes for people, of releases and of recognized gestures: the
/// chosen values, and how sure it is that they are better.
struct TuningAnswer {
  let result: TuningResult

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

  /// Returns the chosen value of each number, with its range and the value before.
  func choice(_ axes: [Axis]) -> [(path: String, value: String, remark: String)] {
    axes.enumerated().map { place, axis in
      (axis.path, axis.value, range(place, axis) + was(axis))
    }
  }

  /// The number of combinations that are as good as the chosen one, or not worse than the cheapest.
  var choiceNotes: [String] {
    var notes: [String] = []
    if result.ties > 1 {
      notes.append("\(result.ties) combinations share exactly the lowest cost.")
    }
    if let set = result.notWorse {
      notes.append(
        "\(set.count) of \(set.candidates) combinations are not shown to be worse than the cheapest;"
          + " in 95 of 100 corpora the truly best one is among them.")
    }
    return notes
  }

  /// Returns the chosen values, one number a line, and the notes about them.
  func chosen(_ axes: [Axis], style: TextStyle) -> PrintableText {
    var text: PrintableText = ""
    let choice = choice(axes)
    let width = choice.map(\.path.count).max() ?? 0
    let widest = choice.map(\.value.count).max() ?? 0
    for number in choice {
      let space = String(repeating: " ", count: width - number.path.count + 2)
      var line: PrintableText = "  \(number.path)\(space)\(style.bold("\(number.value)"))"
      line += PrintableText(repeating: " ", count: widest - number.value.count + 2)
      line += style.faint("\(number.remark)")
      text += line.withoutSpacesAtEnd + "\n"
    }
    for note in choiceNotes { text += "  \(note)\n" }
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
  func comparison(_ sureness: SurenessText, style: TextStyle) -> PrintableText {
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
