import Foundation

/// Other people's recordings, in a folder beside the checkout and never within it.
enum Corpus {
  static let folder: String? = {
    if let path = ProcessInfo.processInfo.environment["PANTOGRAPH_CORPUS"] { return path }
    var folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("shared/corpus").path
      if FileManager.default.fileExists(atPath: candidate) { return candidate }
      folder.deleteLastPathComponent()
    }
    return nil
  }()

  static var isPresent: Bool { folder != nil }

  /// The files with these endings below a folder of the corpus, as paths relative to the corpus.
  static func files(_ path: String, endings: [String]) -> [String] {
    guard let folder else { return [] }
    let names = FileManager.default.enumerator(atPath: "\(folder)/\(path)")
    return (names?.compactMap { $0 as? String } ?? [])
      .filter { name in endings.contains { name.hasSuffix($0) } }
      .map { "\(path)/\($0)" }.sorted()
  }

  static func path(_ file: String) -> String { "\(folder ?? "")/\(file)" }

  static let recordings =
    files("evemu-devices", endings: [".events", ".evemu", ".desc"])
    + files("libinput-yml", endings: [".yml"]) + files("monkeyhelper", endings: [".txt"])
    + files("activitylog", endings: [".dat"])
}
