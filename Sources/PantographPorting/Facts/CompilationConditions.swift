/// The `#if` conditions that apply to each token of a file.
struct CompilationConditions {
  private struct Change {
    let index: Int
    let conditions: [String]
  }

  private var changes: [Change] = []

  init(_ file: SourceText) {
    // For each open block, the conditions that failed and the condition that is met.
    var open: [(failed: [String], met: String?)] = []
    for index in 0..<file.count where file[index].hasPrefix("#") {
      switch file[index] {
      case "#if": open.append(([], Self.condition(after: index, in: file)))
      case "#elseif", "#else":
        guard let last = open.popLast() else { continue }
        let failed = last.failed + (last.met.map { [$0] } ?? [])
        let met = file[index] == "#else" ? nil : Self.condition(after: index, in: file)
        open.append((failed, met))
      case "#endif": _ = open.popLast()
      default: continue
      }
      changes.append(
        Change(
          index: index,
          conditions: open.flatMap { block in
            block.failed.map { "!(\($0))" } + (block.met.map { [$0] } ?? [])
          }))
    }
  }

  private static func condition(after index: Int, in file: SourceText) -> String {
    var end = index + 1
    while end < file.count, file.line(end) == file.line(index) { end += 1 }
    // A port runs on Linux, not on iOS.
    return file.source(index + 1..<end).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      .replacing("os(iOS)", with: "os(Linux)")
  }

  /// Returns the conditions around a significant token, the outermost first.
  func around(_ index: Int) -> [String] {
    changes.last { $0.index < index }?.conditions ?? []
  }
}
