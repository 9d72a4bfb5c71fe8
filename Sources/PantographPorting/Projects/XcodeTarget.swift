/// A target of an Xcode project, with the files that it is built from. Paths are relative to the project's folder.
package struct XcodeTarget: Hashable, Sendable {
  package let id: String
  package let name: String
  package var productType: String
  package var sources: Set<String> = []
  /// Resource files and folders, such as asset catalogs.
  package var resources: Set<String> = []
  /// Folders whose files all belong to the target, except for `exceptions`.
  package var folders: Set<String> = []
  package var exceptions: Set<String> = []
  package var settings = BuildSettings()
  /// The identifiers of the targets of this project that are built first.
  package var dependencies: [String] = []

  package var isApplication: Bool { productType == "com.apple.product-type.application" }
  package var isTest: Bool { productType.contains("test") }

  /// True unless the target is built only for a Mac, a watch or a television.
  package var isForTelephone: Bool {
    let platforms = settings["SUPPORTED_PLATFORMS"] ?? settings["SDKROOT"] ?? "iphoneos"
    return platforms.contains("iphone") || platforms == "auto"
  }

  /// The name of the target's module, as sources import it.
  package var moduleName: String {
    let name = settings["PRODUCT_MODULE_NAME"] ?? settings["PRODUCT_NAME"] ?? name
    return String(name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" })
  }

  /// Returns the target with paths relative to a folder that contains the project.
  ///
  /// - Parameter folder: The project's folder, relative to that outer folder.
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

  /// Returns whether a file belongs to the target.
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

  // MARK: The bundle

  /// The endings of folders whose files are one resource together.
  private static let unitEndings = [
    ".lproj", ".xcassets", ".bundle", ".xcdatamodeld", ".scnassets",
  ]

  /// Returns the path of one of the target's files inside the application's bundle, where Xcode copies
  /// it: at the top, whatever groups and folders its source is in. A localized file stays in its
  /// `.lproj`, and a folder that is a resource itself is copied whole.
  package func bundlePlace(of file: String) -> String {
    let parts = file.split(separator: "/")
    guard parts.count > 1 else { return file }
    for index in 0..<parts.count - 1 {
      let isUnit = Self.unitEndings.contains { parts[index].hasSuffix($0) }
      if isUnit || resources.contains(parts[...index].joined(separator: "/")) {
        return parts[index...].joined(separator: "/")
      }
    }
    return String(parts[parts.count - 1])
  }
}
