import Foundation

/// Finds storyboards and pictures among a program's resources.
///
/// A package's resources lie in folders `NAME.resources` beside the program, storyboards often deeper in
/// `Base.lproj`, pictures in the image sets of asset catalogs.
enum ResourceFiles {
  /// Asked for at each view of a controller, and looked for once.
  @MainActor private static var nibs: [ObjectIdentifier: [String: URL]] = [:]

  static func storyboard(_ name: String, in bundle: Bundle) -> URL? {
    if let url = bundle.url(forResource: name, withExtension: "storyboard") { return url }
    return find(in: bundle) { $0.lastPathComponent == "\(name).storyboard" }
  }

  @MainActor static func nib(_ name: String, in bundle: Bundle) -> URL? { nibs(in: bundle)[name] }

  @MainActor static func hasNibs(_ bundle: Bundle) -> Bool { !nibs(in: bundle).isEmpty }

  @MainActor private static func nibs(in bundle: Bundle) -> [String: URL] {
    if let known = nibs[ObjectIdentifier(bundle)] { return known }
    var found: [String: URL] = [:]
    for url in all(in: bundle) where url.pathExtension == "xib" {
      found[url.deletingPathExtension().lastPathComponent] = url
    }
    nibs[ObjectIdentifier(bundle)] = found
    return found
  }

  static func list(_ name: String) -> URL? {
    find(in: .main) { $0.lastPathComponent == name }
  }

  /// The sharpest of the pictures of that name.
  static func image(_ name: String) -> URL? {
    for suffix in ["@3x", "@2x", ""] {
      let file = "\(name)\(suffix).png"
      if let url = find(in: .main, where: { $0.lastPathComponent == file }) { return url }
    }
    let set = "\(name).imageset"
    return all(in: .main).filter {
      $0.pathExtension == "png" && $0.deletingLastPathComponent().lastPathComponent == set
    }.max { $0.lastPathComponent < $1.lastPathComponent }
  }

  /// What a color set says, in its catalog or, where the plugin has flattened that, under its own name.
  static func colorSet(_ name: String) -> URL? {
    find(in: .main) {
      $0.lastPathComponent == "\(name).colorset.json"
        || $0.lastPathComponent == "Contents.json"
          && $0.deletingLastPathComponent().lastPathComponent == "\(name).colorset"
    }
  }

  /// A file among the program's resources, in whatever folder of theirs.
  static func resource(_ name: String, in bundle: Bundle, folder: String?) -> URL? {
    find(in: bundle) {
      $0.lastPathComponent == name
        && (folder == nil || $0.deletingLastPathComponent().path.hasSuffix(folder!))
    }
  }

  private static func find(in bundle: Bundle, where isMeant: (URL) -> Bool) -> URL? {
    all(in: bundle).first(where: isMeant)
  }

  /// The files of the bundle's folders of resources, in the order of their paths.
  private static func all(in bundle: Bundle) -> [URL] {
    let manager = FileManager.default
    let root = bundle.bundleURL
    let beside = (try? manager.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    var folders = beside.filter { $0.pathExtension == "resources" }
    if root.pathExtension == "resources" { folders = [root] }
    var files: [URL] = []
    for folder in folders {
      guard let walk = manager.enumerator(at: folder, includingPropertiesForKeys: nil) else {
        continue
      }
      for case let url as URL in walk { files.append(url) }
    }
    return files.sorted { $0.path < $1.path }
  }
}
