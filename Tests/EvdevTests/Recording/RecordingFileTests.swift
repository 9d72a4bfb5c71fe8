import Expectations
import Glibc
import Testing

@testable import PantographEvdev

struct RecordingFileTests {
  @Test func `a file that exists is left alone unless it is to be overwritten`() throws {
    let folder = TemporaryDirectory()
    let path = folder.write("swipe.evemu", "precious")
    #expect(throws: EvdevError.fileExists(path: path)) { try RecordingFile(path: path) }
    expect(TemporaryDirectory.read(path), equals: "precious")
    _ = try RecordingFile(path: path, overwrites: true)
    expect(TemporaryDirectory.read(path).isEmpty)
  }

  @Test func `a disk that is full is said, and loses nothing`() throws {
    let full = RecordingFile(descriptor: open("/dev/full", O_WRONLY), path: "/dev/full")
    #expect(throws: EvdevError.noSpace(path: "/dev/full", kept: 0)) {
      try full.append([1, 2, 3])
    }
  }

  @Test func `no permission to create is told from no room`() throws {
    let folder = TemporaryDirectory()
    chmod(folder.path, 0o555)
    defer { chmod(folder.path, 0o755) }
    let path = "\(folder.path)/new.evemu"
    #expect(throws: EvdevError.notPermitted(path: path, remedy: "choose a folder that you own")) {
      try asOrdinaryUser { try RecordingFile(path: path) }
    }
  }

  private func mode(_ path: String) -> mode_t {
    var status = stat()
    return stat(path, &status) == 0 ? status.st_mode & 0o7777 : 0o7777
  }

  @Test func `a recording is its owner's alone`() throws {
    let folder = TemporaryDirectory()
    let path = "\(folder.path)/new.evemu"
    _ = try RecordingFile(path: path)
    expect(mode(path), equals: 0o600)
  }

  @Test func `what is replaced is another file, and never one that runs as its owner`() throws {
    let folder = TemporaryDirectory()
    let path = folder.write("old.evemu", "precious")
    chmod(path, 0o6755)
    let before = open(path, O_RDONLY)
    defer { close(before) }
    let file = try RecordingFile(path: path, overwrites: true)
    try file.append(Array("new\n".utf8))
    expect(mode(path), equals: 0o755)
    expect(TemporaryDirectory.read(path), equals: "new\n")
    var bytes = [UInt8](repeating: 0, count: 16)
    expect(read(before, &bytes, 16), equals: 8)
    expect(folder.names, equals: ["old.evemu"])
  }

  @Test(.enabled(if: geteuid() == 0)) func `another user's link is not followed`() throws {
    let folder = TemporaryDirectory()
    let victim = folder.write("victim", "precious")
    let link = "\(folder.path)/link"
    symlink(victim, link)
    lchown(link, 65_534, 65_534)
    #expect(throws: EvdevError.self) { try RecordingFile(path: link, overwrites: true) }
    expect(TemporaryDirectory.read(victim), equals: "precious")
    lchown(link, 0, 0)
    _ = try RecordingFile(path: link, overwrites: true)
    expect(TemporaryDirectory.read(victim).isEmpty)
  }
}
