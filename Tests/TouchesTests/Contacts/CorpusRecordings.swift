import Foundation
import PantographRecordings

/// Other people's recordings, in a folder beside the checkout and never within it.
enum CorpusRecordings {
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

  static var isPresent: Bool {
    folder.map { FileManager.default.fileExists(atPath: $0.path) } ?? false
  }

  /// The files, by their path within the corpus, in alphabetical order.
  static func paths(under prefix: String) -> [String] {
    guard let folder, let found = FileManager.default.enumerator(atPath: folder.path) else {
      return []
    }
    return found.compactMap { $0 as? String }
      .filter { path in
        var isFolder: ObjCBool = false
        let file = folder.appendingPathComponent(path).path
        return path.hasPrefix(prefix)
          && FileManager.default.fileExists(atPath: file, isDirectory: &isFolder)
          && !isFolder.boolValue
      }
      .sorted()
  }

  /// The recording, or nil if its format is not recognized.
  static func read(_ path: String) throws -> Recording? {
    guard let folder else { return nil }
    let bytes = try Data(contentsOf: folder.appendingPathComponent(path))
    return bytes.withUnsafeBytes { bytes in
      guard let format = RecordingFormat.recognize(bytes) else { return nil }
      let parser = format.makeParser()
      var batch = RecordingBatch()
      parser.parse(bytes, into: &batch)
      parser.finish(into: &batch)
      var recording = Recording()
      recording.append(batch)
      return recording
    }
  }

  /// The largest number of contacts in each labelled file.
  static func mostContacts() throws -> [String: Int] {
    guard let folder else { return [:] }
    let text = try String(contentsOf: folder.appendingPathComponent("labels.tsv"), encoding: .utf8)
    var counts: [String: Int] = [:]
    for line in text.split(whereSeparator: \.isNewline).dropFirst() {
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      counts[String(fields[0])] = Int(fields[9])
    }
    return counts
  }
}
