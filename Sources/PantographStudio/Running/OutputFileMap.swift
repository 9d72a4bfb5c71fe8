import Foundation
import PantographCommands

/// The compiler's output file map of a module: the paths of the object and of the dependency file of each source. An
/// incremental build reads the dependency files to find what has changed.
struct OutputFileMap {
  /// The file that the map is written to.
  let path: String
  /// The paths of the module's sources.
  let sources: [String]
  /// The folder that all sources are in.
  let root: String
  /// The folder of the module's objects.
  let folder: String

  var objects: [String] { sources.map(object) }

  /// Returns the path of a source's object. All objects are in one folder; different paths become different names.
  func object(of source: String) -> String { "\(stem(of: source)).o" }

  private func stem(of source: String) -> String {
    let place = source.dropFirst(root.count + 1).dropLast(".swift".count)
    let name = place.flatMap { $0 == "/" ? "--" : $0 == "-" ? "-_" : String($0) }
    return "\(folder)/\(String(name))"
  }

  /// Writes the map, and makes the folder of the objects. Returns whether the same map was there before.
  @discardableResult
  func write() throws(Failure) -> Bool {
    var map = ["": ["swift-dependencies": "\(folder)/module.swiftdeps"]]
    for source in sources {
      let stem = stem(of: source)
      map[source] = ["object": "\(stem).o", "swift-dependencies": "\(stem).swiftdeps"]
    }
    do {
      let data = try JSONSerialization.data(withJSONObject: map, options: [.sortedKeys])
      if FileManager.default.contents(atPath: path) == data { return true }
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try data.write(to: URL(fileURLWithPath: path))
      return false
    } catch {
      throw Failure(.outputFailed, "\(path) cannot be written: \(error.localizedDescription)")
    }
  }
}
