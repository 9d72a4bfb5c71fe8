import Expectations
import Foundation
import Testing

/// Members without effect are marked where they are declared, and all lists are generated from the marks.
struct InertTests {
  /// The number of names without effect. Raise it only for a member that cannot have an effect.
  static let count = 397

  private static let writes = ProcessInfo.processInfo.environment["PANTOGRAPH_WRITE_INERT"] == "1"

  /// Compares a file with the text generated from the declarations, or writes the file if that is requested.
  private func compare(_ path: String, _ wanted: String) throws {
    if Self.writes {
      let place = Repository.root.appending(path: path)
      try wanted.write(to: place, atomically: true, encoding: .utf8)
    }
    expect(
      Repository.text(path), equals: wanted,
      "\(path) is not what the declarations say: make inert-names")
  }

  @Test func `no more names are without effect than are known`() {
    let all = InertDeclaration.all
    expect(all.count, equals: Self.count, "\(all.count) names are declared inert")
    expect(Set(all.map(\.path)).count, equals: all.count, "a name has two reasons")
  }

  @Test func `the port's table is that of the declarations`() throws {
    try compare(InertTables.tablePath, InertTables.table)
  }

  @Test func `the port's table of delegates' methods is that of their protocols`() throws {
    try compare(DelegateTables.path, DelegateTables.table)
  }

  @Test func `the page of what differs lists the declarations`() throws {
    try compare(InertTables.pagePath, try #require(InertTables.page))
  }

  @Test func `a mark stands at a public member`() {
    for file in InertDeclaration.files {
      let strays = InertScan(file).strays
      expect(strays.isEmpty, "\(file.path): no public member is marked in \(strays)")
    }
  }

  @Test func `a reason follows "no effect here:" in a sentence`() {
    for declaration in InertDeclaration.all {
      let reason = declaration.reason
      let isSentence = reason.last == "." || reason.contains("|") || reason.contains(";")
      expect(
        reason.split(separator: " ").count > 1 && !isSentence, "\(declaration.path): \(reason)")
    }
  }

  @Test func `no setter forgets what is set`() {
    for file in InertDeclaration.files {
      for (number, text) in file.code where text.contains("set {}") || text.contains("set { }") {
        Issue.record("\(file.path):\(number): keep the value, and declare the member inert")
      }
    }
  }

  /// A comment alone would not be counted, because it is no declaration.
  @Test func `no comment alone says that a member is kept without effect`() {
    for file in InertDeclaration.files {
      for (number, line) in zip(1..., file.lines) {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("///"), Self.saysKept(text.dropFirst(3)) else { continue }
        Issue.record("\(file.path):\(number): write @Inert(\"why\") or inert(\"why\")")
      }
    }
  }

  private static func saysKept(_ comment: Substring) -> Bool {
    for sentence in comment.split(whereSeparator: { ".;".contains($0) }) {
      let words = sentence.drop { $0 == " " }
      guard words.hasPrefix("Kept") || words.hasPrefix("kept") else { continue }
      let rest = words.dropFirst(4)
      if rest.isEmpty || ":,".contains(rest.first!) || rest.hasPrefix(" for those who ask") {
        return true
      }
    }
    return false
  }
}
