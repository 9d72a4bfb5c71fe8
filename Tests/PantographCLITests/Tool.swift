import Foundation

/// Runs programs for tests and reads their output.
enum Tool {
  struct Result: Equatable {
    var code: Int32
    /// Standard output and standard error together.
    var output: String
  }

  static func isInstalled(_ name: String) -> Bool {
    path(name) != nil
  }

  static func run(_ name: String, _ arguments: String...) -> Result {
    guard let path = path(name) else { return Result(code: -1, output: "\(name) not found") }
    return run(path: path, arguments)
  }

  /// Runs a program. `input` is a file for its standard input, which is empty if `input` is nil.
  static func run(path: String, _ arguments: [String], input: String? = nil) -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    // The locale decides which characters the program prints, and the columns where it wraps.
    var environment = ProcessInfo.processInfo.environment
    environment["LC_ALL"] = "C.UTF-8"
    environment["COLUMNS"] = nil
    process.environment = environment
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput =
      input.flatMap { FileHandle(forReadingAtPath: $0) } ?? FileHandle.nullDevice
    do { try process.run() } catch { return Result(code: -1, output: "\(error)") }
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Result(code: process.terminationStatus, output: String(decoding: data, as: UTF8.self))
  }

  private static func path(_ name: String) -> String? {
    let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    return folders.split(separator: ":").map { "\($0)/\(name)" }
      .first { FileManager.default.isExecutableFile(atPath: $0) }
  }
}
