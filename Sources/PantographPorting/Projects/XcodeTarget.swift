/// A target of an Xcode project, with the files that it is built of. Paths are relative to the project's folder.
package struct XcodeTarget: Hashable, Sendable {
  package let id: String
  package let name: String
  package var productType: String
  package var sources: Set<String> = []
  /// Files and folders, such as catalogs.
  package var resources: Set<String> = []
  /// Folders whose files all belong to the target, besides `exceptions`.
  package var folders: Set<String> = []
  package var exceptions: Set<String> = []
  package var settings = BuildSettings()
  /// The identifiers of the targets of this project that are built first.
  package var dependencies: [String] = []

  package var isApplication: Bool { productType == "com.apple.product-type.application" }
  package var isTest: Bool { productType.contains("test") }

  /// True unless it is built for a Mac, a watch or a television.
  package var isForTelephone: Bool {
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
    return platforms.contains("iphone") || platforms == "auto"
  }

  /// The name by which sources import it.
  package var moduleName: String {
    let name = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
    return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// The same target with paths relative to a folder further out, which the project lies in.
  package func moved(into folder: String) -> XcodeTarget {
    var target = self
    let move = { (paths: Set<String>) in
      Set(paths.compactMap { ProjectPath.joined(folder, $0) })
    }
    target.sources = move(sources)
    target.resources = move(resources)
    target.folders = move(folders)
    target.exceptions = move(exceptions)
    return target
  }

  /// Whether a file belongs to it.
  package func holds(_ path: String) -> Bool {
    if sources.contains(path) || resources.contains(path) { return true }
    if exceptions.contains(path) { return false }
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      let place = String(folder)
      if exceptions.contains(place) { return false }
      if folders.contains(place) || resources.contains(place) { return true }
    }
    return folders.contains("")
  }
}
