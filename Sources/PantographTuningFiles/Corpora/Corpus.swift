import Glibc
import PantographRecordingFiles
import PantographRecordings

/// Recordings from one or more places, in a fixed order. A place is a file, a folder, a glob, a tar
/// archive, or a list of places (`@file`). Memory holds the names of a few thousand recordings; the
/// others are on disk.
public struct Corpus: Sendable {
  private let list: CorpusList

  /// The number of bytes that all compressed archives of a corpus may have when they are unpacked.
  public static let usualUnpackedSize = 1_000_000_000

  /// Finds all recordings without opening them. A file that is named twice appears once. Throws if
  /// compressed archives unpack to more than `limit` bytes together.
  public init(
    _ places: [String], unpacking limit: Int = Corpus.usualUnpackedSize
  ) throws(CorpusError) {
    var finder = CorpusFinder(isUnique: places.count == 1, unpacking: limit)
    for place in places { try finder.add(place) }
    list = finder.list
    if list.count == 0 { throw .empty(places) }
  }

  /// The number of recordings.
  public var count: Int { list.count }

  /// Returns the recording at this index. Recordings are sorted within each place.
  public subscript(index: Int) -> CorpusEntry { list[index] }

  /// All recordings of the corpus.
  public var entries: [CorpusEntry] { (0..<count).map { list[$0] } }

  /// The total size of all recordings, in bytes.
  public var byteCount: Int { (0..<count).reduce(0) { $0 + list[$1].size } }

  /// Returns the number of recordings in a shard. Shard `n` of `m` has the recordings n, n + m and
  /// so on.
  package func count(ofShard shard: (Int, of: Int)) -> Int {
    count < shard.0 ? 0 : (count - shard.0) / shard.of + 1
  }

  /// The digest of all names and sizes, which is the same for the same corpus on another machine.
  public var digest: ContentDigest {
    var digest = ContentDigest()
    for index in 0..<count {
      digest.add(list[index].name)
      digest.add(UInt64(list[index].size))
    }
    return digest
  }
}

/// One recording of a corpus.
public struct CorpusEntry: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case file(String)
    case member(archive: TarArchive, offset: Int)
    /// The recording's name could not be read back from disk.
    case lost(RecordingFileError)
  }

  /// The path; for a member of an archive, the archive's path, a colon and the member's name.
  public let name: String
  /// The size of the recording in bytes.
  public let size: Int
  let source: Source

  /// The path of the recording's own file; nil for a member of an archive.
  public var path: String? {
    switch source {
    case .file(let path): path
    case .member, .lost: nil
    }
  }

  /// Reads the recording in pieces. A member of an archive is one piece.
  package func read(_ take: (RecordingBatch) -> Void) throws(RecordingFileError) {
    var batch = RecordingBatch()
    if case .file(let path) = source {
      var source = try RecordingSource(path, description: nil, strict: false)
      while try source.next(into: &batch) { take(batch) }
      return
    }
    let loaded = try load()
    batch.notes = loaded.recording.notes
    batch.issues = loaded.issues
    for (index, track) in loaded.recording.tracks.enumerated() {
      batch.headers.append((index, track.header))
      batch.events += track.events.map { RecordedEvent($0, track: Int32(index), line: 0) }
    }
    take(batch)
  }

  /// Reads the recording.
  public func load() throws(RecordingFileError) -> LoadedRecording {
    switch source {
    case .file(let path): return try RecordingFile.load(path)
    case .lost(let error): throw error
    case .member(let archive, let offset):
      let bytes = try archive.bytes(from: offset, count: size)
      var loaded: LoadedRecording?
      var failure: RecordingFileError?
      bytes.withUnsafeBytes { buffer in
        do throws(RecordingFileError) {
          loaded = try RecordingFile.parse(buffer, name: name)
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      guard let loaded else { throw .empty(path: name) }
      return loaded
    }
  }
}

/// The reason why a corpus cannot be read at all.
public enum CorpusError: Error, Hashable, Sendable {
  case cannotOpen(String, errno: Int32)
  /// A pattern that matches no file.
  case noMatch(String)
  case empty([String])
  /// An archive in an unsupported compression.
  case compressed(String)
  /// The program that unpacks the archive is missing or reports an error.
  case notUnpacked(String, program: String, problem: String)
  /// An archive that does not fit into the space for unpacked archives.
  case unpacksTooMuch(String)
  case brokenArchive(String, String)
  /// A list that contains itself, possibly through other lists.
  case circular(String)
  /// A list nested in too many others.
  case nested(String, limit: Int)
  /// Something that cannot be a list, with the reason.
  case noList(String, String)
  /// A list with a line that names no recordings: the line's number and the reason.
  indirect case listed(String, line: Int, CorpusError)
  /// There is no space for unpacked archives, or for the names of so many recordings.
  case noRoom(RecordingFileError)

  /// The underlying error if there is no disk space for handling the recordings; nil for other
  /// errors.
  package var lackOfRoom: RecordingFileError? {
    switch self {
    case .noRoom(let error): error
    case .listed(_, _, let error): error.lackOfRoom
    default: nil
    }
  }

  /// The error as a sentence without its full stop.
  public var sentence: String {
    switch self {
    case .cannotOpen(let path, let number):
      "\(path) cannot be opened: \(String(cString: strerror(number)))"
    case .noMatch(let pattern): "no file matches \(pattern)"
    case .empty(let places): "there is no recording in \(places.joined(separator: ", "))"
    case .compressed(let path):
      "\(path) is an archive of an unknown kind: unpack it first, or use .tar, .tar.gz, .tar.xz, .tar.zst or .tar.bz2"
    case .notUnpacked(let path, let program, let problem):
      "\(path) cannot be unpacked by \(program): \(problem)"
    case .unpacksTooMuch(let path):
      "\(path) is not read: the compressed archives unpack to more than their limit; "
        + "--unpack GIGABYTES raises it"
    case .brokenArchive(let path, let problem): "\(path) is a broken tar archive: \(problem)"
    case .circular(let path): "the list \(path) contains itself"
    case .nested(let path, let limit): "the list \(path) is nested in more than \(limit) lists"
    case .noList(let path, let reason): "\(path) is not a list of recordings: \(reason)"
    case .listed(let path, let line, let error): "\(path):\(line): \(error.sentence)"
    case .noRoom(let error): String(error.description.dropLast())
    }
  }
}
