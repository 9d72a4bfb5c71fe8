import Glibc
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings

/// The names in a folder, in the order of their bytes. Memory holds about ten thousand names. Those
/// of a larger folder are written to disk in sorted runs, which are merged.
struct FolderNames {
  /// Sorted names on disk, each followed by a zero byte.
  private struct Run {
    /// The position in the file from which to read on, and the end of the run.
    var next: Int
    let end: Int
    /// The bytes that were read, and the position of the first name in them that was not returned
    /// yet.
    var bytes: [UInt8] = []
    var start = 0

    /// The next name without its zero byte; nil after the last name.
    var first: ArraySlice<UInt8>? {
      start < bytes.count ? bytes[start...].prefix { $0 != 0 } : nil
    }
  }

  /// The number of bytes in memory above which names are written to disk.
  private static let mostBytes = 1 << 18
  /// The number of bytes of a run that are read at once, many times the longest name.
  private static let piece = 1 << 13

  /// The names in memory, each followed by a zero byte, and the start of each name.
  private var bytes: [UInt8] = []
  private var starts: [Int32] = []
  private var given = 0

  private var disk: UnnamedBytes?
  private var written = 0
  private var runs: [Run] = []

  init(_ folder: String) throws(CorpusError) {
    guard let stream = opendir(FileName.system(folder)) else {
      throw .cannotOpen(folder, errno: errno)
    }
    defer { closedir(stream) }
    do throws(RecordingFileError) {
      while let item = readdir(stream) {
        withUnsafeBytes(of: item.pointee.d_name) { name in
          // Hidden files are ignored, as in most tools.
          guard name.first != UInt8(ascii: ".") else { return }
          starts.append(Int32(bytes.count))
          bytes += name.prefix { $0 != 0 }
          bytes.append(0)
        }
        if bytes.count >= Self.mostBytes { try spill() }
      }
      if !runs.isEmpty { try spill() }
      for index in runs.indices { try fill(index) }
    } catch {
      throw .noRoom(error)
    }
    sort()
  }

  private mutating func sort() {
    bytes.withUnsafeBytes { buffer in
      guard let base = buffer.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      starts.sort { strcmp(base + Int($0), base + Int($1)) < 0 }
    }
  }

  private mutating func spill() throws(RecordingFileError) {
    sort()
    var sorted: [UInt8] = []
    sorted.reserveCapacity(bytes.count)
    for start in starts {
      sorted += bytes[Int(start)...].prefix { $0 != 0 }
      sorted.append(0)
    }
    let disk = if let made = disk { made } else { try UnnamedBytes() }
    self.disk = disk
    try disk.write(sorted, at: written)
    runs.append(Run(next: written, end: written + sorted.count))
    written += sorted.count
    bytes.removeAll(keepingCapacity: true)
    starts.removeAll(keepingCapacity: true)
  }

  /// Reads more bytes of a run, unless a complete name is in memory.
  private mutating func fill(_ index: Int) throws(RecordingFileError) {
    let left = runs[index].bytes[runs[index].start...]
    guard let disk, runs[index].next < runs[index].end, !left.contains(0) else { return }
    var piece: [UInt8] = []
    let count = min(Self.piece, runs[index].end - runs[index].next)
    try disk.read(&piece, from: runs[index].next, count: count)
    runs[index].bytes = left + piece
    runs[index].start = 0
    runs[index].next += count
  }

  /// Returns the next name; nil after the last name.
  mutating func next() throws(CorpusError) -> String? {
    guard !runs.isEmpty else {
      guard given < starts.count else { return nil }
      given += 1
      return FileName.text(bytes[Int(starts[given - 1])...].prefix { $0 != 0 })
    }
    var least: (index: Int, name: ArraySlice<UInt8>)?
    for (index, run) in runs.enumerated() {
      guard let name = run.first else { continue }
      if let least, !name.lexicographicallyPrecedes(least.name) { continue }
      least = (index, name)
    }
    guard let (index, name) = least else { return nil }
    runs[index].start += name.count + 1
    do throws(RecordingFileError) {
      try fill(index)
    } catch {
      throw .noRoom(error)
    }
    return FileName.text(name)
  }
}
