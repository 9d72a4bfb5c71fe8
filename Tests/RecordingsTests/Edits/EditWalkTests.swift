import Expectations
import PantographRecordings
import PantographTouches
import SeededRandom
import Testing

/// Edits of random streams of events and of synthesised gestures. The whole results, and the files that are written of them,
/// are compared with earlier ones.
struct EditWalkTests {
  /// Bytes of a program of edits, in which small time steps and small values are frequent.
  private func bytes(_ random: inout SeededGenerator) -> [UInt8] {
    let edits = 1 + random.below(3)
    var bytes = [UInt8(random.below(7)), UInt8(edits - 1)]
    for _ in 0..<edits {
      bytes += [UInt8(random.below(9)), UInt8(random.below(24)), UInt8(random.below(24))]
    }
    for _ in 0..<random.below(70) + 10 {
      let step = random.chance(0.04) ? UInt8(160 + random.below(4)) : UInt8(random.below(3) * 50)
      let value = random.chance(0.3) ? [0xff, 0xff] : [UInt8(random.below(6)), 0]
      bytes += [step, UInt8(random.below(22))] + value
    }
    return bytes
  }

  private func words(_ recording: Recording) -> String {
    "\(recording.notes)\n"
      + recording.tracks.map { "\($0.header.device?.name ?? "-") \($0.events)" }
      .joined(separator: "\n")
  }

  /// The parsed text compares itself with what the test saw before.
  private func write(_ recording: Recording) -> String {
    RecordingFormat.all.filter(\.canWrite).map { format in
      String(decoding: ParsedText.encode(recording, as: format), as: UTF8.self)
    }.joined(separator: "\n")
  }

  @Test(arguments: 0..<6) func `edits of random streams`(part: Int) {
    for seed in part * 50..<part * 50 + 50 {
      var random = SeededGenerator(seed: UInt64(seed))
      let program = bytes(&random).withUnsafeBytes { EditProgram($0) }
      guard let program else { continue }
      var recording = program.recording
      var lines: [String] = []
      for edit in program.edits {
        do {
          let edited = try edit.apply(to: recording, program.other)
          lines.append("\(edit.settles) \(words(edited))")
          guard edited.tracks.reduce(0, { $0 + $1.events.count }) < 2000 else { break }
          recording = edited
        } catch {
          lines.append("\(error)")
        }
      }
      if seed % 4 == 0 { lines.append(write(recording)) }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }

  @Test func `edits of gestures`() throws {
    let edits: [Edit] = [
      .trim(from: 0, to: 200_000), .trim(from: 100_000, to: 100_001),
      .trim(from: 96_000, to: 400_000),
      .contact(1), .contact(2), .contact(3), .slots([0]), .slots([1, 3]), .speed(2), .speed(0.5),
      .loop(2), .resample(30), .resample(125), .onto(0), .onto(3), .onto(6), .overlay, .rebase,
    ]
    let samples = try EditSample.all() + [EditSample.singleTouch]
    for (number, sample) in samples.enumerated() {
      for (place, edit) in edits.enumerated() where (number + place) % 2 == 0 {
        let text: String
        do {
          text = words(try edit.apply(to: sample, samples[(number + 1) % samples.count]))
        } catch {
          text = "\(error)"
        }
        SeenMarks.see("\(number) \(place) \(text)")
      }
    }
  }
}
