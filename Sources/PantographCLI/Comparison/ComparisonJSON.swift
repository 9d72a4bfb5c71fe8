import PantographCommands
import PantographPlainText
import PantographRecordingFiles

/// The output of `diff --json`.
struct ComparisonJSON {
  let comparison: FileComparison

  /// Writes the object in pieces, because there may be many contacts.
  func write(_ print: (String) throws(Failure) -> Void) throws(Failure) {
    var json = JSONWriter()
    json.beginObject()
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
    json.raw("")
    try print(json.take())
    try comparison.contacts.json.forEachPiece(print) { Failure($0) }
    writeRest(&json)
    json.endObject()
    try print(json.take() + "\n")
  }

  private func writeRest(_ json: inout JSONWriter) {
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
}
