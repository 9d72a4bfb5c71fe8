/// Paths of a project: relative to its folder, without `.` and with `..` only at the beginning.
package enum ProjectPath {
  /// The length of the longest path that the system accepts, in bytes.
  private static let longest = 4096

  /// Returns the path of a file in a folder, without `.` and with `..` resolved where possible.
  ///
  /// - Returns: Nil for an absolute path, and for a path that is too long.
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
