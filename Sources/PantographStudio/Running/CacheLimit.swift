import Foundation

/// Removes compiled programs of `run` and `test`: those of old kits, and those that nobody has used for long.
enum CacheLimit {
  /// The number of kits whose programs stay, the kit in use included. A program runs with its own kit alone.
  static let kits = 3
  /// The time after which an unused program is removed.
  static let longest: TimeInterval = 30 * 86_400

  /// The folders to remove, from those that are there with the seconds since each was used.
  static func stale(
    _ folders: [(name: String, age: TimeInterval)], besides name: String, atMost count: Int
  ) -> [String] {
    let others = folders.filter { $0.name != name }.sorted { ($0.age, $0.name) < ($1.age, $1.name) }
    return others.enumerated().filter { $0.offset >= count - 1 || $0.element.age > longest }
      .map(\.element.name)
  }

  /// Notes that a program is used, and removes what nobody has used for long.
  ///
  /// - Parameters:
  ///   - root: The folder with a folder for each kit, and in it one for each program.
  ///   - kit: The name of the kit's folder that is in use.
  ///   - program: The name of the program's folder in it.
  static func apply(in root: String, kit: String, program: String, now: Date = Date()) {
    for folder in ["\(root)/\(kit)", "\(root)/\(kit)/\(program)"] {
      try? FileManager.default.setAttributes([.modificationDate: now], ofItemAtPath: folder)
    }
    remove(stale(folders(in: root, now), besides: kit, atMost: kits), in: root)
    let programs = folders(in: "\(root)/\(kit)", now).filter { $0.name != "modules" }
    remove(stale(programs, besides: program, atMost: .max), in: "\(root)/\(kit)")
  }

  private static func folders(
    in folder: String, _ now: Date
  ) -> [(name: String, age: TimeInterval)] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.compactMap { name in
      let facts = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
      guard facts?[.type] as? FileAttributeType == .typeDirectory,
        let date = facts?[.modificationDate] as? Date
      else { return nil }
      return (name, now.timeIntervalSince(date))
    }
  }

  private static func remove(_ names: [String], in folder: String) {
    for name in names { try? FileManager.default.removeItem(atPath: "\(folder)/\(name)") }
  }
}
