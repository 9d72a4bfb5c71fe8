import Expectations
import PantographRecordingFiles
import PantographRecordings
import PantographTouches
import Testing

@Suite(.enabled(if: Corpus.isPresent, "the corpus is not beside the checkout"))
struct CorpusTests {
  @Test(arguments: Corpus.recordings)
  func `a real recording reads without an error and comes back from both formats`(
    file: String
  ) throws {
    let loaded = try RecordingFile.load(Corpus.path(file))
    expect(loaded.issues.filter { $0.severity == .error }, equals: [])
    for format in [RecordingFormat.evemu, .libinput] {
      expect(Self.throughBytes(loaded.recording, format), equals: loaded.recording)
    }
  }

  @Test(arguments: Corpus.files("libinput-yml", endings: [".yml"]))
  func `libinput's copy of a recording has the same frames`(file: String) throws {
    let name = file.split(separator: "/")[1].replacing(/\.li\d+\.yml/, with: "")
      .replacing(".typeA", with: "").replacing("Atmel_maXTouch_", with: "Atmel maXTouch ")
    let original = try #require(
      Corpus.recordings.first { $0.contains("/\(name).ev") }, "no source of \(name)")
    let copy = try RecordingFile.load(Corpus.path(file)).recording.tracks[0].events
    let source = try RecordingFile.load(Corpus.path(original)).recording.tracks[0].events
    func bare(_ events: [InputEvent]) -> [InputEvent] {
      events.map { InputEvent(time: .zero, type: $0.type, code: $0.code, value: $0.value) }
    }
    expect(bare(copy), equals: bare(source))
  }

  private static func throughBytes(_ recording: Recording, _ format: RecordingFormat) -> Recording {
    guard let encoder = format.makeEncoder() else { return Recording() }
    let parser = format.makeParser()
    var batch = RecordingBatch()
    recording.encode(with: encoder) { (bytes: inout [UInt8]) in
      bytes.withUnsafeBytes { parser.parse($0, into: &batch) }
      bytes.removeAll()
    }
    parser.finish(into: &batch)
    var result = Recording()
    result.append(batch)
    return result
  }
}
