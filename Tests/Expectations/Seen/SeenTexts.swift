import Foundation
import Synchronization

/// The marks of all tests, by target and test.
final class SeenTexts: Sendable {
  static let shared = SeenTexts()

  /// Random tests take as many steps as these variables say, and then see more than before.
  static let isOn = ["STEPS", "ROUNDS", "PROGRAMS", "GESTURES", "RANDOM_STEPS", "RANDOM_SEED"]
    .allSatisfy { ProcessInfo.processInfo.environment["PANTOGRAPH_\($0)"] == nil }
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Marks")

  /// A test that has more marks has a walk of its own, and its marks would be most of the file.
  private static let mostMarks = 450

  private struct Target {
    /// Empty for a test that sees something else each time.
    var known: [String: Set<UInt16>]
    var found: [String: Set<UInt16>] = [:]
    var written: [String: Set<UInt16>] = [:]
  }

  private let targets = Mutex([String: Target]())
  private let keeps = ProcessInfo.processInfo.environment["PANTOGRAPH_KEEP_GOLDENS"] == "1"
  private let texts = ProcessInfo.processInfo.environment["PANTOGRAPH_SEEN"]

  private init() {
    if keeps { atexit { SeenTexts.shared.keep() } }
  }

  /// Whether the marks of the test are compared or stored.
  func watches(_ test: String, in target: String) -> Bool {
    targets.withLock { targets in
      if targets[target] == nil { targets[target] = Target(known: Self.read(target)) }
      let known = targets[target]?.known[test]
      return keeps ? known?.isEmpty != true : known?.isEmpty == false || texts != nil
    }
  }

  /// Whether the test has seen the mark before, or has no marks.
  func take(_ mark: UInt16, of test: String, in target: String) -> Bool {
    targets.withLock { targets in
      if keeps { targets[target]?.found[test, default: []].insert(mark) }
      guard !keeps, let known = targets[target]?.known[test], !known.isEmpty else { return true }
      return known.contains(mark)
    }
  }

  /// Adds the text to the test's file in the folder that `PANTOGRAPH_SEEN` names, unless it is there already.
  func write(_ text: String, _ mark: UInt16, _ test: String, _ target: String) {
    guard let texts else { return }
    let name = test.replacingOccurrences(of: "/", with: "∕").prefix(120)
    targets.withLock { targets in
      guard targets[target]?.written[test, default: []].insert(mark).inserted == true,
        let file = fopen("\(texts)/\(target) \(name).txt", "a")
      else { return }
      fputs("# \(Self.digits(mark))\n\(text)\n", file)
      fclose(file)
    }
  }

  /// Stores the marks of the tests that ran; the other tests keep theirs.
  private func keep() {
    targets.withLock { targets in
      for (name, target) in targets {
        let found = target.found.filter { $0.value.count <= Self.mostMarks }
        let old = target.known.filter { target.found[$0.key] == nil }
        let lines = old.merging(found) { $1 }.sorted { $0.key < $1.key }.map { test, marks in
          let words = marks.isEmpty ? ["varies"] : marks.sorted().map(Self.digits)
          return "\(test): \(words.joined(separator: " "))\n"
        }
        try? FileManager.default.createDirectory(
          at: Self.folder, withIntermediateDirectories: true)
        try? Data(lines.joined().utf8).write(to: Self.folder.appending(path: "\(name).txt"))
      }
    }
  }

  private static func digits(_ mark: UInt16) -> String {
    let digits = String(mark, radix: 16)
    return String(repeating: "0", count: 4 - digits.count) + digits
  }

  private static func read(_ target: String) -> [String: Set<UInt16>] {
    let file = folder.appending(path: "\(target).txt")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [:] }
    var known: [String: Set<UInt16>] = [:]
    for line in text.split(separator: "\n") {
      guard let end = line.range(of: ": ", options: .backwards) else { continue }
      let marks = line[end.upperBound...].split(separator: " ").compactMap { UInt16($0, radix: 16) }
      known[String(line[..<end.lowerBound])] = Set(marks)
    }
    return known
  }
}
