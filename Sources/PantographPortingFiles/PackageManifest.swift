import PantographPorting

/// The targets that a SwiftPM manifest declares, as far as its text states them literally.
struct PackageManifest {
  struct Target: Equatable {
    var name: String
    var isTest: Bool
    var isProgram = false
    /// The `path` of the target; nil for the default folder.
    var path: String?
    var sources: [String] = []
    var exclude: [String] = []
    /// The folders and files that the target's bundle contains unchanged, with their names.
    var copied: [String] = []

    /// The folders in which SwiftPM looks for the target's sources, each with a trailing slash.
    var folders: [String] {
      if let path { return [path == "." ? "" : path.hasSuffix("/") ? path : "\(path)/"] }
      let places = isTest ? ["Tests", "Sources", "Source"] : ["Sources", "Source", "src", "srcs"]
      return places.map { "\($0)/\(name)/" }
    }
  }

  private(set) var targets: [Target] = []
  /// The paths of the packages that the package depends on by a path.
  private(set) var localPackages: [String] = []
  /// Whether the targets are compiled in Swift's language mode 6: the manifest says so, or it says nothing and its
  /// version is 6 or later.
  let isOfSwift6: Bool

  init(_ text: String) {
    let modes = text.firstMatch(of: /swiftLanguage(?:Modes|Versions)\s*:\s*\[([^\]]*)\]/)
    let version = text.firstMatch(of: /swift-tools-version:\s*(\d+)/).flatMap { Int($0.1) }
    isOfSwift6 =
      modes.map { $0.1.contains("v6") || $0.1.contains("\"6") } ?? version.map { $0 >= 6 } ?? false
    let calls = ManifestCalls(text)
    for call in calls.all where call.name == "package" {
      if let path = call.texts["path"]?.first { localPackages.append(path) }
    }
    for call in calls.all where ["target", "testTarget", "executableTarget"].contains(call.name) {
      guard let name = call.texts["name"]?.first else { continue }
      targets.append(
        Target(
          name: name, isTest: call.name == "testTarget",
          isProgram: call.name == "executableTarget", path: call.texts["path"]?.first,
          sources: call.texts["sources"] ?? [], exclude: call.texts["exclude"] ?? [],
          copied: call.texts["copy"] ?? []))
    }
  }

  /// Returns the files of the package that belong to a target. `place` is the package's folder in
  /// the listing, with a slash at its end; empty for the listing's own folder.
  static func files(
    of target: Target, in listing: FolderListing, at place: String = ""
  ) -> [String] {
    for inner in target.folders {
      let folder = place + inner
      let within = { (places: [String], file: String) in
        places.contains { file == folder + $0 || file.hasPrefix(folder + $0 + "/") }
      }
      let found = listing.files.filter { file in
        file.hasPrefix(folder) && !file.hasSuffix("Package.swift") && !isInBundle(file)
          && !within(target.exclude.map(trimmed), file)
          && (target.sources.isEmpty || within(target.sources.map(trimmed), file))
      }
      if found.contains(where: { $0.hasSuffix(".swift") }) { return found }
    }
    return []
  }

  /// Returns the places of files in the bundle of a target that copies them with their folder, by
  /// file. Other resources are at the top of the bundle.
  static func places(
    of files: [String], in target: Target, at place: String = ""
  ) -> [String: String] {
    let roots = target.folders.flatMap { folder in
      target.copied.map { (place + folder + trimmed($0), trimmed($0)) }
    }
    var places: [String: String] = [:]
    for file in files {
      for (root, path) in roots where file == root || file.hasPrefix(root + "/") {
        let name = path.split(separator: "/").last ?? ""
        places[file] = String(name) + String(file.dropFirst(root.count))
      }
    }
    return places
  }

  /// Returns whether a source lies in a folder whose sources SwiftPM does not compile, such as the
  /// examples of a documentation catalog.
  private static func isInBundle(_ file: String) -> Bool {
    file.hasSuffix(".swift")
      && file.split(separator: "/").dropLast().contains { folder in
        [".docc", ".playground", ".xcassets", ".bundle"].contains { folder.hasSuffix($0) }
      }
  }

  private static func trimmed(_ place: String) -> String {
    place.hasSuffix("/") ? String(place.dropLast()) : place
  }
}
