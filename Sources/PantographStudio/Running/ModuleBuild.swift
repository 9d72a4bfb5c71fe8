import Foundation
import PantographCLI
import PantographCommands

/// The compilation of a module that an application or tests import.
struct ModuleBuild {
  let name: String
  let isOfPackage: Bool
  /// The paths of the module's ported sources.
  let sources: [String]
  /// The folder of the ported sources of all modules.
  let root: String
  /// The folder of the objects of all modules. Each module has its own folder in it, and its interface beside that.
  let objects: String

  var interface: String { "\(objects)/\(name).swiftmodule" }
  private var fileMap: String { "\(objects)/\(name).json" }

  /// The path of the object of a source. Different paths become different names.
  func object(of source: String) -> String {
    let place = source.dropFirst(root.count + 1).dropLast(".swift".count)
    let name = place.flatMap { $0 == "/" ? "--" : $0 == "-" ? "-_" : String($0) }
    return "\(objects)/\(self.name)-module/\(String(name)).o"
  }

  /// The arguments that compile the module alone.
  private var words: [String] {
    ["-parse-as-library", "-module-name", name, "-I", objects, "-output-file-map", fileMap]
      + (isOfPackage ? ["-D", "SWIFT_PACKAGE", "-package-name", "package"] : [])
      + ["-emit-module", "-emit-module-path", interface, "-c"] + sources
  }

  /// Compiles the module if a source, its list of sources or another interface has changed. Returns the compiler's
  /// output if the module does not compile.
  func compile(_ compiler: [String], after interfaces: [String]) throws(Failure) -> String? {
    let start = Date()
    let isListed = try writeFileMap()
    if isListed, isCurrent(after: interfaces) { return nil }
    let answer = CapturedProcess.run(compiler + words)
    guard answer.status == 0 else {
      try? FileManager.default.removeItem(atPath: stamp)
      return answer.output
    }
    // Sources that are written during the compilation are newer than its start.
    _ = FileManager.default.createFile(
      atPath: stamp, contents: nil, attributes: [.modificationDate: start])
    return nil
  }

  /// The file whose date is the start of the last compilation that succeeded.
  private var stamp: String { "\(objects)/\(name).stamp" }

  private func isCurrent(after interfaces: [String]) -> Bool {
    guard let start = Self.date(of: stamp), Self.date(of: interface) != nil else { return false }
    return (sources + interfaces).allSatisfy { Self.date(of: $0).map { $0 < start } ?? false }
  }

  private static func date(of path: String) -> Date? {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.modificationDate] as? Date
  }

  /// Writes the compiler's output file map: the paths of the object and of the dependency file of each source. An
  /// incremental build reads the dependency files to find what has changed. Returns whether the map was there before.
  private func writeFileMap() throws(Failure) -> Bool {
    let folder = "\(objects)/\(name)-module"
    var map = ["": ["swift-dependencies": "\(folder)/module.swiftdeps"]]
    for source in sources {
      let object = object(of: source)
      map[source] = ["object": object, "swift-dependencies": "\(object.dropLast(2)).swiftdeps"]
    }
    do {
      let data = try JSONSerialization.data(withJSONObject: map, options: [.sortedKeys])
      if FileManager.default.contents(atPath: fileMap) == data { return true }
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try data.write(to: URL(fileURLWithPath: fileMap))
      return false
    } catch {
      throw Failure(.outputFailed, "\(fileMap) cannot be written: \(error.localizedDescription)")
    }
  }
}
