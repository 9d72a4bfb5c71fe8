import Foundation

/// Removes compiled programs of `run` and `test` that belong to old kits or were not used for 30 days.
enum CacheLimit {
  /// The number of kits whose programs stay, including the kit in use. A program runs only with the kit
  /// that it was built for.
  static let kits = 3
  /// The time after which an unused program is removed, in seconds: 30 days.
  static let longest: TimeInterval = 30 * 86_400

  /// Returns the names of the folders to remove: all but the `count` most recently used ones, and those
  /// not used for longer than `longest`. The folder `name` counts as one of them and always stays.
  ///
  /// - Parameter folders: The existing folders. `age` is the time since the last use, in seconds.
  static func stale(
    _ folders: [(name: String, age: TimeInterval)], besides name: String, atMost count: Int
  ) -> [String] {
    let others = folders.filter { $0.name != name }.sorted { ($0.age, $0.name) < ($1.age, $1.name) }
    return others.enumerated().filter { $0.offset >= count - 1 || $0.element.age > longest }
      .map(\.element.name)
  }

  /// Marks a program and its kit as used now, and removes the kits and programs that are stale.
  ///
  /// - Parameters:
  ///   - root: The folder that contains a folder for each kit, with a folder for each program in it.
  ///   - kit: The name of the folder of the kit in use.
  ///   - program: The name of the program's folder, in the kit's folder.
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
