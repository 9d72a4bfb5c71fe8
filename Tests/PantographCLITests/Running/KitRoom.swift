import Foundation
import TemporaryFolders
import Testing

/// A folder with the program and a kit, whose compiler and compiled programs are scripts that print what they are
/// given.
struct KitRoom {
  let folder: TemporaryFolder
  var environment: [String: String]

  var program: String { folder.path("bin/pantograph-studio") }

  init() throws {
    folder = try TemporaryFolder()
    environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "PANTOGRAPH_MOMENT", "SWIFT_BACKTRACE", "HOME"] {
      environment[name] = nil
    }
    environment["PATH"] = "\(folder.path("tools")):/usr/bin:/bin"
    environment["XDG_CACHE_HOME"] = folder.path("cache")
    environment["NO_COLOR"] = "1"
    environment["LC_ALL"] = "C.UTF-8"
    for place in ["bin", "lib/pantograph", "tools"] { try make(place) }
    // Another process copies the program: see `StudioTests`.
    let studio = Pantograph.path + "-studio"
    let copy = "ln '\(studio)' '\(program)' 2>/dev/null || cp '\(studio)' '\(program)'"
    try #require(Tool.run("sh", "-c", copy).code == 0)
    try write("lib/pantograph/kit.json", Self.description)
    try write("info.json", Self.information)
    try writeScript("tools/swiftc", compiler)
    try writeScript("program", Self.printing)
  }

  static let description =
    #"{"compiler": "Swift 1", "triple": "a-b-c", "hash": "1234", "more": 1}"#
  static let information = """
    {"compilerVersion": "Swift 1", "target": {"triple": "a-b-c"},
     "paths": {"runtimeLibraryPaths": ["/swift/one", "/swift/two"]}}
    """
  /// A program that prints its arguments.
  static let printing = """
    echo "$(basename "$0") runs"
    for word; do echo "  $word"; done
    """

  /// Notes the compiler's arguments in the file `calls`, and makes a module and a copy of the script `program`. With a
  /// file `errors`, it prints this file and fails.
  private var compiler: String {
    """
    cd '\(folder.path)'
    if [ "$1" = -print-target-info ]; then cat info.json; [ ! -e broken ]; exit; fi
    { echo swiftc; for word; do echo "  $word"; done; } >> calls
    if [ -e errors ]; then cat errors >&2; exit 1; fi
    while [ $# -gt 1 ]; do
      case "$1" in
      -emit-module-path) : > "$2" ;;
      -o) [ ! -e program ] || install -m 755 program "$2" ;;
      esac
      shift
    done
    """
  }

  func make(_ place: String) throws {
    try FileManager.default.createDirectory(
      atPath: folder.path(place), withIntermediateDirectories: true)
  }

  func write(_ place: String, _ text: String) throws {
    try make((place as NSString).deletingLastPathComponent)
    try Data(text.utf8).write(to: folder.url.appending(path: place))
  }

  func remove(_ place: String) throws {
    try FileManager.default.removeItem(atPath: folder.path(place))
  }

  /// Writes an executable script. Another process copies it, because a file that is open for writing cannot be started.
  func writeScript(_ place: String, _ text: String) throws {
    try write("\(place).text", "#!/bin/sh\n\(text)\n")
    let (from, to) = (folder.path("\(place).text"), folder.path(place))
    try #require(Tool.run("install", "-m", "755", from, to).code == 0)
  }

  /// Returns a text without everything that differs between two rooms or two machines.
  func plain(_ text: String) -> String {
    text.replacing(folder.path, with: "ROOM")
      .replacing("-j\(ProcessInfo.processInfo.activeProcessorCount)\n", with: "-jN\n")
      .replacing(/-[0-9a-f]{16,}/, with: "-DIGEST")
  }

  /// Starts the program. Its output and its errors are written to the file `output`.
  func start(_ words: [String]) throws -> Process {
    try write("output", "")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = words
    process.environment = environment
    process.currentDirectoryURL = folder.url
    let output = try #require(FileHandle(forWritingAtPath: folder.path("output")))
    try output.seekToEnd()
    (process.standardOutput, process.standardError) = (output, output)
    process.standardInput = FileHandle.nullDevice
    try process.run()
    return process
  }

  /// Runs the program, and returns its status, its output and the compiler's calls.
  func run(_ words: String...) throws -> String {
    try? remove("calls")
    let process = try start(words)
    process.waitUntilExit()
    return plain(
      """
      # \(words.joined(separator: " ")): \(process.terminationStatus)
      \(text("output"))\(text("calls"))
      """)
  }

  func text(_ place: String) -> String {
    (try? String(contentsOfFile: folder.path(place), encoding: .utf8)) ?? ""
  }

  /// Returns the paths of all files in the folder of the results.
  func results() -> String {
    let found = plain(Tool.run("sh", "-c", "cd '\(folder.path)' && find cache").output)
    return found.split(separator: "\n").sorted().map { "\($0)\n" }.joined()
  }
}
