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

  /// The sharpest of the pictures of that name, which may have its ending, `@2x` or a folder of the catalog; with its
  /// scale.
  static func image(_ name: String) -> (url: URL, scale: CGFloat)? {
    let files = all(in: .main)
    let last = (name as NSString).lastPathComponent
    let ending = (last as NSString).pathExtension.lowercased()
    let hasEnding = pictureEndings.contains(ending)
    let base = hasEnding ? (last as NSString).deletingPathExtension : last
    let endings = hasEnding ? [ending] : pictureEndings
    for (suffix, scale) in [("@3x", 3.0), ("@2x", 2.0), ("", scale(ofName: base))] {
      for ending in endings {
        let file = "\(base)\(suffix).\(ending)"
        let found = files.first {
          $0.lastPathComponent.compare(file, options: .caseInsensitive) == .orderedSame
        }
        if let found { return (found, CGFloat(scale)) }
      }
    }
    return set(base, among: files)
  }

  static let pictureEndings = ["png", "jpg", "jpeg"]

  /// What a name that ends in `@2x` or `@3x` says.
  static func scale(ofName name: String) -> Double {
    name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  /// The sharpest picture of an image set. Its `Contents.json` says how sharp each is; without it their names do.
  private static func set(_ name: String, among files: [URL]) -> (url: URL, scale: CGFloat)? {
    let folder = "\(name).imageset"
    let inside = files.filter { $0.deletingLastPathComponent().lastPathComponent == folder }
    let pictures = inside.filter { pictureEndings.contains($0.pathExtension.lowercased()) }
    let contents = inside.first { $0.lastPathComponent == "Contents.json" }
    let listed = contents.flatMap { try? Data(contentsOf: $0) }.map(ImageSetList.init)
    let scaled = pictures.map { url in
      let own = scale(ofName: url.deletingPathExtension().lastPathComponent)
      return (url: url, scale: CGFloat(listed?.scales[url.lastPathComponent] ?? own))
    }
    let meant = scaled.filter { listed?.isOther($0.url.lastPathComponent) != true }
    return (meant.isEmpty ? scaled : meant).max {
      ($0.scale, $0.url.lastPathComponent) < ($1.scale, $1.url.lastPathComponent)
    }
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

/// What the `Contents.json` of an image set says of its files.
private struct ImageSetList {
  private(set) var scales: [String: Double] = [:]
  /// Files for dark screens, and for other devices than a phone.
  private var others: Set<String> = []

  init(_ data: Data) {
    let file = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    for image in file?["images"] as? [[String: Any]] ?? [] {
      guard let name = image["filename"] as? String else { continue }
      if let scale = (image["scale"] as? String).flatMap({ Double($0.dropLast()) }), scale > 0 {
        scales[name] = scale
      }
      let idiom = image["idiom"] as? String ?? "universal"
      if image["appearances"] != nil || !["universal", "iphone"].contains(idiom) {
        others.insert(name)
      }
    }
  }

  func isOther(_ name: String) -> Bool { others.contains(name) }
}
