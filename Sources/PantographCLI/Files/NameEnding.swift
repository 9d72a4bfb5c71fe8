import PantographCommands

/// The ending of a file's name, which is to say what the file holds.
package enum NameEnding {
  /// Endings of files that no command writes as text of its own.
  private static let foreign: Set<String> = [
    "png", "svg", "webp", "gif", "jpg", "jpeg", "pdf", "html", "htm", "csv", "tsv", "json", "xml",
    "md", "mp4", "webm", "tar", "gz", "tgz", "xz", "zst", "bz2", "zip", "part", "swift", "py",
  ]

  /// Throws where the name says that the file is something else.
  ///
  /// - Parameters:
  ///   - path: where it is written.
  ///   - own: the endings that it may have beside any that says nothing.
  ///   - what: what is written.
  ///   - advice: what to do instead.
  package static func check(
    _ path: String, own: Set<String>, of what: String, advice: [String] = []
  ) throws(Failure) {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return }
    let ending = name[name.index(after: dot)...].lowercased()
    guard foreign.contains(ending), !own.contains(ending) else { return }
    throw Failure(
      .usage, "\(path) ends in .\(ending), but \(what) would be written", advice: advice)
  }
}
