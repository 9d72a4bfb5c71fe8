import PantographRecordingFiles
import PantographTuning

/// Finds recordings with the same events. The result takes a quarter of a byte for each recording.
/// Digests are on disk and compared in parts.
struct DuplicateRecordings {
  enum Kind {
    /// Another recording has the same events and label; only the first is judged.
    case copy
    /// Another recording has the same events but another label; neither is judged.
    case contradiction
  }

  private struct Digest: BitwiseCopyable {
    let digest: ContentDigest
    let index: Int
    let label: GestureLabel

    init(_ recording: DecodedRecording, index: Int) {
      digest = recording.digest
      self.index = index
      label = recording.label
    }
  }

  private var copies: [UInt64]
  private var contradictions: [UInt64]

  /// The number of digests in memory at once, of 32 bytes each.
  private static let atOnce = 1 << 16

  init(_ store: RecordingStore) throws(RecordingFileError) {
    let words = (store.count + 63) / 64
    copies = Array(repeating: 0, count: words)
    contradictions = copies
    let file = try SpillFile()
    var reader = try store.reader()
    var index = 0
    while let recording = try reader.next() {
      if recording.fault == nil {
        try file.add(Self.record(Digest(recording, index: index)))
      }
      index += 1
    }
    try file.flush()
    let parts = (store.count + Self.atOnce - 1) / Self.atOnce
    for part in 0..<parts { try compare(file, part, of: parts) }
  }

  private static func record(_ digest: Digest) -> [UInt8] {
    withUnsafeBytes(of: digest) { bytes in
      // The last bytes are padding.
      [UInt8](bytes) + repeatElement(0, count: recordSize - bytes.count)
    }
  }

  private static let recordSize = MemoryLayout<Digest>.stride

  /// Returns the kind of duplicate at this index; nil if no other recording has the same events.
  subscript(index: Int) -> Kind? {
    let bit = UInt64(1) << UInt64(index & 63)
    if copies[index >> 6] & bit != 0 { return .copy }
    return contradictions[index >> 6] & bit != 0 ? .contradiction : nil
  }

  private mutating func compare(
    _ file: SpillFile, _ part: Int, of parts: Int
  ) throws(RecordingFileError) {
    var digests: [Digest] = []
    var piece: [UInt8] = []
    var place = 0
    while place < file.size {
      // Saves time: a larger piece needs fewer calls.
      try file.read(&piece, from: place, count: 4096 * Self.recordSize)
      place += piece.count
      piece.withUnsafeBytes { bytes in
        for start in stride(from: 0, to: bytes.count, by: Self.recordSize) {
          let digest = bytes.loadUnaligned(fromByteOffset: start, as: Digest.self)
          if digest.digest.low % UInt64(parts) == UInt64(part) { digests.append(digest) }
        }
      }
    }
    digests.sort { first, second in
      if first.digest.low != second.digest.low { return first.digest.low < second.digest.low }
      if first.digest.high != second.digest.high { return first.digest.high < second.digest.high }
      return first.index < second.index
    }
    var start = 0
    while start < digests.count {
      var end = start + 1
      while end < digests.count, digests[end].digest == digests[start].digest { end += 1 }
      mark(digests[start..<end])
      start = end
    }
  }

  private mutating func mark(_ same: ArraySlice<Digest>) {
    guard same.count > 1, let first = same.first else { return }
    let isContradiction = same.contains { $0.label != first.label }
    for one in same where isContradiction || one.index != first.index {
      let bit = UInt64(1) << UInt64(one.index & 63)
      if isContradiction {
        contradictions[one.index >> 6] |= bit
      } else {
        copies[one.index >> 6] |= bit
      }
    }
  }
}
