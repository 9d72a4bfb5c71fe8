import Expectations
import Foundation
import PantographPlainText
import PantographRecordings
import PantographTouches
import TemporaryFolders
import Testing

/// Hostile names and notes in all printed and written output.
struct HostileNamesTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> String { folder.path(name) }

  private static let name =
    "Evil \u{1b}[31m\u{9b}31m\u{202e} <script>&amp; \"q\" 'a' `id` $(id) %s \\n .TH <b> {\"a\":1} - x: y #: k: v"

  /// A recording of a device with a hostile name and a hostile note.
  private func evil() throws -> String {
    let made = Pantograph.run(["synthesise", "tap", "-o", "-"]).output
    let lines = made.split(separator: "\n", omittingEmptySubsequences: false).flatMap { line in
      line.hasPrefix("N: ")
        ? ["#: label: \u{1b}]0;owned\u{7} <b>\(Self.name)</b>", "N: \(Self.name)"] : [String(line)]
    }
    try lines.joined(separator: "\n").write(
      toFile: path("evil.evemu"), atomically: true, encoding: .utf8)
    return path("evil.evemu")
  }

  private func steers(_ text: String) -> Bool {
    text.unicodeScalars.contains {
      $0 != "\n" && $0 != "\t" && PrintableText.steers($0)
    }
  }

  @Test(arguments: [["inspect"], ["inspect", "--json"], ["replay"], ["replay", "--json"]])
  func `nothing printed steers the terminal`(command: [String]) throws {
    let result = Pantograph.run(command + [try evil()])
    expect(result.code, equals: 0)
    expect(!steers(result.output))
  }

  @Test func `a drawing holds names as text`() throws {
    let svg = path("evil.svg")
    expect(Pantograph.run(["inspect", "-q", try evil(), "--plot", svg]).code, equals: 0)
    let document = try XMLCheck.elements(of: Data(contentsOf: URL(fileURLWithPath: svg)))
    expect(!document.contains("script") && !document.contains("b"))
  }

  @Test func `a name ends no line and comes back from every format`() throws {
    let yaml = path("evil.yml")
    let again = path("again.evemu")
    expect(Pantograph.run(["convert", "-q", try evil(), yaml, "--to", "libinput"]).code, equals: 0)
    expect(Pantograph.run(["convert", "-q", yaml, again]).code, equals: 0)
    let before = try DecodedRecording(path("evil.evemu")).recording
    let after = try DecodedRecording(again).recording
    expect(before.tracks[0].events, equals: after.tracks[0].events)
    expect(before.notes, equals: after.notes)
    let plain = Self.name.replacingOccurrences(of: "\u{1b}", with: "?")
    expect(after.tracks[0].header.device?.name, equals: plain)
  }

  @Test func `a name that the format cannot hold as it is, is told`() throws {
    let said = "control characters in the device's name were replaced"
    let toYAML = Pantograph.run(["convert", try evil(), path("said.yml")])
    expect(toYAML.code == 0 && toYAML.output.contains(said))
    let edited = Pantograph.run(["convert", try evil(), path("edited.yml"), "--loop", "2"])
    expect(edited.code == 0 && edited.output.contains(said))
    let toEvemu = Pantograph.run(["convert", try evil(), path("said.evemu")])
    expect(toEvemu.code == 0 && !toEvemu.output.contains(said))
  }

  @Test func `a file's name need not be UTF-8`() throws {
    let script = """
      name=$(printf 'a\\377b\\033.evemu') && other=$(printf '\\303.evemu') && cd '\(folder.path)' &&
      '\(Pantograph.path)' synthesise tap -o "$name" && '\(Pantograph.path)' inspect "$name" &&
      '\(Pantograph.path)' convert "$name" "$other" && cmp "$name" "$other" && ls -b
      """
    let result = Tool.run("sh", "-c", script)
    expect(result.code, equals: 0, "\(result.output)")
    expect(result.output.contains("a\\377b\\033.evemu"))
    expect(result.output.contains("\\303.evemu"))
    expect(!steers(result.output))
  }

  @Test func `a recording is its owner's alone, and a picture everybody's`() throws {
    let made = path("made.evemu")
    let svg = path("made.svg")
    expect(Pantograph.run(["convert", "-q", try evil(), made]).code, equals: 0)
    expect(Pantograph.run(["inspect", "-q", made, "--plot", svg]).code, equals: 0)
    let modes = try [made, svg].map {
      try FileManager.default.attributesOfItem(atPath: $0)[.posixPermissions] as? Int
    }
    expect(modes, equals: [0o600, 0o644])
  }
}

/// Reads the names of the elements of a well-formed document.
private enum XMLCheck {
  static func elements(of data: Data) throws -> Set<String> {
    let text = String(decoding: data, as: UTF8.self)
    expect(text.hasPrefix("<svg") || text.hasPrefix("<?xml"))
    return Set(text.matches(of: /<([A-Za-z]+)/).map { String($0.1) })
  }
}
