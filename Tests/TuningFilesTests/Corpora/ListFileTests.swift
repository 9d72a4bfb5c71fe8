import Expectations
import Foundation
import Glibc
import Testing

@testable import PantographTuningFiles

struct ListFileTests {
  private final class Folder {
    let path: String

    init() throws {
      path = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString).path
      try FileManager.default.createDirectory(
        atPath: path + "/in", withIntermediateDirectories: true)
      try write("", "one.evemu")
      try write("", "in/one.evemu")
    }
    deinit { try? FileManager.default.removeItem(atPath: path) }

    func write(_ text: String, _ name: String) throws {
      try Data(text.utf8).write(to: URL(fileURLWithPath: path + "/" + name))
    }

    func link(_ name: String, to target: String) throws {
      try FileManager.default.createSymbolicLink(
        atPath: path + "/" + name, withDestinationPath: target)
    }

    /// The names of the recordings, relative to the folder.
    func names(_ list: String) throws -> [String] {
      try Corpus(["@" + path + "/" + list]).entries.map {
        String($0.name.dropFirst(path.count + 1))
      }
    }

    func sentence(_ list: String) -> String? {
      do throws(CorpusError) {
        _ = try Corpus(["@" + path + "/" + list])
        return nil
      } catch {
        return error.sentence.replacingOccurrences(of: path + "/", with: "")
      }
    }
  }

  @Test(arguments: [
    "@./a", "@././a", "@in/../a", "@.//a", "@soft", "@hard", "@in/soft", "@in/hard", "@b",
  ])
  func `a list that names itself by another spelling is told`(line: String) throws {
    let folder = try Folder()
    try folder.write(line + "\n", "a")
    try folder.write("@./a\n", "b")
    try folder.link("soft", to: "a")
    try folder.link("in/soft", to: "../a")
    expect(link(folder.path + "/a", folder.path + "/hard"), equals: 0)
    expect(link(folder.path + "/a", folder.path + "/in/hard"), equals: 0)
    expect(folder.sentence("a")?.hasSuffix(" contains itself"), equals: true)
  }

  @Test func `lists that name each other many times are read once each`() throws {
    let folder = try Folder()
    // If each name counted, the list would be read 2^14 times.
    for number in 0..<14 {
      let next = "l\(number + 1)"
      try folder.write("@\(next)\n@./\(next)\n@././\(next)\n", "l\(number)")
    }
    try folder.write("one.evemu\n", "l14")
    try expect(folder.names("l0"), equals: ["one.evemu"])
  }

  @Test func `lists in lists have a limit`() throws {
    let folder = try Folder()
    for number in 0..<20 { try folder.write("@l\(number + 1)\n", "l\(number)") }
    try folder.write("one.evemu\n", "l20")
    expect(folder.sentence("l0"), equals: "the list l16 is nested in more than 16 lists")
    try expect(folder.names("l5"), equals: ["one.evemu"])
  }

  @Test func `one list in two folders names the places of both`() throws {
    let folder = try Folder()
    try folder.write("one.evemu\n", "places")
    expect(link(folder.path + "/places", folder.path + "/in/places"), equals: 0)
    try folder.write("@places\n@in/places\n", "all")
    try expect(folder.names("all"), equals: ["one.evemu", "in/one.evemu"])
  }

  @Test func `a folder, a pipe, a device and an endless file are refused at once`() throws {
    let folder = try Folder()
    try folder.link("zero", to: "/dev/zero")
    expect(mkfifo(folder.path + "/pipe", 0o600), equals: 0)
    expect(
      folder.sentence("in"),
      equals: "in is not a list of recordings: it is a folder; remove the @ to use its recordings")
    expect(folder.sentence("pipe"), equals: "pipe is not a list of recordings: it is a pipe")
    expect(folder.sentence("zero"), equals: "zero is not a list of recordings: it is a device")
    for device in ["/dev/zero", "/dev/null", "/dev/full", "/dev/urandom"] {
      #expect(throws: CorpusError.noList(device, "it is a device")) { try Corpus(["@" + device]) }
    }
    for name in ["pipe", "zero", "in"] {
      try folder.write("one.evemu\n@\(name)\n", "outer")
      expect(folder.sentence("outer")?.hasPrefix("outer:2: \(name) is not a list"), equals: true)
    }
  }

  @Test func `bytes that are 0, an endless line and too many bytes are refused`() throws {
    let folder = try Folder()
    try folder.write("one.evemu\n\0\n", "zeros")
    expect(
      folder.sentence("zeros"), equals: "zeros is not a list of recordings: it contains zero bytes")
    try folder.write("# " + String(repeating: "a", count: ListFile.longestLine), "long")
    expect(folder.sentence("long")?.hasSuffix("a line is longer than 16384 bytes"), equals: true)
    // A file with a hole gets its size at once and needs no disk space.
    let sparse = open(folder.path + "/sparse", O_WRONLY | O_CREAT, 0o600)
    expect(ftruncate(sparse, ListFile.mostBytes + 1), equals: 0)
    close(sparse)
    expect(
      folder.sentence("sparse"),
      equals: "sparse is not a list of recordings: it is larger than 256 MB")
  }

  @Test func `lines are the same wherever the pieces of the file end`() throws {
    let folder = try Folder()
    for padding in 65_500..<65_540 {
      let comment =
        String(repeating: "# 345678\n", count: padding / 9) + "#"
        + String(repeating: "x", count: padding % 9)
      try folder.write("\(comment)\none.evemu\nin/one.evemu", "places")
      try expect(folder.names("places"), equals: ["one.evemu", "in/one.evemu"], "\(padding)")
    }
  }

  @Test func `a pipe of the program's own is a list`() throws {
    let folder = try Folder()
    var ends: [Int32] = [-1, -1]
    expect(pipe(&ends), equals: 0)
    let text = Array((folder.path + "/one.evemu\n").utf8)
    expect(
      text.withUnsafeBytes { Glibc.write(ends[1], $0.baseAddress, $0.count) }, equals: text.count)
    close(ends[1])
    defer { close(ends[0]) }
    try expect(
      Corpus(["@/proc/self/fd/\(ends[0])"]).entries.map(\.name),
      equals: [folder.path + "/one.evemu"])
  }
}
