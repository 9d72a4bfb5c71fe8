/// The ending of a file's name, which says what the file holds.
package enum FileEnding {
  /// Endings of kinds of files that a command may be thought to write.
  private static let known: Set<String> = [
    "png", "svg", "webp", "gif", "jpg", "jpeg", "pdf", "html", "htm", "csv", "tsv", "json", "xml",
    "md", "mp4", "webm", "tar", "gz", "tgz", "xz", "zst", "bz2", "zip", "part", "swift", "py",
  ]

  /// The ending of a name that says something else than is written; nil where it does not.
  ///
  /// - Parameter own: endings of what is written. One that is not known says nothing.
  package static func foreign(_ path: String, own: [String]) -> String? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    return known.contains(ending) && !own.contains(ending) ? ending : nil
  }
}
