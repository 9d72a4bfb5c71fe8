import Foundation
import PantographCLI
import PantographCommands
import PantographPlainText

/// The installed libraries and modules that applications are compiled against.
struct ApplicationKit {
  let folder: String
  /// The full version of the compiler that built the kit.
  let compiler: String
  let triple: String
  let hash: String

  var modules: String { "\(folder)/modules" }
  /// The folder of the C module that installs an application's host.
  var hosts: String { "\(folder)/hosts" }
  /// The folder of the additional modules that tests import.
  var testModules: String { "\(folder)/tests" }
  var hasTests: Bool { Self.exists("\(folder)/libPantographKitTests.so") }
  var hasWindow: Bool { Self.exists("\(folder)/libPantographKitWindow.so") }

  /// Finds the kit of the running program: `lib/pantograph` below the same prefix, or `build/kit` in the
  /// source tree in which the program was built.
  static func find() throws(Failure) -> ApplicationKit {
    let program = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    var above = program.deletingLastPathComponent()
    for _ in 0..<5 {
      for place in ["lib/pantograph", "build/kit"] {
        let folder = above.appendingPathComponent(place).path
        if exists("\(folder)/kit.json") { return try ApplicationKit(folder) }
      }
      above.deleteLastPathComponent()
    }
    throw Failure(
      .unavailable, "the kit for compiling applications is not installed",
      advice: ["Build and install it in the sources of Pantograph: make kit, then make install."])
  }

  init(_ folder: String) throws(Failure) {
    self.folder = folder
    let path = "\(folder)/kit.json"
    guard let data = FileManager.default.contents(atPath: path),
      let node = try? JSONParser.parse(Array(data)), case .object(let members) = node.value
    else { throw Failure(.data, "\(path) does not describe a kit") }
    func text(_ key: String) throws(Failure) -> String {
      for member in members where member.key == key {
        if case .text(let text) = member.value.value { return text }
      }
      throw Failure(.data, "\(path) has no \(key)")
    }
    compiler = try text("compiler")
    triple = try text("triple")
    hash = try text("hash")
  }

  /// Throws an error unless `compiler` built the kit: no other version can read the kit's modules.
  func check(_ compiler: SwiftCompiler) throws(Failure) {
    guard compiler.version == self.compiler, compiler.triple == triple else {
      throw Failure(
        .unavailable,
        "the kit was built with \(self.compiler) for \(triple), but \(compiler.path) is "
          + "\(compiler.version) for \(compiler.triple)",
        advice: ["Put the kit's compiler first on the PATH, or build the kit with this compiler."])
    }
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}
