/// Judges whether the ending of a file name contradicts the file's content.
package enum FileEnding {
  /// Endings of file types that a user might expect a command to write.
  private static let known: Set<String> = [
    "png", "svg", "webp", "gif", "jpg", "jpeg", "pdf", "eps", "html", "htm", "csv", "tsv", "json",
    "yaml", "yml", "toml", "xml", "md", "mp4", "webm", "mov", "mkv", "avi", "tar", "gz", "tgz",
    "xz", "zst", "bz2", "zip", "7z", "part", "evemu", "xlsx", "ods", "swift", "py",
  ]

  /// Returns the ending of a file name if it contradicts the written content; nil if it does not.
  ///
  /// - Parameter own: The endings that fit the content. An unknown ending contradicts nothing.
  package static func foreign(_ path: String, own: [String]) -> String? {
    let name = path.split(separator: "/").last.map(String.init) ?? path
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    return known.contains(ending) && !own.contains(ending) ? ending : nil
  }
}
