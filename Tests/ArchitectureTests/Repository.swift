import Foundation
import Synchronization

/// The checkout that these tests were built from, read as text.
enum Repository {
  /// The folder of `Package.swift`.
  static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The text of a file, or an empty text if it does not exist.
  static func text(_ path: String) -> String {
    (try? String(contentsOf: root.appending(path: path), encoding: .utf8)) ?? ""
  }

  /// Whether the file or folder exists.
  static func has(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: root.appending(path: path).path)
  }

  /// The names in a folder, without hidden files.
  static func names(in folder: String) -> [String] {
    let found = try? FileManager.default.contentsOfDirectory(
      atPath: root.appending(path: folder).path)
    return (found ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }

  private static let lists = Mutex<[String: [SourceFile]]>([:])

  /// Every file below a folder whose name ends with one of `endings`. Paths begin at the root.
  static func files(under folder: String, endings: [String] = [".swift"]) -> [SourceFile] {
    let key = "\(folder) \(endings.joined(separator: " "))"
    if let known = lists.withLock({ $0[key] }) { return known }
    let start = root.appending(path: folder).path
    guard let walker = FileManager.default.enumerator(atPath: start) else { return [] }
    var found: [SourceFile] = []
    for case let name as String in walker where endings.contains(where: { name.hasSuffix($0) }) {
      found.append(SourceFile.read("\(folder)/\(name)"))
    }
    let files = found.sorted { $0.path < $1.path }
    lists.withLock { $0[key] = files }
    return files
  }
}
