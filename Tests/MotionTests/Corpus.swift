import Foundation

/// Other people's recordings, in a folder beside the checkout and never within it.
enum Corpus {
  static let folder: URL? = {
    if let path = ProcessInfo.processInfo.environment["PANTOGRAPH_CORPUS"] {
      return URL(fileURLWithPath: path)
    }
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("shared/corpus")
      if FileManager.default.fileExists(atPath: candidate.path) { return candidate }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  static func has(_ path: String) -> Bool {
    guard let folder else { return false }
    return FileManager.default.fileExists(atPath: folder.appendingPathComponent(path).path)
  }

  /// The lines of a table without its header, split at the commas.
  static func rows(_ path: String) throws -> [[Substring]] {
    guard let folder else { return [] }
    let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    return text.split(whereSeparator: \.isNewline).dropFirst().map {
      $0.split(separator: ",", omittingEmptySubsequences: false)
    }
  }
}
