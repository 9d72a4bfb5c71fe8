import Foundation
import PantographCLI
import PantographCommands
import PantographPlainText
import PantographPorting

/// The compiler's errors in ported sources, shown with the paths and lines of the user's own sources.
struct CompilerReport {
  let messages: [CompilerMessage]
  /// The paths of the user's files, by the paths of their ported copies.
  let places: [String: String]
  /// The port's notes about names and lines that it could not convert.
  let notes: [PortNote]

  /// The largest number of errors shown. Further ones mostly follow from the first.
  private static let mostErrors = 40

  private var errorCount: Int { messages.count { $0.kind == "error" } }

  func summary(of folder: String) -> String {
    "\(folder) does not compile: \(errorCount) error\(errorCount == 1 ? "" : "s")"
  }

  func text(style: TextStyle) -> PrintableText {
    var text: PrintableText = ""
    var told: Set<PortNote> = []
    var errors = 0
    for message in messages {
      if message.kind == "error" { errors += 1 }
      if errors > Self.mostErrors { break }
      text += self.text(of: message, style)
      for note in known(of: message) where told.insert(note).inserted {
        text += "  \(style.faint("port:")) \(note.name): \(note.message)\n"
      }
    }
    if errorCount > Self.mostErrors { text += "and \(errorCount - Self.mostErrors) more errors\n" }
    return text
  }

  private func text(of message: CompilerMessage, _ style: TextStyle) -> PrintableText {
    let kind =
      message.kind == "error" ? style.red("error:") : style.faint("\(message.kind):")
    guard message.line > 0 else { return "\(kind) \(message.text)\n" + lines(message.excerpt) }
    let place = places[message.path]
    let path = place ?? message.path
    var text: PrintableText =
      "\(style.bold("\(path):\(message.line):\(message.column):")) \(kind) \(message.text)\n"
    guard let compiled = message.excerpt.first else { return text }
    guard let place, let written = Self.line(message.line, of: place), written != compiled else {
      return text + lines(message.excerpt)
    }
    // Shows an edited line as the user wrote it. The column belongs to the compiled line.
    text += "\(PrintableText(lines: written))\n"
    text += "  \(style.faint("ported to:")) \(Self.part(of: compiled, at: message.column))\n"
    return text
  }

  /// Returns a line without the spaces around it, or the part around a column of a long line. Columns
  /// are in bytes, from 1.
  private static func part(of line: String, at column: Int) -> String {
    let most = 120
    guard line.utf8.count > most else { return line.trimmingCharacters(in: .whitespaces) }
    let start = max(0, column - 1 - most / 3)
    let bytes = line.utf8.dropFirst(start).prefix(most)
    return (start > 0 ? "…" : "") + String(decoding: bytes, as: UTF8.self)
      + (start + most < line.utf8.count ? "…" : "")
  }

  private func lines(_ lines: [String]) -> PrintableText {
    lines.isEmpty ? "" : PrintableText(lines: lines.joined(separator: "\n")) + "\n"
  }

  /// Returns the notes about the message's line and about the names in the message.
  private func known(of message: CompilerMessage) -> [PortNote] {
    let path = places[message.path] ?? message.path
    let names = Set(message.names)
    let exact = notes.filter { note in
      note.path == path && note.line == message.line || names.contains(note.name)
    }
    guard exact.isEmpty, message.text.hasPrefix("cannot find ") else { return exact }
    // The missing name may belong to a module that does not exist here.
    return notes.filter { note in
      note.path == path && Self.line(note.line, of: path)?.contains("import \(note.name)") ?? false
    }
  }

  private static func line(_ number: Int, of path: String) -> String? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let rows = String(decoding: data, as: UTF8.self).split(
      omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return rows.indices.contains(number - 1) ? String(rows[number - 1]) : nil
  }
}
