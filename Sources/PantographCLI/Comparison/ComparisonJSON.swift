import PantographPlainText

/// The output of `diff --json`.
struct ComparisonJSON {
  let text: String

  init(_ comparison: FileComparison) {
    var json = JSONWriter()
    json.object { json in
      json.member("schema", JSONSchema.comparison)
      json.member("same", comparison.areSame)
      for (key, file) in [("a", comparison.first), ("b", comparison.second)] {
        json.key(key)
        json.object { json in
          json.member("file", file.name)
          json.member("device", file.device)
          json.member("contacts", file.contacts.count)
          json.member("duration", file.duration)
        }
      }
      json.key("contacts")
      json.array(comparison.contacts) { json, contact in
        let isPair = contact.first != nil && contact.second != nil
        json.object { json in
          json.member("a", contact.first)
          json.member("b", contact.second)
          json.member("same", contact.isSame)
          json.member("landed", isPair ? contact.landed : nil)
          json.member("ended", isPair ? contact.ended : nil)
          json.member("apart", isPair ? contact.apart : nil)
          json.member("apartAt", isPair ? contact.apartAt : nil)
          json.member("aEnding", contact.endings.0.map { ComparisonText.words($0) })
          json.member("bEnding", contact.endings.1.map { ComparisonText.words($0) })
        }
      }
      json.member("sameEvents", comparison.haveSameEvents)
      json.key("notes")
      json.array(comparison.notes) { json, note in
        json.object { json in
          json.member("key", note.key)
          json.key("a")
          json.array(note.first) { $0.value($1) }
          json.key("b")
          json.array(note.second) { $0.value($1) }
        }
      }
      json.key("changes")
      json.array(comparison.changes) { json, change in
        json.object { json in
          json.member("only", change.isInFirst ? "a" : "b")
          json.member("time", change.change.seconds)
          json.member("text", change.change.words)
        }
      }
      json.key("firstDifference")
      if let line = comparison.trace.firstDifference {
        json.object { json in
          json.member("line", line.number)
          for (key, change) in [("a", line.first), ("b", line.second)] {
            json.key(key)
            guard let change else {
              json.raw("null")
              continue
            }
            json.object { json in
              json.member("time", change.seconds)
              json.member("text", change.words)
            }
          }
        }
      } else {
        json.raw("null")
      }
      json.key("courses")
      json.array(comparison.trace.courses) { json, course in
        json.object { json in
          json.member("name", course.name)
          json.member("only", course.isOnlyInFirst.map { $0 ? "a" : "b" })
          json.member("apart", course.isOnlyInFirst == nil ? course.apart : nil)
          json.member("apartAt", course.isOnlyInFirst == nil ? course.apartAt : nil)
        }
      }
    }
    text = json.text + "\n"
  }
}
