/// Paths of a project: relative to its folder, without `.` and with `..` only at the beginning.
package enum ProjectPath {
  /// The longest path that the system takes.
  private static let longest = 4096

  /// - Returns: Nil for an absolute path, and for one that no file can have.
  package static func joined(_ folder: String, _ path: String) -> String? {
    guard !path.hasPrefix("/"), folder.utf8.count + path.utf8.count < longest else { return nil }
    var parts: [Substring] = []
    for part in folder.split(separator: "/") + path.split(separator: "/") where part != "." {
      if part == "..", let last = parts.last, last != ".." {
        parts.removeLast()
      } else {
        parts.append(part)
      }
    }
    return parts.joined(separator: "/")
  }
}
