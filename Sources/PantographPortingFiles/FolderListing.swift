import Foundation
import PantographPorting

/// The files of a folder, with the modules that its Swift sources import.
struct FolderListing {
  let root: String
  /// The files' paths relative to the folder, in order.
  private(set) var files: [String] = []
  /// The modules that each source imports, by the source's path.
  private(set) var imports: [String: Set<String>] = [:]
  /// The class names of scene delegates, by the path of the source that declares the class.
  private(set) var sceneDelegates: [String: String] = [:]
  /// The sources with which a program begins.
  private(set) var beginnings: Set<String> = []
  /// The paths of the files and of their folders, by the lowercased path.
  private var spellings: [String: [String]] = [:]

  /// Lists the files of a folder.
  ///
  /// - Parameter output: The folder that ported files are written to, which is left out; empty if
  ///   there is none.
  init(_ root: String, besides output: String = "") throws(PortingFailure) {
    self.root = root
    var walk = SourceWalk(output: output)
    var found: [String] = []
    var imports: [String: Set<String>] = [:]
    var delegates: [String: String] = [:]
    var beginnings: Set<String> = []
    _ = try walk.add(root) { (place, file) throws(PortingFailure) in
      found.append(place.target)
      guard place.target.hasSuffix(".swift"), file.size <= PortedTree.mostSourceBytes,
        let bytes = file.bytes(atMost: PortedTree.mostSourceBytes)
      else { return }
      let text = String(decoding: bytes, as: UTF8.self)
      imports[place.target] = Self.imports(of: text)
      if let name = Self.sceneDelegate(in: text) { delegates[place.target] = name }
      if Self.isBeginning(place.target, text) { beginnings.insert(place.target) }
    }
    (files, self.imports, sceneDelegates) = (found, imports, delegates)
    self.beginnings = beginnings
    spellings = Dictionary(grouping: Self.places(of: found)) { $0.lowercased() }
  }

  /// Returns a target with its paths as this folder spells them. On macOS a project's paths may
  /// differ from them in the case of letters.
  func spelled(_ target: XcodeTarget) -> XcodeTarget {
    var target = target
    let spell = { (paths: Set<String>) in
      Set(
        paths.map { path in
          let known = spellings[path.lowercased()] ?? []
          return known.contains(path) ? path : known.first ?? path
        })
    }
    target.sources = spell(target.sources)
    target.resources = spell(target.resources)
    target.folders = spell(target.folders)
    target.exceptions = spell(target.exceptions)
    return target
  }

  /// Returns the files and all folders around them, in order.
  private static func places(of files: [String]) -> [String] {
    var places: Set<String> = []
    for file in files {
      var place = file[...]
      while places.insert(String(place)).inserted, let slash = place.lastIndex(of: "/") {
        place = place[..<slash]
      }
    }
    return places.sorted()
  }

  /// Whether a source imports a module that only tests import.
  func importsTests(_ file: String) -> Bool {
    !(imports[file] ?? []).isDisjoint(with: ImportedModules.tests)
  }

  /// Reads one of the files. Throws if it has more than `limit` bytes.
  func bytes(of file: String, atMost limit: Int) throws(PortingFailure) -> [UInt8] {
    let path = "\(root)/\(file)"
    guard let open = OpenFile(path), open.isFile else {
      throw PortingFailure(.noInput, "\(path) cannot be read")
    }
    guard let bytes = open.bytes(atMost: limit) else {
      throw PortingFailure(.data, "\(path) is larger than \(limit >> 20) MB")
    }
    return bytes
  }

  /// Returns the modules that lines such as `@testable import class Sheets.Sheet` import.
  private static func imports(of text: String) -> Set<String> {
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) where line.contains("import ") {
      var words = line.split { $0 == " " || $0 == "\t" }[...]
      while let word = words.first, word.hasPrefix("@") || modifiers.contains(word) {
        words.removeFirst()
      }
      guard words.popFirst() == "import" else { continue }
      if let word = words.first, kinds.contains(word) { words.removeFirst() }
      if let name = words.first?.prefix(while: { $0 != "." && $0 != ";" }) {
        names.insert(String(name))
      }
    }
    return names
  }

  private static let modifiers: Set<Substring> = ["public", "internal", "private", "fileprivate"]
  private static let kinds: Set<Substring> = [
    "class", "struct", "enum", "protocol", "func", "var", "let", "typealias",
  ]

  private static func isBeginning(_ file: String, _ text: String) -> Bool {
    if "/\(file)".hasSuffix("/main.swift") { return true }
    guard text.contains("@main") || text.contains("@UIApplicationMain") else { return false }
    return text.split(whereSeparator: \.isNewline).contains { line in
      let word = line.drop { $0 == " " || $0 == "\t" }.prefix { $0 != " " && $0 != "\t" }
      return word == "@main" || word == "@UIApplicationMain"
    }
  }

  private static func sceneDelegate(in text: String) -> String? {
    guard text.contains("UIWindowSceneDelegate") else { return nil }
    for line in text.split(whereSeparator: \.isNewline) where line.contains("UIWindowSceneDelegate")
    {
      let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      if let place = words.firstIndex(of: "class"), words.indices.contains(place + 1) {
        return String(words[place + 1])
      }
    }
    return nil
  }
}
