import Expectations
import Foundation
import Glibc
import PantographCommands
import PantographRecordingFiles
import SeededRandom
import TemporaryFolders
import Testing

@testable import PantographCLI

/// The bundle as a file: other tools unpack it, it is complete or says what it lacks, and nobody else may read it.
@MainActor
struct BundleTests {
  /// The report about a check in which all steps hold.
  private static func report() throws -> CheckReport {
    let room = try CheckRoom()
    for (index, step) in CheckStep.allCases.enumerated() {
      try room.play(CheckRoom.right(step, on: "touchpad"), at: 0.5 + 3 * Double(index))
    }
    return try room.check()
  }

  private static func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o777 : 0
  }

  @Test(arguments: ["b.tar.gz", "b.tgz", "b.tar"])
  func `tar unpacks the archive, and the recordings in it are whole`(name: String) throws {
    let folder = try TemporaryFolder()
    let report = try Self.report()
    try expectNil(BundlePlace(folder.path(name), overwrites: false).write(report))
    expect(Self.mode(folder.path(name)), equals: 0o600)
    let unpacked = Tool.run("tar", "-C", folder.path, "-xf", folder.path(name))
    expect(unpacked, equals: Tool.Result(code: 0, output: ""))
    let root = folder.path("pantograph-check")
    for file in BundleFile.all(for: report) {
      let bytes = [UInt8](try Data(contentsOf: URL(fileURLWithPath: "\(root)/\(file.name)")))
      expect(bytes, equals: file.bytes, "\(file.name)")
      expect(Self.mode("\(root)/\(file.name)"), equals: 0o600)
    }
    for (index, step) in CheckStep.allCases.enumerated() {
      let path = "\(root)/recordings/\(index + 1)-\(step.rawValue).evemu"
      let recording = try RecordingFile.load(path, strict: true).recording
      let again = try RecordingBundle.report(recording, issues: 0, without: PersonWords([]))
      expect(again.hands[0].step == step && again.hands[0].outcome?.key == "held")
      expectNil(again.hands[0].difference)
    }
  }

  @Test func `another name is a folder that only its owner may open`() throws {
    let folder = try TemporaryFolder()
    let report = try Self.report()
    let path = folder.path("bundle")
    try expectNil(BundlePlace(path, overwrites: false).write(report))
    expect(Self.mode(path) == 0o700 && Self.mode("\(path)/recordings") == 0o700)
    for file in BundleFile.all(for: report) {
      expect(Self.mode("\(path)/\(file.name)"), equals: 0o600)
    }
    #expect(throws: Failure.self) { try BundlePlace(path, overwrites: false).check() }
    try expectNil(BundlePlace(path, overwrites: true).write(report))
  }

  @Test func `an existing bundle stays, unless it is to be overwritten`() throws {
    let folder = try TemporaryFolder()
    let path = folder.path("b.tar.gz")
    try Data("precious".utf8).write(to: URL(fileURLWithPath: path))
    let report = try Self.report()
    let found = #expect(throws: Failure.self) { try BundlePlace(path, overwrites: false).check() }
    expect(found?.code, equals: .cannotCreate)
    #expect(throws: Failure.self) { try BundlePlace(path, overwrites: false).write(report) }
    try expect(String(contentsOfFile: path, encoding: .utf8), equals: "precious")
    try expectNil(BundlePlace(path, overwrites: true).write(report))
    #expect(throws: Failure.self) { try BundlePlace("-", overwrites: true) }
  }

  /// The largest file that a bundle of this weight writes.
  nonisolated private static func size(_ report: CheckReport, _ name: String, upTo weight: Int)
    -> Int
  {
    let files = BundleFile.all(for: report, upTo: BundleFile.Weight(rawValue: weight) ?? .plot)
    return name.hasSuffix(".tar")
      ? BundlePlace.archive(files).count : files.map(\.bytes.count).max() ?? 0
  }

  @Test(arguments: ["b.tar", "b"], [BundleFile.Weight.finding, .recording])
  func `a full disk leaves a partial bundle that says so`(
    name: String, weight: BundleFile.Weight
  ) async throws {
    let folder = try TemporaryFolder()
    let path = folder.path(name)
    await #expect(processExitsWith: .success) {
      [path = path as String, name = name as String, weight = weight.rawValue as Int] in
      let report = try await MainActor.run { try BundleTests.report() }
      // Sentences about what is missing make the files a little longer.
      let limit = BundleTests.size(report, name, upTo: weight) + 3000
      precondition(limit < BundleTests.size(report, name, upTo: weight + 1))
      var room = rlimit(rlim_cur: rlim_t(limit), rlim_max: rlim_t(limit))
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &room)
      let omission = try BundlePlace(path, overwrites: false).write(report)
      precondition(omission != nil)
    }
    var root = path
    if name.hasSuffix(".tar") {
      expect(Tool.run("tar", "-C", folder.path, "-xf", path).code, equals: 0)
      root = folder.path("pantograph-check")
    }
    for file in ["README.txt", "findings.txt"] {
      // Lines are wrapped.
      let text = try String(contentsOfFile: "\(root)/\(file)", encoding: .utf8)
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let missing = weight == .recording ? "for the plots" : "for recordings and plots"
      expect(text.contains("the disk has no room \(missing)"), "\(file)")
    }
    expect(FileManager.default.fileExists(atPath: "\(root)/page.html"))
    expect(!FileManager.default.fileExists(atPath: "\(root)/plots"))
    let hasRecordings = FileManager.default.fileExists(atPath: "\(root)/recordings/1-stroke.evemu")
    expect(hasRecordings, equals: (weight == .recording))
  }

  @Test func `a disk without any room is a sentence`() async {
    await #expect(processExitsWith: .success) {
      let report = try await MainActor.run { try BundleTests.report() }
      signal(SIGXFSZ, SIG_IGN)
      var room = rlimit(rlim_cur: 10, rlim_max: 10)
      setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &room)
      do throws(Failure) {
        _ = try BundlePlace(NSTemporaryDirectory() + "\(UUID()).tgz", overwrites: false).write(
          report)
        preconditionFailure()
      } catch {
        precondition(error.code == .outputFailed)
      }
    }
  }

  @Test(arguments: [0, 1, 2, 3, 257, 258, 259, 40_000, 200_000], [1, 2, 16, 256])
  func `gzip unpacks what was packed`(count: Int, letters: Int) throws {
    var random = SeededGenerator(seed: UInt64(count * 1000 + letters))
    let bytes = (0..<count).map { _ in UInt8(Int.random(in: 0..<letters, using: &random)) }
    let folder = try TemporaryFolder()
    let packed = GzipWriter.packed(bytes)
    try Data(packed).write(to: URL(fileURLWithPath: folder.path("x.gz")))
    expect(Tool.run("gzip", "-d", folder.path("x.gz")).code, equals: 0)
    let found = try Data(contentsOf: URL(fileURLWithPath: folder.path("x")))
    expect([UInt8](found), equals: bytes)
    if letters <= 2, count > 1000 { expect(packed.count, isBelow: bytes.count / 3) }
  }

  @Test func `a text that repeats from afar is packed`() {
    let line = Array("E: 0.008000 0003 0035 1234\t# EV_ABS / ABS_MT_POSITION_X\n".utf8)
    let bytes = (0..<2000).flatMap { _ in line }
    expect(GzipWriter.packed(bytes).count, isBelow: bytes.count / 60)
    // RFC 1952's check value of the digits.
    expect(GzipWriter.checksum(Array("123456789".utf8)), equals: 0xcbf4_3926)
  }
}
