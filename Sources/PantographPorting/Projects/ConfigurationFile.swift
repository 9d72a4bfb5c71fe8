/// The settings of a configuration file of Xcode (`.xcconfig`), with those of the files that it includes.
package struct ConfigurationFile {
  /// Returns the text of a file by its path from the project's folder; nil for one that is not there.
  package typealias Read = (_ path: String) -> String?

  private(set) var settings: [(name: String, value: String)] = []
  private let read: Read
  /// The number of files that may still be read. It limits the work for files that mostly include others.
  private var filesLeft = 64
  /// The files that are being read. Including one of them again is ignored, because files may include
  /// each other.
  private var open: Set<String> = []

  package init(_ path: String, read: @escaping Read) {
    self.read = read
    take(path)
  }

  private mutating func take(_ path: String) {
    guard filesLeft > 0, open.insert(path).inserted else { return }
    defer { open.remove(path) }
    filesLeft -= 1
    guard let text = read(path) else { return }
    let folder = path.contains("/") ? String(path[..<path.lastIndex(of: "/")!]) : ""
    for line in text.split(whereSeparator: \.isNewline) {
      let line = Self.withoutComment(line).trimmed
      if line.hasPrefix("#include") {
        let name = line.split(separator: "\"", omittingEmptySubsequences: false)
        if name.count == 3, let place = ProjectPath.joined(folder, String(name[1])) { take(place) }
        continue
      }
      // Ignores a setting with a condition, `NAME[sdk=…]`. Its first `=` belongs to the condition.
      guard let end = line.firstIndex(where: { $0 == "=" || $0 == "[" }), line[end] == "=" else {
        continue
      }
      var value = line[line.index(after: end)...].trimmed
      if value.hasSuffix(";") { value = value.dropLast().trimmed }
      settings.append((String(line[..<end].trimmed), String(value)))
    }
  }

  private static func withoutComment(_ line: Substring) -> Substring {
    var previous: Character?
    for index in line.indices {
      if line[index] == "/", previous == "/" { return line[..<line.index(before: index)] }
      previous = line[index]
    }
    return line
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var text = drop(while: \.isWhitespace)
    while text.last?.isWhitespace == true { text.removeLast() }
    return text
  }
}
