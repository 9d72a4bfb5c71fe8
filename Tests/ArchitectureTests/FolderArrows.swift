import Foundation

/// The types of other folders that each folder of UIKit names, found in the text of the files.
struct FolderArrows {
  /// A folder of a tier: `Core/Views`.
  typealias Folder = String

  /// For each folder, the folders that it uses, with the names of the used types.
  private(set) var names: [Folder: [Folder: Set<String>]] = [:]

  init(under root: String) {
    let files = Repository.files(under: root).map { file in
      (folder: Self.folder(of: file.path, under: root), code: file.code.map(\.text))
    }
    var homes: [Substring: Set<Folder>] = [:]
    for file in files {
      for line in file.code {
        if let name = Self.declaredType(in: line) { homes[name, default: []].insert(file.folder) }
      }
    }
    for file in files {
      for line in file.code {
        for word in Self.words(in: line) {
          guard let home = homes[word], home.count == 1, let other = home.first,
            other != file.folder
          else { continue }
          names[file.folder, default: [:]][other, default: []].insert(String(word))
        }
      }
    }
  }

  /// Pairs of folders of one tier that name types of each other.
  var circles: [(Folder, Folder)] {
    var found: [(Folder, Folder)] = []
    for (folder, uses) in names {
      for other in uses.keys where folder < other && names[other]?[folder] != nil {
        if Self.tier(of: folder) == Self.tier(of: other) { found.append((folder, other)) }
      }
    }
    return found.sorted { $0 < $1 }
  }

  static func tier(of folder: Folder) -> Substring { folder.prefix { $0 != "/" } }

  private static func folder(of path: String, under root: String) -> Folder {
    let parts = path.dropFirst(root.count + 1).split(separator: "/").dropLast()
    return parts.prefix(2).joined(separator: "/")
  }

  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "typealias", "actor",
  ]

  /// The name of a type that is declared at the top level.
  private static func declaredType(in line: String) -> Substring? {
    guard let first = line.first, first.isLetter || first == "@" else { return nil }
    let words = words(in: line)
    guard let kind = words.firstIndex(where: kinds.contains), kind + 1 < words.count,
      !words[..<kind].contains("extension"), !words[..<kind].contains("func"),
      !words[..<kind].contains("var"), !words[..<kind].contains("let")
    else { return nil }
    return words[kind + 1]
  }

  private static func words(in line: String) -> [Substring] {
    line.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}
