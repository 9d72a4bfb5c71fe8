import Foundation
import PantographPorting

/// The resources of a pod, which its podspec declares.
enum PodResources {
  /// The number of parent folders in which a podspec is looked for.
  private static let furthest = 3
  /// The largest number of files around a podspec that are looked at.
  private static let most = 20_000

  /// Returns the places of a module's resources in the application's bundle, by their paths. The
  /// podspec is in the folder of the sources or in a folder around it.
  static func find(for module: String, around root: String) -> [String: String] {
    var folder = URL(fileURLWithPath: root).resolvingSymlinksInPath().standardizedFileURL
    for _ in 0...furthest where folder.path != "/" {
      let path = folder.appendingPathComponent("\(module).podspec").path
      if let file = OpenFile(path), file.isFile, let bytes = file.bytes(atMost: 1 << 20) {
        return resources(of: Podspec(String(decoding: bytes, as: UTF8.self)), in: folder)
      }
      folder.deleteLastPathComponent()
    }
    return [:]
  }

  private static func resources(of pod: Podspec, in folder: URL) -> [String: String] {
    guard !pod.resources.isEmpty || !pod.bundles.isEmpty,
      let walk = FileManager.default.enumerator(
        at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
    else { return [:] }
    var found: [String: String] = [:]
    for case (let number, let url as URL) in walk.enumerated() {
      if number == most { break }
      let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory ?? false
      let inner = String(url.standardizedFileURL.path.dropFirst(folder.path.count + 1))
      if isFolder {
        if ["Pods", "Carthage", "DerivedData"].contains(inner) { walk.skipDescendants() }
      } else if let place = pod.place(of: inner), !inner.hasSuffix(".swift") {
        found[url.standardizedFileURL.path] = place
      }
    }
    return found
  }
}
