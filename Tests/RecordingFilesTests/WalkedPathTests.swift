import Expectations
import Foundation
import Glibc
import TemporaryFolders
import Testing

@testable import PantographRecordingFiles

struct WalkedPathTests {
  private let folder: TemporaryFolder
  private static let stranger: uid_t = 65_534

  init() throws {
    folder = try TemporaryFolder()
    for name in ["own", "own/deep", "sticky", "theirs"] {
      try FileManager.default.createDirectory(
        atPath: folder.path(name), withIntermediateDirectories: true)
    }
    try Data("precious".utf8).write(to: folder.url.appending(path: "victim"))
    try Data("precious".utf8).write(to: folder.url.appending(path: "own/deep/victim"))
    chmod(folder.path("sticky"), 0o1777)
    for (link, target) in [
      ("mylink", "sticky/filelink"), ("own/dangling", "../own/new"), ("own/chain", "dangling"),
      ("own/up", ".."), ("own/absolute", folder.path("victim")), ("sticky/mine", "../victim"),
    ] {
      symlink(target, folder.path(link))
    }
    for (link, target) in [
      ("sticky/filelink", "../victim"), ("sticky/dirlink", "../own"),
      ("sticky/nothing", "../own/planted"), ("own/foreign", "../victim"),
    ] {
      symlink(target, folder.path(link))
      lchown(folder.path(link), Self.stranger, Self.stranger)
    }
  }

  private func walk(
    _ name: String, _ distrust: WalkedPath.Distrust = .inSharedFolders
  ) throws -> WalkedPath {
    try WalkedPath(folder.path + "/" + name, distrusting: distrust)
  }

  private func write(_ name: String) throws {
    var file = try OutputFile.create(folder.path + "/" + name, overwrite: true)
    try file.write(Array("ours".utf8))
    try file.commit()
  }

  private func text(_ name: String) -> String? {
    try? String(contentsOfFile: folder.path(name), encoding: .utf8)
  }

  @Test(
    .enabled(if: geteuid() == 0),
    arguments: [
      "mylink", "sticky/filelink", "sticky/dirlink/new", "sticky/dirlink/deep/victim",
      "sticky/nothing", "own/../sticky/dirlink/../victim", "own/up/mylink",
      "sticky/dirlink/deep/../../victim", "sticky/dirlink", "sticky/dirlink/",
    ])
  func `another user's link in a shared folder is refused wherever it stands`(name: String) throws {
    #expect(throws: WalkedPath.Refusal.self) { try walk(name) }
    #expect(throws: RecordingFileError.self) { try write(name) }
    expect(text("victim") == "precious" && text("own/deep/victim") == "precious")
    expect(text("own/new") == nil && text("own/planted") == nil)
  }

  @Test(.enabled(if: geteuid() == 0))
  func `another user's link elsewhere is followed where that is not refused everywhere`() throws {
    #expect(throws: WalkedPath.Refusal.self) { try walk("own/foreign", .everywhere) }
    try write("own/foreign")
    expect(text("victim"), equals: "ours")
  }

  @Test(arguments: [
    ("own/dangling", "own/new"), ("own/chain", "own/new"), ("own/absolute", "victim"),
    ("own/up/own/deep/../absolute", "victim"), ("sticky/mine", "victim"),
    ("./own/./new", "own/new"),
    ("own//deep//victim", "own/deep/victim"), ("fresh", "fresh"),
  ])
  func `links of one's own are followed, also to a file that is not there yet`(
    place: (name: String, target: String)
  ) throws {
    try write(place.name)
    expect(text(place.target), equals: "ours")
    expect(FileManager.default.fileExists(atPath: folder.path(place.target)))
    let left = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    expect(!left.contains { $0.contains(".part") })
  }

  @Test func `a relative path begins in the folder that the program is in`() throws {
    let walked = try WalkedPath("Package.swift", distrusting: .inSharedFolders)
    expect(walked.name, equals: "Package.swift")
    #expect(throws: WalkedPath.Refusal.self) {
      try WalkedPath("", distrusting: .inSharedFolders)
    }
  }

  @Test func `what is no way is refused as the kernel refuses it`() throws {
    symlink("loop", folder.path("loop"))
    for (name, number) in [
      ("loop", ELOOP), ("missing/new", ENOENT), ("victim/new", ENOTDIR), ("victim/", ENOTDIR),
      ("missing/", ENOENT),
    ] {
      do throws(WalkedPath.Refusal) {
        _ = try WalkedPath(folder.path + "/" + name, distrusting: .inSharedFolders)
        Issue.record("\(name) was walked")
      } catch {
        guard case .system(number) = error else {
          Issue.record("\(name): \(error)")
          continue
        }
      }
    }
    try expect(walk("own").name.isEmpty)
    #expect(throws: RecordingFileError.cannotCreate(path: folder.path("own"), errno: EISDIR)) {
      try write("own")
    }
  }

  @Test func `a folder that is exchanged afterwards changes nothing`() throws {
    let walked = try walk("own/deep/victim")
    expect(rename(folder.path("own/deep"), folder.path("own/moved")), equals: 0)
    symlink("../theirs", folder.path("own/deep"))
    let descriptor = open(walked.path, O_RDONLY)
    defer { close(descriptor) }
    expect(descriptor, isAtLeast: 0)
    var file = try OutputFile.create(folder.path("own/moved/other"), overwrite: true)
    expect(rename(folder.path("own/moved"), folder.path("own/again")), equals: 0)
    symlink("../theirs", folder.path("own/moved"))
    try file.write([0x61])
    try file.commit()
    expect(text("own/again/other"), equals: "a")
    try expect(FileManager.default.contentsOfDirectory(atPath: folder.path("theirs")).isEmpty)
  }

  @Test(arguments: ["", "/", "/.", "//.//"])
  func `a process's link to a folder is the last name, whatever stands behind it`(
    end: String
  ) throws {
    let walked = try WalkedPath("/proc/self/cwd\(end)", distrusting: .everywhere)
    expect(walked.name, equals: "cwd")
    expect(walked.status.map { $0.st_mode & S_IFMT }, equals: S_IFDIR)
    let inside = try WalkedPath("/proc/self/cwd\(end)/Package.swift", distrusting: .everywhere)
    expect(inside.name == "Package.swift" && inside.status != nil)
  }

  @Test func `forty links are followed, and one more is a loop`() throws {
    symlink("victim", folder.path("link1"))
    for number in 2...41 { symlink("link\(number - 1)", folder.path("link\(number)")) }
    try expect(walk("link40").name, equals: "victim")
    #expect(throws: WalkedPath.Refusal.self) { try walk("link41") }
  }

  @Test func `a pipe of the program's own is written to by its number`() throws {
    var ends: [Int32] = [-1, -1]
    expect(pipe(&ends), equals: 0)
    defer { for end in ends { close(end) } }
    for place in ["/dev/fd/\(ends[1])", "/proc/self/fd/\(ends[1])"] {
      var file = try OutputFile.create(place, overwrite: false)
      try file.write([0x61])
      try file.commit()
      var byte: UInt8 = 0
      expect(read(ends[0], &byte, 1) == 1 && byte == 0x61)
    }
  }
}
