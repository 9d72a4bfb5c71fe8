import PantographRecordingFiles
import PantographTuning

/// Reads a part of a run from a file, piece by piece.
struct PartFile: ~Copyable {
  enum Found {
    case part(TuningPart)
    /// The file is not a part of a run.
    case foreign
    case otherVersion
    case damaged
  }

  private let file: InputFile
  private var piece: [UInt8] = []
  private var start = 0

  // Saves time: a larger piece needs fewer calls.
  private static let pieceSize = 1 << 17
  /// The size of the largest record, in bytes. It prevents a damaged count from requesting all
  /// memory.
  private static let mostBytes = 1 << 26

  init(_ path: String) throws(RecordingFileError) { file = try InputFile(path) }

  mutating func found() throws(RecordingFileError) -> Found {
    let first = try bytes(TuningPart.magic.utf8.count) ?? []
    guard first.starts(with: "pantograph tune part ".utf8) else { return .foreign }
    guard first.elementsEqual(TuningPart.magic.utf8) else { return .otherVersion }
    guard let header = try record() else { return .damaged }
    var reader = ByteReader(header, from: 0)
    guard let settings = reader.text(), let corpus = reader.text(), let total = reader.count(),
      let shards = reader.count(), let heldCount = reader.count(), heldCount <= shards,
      heldCount <= header.count
    else { return .damaged }
    var held: [Int] = []
    for _ in 0..<heldCount {
      guard let shard = reader.count() else { return .damaged }
      held.append(shard)
    }
    guard let count = reader.count() else { return .damaged }
    let recordings = try RecordingStore()
    for _ in 0..<count {
      guard let bytes = try record() else { return .damaged }
      var record = ByteReader(bytes, from: 0)
      guard let recording = record.recording() else { return .damaged }
      try recordings.add(recording)
    }
    guard try bytes(TuningPart.end.count) == TuningPart.end, try bytes(1) == nil else {
      return .damaged
    }
    return .part(
      TuningPart(
        settings: settings, corpus: corpus, total: total, shards: shards, held: held,
        recordings: recordings))
  }

  private mutating func record() throws(RecordingFileError) -> [UInt8]? {
    guard let size = try bytes(8) else { return nil }
    var reader = ByteReader(size, from: 0)
    guard let count = reader.count(), count <= Self.mostBytes else { return nil }
    return try bytes(count)
  }

  /// Reads this number of bytes; returns nil if fewer are left.
  private mutating func bytes(_ count: Int) throws(RecordingFileError) -> [UInt8]? {
    if start + count > piece.count {
      piece.removeFirst(start)
      start = 0
      var next = [UInt8](repeating: 0, count: max(count - piece.count, Self.pieceSize))
      var filled = 0
      var failure: RecordingFileError?
      next.withUnsafeMutableBytes { buffer in
        do throws(RecordingFileError) {
          filled = try file.fill(buffer)
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
      piece += next[..<filled]
      guard piece.count >= count else { return nil }
    }
    defer { start += count }
    return Array(piece[start..<start + count])
  }
}
