import Foundation
import PantographCLI
import PantographCommands
import PantographPlainText

/// The Swift compiler on the search path.
struct SwiftCompiler {
  let path: String
  let version: String
  let triple: String
  /// The folders of the compiler's runtime libraries.
  let runtime: [String]

  /// The folder of the compiler plugins for Swift Testing's macros.
  var testingPlugins: String {
    let program = URL(fileURLWithPath: path).resolvingSymlinksInPath()
    return program.deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("lib/swift/host/plugins/testing").path
  }

  init() throws(Failure) {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    let path = folders.split(separator: ":").map { "\($0)/swiftc" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
    guard let path else {
      throw Failure(
        .unavailable, "there is no Swift compiler on the PATH",
        advice: ["Install Swift from swift.org/install; its swiftc compiles the application."])
    }
    let answer = CapturedProcess.run([path, "-print-target-info"])
    guard answer.status == 0, let node = try? JSONParser.parse(Array(answer.output.utf8)),
      let version = Self.value(["compilerVersion"], of: node),
      let triple = Self.value(["target", "triple"], of: node)
    else {
      throw Failure(.unavailable, "\(path) does not print its version: \(answer.output)")
    }
    self.path = path
    (self.version, self.triple) = (Self.text(version), Self.text(triple))
    var folder: [String] = []
    if case .array(let nodes)? = Self.value(["paths", "runtimeLibraryPaths"], of: node)?.value {
      folder = nodes.map(Self.text)
    }
    runtime = folder
  }

  private static func value(_ keys: [String], of node: JSONNode) -> JSONNode? {
    var node = node
    for key in keys {
      guard case .object(let members) = node.value,
        let member = members.first(where: { $0.key == key })
      else { return nil }
      node = member.value
    }
    return node
  }

  private static func text(_ node: JSONNode) -> String {
    if case .text(let text) = node.value { text } else { "" }
  }
}
