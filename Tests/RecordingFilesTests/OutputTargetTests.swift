import Expectations
import Foundation
import Glibc
import TemporaryFolders
import Testing

@testable import PantographRecordingFiles

/// Paths of devices, terminals, pipes, links and files, and how output is written to each.
struct OutputTargetTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func words(_ path: String) -> String {
    do throws(RecordingFileError) {
      let target = try OutputTarget(path)
      let mode = target.ownMode.map { String($0, radix: 8) } ?? "-"
      switch target.kind {
      case .nothing: return "nothing \(mode)"
      case .file: return "file \(mode)"
      case .stream(let descriptor):
        close(descriptor)
        return "stream \(mode)"
      }
    } catch { return "\(error)".replacing(folder.path, with: "…") }
  }

  @Test(arguments: [
    ("/dev/null", "stream -"), ("/dev/zero", "stream -"), ("/dev/full", "stream -"),
    ("/dev/random", "/dev/random is not written to: it is a device."),
    ("/dev/urandom", "/dev/urandom is not written to: it is a device."),
  ]) func `devices without memory are written, and others are not`(path: String, found: String) {
    expect(words(path), equals: found)
  }

  @Test func `a terminal is written`() throws {
    var (own, device): (Int32, Int32) = (-1, -1)
    try #require(openpty(&own, &device, nil, nil, nil) == 0)
    defer {
      close(own)
      close(device)
    }
    let name = try #require(ttyname(device))
    expect(words(String(cString: name)), equals: "stream -")
  }

  @Test(arguments: [0o600, 0o640, 0o4755, 0o2711, 0o1777] as [mode_t])
  func `a file has its permissions without the bits of other users`(mode: mode_t) throws {
    let path = folder.path("file")
    try Data("x".utf8).write(to: URL(fileURLWithPath: path))
    try #require(chmod(path, mode) == 0)
    expect(words(path), equals: "file \(String(mode & 0o777, radix: 8))")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("link"), withDestinationPath: path)
    expect(words(folder.path("link")), equals: "file \(String(mode & 0o777, radix: 8))")
  }

  @Test func `a path without a file has nothing, and a folder is refused`() throws {
    expect(words(folder.path("none")), equals: "nothing -")
    let sentence = RecordingFileError.cannotCreate(path: folder.path, errno: EISDIR)
    expect(words(folder.path), equals: "\(sentence)".replacing(folder.path, with: "…"))
    let inside = RecordingFileError.cannotCreate(path: folder.path("none/file"), errno: ENOENT)
    expect(
      words(folder.path("none/file")), equals: "\(inside)".replacing(folder.path, with: "…"))
  }

  @Test func `a pipe is written as long as somebody reads it`() throws {
    let path = folder.path("pipe")
    try #require(mkfifo(path, 0o600) == 0)
    let reader = open(path, O_RDONLY | O_NONBLOCK)
    try #require(reader >= 0)
    defer { close(reader) }
    expect(words(path), equals: "stream -")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path("to pipe"), withDestinationPath: path)
    expect(words(folder.path("to pipe")), equals: "stream -")
  }
}
