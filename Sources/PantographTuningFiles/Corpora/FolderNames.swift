import Glibc
import PantographPlainText
import PantographRecordingFiles
import PantographRecordings

/// The names in a folder, in order of their bytes. Memory holds some ten thousand at once; of a larger folder sorted
/// runs lie on the disk and are merged.
struct FolderNames {
  /// Names that lie on the disk in order, a zero behind each.
  private struct Run {
    /// Where it goes on, and where it ends.
    var next: Int
    let end: Int
    /// Read, from the first name that was not given yet.
    var bytes: [UInt8] = []
    var start = 0

    /// Without its zero; nil behind the last.
    var first: ArraySlice<UInt8>? {
      start < bytes.count ? bytes[start...].prefix { $0 != 0 } : nil
    }
  }

  /// A folder's names of more bytes go to the disk.
  private static let mostBytes = 1 << 18
  /// So much of a run is read at once; the longest name fits many times.
  private static let piece = 1 << 13

  /// Of what is in memory: the names, a zero behind each, and where each begins.
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
          // Hidden files are left out, as everywhere.
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

  /// Reads on in a run, unless a whole name is there.
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

  /// The next name; nil behind the last.
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
