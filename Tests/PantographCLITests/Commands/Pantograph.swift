import Foundation

/// The program that was built beside these tests, run as a user would.
enum Pantograph {
  /// A line for the shell, in which `$P` is the program; it ends with the line's own code.
  static func shell(_ line: String, in folder: URL) -> Tool.Result {
    Tool.run("sh", "-c", "P='\(path)'; cd '\(folder.path)' && \(line)")
  }

  static func run(_ words: [String], input: String? = nil) -> Tool.Result {
    Tool.run(path: path, words, input: input)
  }

  /// The bundle of the tests lies in the folder of what was built; so does the program.
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
