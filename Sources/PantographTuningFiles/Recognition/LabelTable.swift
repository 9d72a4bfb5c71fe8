import PantographPlainText

/// A table of labels, `labels.tsv`: its columns are `file`, `label` or `kind`, `fingers`, and
/// optionally `count`, `direction`, `shows` and `person`, separated by tabulators.
package struct LabelTable: Sendable {
  /// A row of the table.
  package struct Row: Hashable, Sendable {
    /// The path of the recording from the table's folder.
    package var file: String
    package var label: RecognitionLabel
    /// The person who made the gesture; empty if unknown.
    package var person: String
    /// The line of the table, counted from 1.
    package var line: Int
  }

  /// A problem of a table, as a sentence without its full stop.
  package struct Problem: Error, Hashable, Sendable {
    package var line: Int
    package var sentence: String
  }

  package let rows: [Row]

  /// Reads a table.
  package init(_ text: String) throws(Problem) {
    let lines = text.split(omittingEmptySubsequences: false) { $0.isNewline }.map { line in
      line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
    let heading = lines.first ?? []
    func column(_ names: String...) throws(Problem) -> Int {
      for name in names {
        if let place = heading.firstIndex(of: name) { return place }
      }
      throw Problem(
        line: 1,
        sentence: "there is no column \(names.joined(separator: " or ")); a table of labels has "
          + "the columns file, label or kind, and fingers")
    }
    let (file, label) = (try column("file"), try column("label", "kind"))
    let fingers = try column("fingers")
    var rows: [Row] = []
    for (index, fields) in lines.enumerated().dropFirst() where fields != [""] {
      func field(_ name: String) -> String? {
        guard let place = heading.firstIndex(of: name), place < fields.count else { return nil }
        return fields[place].isEmpty ? nil : fields[place]
      }
      guard fields.count > max(file, label, fingers) else {
        throw Problem(
          line: index + 1,
          sentence: "there are \(fields.count) columns; the heading has \(heading.count)")
      }
      // A session without a gesture has no number of fingers.
      let number = fields[fingers].isEmpty ? 0 : Int(fields[fingers])
      guard let number, (0...16).contains(number) else {
        throw Problem(
          line: index + 1,
          sentence:
            "fingers is \(JSONNode.shown(fields[fingers])); expected a whole number from 0 to 16")
      }
      var own = RecognitionLabel(label: fields[label], fingers: number)
      if let text = field("count") {
        guard let count = Int(text), count >= 0 else {
          throw Problem(
            line: index + 1,
            sentence: "count is \(JSONNode.shown(text)); expected a whole number")
        }
        own.count = count
      }
      own.directions = (field("direction") ?? "").split(separator: " ").map(String.init)
      own.group = field("shows")
      rows.append(
        Row(file: fields[file], label: own, person: field("person") ?? "", line: index + 1))
    }
    self.rows = rows
  }
}
