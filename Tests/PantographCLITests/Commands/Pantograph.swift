import Expectations
import Foundation

/// The program that was built with these tests, run as a user would run it.
enum Pantograph {
  /// Runs a line in the shell, in which `$P` is the program. The result has the line's exit code.
  static func shell(_ line: String, in folder: URL) -> Tool.Result {
    seen(Tool.run("sh", "-c", "P='\(path)'; cd '\(folder.path)' && \(line)"))
  }

  static func run(_ words: [String], input: String? = nil) -> Tool.Result {
    seen(Tool.run(path: path, words, input: input))
  }

  /// Compares all output with what the test saw before. Folders that only this run has do not count.
  private static func seen(_ result: Tool.Result) -> Tool.Result {
    let temporary = FileManager.default.temporaryDirectory.path
    let folder = (try? Regex("\(temporary)/[-._A-Za-z0-9]+")) ?? Regex(verbatim: temporary)
    SeenMarks.see(
      "\(result.code)\n"
        + result.output
        .replacing(URL(filePath: path).deletingLastPathComponent().path, with: "PROGRAMS")
        .replacing(CommandLines.root, with: "ROOT")
        .replacing(folder, with: "FOLDER")
        .replacing(unique, with: "UNIQUE"))
    return result
  }

  /// A part of a name that no other run has.
  private static var unique: Regex<Substring> { /[0-9A-F]{8}(?:-[0-9A-F]{4}){3}-[0-9A-F]{12}/ }

  /// The path of the program, which is in the same folder as the test bundle.
  static let path: String = {
    let places = [CommandLine.arguments[0]] + CommandLine.arguments
    for place in places {
      var folder = URL(fileURLWithPath: place).deletingLastPathComponent()
      if folder.pathExtension == "xctest" { folder.deleteLastPathComponent() }
      let program = folder.appendingPathComponent("pantograph").path
      if FileManager.default.isExecutableFile(atPath: program) { return program }
    }
    preconditionFailure("no pantograph beside \(places)")
  }()
}
