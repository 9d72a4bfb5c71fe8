import PantographCommands
import PantographGestures
import PantographPlainText

extension PolicyTable {
  func text(style: TextStyle, withReasons: Bool, width: Int) -> PrintableText {
    let name = rows.map(\.policy.name.count).max() ?? 0
    let gestures = TenGestures.all
    // If the terminal is too narrow for all gestures side by side, the table is split into parts.
    let count = max(1, min(gestures.count, (width - name) / 4))
    var text: PrintableText = ""
    for start in stride(from: 0, to: gestures.count, by: count) {
      let part = start..<min(start + count, gestures.count)
      text += style.faint(line("", gestures[part].map { "\($0.name) " }, name)) + "\n"
      for row in rows {
        let marks = row.cells[part].map { $0.differs ? $0.mark + "*" : $0.mark + " " }
        text += line(row.policy.name, marks, name) + "\n"
      }
      text += "\n"
    }
    for gesture in gestures {
      text += WrappedText.beside(gesture.name, gesture.meaning, column: 3, width: width)
    }
    text += "\n" + WrappedText(Self.legend, width: width).text
    let others = ReleasePolicy.all.filter { policy in
      !rows.contains { $0.policy.name == policy.name }
    }
    if !others.isEmpty {
      text += "\n"
      text +=
        WrappedText(
          "Not in this table: \(others.map(\.name).joined(separator: ", ")). "
            + "`pantograph policies --table NAME` shows one of them.", width: width
        ).text
    }
    guard withReasons else { return text }
    for (policy, gesture, cell) in differences {
      text += "\n\(style.bold("\(policy.name) \(gesture.name)"))\n"
      text += "  synthesised: \(cell.example)\n  ruler-made:  \(cell.byRuler)\n"
    }
    return text
  }

  private func line(_ name: String, _ marks: [String], _ width: Int) -> PrintableText {
    let space = String(repeating: " ", count: width - name.count)
    return PrintableText(name + space + marks.map { "  \($0)" }.joined()).withoutSpacesAtEnd
  }

  private static let legend = """
    F finishes, C cancels; lower case if not all \(hands) synthesised gestures agree. * marks a \
    different ending for a ruler-made gesture, which has constant speeds and no reports at rest.
    """

  var json: String {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", JSONSchema.policyTable)
      json.key("gestures")
      json.array(TenGestures.all) { json, gesture in
        json.object { json in
          json.member("name", gesture.name)
          json.member("meaning", gesture.meaning)
        }
      }
      json.key("policies")
      json.array(rows) { json, row in
        json.object { json in
          json.member("name", row.policy.name)
          json.key("gestures")
          json.array(zip(TenGestures.all, row.cells)) { json, pair in
            json.object { json in
              json.member("name", pair.0.name)
              json.member("outcome", "\(pair.1.outcome.name)")
              json.member("finishing", pair.1.finishing)
              json.member("hands", pair.1.hands)
              json.member("ruler", "\(pair.1.byRuler.outcome.name)")
              json.member("reason", pair.1.example.description)
              json.member("rulerReason", pair.1.byRuler.description)
            }
          }
        }
      }
    }
    return json.text + "\n"
  }
}
