import Glibc
import PantographPlainText
import PantographRecordingFiles

/// An archive that a program of the system unpacks into a file without a name.
struct CompressedFile {
  private let path: String
  private let program: String

  private static let programs: [(ending: String, program: String)] = [
    (".tar.gz", "gzip"), (".tgz", "gzip"), (".tar.xz", "xz"), (".txz", "xz"),
    (".tar.zst", "zstd"), (".tar.bz2", "bzip2"),
  ]

  /// Returns the program that unpacks a file of this name; nil if the file is not compressed.
  static func program(for path: String) -> String? {
    let name = path.lowercased()
    return programs.first { name.hasSuffix($0.ending) }?.program
  }

  init?(_ path: String) {
    guard let program = Self.program(for: path) else { return nil }
    self.path = path
    self.program = program
  }

  /// Unpacks the archive and returns the contents, open for reading, and their size in bytes. Throws
  /// if there are more than `limit` bytes.
  func unpacked(atMost limit: Int) throws(CorpusError) -> (descriptor: Int32, size: Int) {
    let input = open(FileName.system(path), O_RDONLY | O_CLOEXEC)
    guard input >= 0 else { throw .cannotOpen(path, errno: errno) }
    defer { close(input) }
    let output: Int32
    do throws(RecordingFileError) {
      output = try UnnamedFile.open()
    } catch {
      throw .noRoom(error)
    }
    var problem: String?
    switch FilterProgram.run([program, "-dc"], from: input, to: output, atMost: limit) {
    case .finished: break
    case .failed(let words): problem = Self.reason(words)
    case .notStarted(ENOENT): problem = "it is not installed"
    case .notStarted(let number):
      problem = "it cannot be started: \(String(cString: strerror(number)))"
    }
    var status = stat()
    _ = fstat(output, &status)
    let size = Int(status.st_size)
    // A program that ends at once may have written more before it got its limit.
    if size > limit || problem != nil && size == limit {
      close(output)
      throw .unpacksTooMuch(path)
    }
    if let problem {
      close(output)
      throw .notUnpacked(path, program: program, problem: problem)
    }
    return (output, size)
  }

  /// Returns the text after the last colon of the first line. Before it a program names itself and
  /// its input.
  private static func reason(_ words: String) -> String {
    let line = words.split(separator: "\n").first { !$0.allSatisfy { $0 == " " } } ?? ""
    let last = line.split(separator: ":").last.map(String.init) ?? ""
    var reason = Substring(last)
    while reason.first == " " { reason.removeFirst() }
    return reason.isEmpty ? "it gives no reason" : String(reason)
  }
}
