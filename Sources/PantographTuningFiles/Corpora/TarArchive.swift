import Glibc
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings

/// A tar archive that recordings are read from, in place: nothing is unpacked beside it, and the names in
/// it lead nowhere.
final class TarArchive: Sendable, Hashable {
  struct Member {
    var name: String
    var size: Int
    /// Where its bytes begin in the archive.
    var offset: Int
  }

  let path: String
  /// Of a compressed one what it holds; otherwise the file is opened whenever it is read.
  private let unpacked: Int32?

  /// A recording that is longer is refused: it would be read in one piece.
  private static let longestMember = 1 << 30

  init(_ path: String) throws(CorpusError) {
    self.path = path
    unpacked = try CompressedFile(path)?.unpacked()
  }

  deinit {
    if let unpacked { close(unpacked) }
  }

  static func == (left: TarArchive, right: TarArchive) -> Bool { left.path == right.path }

  func hash(into hasher: inout Hasher) { hasher.combine(path) }

  /// Whether a file of this name is an archive.
  static func isArchive(_ path: String) -> Bool {
    path.lowercased().hasSuffix(".tar") || CompressedFile.program(for: path) != nil
  }

  /// The files in it, by name.
  func members() throws(CorpusError) -> [Member] {
    let descriptor = opened()
    guard descriptor >= 0 else { throw .cannotOpen(path, errno: errno) }
    defer { done(descriptor) }
    do throws(TarReader.Problem) {
      var reader = TarReader(descriptor)
      return try reader.members()
    } catch {
      throw .brokenArchive(path, error.sentence)
    }
  }

  func bytes(from offset: Int, count: Int) throws(RecordingFileError) -> [UInt8] {
    guard count <= Self.longestMember else { throw .cannotRead(path: path, errno: EFBIG) }
    let descriptor = opened()
    guard descriptor >= 0 else { throw .cannotOpen(path: path, errno: errno) }
    defer { done(descriptor) }
    let found = TarReader.bytes(descriptor, from: offset, count: count)
    guard found.count == count else { throw .cannotRead(path: path, errno: EIO) }
    return found
  }

  private func opened() -> Int32 { unpacked ?? open(FileName.system(path), O_RDONLY | O_CLOEXEC) }

  private func done(_ descriptor: Int32) {
    if unpacked == nil { close(descriptor) }
  }
}
