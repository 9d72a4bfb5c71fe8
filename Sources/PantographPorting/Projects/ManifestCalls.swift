/// The calls in a package manifest, such as `.target(name: "Cards", path: "Source")`, with the texts of
/// their arguments.
package struct ManifestCalls {
  package struct Call {
    package let name: String
    /// The string literals of each argument, by its label. Literals in nested calls are left out, except
    /// the paths of resources in calls of `copy`, which have this label.
    package var texts: [String: [String]] = [:]
  }

  package private(set) var all: [Call] = []

  package init(_ text: String) {
    let file = SourceText(path: "Package.swift", text)
    for index in 0..<file.count where file.isWord(index) && file[index - 1] == "." {
      guard file[index + 1] == "(", let end = file.closing(index + 1) else { continue }
      all.append(Self.call(file, index, end))
    }
  }

  private static func call(_ file: SourceText, _ name: Int, _ end: Int) -> Call {
    var call = Call(name: file[name])
    var label = ""
    var index = name + 2
    while index < end {
      if file.isWord(index), file[index + 1] == ":" { label = file[index] }
      if file[index] == "(", file.kind(index) == .symbol {
        if label == "resources", file[index - 1] == "copy", file.kind(index + 1) == .string {
          call.texts["copy", default: []].append(literal(file[index + 1]))
        }
        index = file.closing(index) ?? end
      } else if file.kind(index) == .string {
        call.texts[label, default: []].append(literal(file[index]))
      }
      index += 1
    }
    return call
  }

  private static func literal(_ token: String) -> String {
    token.trimmingPrefix { $0 == "\"" }.description.split(separator: "\"").first
      .map(String.init) ?? ""
  }
}
