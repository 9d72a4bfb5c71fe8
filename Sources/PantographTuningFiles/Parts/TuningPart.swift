import Glibc
import PantographGestures
import PantographPlainText
import PantographRecordingFiles
import PantographTouches
import PantographTuning

/// A part of a run: the decoded recordings of a part of a corpus. The parts of a run can be merged
/// into the whole run.
package struct TuningPart {
  /// The version of the file format and of recognition. Only this version is read, because numbers
  /// of different versions must not be mixed.
  package static let version = 2
  static let magic = "pantograph tune part \(version)\n"
  static let end = Array("end\n".utf8)

  package var settings: String
  /// The digest of the whole corpus' names and sizes.
  package var corpus: String
  /// The number of recordings in the whole corpus.
  package var total: Int
  /// The number of parts into which the run was divided.
  package var shards: Int
  /// The numbers of the parts in this value, from 1.
  package var held: [Int]
  /// The recordings in the order of the corpus.
  package var recordings: RecordingStore

  package init(
    settings: String, corpus: String, total: Int, shards: Int, held: [Int],
    recordings: RecordingStore
  ) {
    self.settings = settings
    self.corpus = corpus
    self.total = total
    self.shards = shards
    self.held = held
    self.recordings = recordings
  }

  /// The reason why parts cannot be merged, as a sentence without its full stop.
  package struct Refusal: Error, Hashable {
    package var sentence: String

    package init(sentence: String) { self.sentence = sentence }

    init(_ error: RecordingFileError) { sentence = String(error.description.dropLast()) }
  }

  /// Merges parts of the same run.
  package static func merged(
    _ parts: [(name: String, part: TuningPart)]
  ) throws(Refusal) -> TuningPart {
    guard var whole = parts.first?.part else { throw Refusal(sentence: "no part is given") }
    for (name, part) in parts.dropFirst() { try whole.check(part, named: name) }
    whole.held.sort()
    do throws(RecordingFileError) {
      whole.recordings = try Self.merge(parts.map { $0.part.recordings })
    } catch {
      throw Refusal(error)
    }
    return whole
  }

  private mutating func check(_ other: TuningPart, named name: String) throws(Refusal) {
    guard other.settings == settings else {
      throw Refusal(
        sentence: "\(name) is from another sweep: its thresholds, scene or costs differ")
    }
    guard other.corpus == corpus, other.total == total else {
      throw Refusal(
        sentence:
          "\(name) is from another corpus: its \(other.total) recordings have other names or sizes")
    }
    guard other.shards == shards else {
      throw Refusal(
        sentence:
          "\(name) is from a run in \(other.shards) parts, the others are from one in \(shards)")
    }
    if let twice = other.held.first(where: { held.contains($0) }) {
      throw Refusal(sentence: "\(name) has part \(twice) of \(shards), which another file has too")
    }
    held += other.held
  }

  /// Merges recordings in the order of the corpus.
  private static func merge(
    _ stores: [RecordingStore]
  ) throws(RecordingFileError) -> RecordingStore {
    guard stores.count > 1 else { return stores[0] }
    let whole = try RecordingStore()
    var readers: [RecordingReader] = []
    var heads: [DecodedRecording?] = []
    for store in stores {
      var reader = try store.reader()
      heads.append(try reader.next())
      readers.append(reader)
    }
    while true {
      var least: Int?
      for (place, head) in heads.enumerated() {
        guard let head else { continue }
        if let known = least, let other = heads[known], other.index <= head.index { continue }
        least = place
      }
      guard let least, let next = heads[least] else { return whole }
      try whole.add(next)
      heads[least] = try readers[least].next()
    }
  }

  /// The numbers of the parts that are still missing.
  package var missing: [Int] { (1...max(shards, 1)).filter { !held.contains($0) } }

  // MARK: Files

  package func save(_ path: String, overwrite: Bool) throws(RecordingFileError) {
    var file = try OutputFile.create(path, overwrite: overwrite, permissions: .personal)
    var header = ByteWriter()
    header.add(settings)
    header.add(corpus)
    for number in [total, shards, held.count] + held + [recordings.count] { header.add(number) }
    try file.write(Array(Self.magic.utf8) + RecordingStore.framed(header.bytes))
    var failure: RecordingFileError?
    try recordings.forEachPiece { (piece) throws(RecordingFileError) in
      guard failure == nil else { return }
      do throws(RecordingFileError) {
        try file.write(piece)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
    try file.write(Self.end)
    try file.commit()
  }

  /// Reads a part from a file.
  ///
  /// - Throws: `Refusal` for anything but a complete part of this version.
  package static func load(_ path: String) throws(Refusal) -> TuningPart {
    let found: PartFile.Found
    do throws(RecordingFileError) {
      var file = try PartFile(path)
      found = try file.found()
    } catch {
      throw Refusal(error)
    }
    switch found {
    case .part(let part): return part
    case .foreign: throw Refusal(sentence: "\(path) is not a part of a tuning run")
    case .otherVersion:
      throw Refusal(
        sentence: "\(path) was made by another version of Pantograph; make all parts with one")
    case .damaged:
      throw Refusal(sentence: "\(path) is a broken part: it is cut off or was changed")
    }
  }
}
