import Foundation
import PantographPorting

/// The files of a folder, and what its Swift sources import.
struct FolderListing {
  let root: String
  /// Paths relative to the folder, in order.
  private(set) var files: [String] = []
  /// The modules that sources import, by their paths.
  private(set) var imports: [String: Set<String>] = [:]
  /// The classes that are delegates of scenes.
  private(set) var sceneDelegates: [String: String] = [:]

  /// - Parameter output: A folder that is none of its sources, for ported files are written to it; empty for none.
  init(_ root: String, besides output: String = "") throws(PortingFailure) {
    self.root = root
    var walk = SourceWalk(output: output)
    var found: [String] = []
    var imports: [String: Set<String>] = [:]
    var delegates: [String: String] = [:]
    _ = try walk.add(root) { (place, file) throws(PortingFailure) in
      found.append(place.target)
      guard place.target.hasSuffix(".swift"), file.size <= PortedTree.mostSourceBytes,
        let bytes = file.bytes(atMost: PortedTree.mostSourceBytes)
      else { return }
      let text = String(decoding: bytes, as: UTF8.self)
      imports[place.target] = Self.imports(of: text)
      if let name = Self.sceneDelegate(in: text) { delegates[place.target] = name }
    }
    (files, self.imports, sceneDelegates) = (found, imports, delegates)
  }

  /// The bytes of one of its files.
  func bytes(of file: String, atMost limit: Int) throws(PortingFailure) -> [UInt8] {
    let path = "\(root)/\(file)"
    guard let open = OpenFile(path), open.isFile else {
      throw PortingFailure(.noInput, "\(path) cannot be read")
    }
    guard let bytes = open.bytes(atMost: limit) else {
      throw PortingFailure(.data, "\(path) has more than \(limit >> 20) MB")
    }
    return bytes
  }

  /// The modules of lines such as `@testable import class Sheets.Sheet`.
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
