import PantographCommands
import PantographGestures
import PantographPlainText

/// Writes the output of `policies` about the policies themselves.
enum PolicyList {
  /// The numbers that the list shows. The details of a policy show all numbers.
  private static let columns = [
    ("length", "length"), ("progress", "finish.progress"), ("velocity", "finish.velocity"),
    ("against", "cancel.velocity"), ("carried", "finish.projection"), ("slop", "begin.slop"),
    ("estimator", "estimator"),
  ]

  /// Returns the list. Columns that do not fit into `width` are left out from the right and named
  /// below; nil shows all columns.
  static func text(_ policies: [ReleasePolicy], style: TextStyle, width: Int?) -> PrintableText {
    var rows = [["policy"] + columns.map(\.0) + ["origin"]]
    for policy in policies {
      let values = ThresholdJSON.list(policy.thresholds)
      let cells = columns.map { column in
        let value = values.first { $0.path == column.1 }?.value ?? ""
        return value == "none" || value == "0 ms" ? "-" : value
      }
      rows.append([policy.name] + cells + [policy.origin])
    }
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var shown = widths.count
    while let width, shown > 2, widths.prefix(shown).reduce(0, { $0 + $1 + 2 }) - 2 > width {
      shown -= 1
    }
    var text = rows.enumerated().map { (index, row) -> PrintableText in
      let line = zip(row, widths).prefix(shown).map {
        $0 + String(repeating: " ", count: $1 - $0.count + 2)
      }.joined()
      let text = PrintableText(line).withoutSpacesAtEnd
      return (index == 0 ? style.faint(text) : text) + "\n"
    }.joined()
    if let width, shown < widths.count {
      let hidden = rows[0].dropFirst(shown).joined(separator: ", ")
      text += "\n"
      text +=
        WrappedText(
          "Left out at \(width) columns: \(hidden). `pantograph policies NAME` prints all numbers.",
          width: width
        ).text
    }
    return text
  }

  /// Returns the numbers of one policy. Numbers that differ from the default policy are
  /// highlighted. Reasons are shown only for the default policy, because other systems have their
  /// own reasons.
  static func details(_ policy: ReleasePolicy, style: TextStyle, width: Int) -> PrintableText {
    let numbers = ThresholdNumber.paths.compactMap { ThresholdNumber($0) }
    let usual = InteractionThresholds()
    let isOurs = policy.thresholds == usual
    let texts = numbers.map { $0.text(in: policy.thresholds) }
    let paths = numbers.map(\.path.count).max() ?? 0
    let widest = texts.map(\.count).max() ?? 0
    let head = WrappedText("\(policy.name): \(policy.summary)", width: width).plain
    var text =
      style.bold("\(policy.name)") + PrintableText(lines: head.dropFirst(policy.name.count))
    text += WrappedText("from \(policy.origin)", width: width, indent: 2).text + "\n"
    for (number, value) in zip(numbers, texts) {
      let isWide = 4 + paths + widest <= width
      let space = isWide ? paths - number.path.count : 0
      let path = number.path + String(repeating: " ", count: space)
      var phrase = number.meaning
      if isOurs, !number.reason.isEmpty { phrase += "; \(number.reason)" }
      let line = WrappedText.plain(
        "  \(path)  \(value)", phrase, column: paths + widest + 6, width: width)
      let start = 4 + path.count
      text += "\(line.prefix(start))"
      text += value == number.text(in: usual) ? "\(value)" : style.bold("\(value)")
      text +=
        style.faint(PrintableText(lines: line.dropFirst(start + value.count).dropLast())) + "\n"
    }
    return text
  }

  static func json(_ policies: [ReleasePolicy]) -> String {
    let numbers = ThresholdNumber.paths.compactMap { ThresholdNumber($0) }
    var json = JSONWriter()
    json.object { json in
      json.member("schema", JSONSchema.policies)
      json.key("policies")
      json.array(policies) { json, policy in
        json.object { json in
          json.member("name", policy.name)
          json.member("summary", policy.summary)
          json.member("origin", policy.origin)
          json.key("thresholds")
          json.object { json in
            for number in numbers {
              json.key(number.path)
              json.value(number, in: policy.thresholds)
            }
          }
        }
      }
    }
    return json.text + "\n"
  }
}
