import Glibc
import PantographRecordingFiles

/// The recordings of a corpus, in order. Memory holds the last few thousand and the disk holds the
/// others, so a corpus may be as large as a disk.
struct CorpusList: Sendable {
  private struct Place: BitwiseCopyable {
    /// The position of the entry's name among its block's names, in bytes.
    var name: Int32
    var nameLength: Int32
    /// The index of the archive; −1 for a separate file.
    var archive: Int32
    var size: Int
    /// The position of the recording in the archive, in bytes.
    var offset: Int
  }

  /// The number of entries that are written to disk at once.
  private static let blockCount = 4096
  private static let stride = MemoryLayout<Place>.stride

  // The entries of the last block.
  private var names: [UInt8] = []
  private var places: [Place] = []
  private var archives: [TarArchive] = []

  private var disk: UnnamedBytes?
  /// The position of each block on disk, and of the next one.
  private var blocks = [0]

  var count: Int { (blocks.count - 1) * Self.blockCount + places.count }

  /// Returns an entry. If it cannot be read from disk, loading its recording throws the error.
  subscript(index: Int) -> CorpusEntry {
    let (block, row) = index.quotientAndRemainder(dividingBy: Self.blockCount)
    guard let disk, block < blocks.count - 1 else {
      let place = places[row]
      return entry(place, names[Int(place.name)...].prefix(Int(place.nameLength)))
    }
    do throws(RecordingFileError) {
      var bytes: [UInt8] = []
      try disk.read(&bytes, from: blocks[block] + row * Self.stride, count: Self.stride)
      let place = bytes.withUnsafeBytes { $0.loadUnaligned(as: Place.self) }
      let names = blocks[block] + Self.blockCount * Self.stride
      try disk.read(&bytes, from: names + Int(place.name), count: Int(place.nameLength))
      return entry(place, bytes[...])
    } catch {
      return CorpusEntry(name: "recording \(index + 1)", size: 0, source: .lost(error))
    }
  }

  private func entry(_ place: Place, _ name: ArraySlice<UInt8>) -> CorpusEntry {
    let name = String(decoding: name, as: UTF8.self)
    return CorpusEntry(
      name: name, size: place.size,
      source: place.archive < 0
        ? .file(name) : .member(archive: archives[Int(place.archive)], offset: place.offset))
  }

  mutating func add(_ path: String, size: Int) throws(CorpusError) {
    try add(path, size: size, offset: 0, archive: -1)
  }

  mutating func add(_ archive: TarArchive, _ members: [TarArchive.Member]) throws(CorpusError) {
    archives.append(archive)
    for member in members {
      try add(
        "\(archive.path):\(member.name)", size: member.size, offset: member.offset,
        archive: Int32(archives.count - 1))
    }
  }

  private mutating func add(
    _ name: String, size: Int, offset: Int, archive: Int32
  ) throws(CorpusError) {
    let start = names.count
    names += name.utf8
    places.append(
      Place(
        name: Int32(start), nameLength: Int32(names.count - start), archive: archive, size: size,
        offset: offset))
    if places.count == Self.blockCount { try spill() }
  }

  private mutating func spill() throws(CorpusError) {
    var block: [UInt8] = []
    block.reserveCapacity(Self.blockCount * Self.stride + names.count)
    places.withUnsafeBytes { block += $0 }
    block += names
    let start = blocks[blocks.count - 1]
    do throws(RecordingFileError) {
      let disk = if let made = disk { made } else { try UnnamedBytes() }
      self.disk = disk
      try disk.write(block, at: start)
    } catch {
      throw .noRoom(error)
    }
    blocks.append(start + block.count)
    places.removeAll(keepingCapacity: true)
    names.removeAll(keepingCapacity: true)
  }
}
