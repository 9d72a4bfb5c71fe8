import Glibc
import PantographRecordingFiles
import PantographRecordings

/// Recordings of one or more places, in a fixed order: files, folders, globs, tar archives, and lists
/// of those (`@file`). Memory holds the names of some thousands; the others are on the disk.
public struct Corpus: Sendable {
  private let list: CorpusList

  /// Finds all recordings; what is in them is looked at when they are read. A file that is named
  /// twice stands here once.
  public init(_ places: [String]) throws(CorpusError) {
    var finder = CorpusFinder(isUnique: places.count == 1)
    for place in places { try finder.add(place) }
    list = finder.list
    if list.count == 0 { throw .empty(places) }
  }

  /// How many there are.
  public var count: Int { list.count }

  /// The recording at this place, sorted within each place that was named.
  public subscript(index: Int) -> CorpusEntry { list[index] }

  /// All of them.
  public var entries: [CorpusEntry] { (0..<count).map { list[$0] } }

  /// How many bytes all of them have.
  public var byteCount: Int { (0..<count).reduce(0) { $0 + list[$1].size } }

  /// How many a shard has, which is every so many-th of them.
  package func count(ofShard shard: (Int, of: Int)) -> Int {
    count < shard.0 ? 0 : (count - shard.0) / shard.of + 1
  }

  /// The names and sizes, which two machines with the same corpus have in common.
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
    /// Its name could not be read back.
    case lost(RecordingFileError)
  }

  /// The path, or the archive's path with the member's name behind a colon.
  public let name: String
  /// In bytes.
  public let size: Int
  let source: Source

  /// The file of its own that it is; nil in an archive.
  public var path: String? {
    switch source {
    case .file(let path): path
    case .member, .lost: nil
    }
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

/// Why a corpus cannot be read at all.
public enum CorpusError: Error, Hashable, Sendable {
  case cannotOpen(String, errno: Int32)
  /// A pattern that no file has.
  case noMatch(String)
  case empty([String])
  /// Compressed in a way that is not read.
  case compressed(String)
  /// The program that unpacks it is missing, or says no.
  case notUnpacked(String, program: String, problem: String)
  case brokenArchive(String, String)
  /// A list that names itself, through others perhaps.
  case circular(String)
  /// A list in too many others.
  case nested(String, limit: Int)
  /// What no list can be, and why.
  case noList(String, String)
  /// A list with a line that names nothing: its number, and why.
  indirect case listed(String, line: Int, CorpusError)
  /// What was unpacked, or the names of so many recordings, cannot be kept.
  case noRoom(RecordingFileError)

  /// Why the recordings cannot be kept, although they are there.
  package var lackOfRoom: RecordingFileError? {
    switch self {
    case .noRoom(let error): error
    case .listed(_, _, let error): error.lackOfRoom
    default: nil
    }
  }

  /// A sentence without its full stop.
  public var sentence: String {
    switch self {
    case .cannotOpen(let path, let number):
      "\(path) cannot be opened: \(String(cString: strerror(number)))"
    case .noMatch(let pattern): "no file matches \(pattern)"
    case .empty(let places): "there is no recording in \(places.joined(separator: ", "))"
    case .compressed(let path):
      "\(path) is no archive that is read: .tar, .tar.gz, .tgz, .tar.xz and .tar.zst are; unpack it to a folder first"
    case .notUnpacked(let path, let program, let problem):
      "\(path) cannot be unpacked by \(program): \(problem)"
    case .brokenArchive(let path, let problem): "\(path) is no whole tar archive: \(problem)"
    case .circular(let path): "the list \(path) contains itself"
    case .nested(let path, let limit): "the list \(path) stands in more than \(limit) others"
    case .noList(let path, let reason): "\(path) is no list of recordings: \(reason)"
    case .listed(let path, let line, let error): "\(path):\(line): \(error.sentence)"
    case .noRoom(let error): String(error.description.dropLast())
    }
  }
}
