import Expectations
import Foundation
import PantographRecordingFiles
import PantographRecordings
import PantographSynthesis
import Testing

@testable import PantographTuningFiles

struct TarArchiveTests {
  private final class Folder {
    let url = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    var path: String { url.path }

    init() throws {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      for (name, seed) in [("a.evemu", 1), ("b.evemu", 2)] {
        try RecordingFile.save(
          try Synthesis.synthesize(SynthesisRequest(gesture: "flick", seed: UInt64(seed))),
          to: path + "/" + name, format: try #require(RecordingFormat.named("evemu")))
      }
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func sh(_ script: String) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/bin/sh")
      process.arguments = ["-ec", script]
      process.currentDirectoryURL = url
      try process.run()
      process.waitUntilExit()
      try #require(process.terminationStatus == 0, "\(script)")
    }

    func bytes(_ name: String) throws -> [UInt8] {
      Array(try Data(contentsOf: url.appending(path: name)))
    }

    func write(_ bytes: [UInt8], _ name: String = "x.tar") throws {
      try Data(bytes).write(to: url.appending(path: name))
    }

    /// The names of the members, or the error message.
    func members(_ name: String = "x.tar") -> [String] {
      do throws(CorpusError) {
        return try Corpus([path + "/" + name]).entries.map {
          String($0.name.dropFirst(path.count + name.count + 2))
        }
      } catch {
        return [error.sentence.replacing(path + "/", with: "")]
      }
    }
  }

  /// Sets the size of the first member, and its checksum.
  private func resized(_ bytes: [UInt8], _ size: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for (index, byte) in size.enumerated() { bytes[124 + index] = byte }
    var sum = 0
    for index in 0..<512 { sum += (148..<156).contains(index) ? 0x20 : Int(bytes[index]) }
    let digits = Array(String(sum, radix: 8).utf8)
    let field = [UInt8](repeating: 0x30, count: 6 - digits.count) + digits + [0, 0x20]
    for (index, byte) in field.enumerated() { bytes[148 + index] = byte }
    return bytes
  }

  @Test func `a compressed archive reads as the one that it was`() throws {
    let folder = try Folder()
    try folder.sh("tar cf x.tar a.evemu b.evemu; gzip -k x.tar; cp x.tar.gz y.tgz")
    // The other programs do not exist on every machine.
    try folder.sh(
      "for p in xz zstd bzip2; do if command -v $p >program; then $p -k x.tar; fi; done")
    let names =
      ["x.tar.gz", "y.tgz"]
      + ["x.tar.xz", "x.tar.zst", "x.tar.bz2"].filter {
        FileManager.default.fileExists(atPath: folder.path + "/" + $0)
      }
    for name in names {
      expect(folder.members(name), equals: ["a.evemu", "b.evemu"], "\(name)")
      let entry = try Corpus([folder.path + "/" + name]).entries[1]
      try expect(
        entry.load().recording, equals: RecordingFile.load(folder.path + "/b.evemu").recording)
    }
    try folder.write(Array(try folder.bytes("x.tar.gz").dropLast(40)), "cut.tar.gz")
    expect(
      folder.members("cut.tar.gz"),
      equals: [
        "cut.tar.gz cannot be unpacked by gzip: unexpected end of file"
      ])
    try folder.write(Array("no archive".utf8), "no.tar.gz")
    expect(
      folder.members("no.tar.gz"),
      equals: ["no.tar.gz cannot be unpacked by gzip: not in gzip format"])
  }

  @Test func `an archive that was cut anywhere is told, and never read in part`() throws {
    let folder = try Folder()
    try folder.sh("tar cf whole.tar a.evemu b.evemu")
    let whole = try folder.bytes("whole.tar")
    let members = try Corpus([folder.path + "/whole.tar"]).entries
    let size = members.reduce(0) { $0 + 512 + ($1.size + 511) / 512 * 512 }
    for count in stride(from: 0, through: size, by: 256) {
      try folder.write(Array(whole.prefix(count)))
      let said = folder.members()
      expect(said.count == 1 && said[0].hasPrefix("x.tar is a broken tar archive: "), "\(said)")
    }
    try folder.write(Array(whole.prefix(size + 512)))
    expect(folder.members(), equals: ["a.evemu", "b.evemu"])
    try folder.write(whole + whole)
    expect(folder.members()[0].hasSuffix("extract concatenated archives first"))
  }

  @Test func `sizes that cannot be are told`() throws {
    let folder = try Folder()
    try folder.sh("tar cf whole.tar a.evemu b.evemu")
    let whole = try folder.bytes("whole.tar")
    for (size, sentence) in [
      (Array("77777777777\0".utf8), "is longer than the archive"),
      (
        [0x80] + [UInt8](repeating: 0, count: 3) + [UInt8](repeating: 0xff, count: 8),
        "is not a number"
      ),
      ([0x80] + [UInt8](repeating: 0, count: 4) + [UInt8](repeating: 0xff, count: 7), "is longer"),
      ([UInt8](repeating: 0xff, count: 12), "is not a number"),
      (Array("-0000000001\0".utf8), "is not a number"),
      (Array("12x45678901\0".utf8), "is not a number"),
    ] {
      try folder.write(resized(whole, size))
      expect(folder.members()[0].contains(sentence), "\(size) \(folder.members())")
    }
    var wrong = whole
    wrong[0] ^= 1
    try folder.write(wrong)
    expect(folder.members()[0].contains("the checksum at byte 0 is wrong"))
  }

  @Test func `names lead nowhere, and none that is not hidden is left out`() throws {
    let folder = try Folder()
    try folder.sh(
      """
      tar cPf x.tar --transform 's|^a|../../../etc/a|' a.evemu
      tar rPf x.tar --transform 's|^b|/root/b|' b.evemu
      cp a.evemu .hidden; tar rf x.tar .hidden
      """)
    expect(folder.members(), equals: ["../../../etc/a.evemu", "/root/b.evemu"])
    let entry = try Corpus([folder.path + "/x.tar"]).entries[0]
    expectNil(entry.path)
    try expect(
      entry.load().recording, equals: RecordingFile.load(folder.path + "/a.evemu").recording)
  }

  @Test func `links within an archive are their members, others are none`() throws {
    let folder = try Folder()
    try folder.sh(
      """
      mkdir d; ln a.evemu hard.evemu; ln -s ../a.evemu d/soft.evemu; ln -s /nowhere gone.evemu
      mkfifo pipe; tar cf x.tar a.evemu hard.evemu d gone.evemu pipe
      """)
    expect(folder.members(), equals: ["a.evemu", "d/soft.evemu", "hard.evemu"])
    expect(Set(try Corpus([folder.path + "/x.tar"]).entries.map(\.size)).count, equals: 1)
  }

  @Test func `a member that was added again is the later one`() throws {
    let folder = try Folder()
    try folder.sh("tar cf x.tar a.evemu; cp b.evemu a.evemu; tar rf x.tar a.evemu")
    expect(folder.members(), equals: ["a.evemu"])
    let entry = try Corpus([folder.path + "/x.tar"]).entries[0]
    try expect(
      entry.load().recording, equals: RecordingFile.load(folder.path + "/b.evemu").recording)
  }

  @Test(arguments: ["gnu", "posix"])
  func `a member with holes is told`(format: String) throws {
    let folder = try Folder()
    try folder.sh(
      "truncate -s 1M hole.evemu; tar cf x.tar --sparse --format=\(format) a.evemu hole.evemu")
    expect(
      folder.members()[0].hasSuffix("as a sparse file; make the archive without --sparse"))
  }

  @Test func `long names of every kind, and extended headers that are wrong`() throws {
    let folder = try Folder()
    let long = String(repeating: "ä", count: 120) + ".evemu"
    try folder.sh("cp a.evemu \(long)")
    for format in ["gnu", "posix"] {
      try folder.sh("tar cf x.tar --format=\(format) \(long) b.evemu")
      expect(folder.members(), equals: ["b.evemu", long])
    }
    var bytes = try folder.bytes("x.tar")
    // The length of the first line of the extended header.
    bytes[512] = UInt8(ascii: "9")
    bytes[513] = UInt8(ascii: "9")
    bytes[514] = UInt8(ascii: "9")
    try folder.write(bytes)
    expect(folder.members()[0].contains("the extended header at byte 0 cannot be read"))
  }

  @Test func `damage anywhere in an archive never ends the program`() throws {
    let folder = try Folder()
    try folder.sh("tar cf whole.tar --format=posix --mtime=2020-01-01 a.evemu b.evemu")
    let whole = try folder.bytes("whole.tar")
    for place in stride(from: 0, to: min(whole.count, 6000), by: 11) {
      var bytes = whole
      bytes[place] = bytes[place] &+ 0x80
      try folder.write(bytes)
      _ = folder.members()
    }
  }
}
