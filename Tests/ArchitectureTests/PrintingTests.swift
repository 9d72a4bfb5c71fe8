import Expectations
import Foundation
import Testing

/// Text from outside reaches a terminal only through `PrintableText`, which escapes control characters.
struct PrintingTests {
  /// The files that write to standard output, standard error or a terminal themselves. Each writes a
  /// `PrintableText` or bytes that are no text: a recording, a byte that wakes a thread, a picture.
  private static let writers: [String: Set<String>] = [
    "Sources/PantographCommands/Output/OutputStream.swift": ["write("],
    "Sources/PantographCLI/Live/LiveTerminal.swift": ["write("],
    "Sources/PantographStudio/Demo/TerminalMode.swift": ["write("],
    "Sources/PantographStudio/Demo/TerminalQuestion.swift": ["write("],
    "Sources/PantographStudio/Demo/TerminalWriter.swift": ["write("],
    "Sources/PantographPort/PantographPort.swift": ["FileHandle.standardError", "print("],
    "Sources/PantographObjects/Misuse/Misuse.swift": ["FileHandle.standardError"],
    "Sources/UIKit/Core/Application/Logger.swift": ["FileHandle.standardError"],
    "Sources/UIKit/Core/Application/UIApplication.swift": ["print("],
    "Sources/UIKit/Values/Text/Formatting.swift": ["NSLog("],
    "Sources/GestureTesting/TestEvents.swift": ["FileHandle.standardError"],
  ]
  /// Files that print only literals and the names of the program's types.
  private static let literals: Set<String> = [
    "Sources/CoreGraphics/Inert/InertLog.swift", "Sources/CoreGraphics/Paths/CGMutablePath.swift",
  ]

  private static let calls = [
    "FileHandle.standardError", "FileHandle.standardOutput", "FileHandle(fileDescriptor: 1",
    "FileHandle(fileDescriptor: 2", "fputs(", "puts(", "putchar(", "fwrite(", "fprintf(",
    "vprintf(",
    "printf(", "debugPrint(", "dump(", "perror(", "NSLog(", "syslog(", "print(",
  ]

  private static var sources: [SourceFile] {
    Repository.names(in: "Sources").flatMap { Repository.files(under: "Sources/\($0)") }
  }

  /// Whether a line calls the function. Methods of other objects and declarations do not count, and neither do
  /// throwing methods of the same type: the compiler checks that these receive a `PrintableText`.
  private static func calls(_ call: String, in line: String) -> Bool {
    var rest = Substring(line)
    while let range = rest.range(of: call) {
      let before = rest[..<range.lowerBound]
      rest = rest[range.upperBound...]
      if let last = before.last, last.isLetter || last.isNumber || "_.:".contains(last) { continue }
      if ["func ", "try ", "try? ", "try! "].contains(where: { before.hasSuffix($0) }) { continue }
      return true
    }
    return false
  }

  @Test func `nothing is printed but by the few files that take printable text`() {
    for file in Self.sources where !Self.literals.contains(file.path) {
      let calls = Self.calls.filter(file.mentions)
      if calls.isEmpty { continue }
      for (number, line) in file.code {
        for call in calls where Self.calls(call, in: line) {
          let isPermitted = Self.writers[file.path]?.contains(call) ?? false
          expect(
            isPermitted,
            """
            \(file.path):\(number): \(call) prints past PrintableText: print with the console, or take a \
            PrintableText and add the file to this list
            """)
        }
      }
    }
  }

  @Test func `each file that prints has the type that escapes`() {
    for path in Self.writers.keys {
      let text = Repository.text(path)
      expect(text.contains("PrintableText"), "\(path) prints and has no PrintableText")
    }
  }

  @Test func `bytes go to standard output and standard error by the console and by files alone`() {
    let permitted: Set<String> = [
      "Sources/PantographCommands/Output/Console.swift",
      // Reads, and checks whether the stream is a terminal.
      "Sources/PantographCommands/Output/TerminalSize.swift",
      "Sources/PantographCommands/Running/Launch.swift",
      "Sources/PantographCLI/Live/LivePicture.swift",
      "Sources/PantographStudio/Applications/OutputDetour.swift",
      // Writes a recording to standard output as bytes.
      "Sources/PantographCLI/Live/LiveRecording.swift",
      "Sources/PantographRecordingFiles/OutputFile.swift",
      // The streams of started programs.
      "Sources/PantographRendering/Film/VideoEncoder.swift",
      "Sources/PantographCommands/Running/CapturedProcess.swift",
      "Sources/PantographTuningFiles/Corpora/FilterProgram.swift",
    ]
    for file in Self.sources
    where !permitted.contains(file.path)
      && file.mentionsAny(of: ["STDOUT_FILENO", "STDERR_FILENO"])
    {
      for (number, line) in file.code
      where line.contains("STDOUT_FILENO") || line.contains("STDERR_FILENO") {
        Issue.record("\(file.path):\(number): standard output and standard error are the console's")
      }
    }
  }

  @Test func `the test sees a call and passes over what is none`() {
    expect(Self.calls("print(", in: "    print(note)"))
    expect(Self.calls("print(", in: "if isShown { print(tree) }"))
    expect(!Self.calls("print(", in: "try console.print(note)"))
    expect(!Self.calls("print(", in: "func print(_ text: PrintableText)"))
    expect(!Self.calls("print(", in: "let mark = fingerprint(of: file)"))
  }
}
