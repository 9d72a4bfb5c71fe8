import Foundation
import RecordingFiles
import Testing

@Suite struct OutputFileTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  private func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }

  @Test func `a file appears when it is whole`() throws {
    var file = try OutputFile.create(path("a"), overwrite: false)
    try file.write(Array("whole".utf8))
    #expect(try !names().contains("a"))
    try file.commit()
    #expect(try names() == ["a"])
    #expect(try text("a") == "whole")
  }

  @Test func `what is not finished leaves nothing, and what was there before`() throws {
    try Data("before".utf8).write(to: URL(fileURLWithPath: path("a")))
    func stop(_ name: String) throws {
      let file = try OutputFile.create(path(name), overwrite: true)
      try file.write(Array("half".utf8))
    }
    try stop("a")
    try stop("b")
    #expect(try names() == ["a"])
    #expect(try text("a") == "before")
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
      #expect(try text("c") == (overwrite ? "ours" : "theirs"))
      try FileManager.default.removeItem(atPath: path("c"))
      #expect(try names().isEmpty)
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
    #expect(try text("real") == "after")
    let permissions = try FileManager.default.attributesOfItem(atPath: path("real"))[
      .posixPermissions]
    #expect(permissions as? Int == 0o600)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("link")) == path("real"))
  }
}
