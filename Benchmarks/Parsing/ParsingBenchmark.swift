import Glibc
import PantographTouches

/// Measures the parsers on a file in memory, or writes a recording for this measurement.
@main struct ParsingBenchmark {
  static func main() {
    let arguments = CommandLine.arguments
    if arguments.count == 4, arguments[1] == "make" {
      make(arguments[2], frames: Int(arguments[3]) ?? 1000)
    } else if arguments.count == 3 {
      time(arguments[1], rounds: Int(arguments[2]) ?? 5)
    }
  }

  private static func make(_ name: String, frames: Int) {
    guard let format = RecordingFormat.named(name), let encoder = format.makeEncoder() else {
      return
    }
    let device = DeviceDescription(
      name: "Benchmark", codes: [.synchronization: [0], .absolute: [0x35, 0x36]],
      axes: [
        0x35: AbsoluteAxis(minimum: 0, maximum: 4000),
        0x36: AbsoluteAxis(minimum: 0, maximum: 4000),
      ])
    var track = RecordingTrack(header: TrackHeader(device: device))
    for frame in 0..<frames {
      let time = Timestamp(microseconds: Int64(frame) * 8000 + 1)
      let x = Int32(frame % 4000)
      track.events += [
        InputEvent(time: time, type: .absolute, code: 0x35, value: x),
        InputEvent(time: time, type: .absolute, code: 0x36, value: 4000 - x), .report(at: time),
      ]
    }
    Recording(tracks: [track]).encode(with: encoder) { (bytes: inout [UInt8]) in
      _ = write(STDOUT_FILENO, bytes, bytes.count)
      bytes.removeAll()
    }
  }

  /// Reads the file in pieces from disk, as the library does, and discards the events of each piece.
  private static func time(_ path: String, rounds: Int) {
    let piece = UnsafeMutableRawBufferPointer.allocate(byteCount: 65_536, alignment: 8)
    for _ in 0..<rounds {
      guard let file = fopen(path, "r") else { return }
      var start = timespec()
      var end = timespec()
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &start)
      var parser: RecordingParser?
      var batch = RecordingBatch()
      var events = 0
      while true {
        let count = fread(piece.baseAddress, 1, piece.count, file)
        if count == 0 { break }
        let bytes = UnsafeRawBufferPointer(rebasing: piece[..<count])
        if parser == nil { parser = RecordingFormat.recognize(bytes)?.makeParser() }
        parser?.parse(bytes, into: &batch)
        events += batch.events.count
        batch.removeAll()
      }
      parser?.finish(into: &batch)
      clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &end)
      let elapsed =
        Double(end.tv_sec - start.tv_sec) * 1e3 + Double(end.tv_nsec - start.tv_nsec) / 1e6
      print(elapsed, events + batch.events.count)
      fclose(file)
    }
  }
}
