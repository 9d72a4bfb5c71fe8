import Expectations
import Foundation
import TemporaryFolders
import Testing

@testable import PantographStudio

/// An application that follows its command line, run as a program. Its output is compared with an earlier one.
@Suite(.timeLimit(.minutes(10)))
struct SampleApplicationTests {
  private static let path = URL(filePath: Pantograph.path).deletingLastPathComponent()
    .appending(path: "SampleApplication").path
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func shell(_ line: String) -> Tool.Result {
    Pantograph.shell(
      "export NO_COLOR=1 TZ=UTC; unset DISPLAY WAYLAND_DISPLAY; S='\(Self.path)'; "
        + "R='\(CommandLines.root)/Recordings'; \(line)", in: folder.url)
  }

  @Test(arguments: [
    "$S; SAMPLE='no window' $S; SAMPLE='no root' $S", "$S >/dev/null; $S 2>/dev/null",
    "$S --help; $S --version; $S --nothing; $S --replay; $S --moments 2",
    "$S --replay $R/phone-drag-up-90hz.evemu; $S --replay nowhere.evemu",
    "$S --replay $R/phone-tap-90hz.evemu; $S --json --replay $R/phone-tap-90hz.evemu 2>/dev/null",
    "$S --replay $R/phone-tap-90hz.evemu --film a.png --moments 2; ls; "
      + "$S --replay $R/phone-tap-90hz.evemu --film a.png; "
      + "$S --replay $R/phone-tap-90hz.evemu --film a.webp --moments 2",
    "$S --replay $R/phone-tap-90hz.evemu --trace t.json -q; head -c 400 t.json; "
      + "$S --replay $R/phone-tap-90hz.evemu --trace t.json",
    "$S --screen tablet --rtl --replay $R/phone-tap-90hz.evemu",
    "$S --replay - <$R/phone-drag-up-90hz.evemu", "$S --replay - </dev/null",
    "$S --window", "$S --window --terminal", "$S --terminal </dev/null",
  ])
  func `an application on its command line`(line: String) {
    expect(!shell(line).output.isEmpty)
  }

  @Test func `an application in a terminal prints nothing over its picture`() throws {
    let terminal = try #require(PlainTerminal(columns: 90, rows: 30))
    let process = Process()
    process.executableURL = URL(filePath: Self.path)
    process.arguments = ["--terminal", "--pixels", "blocks"]
    var environment = ProcessInfo.processInfo.environment
    for name in ["DISPLAY", "WAYLAND_DISPLAY", "NO_COLOR"] { environment[name] = nil }
    environment["TERM"] = "xterm-256color"
    process.environment = environment
    process.currentDirectoryURL = folder.url
    let handle = FileHandle(fileDescriptor: terminal.device, closeOnDealloc: false)
    (process.standardInput, process.standardOutput, process.standardError) = (
      handle, handle, handle
    )
    let before = terminal.settings
    try process.run()
    terminal.wait(for: "▀", process)
    terminal.type("q")
    process.waitUntilExit()
    terminal.wait(for: "\(TerminalMode.leave)", process)
    expect(process.terminationStatus, equals: 0)
    expect(terminal.settings, equals: before)
    // The application's own output is discarded. The report follows the picture.
    expect(!terminal.text.contains("the sample starts"))
    let report = terminal.text.components(separatedBy: "\(TerminalMode.leave)").last ?? ""
    expect(report.contains("SampleList viewDidLoad"))
  }
}
