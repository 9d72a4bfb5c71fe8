import PantographCommands
import PantographPlainText
import PantographPlotting

/// The output of `diff`.
struct ComparisonText {
  let text: PrintableText

  init(_ comparison: FileComparison, style: PantographCommands.TextStyle) {
    var text: PrintableText = ""
    for (letter, file) in [("A", comparison.first), ("B", comparison.second)] {
      text += "\(style.bold("\(letter)"))  \(file.name), "
      text += "\(Self.count(of: file)) in \(Self.seconds(file.duration)) s"
      if let device = file.device { text += ", \(device)" }
      text += "\n"
    }
    text += "\n"
    guard !comparison.areSame else {
      self.text = text + style.green("Both files are the same.") + "\n"
      return
    }
    if comparison.first.device != comparison.second.device
      || comparison.first.surface != comparison.second.surface
    {
      text += "The devices differ.\n"
    }
    for note in comparison.notes { text += Self.line(note) }
    if comparison.areSameContacts {
      if comparison.haveContacts { text += "All contacts are the same.\n" }
      if !comparison.haveSameEvents { text += "Events that belong to no contact differ.\n" }
    } else {
      text += Self.table(comparison.contacts, style)
    }
    if let line = comparison.trace.firstDifference {
      text += "The \(comparison.first.isTrace ? "traces" : "gestures") first differ "
      text += Self.text(line)
    }
    for change in comparison.changes {
      let time = Self.seconds(change.change.seconds)
      text += "  only in \(change.isInFirst ? "A" : "B")  \(time) s  \(change.change.words)\n"
    }
    if comparison.trace.leavesLinesOut {
      text +=
        "  more lines follow; \(TraceComparison.mostLines) after the first that differs are compared\n"
    }
    for course in comparison.trace.courses { text += Self.line(course) }
    self.text = text
  }

  private static func count(of file: ComparedFile) -> PrintableText {
    let count = file.contacts.count
    let contacts: PrintableText = "\(count) \(count == 1 ? "contact" : "contacts")"
    guard file.reportCount > 0 else { return contacts }
    let reports: PrintableText = file.reportCount == 1 ? "report" : "reports"
    let movements: PrintableText = "\(file.reportCount) \(reports) of movements"
    return count > 0 ? "\(contacts) and \(movements)" : movements
  }

  private static func text(_ line: TraceComparison.Line) -> PrintableText {
    var text: PrintableText = "in line \(line.number):\n"
    for (letter, change) in [("A", line.first), ("B", line.second)] {
      guard let change else {
        text += "  \(letter)  has no more lines\n"
        continue
      }
      text += "  \(letter)  \(seconds(change.seconds)) s  \(change.words)\n"
    }
    return text
  }

  private static func line(_ course: CourseDifference) -> PrintableText {
    if let isInFirst = course.isOnlyInFirst {
      return "The values \"\(course.name)\" are only in \(isInFirst ? "A" : "B").\n"
    }
    let apart = DecimalText(course.apart, decimals: 4).description
    return
      "The values \"\(course.name)\" differ by up to \(apart), at \(seconds(course.apartAt)) s.\n"
  }

  private static func line(_ note: FileComparison.Note) -> PrintableText {
    func words(_ values: [String]) -> String {
      values.isEmpty ? "nothing" : values.map { "\"\($0)\"" }.joined(separator: ", ")
    }
    let (first, second) = (words(note.first), words(note.second))
    return "The note \(note.key) differs: A has \(first), B has \(second).\n"
  }

  /// Returns the table of all pairs; of many pairs, only of those that differ.
  private static func table(_ contacts: ComparedContacts, _ style: PantographCommands.TextStyle)
    -> PrintableText
  {
    guard contacts.count > ComparedContacts.textLimit else {
      return table(contacts.first, style)
    }
    var text = table(contacts.differing, style)
    let rest = contacts.count - contacts.sameCount - contacts.differing.count
    if rest > 0 { text += "  ... and \(rest) more that differ; --json lists them all\n" }
    return contacts.sameCount > 0
      ? text + "\(contacts.sameCount) other pairs are the same.\n" : text
  }

  private static func table(_ contacts: [ContactDifference], _ style: PantographCommands.TextStyle)
    -> PrintableText
  {
    var rows = [["A", "B", "landed", "ended", "apart mm", "after s", ""]]
    for contact in contacts {
      guard let first = contact.first, let second = contact.second else {
        rows.append([
          contact.first.map(String.init) ?? "-", contact.second.map(String.init) ?? "-", "", "", "",
          "", "only in \(contact.second == nil ? "A" : "B")",
        ])
        continue
      }
      let endings = contact.endings
      let same = contact.isSame ? "the same" : ""
      rows.append([
        "\(first)", "\(second)", later(contact.landed), later(contact.ended),
        DecimalText(contact.apart, decimals: 1, zeros: .kept).description,
        contact.apart > 0 ? seconds(contact.apartAt) : "",
        endings.0 == endings.1 ? same : "A \(words(endings.0)), B \(words(endings.1))",
      ])
    }
    return TextTable(rows, style: style).text
  }

  private static func later(_ seconds: Double) -> String {
    guard seconds != 0 else { return "same" }
    let text = DecimalText(seconds * 1000, decimals: 1).description
    return (seconds > 0 ? "+" : "") + text + " ms"
  }

  private static func seconds(_ seconds: Double) -> String {
    DecimalText(seconds, decimals: 3, zeros: .kept).description
  }

  static func words(_ end: PlottedContact.End?) -> String {
    switch end {
    case .lifted: "lifted"
    case .cancelled(let reason): "cancelled: \(reason)"
    case .open, nil: "still down"
    }
  }
}
