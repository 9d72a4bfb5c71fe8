import Foundation

/// The storyboards, pictures and other files among a program's resources.
///
/// A package's resources are in folders `NAME.resources` beside the program, those of a bundle
/// `NAME.app` around the program are in it. Storyboards are often
/// deeper in `Base.lproj`, and pictures in the image sets of asset catalogs.
enum ResourceFiles {
  /// The nibs of each bundle, searched once: they are needed for the view of each controller.
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

  /// Returns the picture with the given name and the highest resolution. The name may include an
  /// ending, `@2x` or a folder of the catalog.
  static func image(_ name: String) -> PictureFile? {
    let files = all(in: .main)
    let last = (name as NSString).lastPathComponent
    let ending = (last as NSString).pathExtension.lowercased()
    let hasEnding = pictureEndings.contains(ending)
    let base = hasEnding ? (last as NSString).deletingPathExtension : last
    let endings = hasEnding ? [ending] : pictureEndings
    // A set of this name comes before a file of this name, which may belong to another set.
    if !hasEnding, let set = set(base, among: files) { return set }
    // The scales that the endings of names state.
    for (suffix, scale) in [("@3x", 3.0), ("@2x", 2.0), ("", scale(ofName: base))] {
      for ending in endings {
        let file = "\(base)\(suffix).\(ending)"
        let found = files.first {
          $0.lastPathComponent.compare(file, options: .caseInsensitive) == .orderedSame
        }
        guard let found else { continue }
        let list = ImageSetList(of: found, set: base, among: files)
        return PictureFile(
          url: found, scale: CGFloat(scale), intent: list?.intent ?? .automatic,
          slicing: list?.slicings[found.lastPathComponent],
          alignment: list?.alignments[found.lastPathComponent] ?? .zero)
      }
    }
    return set(base, among: files)
  }

  static let pictureEndings = ["png", "jpg", "jpeg", "gif"]
  /// The endings of pictures that only image sets may contain, as on iOS.
  static let vectorEndings = ["pdf", "svg"]

  /// Returns the scale that a name ending in `@2x` or `@3x` specifies; otherwise 1.
  static func scale(ofName name: String) -> Double {
    // The scales that the endings of names state.
    name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }

  /// Returns the picture of an image set with the highest scale. Its `Contents.json` has the
  /// scales; without it, the names do. A drawing for all scales precedes all pixels.
  private static func set(_ name: String, among files: [URL]) -> PictureFile? {
    let folder = "\(name).imageset"
    let pictures = files.filter {
      // The plugin puts a drawing beside the program, under the name of its set.
      ($0.deletingLastPathComponent().lastPathComponent == folder
        && pictureEndings.contains($0.pathExtension.lowercased()))
        || (($0.deletingLastPathComponent().lastPathComponent == folder
          || $0.deletingPathExtension().lastPathComponent == folder)
          && vectorEndings.contains($0.pathExtension.lowercased()))
    }
    guard let first = pictures.first else { return nil }
    let listed = ImageSetList(of: first, set: name, among: files)
    let scaled = pictures.map { url in
      let own = scale(ofName: url.deletingPathExtension().lastPathComponent)
      let stated = listed?.scales[url.lastPathComponent]
      let isForAllScales = stated == nil && vectorEndings.contains(url.pathExtension.lowercased())
      return (url: url, scale: stated ?? own, rank: isForAllScales ? .infinity : stated ?? own)
    }
    let meant = scaled.filter { listed?.isOther($0.url.lastPathComponent) != true }
    let best = (meant.isEmpty ? scaled : meant).max {
      ($0.rank, $0.url.lastPathComponent) < ($1.rank, $1.url.lastPathComponent)
    }
    return best.map {
      PictureFile(
        url: $0.url, scale: CGFloat($0.scale),
        isVector: vectorEndings.contains($0.url.pathExtension.lowercased()),
        isDrawnAtEverySize: listed?.isDrawnAtEverySize == true,
        intent: listed?.intent ?? .automatic,
        slicing: listed?.slicings[$0.url.lastPathComponent],
        alignment: listed?.alignments[$0.url.lastPathComponent] ?? .zero)
    }
  }

  /// Returns the file of a color set: in its catalog or, if the plugin has flattened that, under
  /// the set's own name.
  static func colorSet(_ name: String) -> URL? {
    find(in: .main) {
      $0.lastPathComponent == "\(name).colorset.json"
        || $0.lastPathComponent == "Contents.json"
          && $0.deletingLastPathComponent().lastPathComponent == "\(name).colorset"
    }
  }

  /// Returns the list of contents of a data set. The name may include folders of the catalog.
  static func dataSet(_ name: String, in bundle: Bundle) -> URL? {
    find(in: bundle) { $0.path.hasSuffix("/\(name).dataset/Contents.json") }
  }

  /// Returns a file among the program's resources, in any folder unless one is given.
  static func resource(_ name: String, in bundle: Bundle, folder: String?) -> URL? {
    find(in: bundle) {
      $0.lastPathComponent == name
        && (folder == nil || $0.deletingLastPathComponent().path.hasSuffix(folder!))
    }
  }

  /// Returns the program's resources whose names have this ending, sorted by path.
  static func resources(endingWith ending: String, in bundle: Bundle) -> [URL] {
    all(in: bundle).filter { $0.lastPathComponent.hasSuffix(ending) }
  }

  private static func find(in bundle: Bundle, where isMeant: (URL) -> Bool) -> URL? {
    all(in: bundle).first(where: isMeant)
  }

  /// Returns the files in the bundle's resource folders, sorted by path.
  private static func all(in bundle: Bundle) -> [URL] {
    let manager = FileManager.default
    let root = bundle.bundleURL
    let beside = (try? manager.contentsOfDirectory(at: root, includingPropertiesForKeys: nil)) ?? []
    var folders = beside.filter { $0.pathExtension == "resources" }
    if ["app", "resources"].contains(root.pathExtension) { folders = [root] }
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
