import Gestures
import Glibc
import PlainText
import RecordingFiles
import Touches
import Tuning

/// A part of a run: what was decoded of some of a corpus' recordings. Parts of one run put together
/// are the run.
package struct TuningPart: Sendable {
  /// The form that is written, and the only one that is read: numbers of other versions of the
  /// recognition are not to be mixed.
  package static let version = 1
  private static let magic = "pantograph tune part \(version)\n"

  package var settings: String
  /// Of the whole corpus' names and sizes.
  package var corpus: String
  /// How many recordings the whole corpus has.
  package var total: Int
  /// Into how many parts the run was divided.
  package var shards: Int
  /// Those that this one holds, from 1 on.
  package var held: [Int]
  package var recordings: [DecodedRecording]

  package init(
    settings: String, corpus: String, total: Int, shards: Int, held: [Int],
    recordings: [DecodedRecording]
  ) {
    self.settings = settings
    self.corpus = corpus
    self.total = total
    self.shards = shards
    self.held = held
    self.recordings = recordings
  }

  /// Why parts cannot be put together, as a sentence without its full stop.
  package struct Refusal: Error, Hashable {
    package var sentence: String
  }

  /// Adds another part of the same run.
  package mutating func add(
    _ other: TuningPart, named name: String
  ) throws(Refusal) {
    guard other.settings == settings else {
      throw Refusal(sentence: "\(name) is of another sweep: its thresholds, scene or costs differ")
    }
    guard other.corpus == corpus, other.total == total else {
      throw Refusal(
        sentence:
          "\(name) is of another corpus: \(other.total) recordings whose names or sizes differ")
    }
    guard other.shards == shards else {
      throw Refusal(
        sentence: "\(name) is of a run in \(other.shards) parts, the others are of one in \(shards)"
      )
    }
    if let twice = other.held.first(where: { held.contains($0) }) {
      throw Refusal(sentence: "\(name) holds part \(twice) of \(shards), which is there already")
    }
    held = (held + other.held).sorted()
    recordings = (recordings + other.recordings).sorted { $0.index < $1.index }
  }

  /// The parts that are still missing.
  package var missing: [Int] { (1...max(shards, 1)).filter { !held.contains($0) } }

  package func save(_ path: String, overwrite: Bool) throws(RecordingFileError) {
    var file = try OutputFile.create(path, overwrite: overwrite, permissions: .personal)
    var bytes = ByteWriter()
    bytes.add(Array(Self.magic.utf8))
    bytes.add(settings)
    bytes.add(corpus)
    for number in [total, shards, held.count] + held + [recordings.count] { bytes.add(number) }
    for recording in recordings {
      bytes.add(recording)
      if bytes.bytes.count > 1 << 20 {
        try file.write(bytes.bytes)
        bytes.bytes.removeAll(keepingCapacity: true)
      }
    }
    bytes.add(Array("end\n".utf8))
    try file.write(bytes.bytes)
    try file.commit()
  }

  package static func load(_ path: String) throws(Refusal) -> TuningPart {
    let bytes: [UInt8]
    do throws(RecordingFileError) {
      bytes = try WholeFile.all(path)
    } catch {
      throw Refusal(sentence: String(error.description.dropLast()))
    }
    let start = Array("pantograph tune part ".utf8)
    guard bytes.starts(with: start) else {
      throw Refusal(sentence: "\(path) is no part of a tuning run")
    }
    guard bytes.starts(with: magic.utf8) else {
      throw Refusal(
        sentence: "\(path) was made by another version, whose numbers cannot be mixed with these")
    }
    var reader = ByteReader(bytes, from: magic.utf8.count)
    guard let part = reader.part() else {
      throw Refusal(sentence: "\(path) is no whole part: it ends too early or was changed")
    }
    return part
  }
}
