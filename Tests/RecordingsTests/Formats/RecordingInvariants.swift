import PantographTouches

#if !FUZZING
  import PantographRecordings
#endif

/// The invariants of every parser for all bytes. The fuzzer compiles this file and the parsers into one module.
enum RecordingInvariants {
  /// Parses the bytes and returns the broken invariant. The first byte chooses the format, 0xff the recognized one, the
  /// second byte the pieces.
  static func violation(in input: UnsafeRawBufferPointer) -> String? {
    guard input.count > 2 else { return nil }
    let bytes = UnsafeRawBufferPointer(rebasing: input[2...])
    let formats = RecordingFormat.all
    let index = input[0] == 0xff ? formats.count : Int(input[0]) % (formats.count + 1)
    guard let format = index < formats.count ? formats[index] : RecordingFormat.recognize(bytes)
    else { return nil }
    let whole = parse(bytes, as: format, pieces: bytes.count)
    let cut = parse(bytes, as: format, pieces: Int(input[1]) % 61 + 1)
    guard cut.recording == whole.recording, cut.issues == whole.issues else {
      return "\(format.name) reads differently when it is cut"
    }
    if whole.issues.contains(where: { $0.severity == .error }) { return nil }
    guard whole.recording.tracks.allSatisfy({ isPlain($0.header) }) else { return nil }
    for written in formats {
      guard let encoder = written.makeEncoder(),
        whole.recording.tracks.count <= written.trackLimit ?? .max,
        holds(encoder, whole.recording)
      else { continue }
      var encoded: [UInt8] = []
      whole.recording.encode(with: encoder) { (bytes: inout [UInt8]) in
        encoded += bytes
        bytes.removeAll()
      }
      let again = encoded.withUnsafeBytes { parse($0, as: written, pieces: max($0.count, 1)) }
      guard again.recording == whole.recording else {
        return "\(format.name) does not come back from \(written.name)"
      }
    }
    return nil
  }

  /// Whether a format can hold everything that a recording has. Movements without positions have one format, which
  /// holds nothing else of a device than its number, its name and its size.
  private static func holds(_ encoder: RecordingEncoder, _ recording: Recording) -> Bool {
    let hasDeltas = recording.tracks.contains { $0.header.deltas != nil || !$0.deltas.isEmpty }
    guard hasDeltas else { return encoder.holdsEvents }
    return encoder.holdsDeltas
      && recording.tracks.allSatisfy { track in
        var plain = TrackHeader(node: track.header.node, deltas: track.header.deltas)
        plain.device = track.header.device.map { DeviceDescription(name: $0.name) }
        return track.events.isEmpty && track.header == plain
          && track.header.deltas?.statesCancellation == true
      }
  }

  private static func parse(
    _ bytes: UnsafeRawBufferPointer, as format: RecordingFormat, pieces: Int
  ) -> (recording: Recording, issues: [RecordingIssue]) {
    let parser = format.makeParser()
    var recording = Recording()
    var issues: [RecordingIssue] = []
    var batch = RecordingBatch()
    for start in stride(from: 0, to: bytes.count, by: pieces) {
      let end = min(start + pieces, bytes.count)
      parser.parse(UnsafeRawBufferPointer(rebasing: bytes[start..<end]), into: &batch)
      recording.append(batch)
      issues += batch.issues
      batch.removeAll()
    }
    parser.finish(into: &batch)
    recording.append(batch)
    return (recording, issues + batch.issues)
  }

  /// Control characters in names are written as question marks.
  private static func isPlain(_ header: TrackHeader) -> Bool {
    func isPlain(_ text: String) -> Bool {
      text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7f } && text.utf8.first != 0x20
    }
    return isPlain(header.node) && isPlain(header.device?.name ?? "")
      && header.udevProperties.allSatisfy(isPlain) && header.quirks.allSatisfy(isPlain)
  }
}
