import Glibc
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings

/// A tar archive whose recordings are read in place. Nothing is extracted, so the paths in it
/// cannot do harm.
final class TarArchive: Sendable, Hashable {
  struct Member {
    var name: String
    var size: Int
    /// The position of the member's bytes in the archive.
    var offset: Int
  }

  let path: String
  /// The unpacked contents of a compressed archive. An uncompressed archive is opened for each
  /// read.
  private let unpacked: Int32?
  /// The number of bytes that were unpacked.
  let unpackedSize: Int

  /// The size of the largest recording, in bytes. Larger ones are refused, because a member is read
  /// in one piece.
  private static let longestMember = 1 << 30

  /// Opens an archive. A compressed one is unpacked, if that takes at most `limit` bytes.
  init(_ path: String, unpacking limit: Int = Corpus.usualUnpackedSize) throws(CorpusError) {
    self.path = path
    let contents = try CompressedFile(path)?.unpacked(atMost: limit)
    unpacked = contents?.descriptor
    unpackedSize = contents?.size ?? 0
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

  /// Returns the files in the archive, by name.
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
