import Foundation

/// The program that was built with these tests, run as a user would run it.
enum Pantograph {
  /// Runs a line in the shell, in which `$P` is the program. The result has the line's exit code.
  static func shell(_ line: String, in folder: URL) -> Tool.Result {
    Tool.run("sh", "-c", "P='\(path)'; cd '\(folder.path)' && \(line)")
  }

  static func run(_ words: [String], input: String? = nil) -> Tool.Result {
    Tool.run(path: path, words, input: input)
  }

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
