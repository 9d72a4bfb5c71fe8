import Glibc
import Testing

@testable import Evdev

@Suite struct RecordingFileTests {
  @Test func `a file that exists is left alone unless it is to be overwritten`() throws {
    let folder = TemporaryDirectory()
    let path = folder.write("swipe.evemu", "precious")
    #expect(throws: EvdevError.fileExists(path: path)) { try RecordingFile(path: path) }
    #expect(TemporaryDirectory.read(path) == "precious")
    _ = try RecordingFile(path: path, overwrites: true)
    #expect(TemporaryDirectory.read(path).isEmpty)
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
    #expect(throws: EvdevError.notPermitted(path: path, remedy: "write to a folder of your own")) {
      try asOrdinaryUser { try RecordingFile(path: path) }
    }
  }
}
