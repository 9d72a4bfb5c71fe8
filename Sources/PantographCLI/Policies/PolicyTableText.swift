import Gestures
import PlainText

extension PolicyTable {
  func text(style: TextStyle, withReasons: Bool) -> String {
    let width = rows.map(\.policy.name.count).max() ?? 0
    func line(_ name: String, _ marks: [String]) -> String {
      let space = String(repeating: " ", count: width - name.count)
      return name + space + marks.map { $0.count > 1 ? " \($0)" : "  \($0)" }.joined()
    }
    var text = style.faint(line("", TenGestures.all.map(\.name))) + "\n"
    for row in rows {
      let marks = row.cells.map { $0.differs ? $0.mark + "*" : $0.mark + " " }
      var shown = line(row.policy.name, marks.map { " " + $0 })
      while shown.last == " " { shown.removeLast() }
      text += shown + "\n"
    }
    text += "\n"
    for gesture in TenGestures.all { text += "\(gesture.name)  \(gesture.meaning)\n" }
    text += """

      F finishes, C cancels; in small letters where not all of \(Self.hands) model hands agree. With \
      * a ruler-made
      gesture of constant speeds, and no report while it rests, ends the other way.

      """
    guard withReasons else { return text }
    for (policy, gesture, cell) in differences {
      text += "\n\(style.bold("\(policy.name) \(gesture.name)"))\n"
      text += "  a hand:  \(cell.example)\n  a ruler: \(cell.byRuler)\n"
    }
    return text
  }

  var json: String {
    var json = JSONWriter()
    json.object { json in
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
