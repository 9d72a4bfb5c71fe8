import Foundation

/// The program that was built beside these tests, run as a user would.
enum Pantograph {
  static func run(_ words: [String], input: String? = nil) -> Tool.Result {
    Tool.run(path: path, words, input: input)
  }

  /// The bundle of the tests lies in the folder of what was built; so does the program.
  private static let path: String = {
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
