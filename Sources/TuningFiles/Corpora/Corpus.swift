import Glibc
import RecordingFiles
import Recordings

/// Recordings of one or more places, in a fixed order: files, folders, globs, tar archives, and lists
/// of those (`@file`).
public struct Corpus: Sendable {
  /// The recordings, sorted within each place.
  public private(set) var entries: [CorpusEntry] = []

  /// Finds all recordings; what is in them is looked at when they are read. A file that is named
  /// twice stands here once.
  public init(_ places: [String]) throws(CorpusError) {
    var finder = CorpusFinder()
    for place in places { try finder.add(place) }
    entries = finder.entries
    if entries.isEmpty { throw .empty(places) }
  }

  /// How many bytes all of them have.
  public var byteCount: Int { entries.reduce(0) { $0 + $1.size } }

  /// The names and sizes, which two machines with the same corpus have in common.
  public var digest: ContentDigest {
    var digest = ContentDigest()
    for entry in entries {
      digest.add(entry.name)
      digest.add(UInt64(entry.size))
    }
    return digest
  }
}

/// One recording of a corpus.
public struct CorpusEntry: Hashable, Sendable {
  enum Source: Hashable, Sendable {
    case file(String)
    case member(archive: String, offset: Int)
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
    case .member: nil
    }
  }

  /// Reads the recording.
  public func load() throws(RecordingFileError) -> LoadedRecording {
    switch source {
    case .file(let path): return try RecordingFile.load(path)
    case .member(let archive, let offset):
      let bytes = try TarArchive.bytes(of: archive, from: offset, count: size)
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
  case compressed(String)
  case brokenArchive(String, String)
  /// A list that names itself, through others perhaps.
  case circular(String)

  /// A sentence without its full stop.
  public var sentence: String {
    switch self {
    case .cannotOpen(let path, let number):
      "\(path) cannot be opened: \(String(cString: strerror(number)))"
    case .noMatch(let pattern): "no file matches \(pattern)"
    case .empty(let places): "there is no recording in \(places.joined(separator: ", "))"
    case .compressed(let path): "\(path) is compressed; unpack it to a .tar or a folder first"
    case .brokenArchive(let path, let problem): "\(path) is no whole tar archive: \(problem)"
    case .circular(let path): "the list \(path) contains itself"
    }
  }
}
