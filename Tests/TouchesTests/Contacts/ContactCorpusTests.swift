import Expectations
import PantographRecordings
import PantographTouches
import Testing

/// Every real recording that the project can read.
@Suite(.enabled(if: CorpusRecordings.isPresent, "the corpus is beside the checkout"))
struct ContactCorpusTests {
  private func frames(_ track: RecordingTrack) -> [ContactFrame] {
    var decoder = ContactDecoder(device: track.header.device)
    var frames: [ContactFrame] = []
    for event in track.events where decoder.consume(event) { frames.append(decoder.frame) }
    if decoder.end(.inputEnded, at: track.events.last?.time ?? .zero) {
      frames.append(decoder.frame)
    }
    return frames
  }

  @Test func `every contact begins once and ends once, and as many are down as the labels say`()
    throws
  {
    let labels = try CorpusRecordings.mostContacts()
    var filesRead = 0
    for path in CorpusRecordings.paths(under: "") {
      guard let recording = try CorpusRecordings.read(path) else { continue }
      for track in recording.tracks where !track.events.isEmpty {
        filesRead += 1
        var life = ContactLife()
        for frame in frames(track) { life.see(frame) }
        expect(life.faults, equals: [], "\(path)")
        expect(life.down.isEmpty, "\(path)")
        if let expected = labels[path] { expect(life.mostDown, equals: expected, "\(path)") }
      }
    }
    expect(filesRead, isAbove: 50)
  }

  @Test func `filters leave every contact one beginning and one end`() throws {
    for path in CorpusRecordings.paths(under: "") {
      guard let recording = try CorpusRecordings.read(path) else { continue }
      for track in recording.tracks {
        var pipeline = TouchPipeline(device: track.header.device)
        var life = ContactLife()
        for event in track.events where pipeline.consume(event) { life.see(pipeline.frame) }
        if pipeline.end(.inputEnded, at: .zero) { life.see(pipeline.frame) }
        expect(life.faults, equals: [], "\(path)")
        expect(life.down.isEmpty, "\(path)")
      }
    }
  }

  @Test func `a recording gives the same contacts from libinput's file as from evemu's`() throws {
    let sources = CorpusRecordings.paths(under: "evemu-devices/")
    for path in CorpusRecordings.paths(under: "libinput-yml/") where path.hasSuffix(".yml") {
      // Its name is that of the source, plus the device protocol and the recorder's version.
      let file = path.dropFirst("libinput-yml/".count)
      let parts = file.split(separator: ".").filter { $0 != "typeA" }.dropLast(2)
      let name = parts.joined(separator: ".")
      let source = try #require(
        sources.first {
          String($0.map { $0 == " " ? "_" : $0 }).contains("/\(name).ev")
        }, "\(path)")
      guard let copy = try CorpusRecordings.read(path)?.tracks.first,
        let original = try CorpusRecordings.read(source)?.tracks.first
      else { continue }
      let left = frames(copy)
      let right = frames(original)
      expect(left.count, equals: right.count, "\(path)")
      for (one, other) in zip(left, right) {
        expect(one.contacts, equals: other.contacts, "\(path)")
      }
    }
  }
}
