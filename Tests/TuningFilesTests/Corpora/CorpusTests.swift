import Expectations
import Foundation
import PantographRecordingFiles
import PantographRecordings
import PantographSynthesis
import Testing

@testable import PantographTuningFiles

struct CorpusTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }
    deinit { try? FileManager.default.removeItem(at: url) }

    var path: String { url.path }

    func add(_ name: String, seed: UInt64 = 1) throws {
      let file = url.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      let recording = try Synthesis.synthesize(SynthesisRequest(gesture: "flick", seed: seed))
      try RecordingFile.save(
        recording, to: file.path, format: try #require(RecordingFormat.named("evemu")))
    }

    func write(_ text: String, to name: String) throws {
      try text.write(to: url.appending(path: name), atomically: true, encoding: .utf8)
    }
  }

  private func names(_ corpus: Corpus, _ folder: Folder) -> [String] {
    corpus.entries.map { String($0.name.dropFirst(folder.path.count + 1)) }
  }

  @Test func `folders, globs and lists are the same recordings, each once and in order`() throws {
    let folder = try Folder()
    for name in ["b.evemu", "a.evemu", "deep/c.evemu", ".hidden"] { try folder.add(name) }
    let all = try Corpus([folder.path])
    expect(names(all, folder), equals: ["a.evemu", "b.evemu", "deep/c.evemu"])
    expect(names(try Corpus([folder.path + "/*.evemu"]), folder), equals: ["a.evemu", "b.evemu"])
    try folder.write("# a list\n\nb.evemu\r\ndeep\na*.evemu\nb.evemu\n", to: "list")
    let listed = try Corpus(["@" + folder.path + "/list"])
    expect(names(listed, folder), equals: ["b.evemu", "deep/c.evemu", "a.evemu"])
    expect(all.digest, differsFrom: listed.digest)
  }

  @Test func `archives that unpack to more than their limit are refused`() throws {
    let folder = try Folder()
    try folder.add("a.evemu")
    for name in ["one", "two"] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments = [
        "tar", "-czf", "\(folder.path)/\(name).tar.gz", "-C", folder.path, "a.evemu",
      ]
      try process.run()
      process.waitUntilExit()
    }
    let (one, two) = (folder.path + "/one.tar.gz", folder.path + "/two.tar.gz")
    let size = try TarArchive(one).unpackedSize
    try expect(Corpus([one], unpacking: size).count, equals: 1)
    #expect(throws: CorpusError.unpacksTooMuch(one)) { try Corpus([one], unpacking: 1000) }
    // The limit is that of all archives together.
    try expect(Corpus([one, two], unpacking: 2 * size).count, equals: 2)
    #expect(throws: CorpusError.unpacksTooMuch(two)) {
      try Corpus([one, two], unpacking: size + 1000)
    }
    // The limit of the program that unpacked is not that of this process.
    #expect(throws: Never.self) { try folder.add("b.evemu") }
  }

  @Test func `an archive's members read as the files they were`() throws {
    let folder = try Folder()
    let long = String(repeating: "long-name-", count: 15) + ".evemu"
    for name in ["b.evemu", "deep/c.evemu", long] { try folder.add(name) }
    for format in ["gnu", "pax", "ustar"] {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        [
          "tar", "--format=\(format)", "-cf", folder.path + "/\(format).tar", "-C", folder.path,
          "b.evemu", "deep",
        ] + (format == "ustar" ? [] : [long])
      try process.run()
      process.waitUntilExit()
      expect(process.terminationStatus, equals: 0)
      let archive = try Corpus([folder.path + "/\(format).tar"])
      expect(archive.entries.count, equals: (format == "ustar" ? 2 : 3), "\(format)")
      for entry in archive.entries {
        let member = String(entry.name.split(separator: ":").last ?? "")
        let file = try RecordingFile.load(folder.path + "/" + member)
        try expect(entry.load().recording, equals: file.recording, "\(entry.name)")
      }
    }
  }

  @Test func `what cannot be read is told`() throws {
    let folder = try Folder()
    try folder.write("@\(folder.path)/loop\n", to: "loop")
    #expect(throws: CorpusError.circular(folder.path + "/loop")) {
      try Corpus(["@" + folder.path + "/loop"])
    }
    #expect(throws: CorpusError.cannotOpen(folder.path + "/x", errno: ENOENT)) {
      try Corpus([folder.path + "/x"])
    }
    #expect(throws: CorpusError.noMatch(folder.path + "/*.evemu")) {
      try Corpus([folder.path + "/*.evemu"])
    }
    try folder.write("x", to: "a.zip")
    #expect(throws: CorpusError.compressed(folder.path + "/a.zip")) {
      try Corpus([folder.path + "/a.zip"])
    }
    try folder.write("b.evemu\n\nnothing\n", to: "list")
    try folder.add("b.evemu")
    #expect(
      throws: CorpusError.listed(
        folder.path + "/list", line: 3,
        .cannotOpen(folder.path + "/nothing", errno: ENOENT))
    ) { try Corpus(["@" + folder.path + "/list"]) }
    try folder.write(String(repeating: "x", count: 2048), to: "b.tar")
    #expect(throws: CorpusError.self) { try Corpus([folder.path + "/b.tar"]) }
  }

  @Test(arguments: [(1, 1), (4_200, 18)])
  func `a folder of any size is in order, from the disk as from memory`(
    count: Int, length: Int
  ) throws {
    let folder = try Folder()
    var expected: [String] = []
    for index in 0..<count {
      let name = String(repeating: String(index * 7919 % 99_991, radix: 36) + "-é", count: length)
      // Links to one file, because many of these are created quickly.
      if index == 0 { try folder.write("", to: "\(name)-0") }
      let made = link(folder.path + "/" + (expected.first ?? ""), folder.path + "/\(name)-\(index)")
      if index > 0, made != 0 { throw POSIXError(.EIO) }
      expected.append("\(name)-\(index)")
    }
    expected.sort { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    let corpus = try Corpus([folder.path])
    expect(corpus.count, equals: count)
    expect(names(corpus, folder), equals: expected)
    expect(corpus.digest, equals: (try Corpus([folder.path, folder.path]).digest))
    expect(corpus.entries.allSatisfy { $0.path == $0.name && $0.size == 0 })
  }
}
