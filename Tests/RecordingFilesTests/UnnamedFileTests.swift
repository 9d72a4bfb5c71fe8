import Testing

@testable import PantographRecordingFiles

#if canImport(Glibc)
  import Glibc
#endif

struct UnnamedFileTests {
  @Test func `TMPDIR says where, and an empty one is none`() {
    #expect(UnnamedFile.folder(temporary: "/elsewhere") == "/elsewhere")
    #expect(UnnamedFile.folder(temporary: nil) == "/var/tmp")
    #expect(UnnamedFile.folder(temporary: "") == "/var/tmp")
  }

  @Test func `the file has no name and is read back`() throws {
    let file = try UnnamedFile.open()
    defer { close(file) }
    var text = Array("hand".utf8)
    #expect(write(file, text, 4) == 4)
    text = [0, 0, 0, 0]
    #expect(pread(file, &text, 4, 0) == 4)
    #expect(text == Array("hand".utf8))
    var about = stat()
    #expect(fstat(file, &about) == 0)
    #expect(about.st_nlink == 0)
    #expect(fcntl(file, F_GETFD) & FD_CLOEXEC != 0)
  }
}
