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
  var map: OutputFileMap {
    OutputFileMap(
      path: "\(objects)/\(name).json", sources: sources, root: root,
      folder: "\(objects)/\(name)-module")
  }

  /// The arguments that compile the module alone.
  private var words: [String] {
    ["-parse-as-library", "-module-name", name, "-I", objects, "-output-file-map", map.path]
      + (isOfPackage ? ["-D", "SWIFT_PACKAGE", "-package-name", "package"] : [])
      + ["-emit-module", "-emit-module-path", interface, "-c"] + sources
  }

  /// Compiles the module if a source, its list of sources or another interface has changed. Returns the compiler's
  /// output if the module does not compile.
  func compile(_ compiler: [String], after interfaces: [String]) throws(Failure) -> String? {
    let start = Date()
    let isListed = try map.write()
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
}
