import Expectations
import Testing

@testable import PantographRecordingFiles

#if canImport(Glibc)
  import Glibc
#endif

struct UnnamedFileTests {
  @Test func `TMPDIR says where, and an empty one is none`() {
    expect(UnnamedFile.folder(temporary: "/elsewhere"), equals: "/elsewhere")
    expect(UnnamedFile.folder(temporary: nil), equals: "/var/tmp")
    expect(UnnamedFile.folder(temporary: ""), equals: "/var/tmp")
  }

  @Test func `the file has no name and is read back`() throws {
    let file = try UnnamedFile.open()
    defer { close(file) }
    var text = Array("hand".utf8)
    expect(write(file, text, 4), equals: 4)
    text = [0, 0, 0, 0]
    expect(pread(file, &text, 4, 0), equals: 4)
    expect(text, equals: Array("hand".utf8))
    var about = stat()
    expect(fstat(file, &about), equals: 0)
    expect(about.st_nlink, equals: 0)
    expect(fcntl(file, F_GETFD) & FD_CLOEXEC, differsFrom: 0)
  }
}
