import Expectations
import Foundation
import PantographRecordingFiles
import TemporaryFolders
import Testing

struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func path(_ name: String) -> String { folder.path(name) }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  @Test func `a file appears when it is whole`() throws {
    var file = try OutputFile.create(path("a"), overwrite: false)
    try file.write(Array("whole".utf8))
    try expect(!names().contains("a"))
    try file.commit()
    try expect(names(), equals: ["a"])
    try expect(text("a"), equals: "whole")
  }

  @Test func `what is not finished leaves nothing, and what was there before`() throws {
    try Data("before".utf8).write(to: URL(fileURLWithPath: path("a")))
    func stop(_ name: String) throws {
      let file = try OutputFile.create(path(name), overwrite: true)
      try file.write(Array("half".utf8))
    }
    try stop("a")
    try stop("b")
    try expect(names(), equals: ["a"])
    try expect(text("a"), equals: "before")
  }

  @Test func `a file that comes meanwhile is replaced only when that is asked for`() throws {
    for overwrite in [false, true] {
      var file = try OutputFile.create(path("c"), overwrite: overwrite)
      try file.write(Array("ours".utf8))
      try Data("theirs".utf8).write(to: URL(fileURLWithPath: path("c")))
      if overwrite {
        try file.commit()
      } else {
        #expect(throws: RecordingFileError.exists(path: path("c"))) { try file.commit() }
      }
      try expect(text("c"), equals: (overwrite ? "ours" : "theirs"))
      try FileManager.default.removeItem(atPath: path("c"))
      try expect(names().isEmpty)
    }
  }

  @Test func `a link and the permissions of the file behind it stay`() throws {
    try Data("before".utf8).write(to: URL(fileURLWithPath: path("real")))
    try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path("real"))
    try FileManager.default.createSymbolicLink(
      atPath: path("link"), withDestinationPath: path("real"))
    var file = try OutputFile.create(path("link"), overwrite: true)
    try file.write(Array("after".utf8))
    try file.commit()
    try expect(text("real"), equals: "after")
    let permissions = try FileManager.default.attributesOfItem(atPath: path("real"))[
      .posixPermissions]
    expect(permissions as? Int, equals: 0o600)
    try expect(
      FileManager.default.destinationOfSymbolicLink(atPath: path("link")), equals: path("real"))
  }

  private func mode(_ name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path(name))[.posixPermissions] as? Int
  }

  private func write(
    _ name: String, overwrite: Bool = true, permissions: OutputPermissions = .personal
  ) throws {
    var file = try OutputFile.create(path(name), overwrite: overwrite, permissions: permissions)
    try file.write(Array("ours".utf8))
    try file.commit()
  }

  @Test func `a recording is its owner's alone`() throws {
    try write("a")
    try expect(mode("a"), equals: 0o600)
  }

  @Test func `a file of ours keeps its permissions, and never runs as its owner`() throws {
    try Data("before".utf8).write(to: URL(fileURLWithPath: path("a")))
    chmod(path("a"), 0o6755)
    try write("a")
    try expect(mode("a"), equals: 0o755)
  }

  @Test(.enabled(if: geteuid() == 0))
  func `in place of another user's file comes one that is ours alone`() throws {
    try Data("theirs".utf8).write(to: URL(fileURLWithPath: path("a")))
    chown(path("a"), 65_534, 65_534)
    chmod(path("a"), 0o6777)
    try write("a")
    try expect(mode("a"), equals: 0o600)
    var status = stat()
    expect(stat(path("a"), &status) == 0 && status.st_uid == 0)
    try expect(text("a"), equals: "ours")
  }

  @Test(.enabled(if: geteuid() == 0))
  func `another user's link or pipe where others may write is refused`() throws {
    try Data("precious".utf8).write(to: URL(fileURLWithPath: path("victim")))
    chmod(folder.path, 0o1777)
    symlink(path("victim"), path("link"))
    mkfifo(path("pipe"), 0o666)
    for name in ["link", "pipe"] {
      lchown(path(name), 65_534, 65_534)
      #expect(throws: RecordingFileError.self) { try write(name) }
    }
    try expect(text("victim"), equals: "precious")
    chmod(folder.path, 0o755)
    try write("link")
    try expect(text("victim"), equals: "ours")
  }

  @Test func `a folder and a device are not written to`() throws {
    #expect(throws: RecordingFileError.cannotCreate(path: folder.path, errno: EISDIR)) {
      _ = try OutputFile.create(folder.path, overwrite: true)
    }
    for device in ["/dev/random", "/dev/mem", "/dev/vda"]
    where FileManager.default.fileExists(atPath: device) {
      #expect(throws: RecordingFileError.self) {
        _ = try OutputFile.create(device, overwrite: true)
      }
    }
  }

  @Test func `a full disk is said and leaves what was there`() throws {
    let file = try OutputFile.create("/dev/full", overwrite: true)
    #expect(throws: RecordingFileError.cannotWrite(path: "/dev/full", errno: ENOSPC)) {
      try file.write([1])
    }
  }
}
