import Foundation

/// Finds the sources of a library that an application imports. The library may be a pod whose
/// podspec exists, or a package target of that name.
enum LibrarySources {
  /// Returns the common path prefix of the library's files in a folder; nil if there are none.
  static func folder(of name: String, in listing: FolderListing) -> String? {
    if let file = listing.files.first(where: { "/\($0)".hasSuffix("/\(name).podspec") }),
      let inner = podFolder(at: "\(listing.root)/\(file)")
    {
      return (file.contains("/") ? String(file[...file.lastIndex(of: "/")!]) : "") + inner
    }
    let place = "/Sources/\(name)/"
    for file in listing.files {
      guard let range = "/\(file)".firstRange(of: place) else { continue }
      return String("/\(file)"[..<range.upperBound].dropFirst())
    }
    return nil
  }

  /// The number of parent folders in which a library is looked for.
  private static let furthest = 3

  /// Returns the folder of a library's sources in the folders around `root`. An example application
  /// often lies inside the library that it demonstrates.
  static func folder(of name: String, around root: String) -> String? {
    // This check prevents a module name from leading to another folder.
    guard name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }) else { return nil }
    var folder = URL(fileURLWithPath: root).resolvingSymlinksInPath().standardizedFileURL
    for _ in 0..<furthest where folder.path != "/" {
      folder.deleteLastPathComponent()
      if let inner = podFolder(at: folder.appendingPathComponent("\(name).podspec").path),
        !inner.isEmpty
      {
        return folder.appendingPathComponent(inner).path
      }
      let sources = folder.appendingPathComponent("Sources/\(name)").path
      let manifest = folder.appendingPathComponent("Package.swift").path
      if [sources, manifest].allSatisfy(FileManager.default.fileExists) { return sources }
    }
    return nil
  }

  /// Returns the part of a podspec's `source_files` before its first wildcard; nil if there is
  /// none.
  private static func podFolder(at path: String) -> String? {
    guard let file = OpenFile(path), file.isFile, let bytes = file.bytes(atMost: 1 << 20) else {
      return nil
    }
    for line in String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    where line.contains("source_files") {
      let words = line.split(omittingEmptySubsequences: false) { $0 == "'" || $0 == "\"" }
      guard words.count > 1 else { continue }
      let fixed = words[1].prefix { !"*{[".contains($0) }
      let inner = fixed.lastIndex(of: "/").map { String(fixed[...$0]) } ?? ""
      return inner.split(separator: "/").contains("..") || inner.hasPrefix("/") ? nil : inner
    }
    return nil
  }
}
