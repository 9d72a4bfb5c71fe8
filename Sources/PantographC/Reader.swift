import CPantograph
import PantographRecordings
import PantographTouches

/// A recording whose bytes are parsed piece by piece.
final class Reader {
  let format: RecordingFormat
  private let parser: RecordingParser
  /// The results of the last piece.
  private(set) var batch = RecordingBatch()
  /// The number of events of the batch that the caller has received.
  private var taken = 0
  private(set) var isFinished = false
  /// The headers of the devices in the order of their tracks. A later header replaces an earlier
  /// one, because some formats describe their device at the end.
  private(set) var headers: [TrackHeader] = []

  init(_ format: RecordingFormat) {
    self.format = format
    parser = format.makeParser()
  }

  private var isWaiting: Bool { taken < batch.events.count }

  /// Parses at most one piece of the bytes unless events are waiting, and returns the number of
  /// bytes that were parsed and of events that were written.
  func read(_ bytes: UnsafeRawBufferPointer, into places: EventPlaces) -> (used: Int, written: Int)
  {
    forgetTexts()
    var used = 0
    if !isWaiting {
      forgetEvents()
      used = min(bytes.count, Int(PANTOGRAPH_PIECE))
      parser.parse(UnsafeRawBufferPointer(rebasing: bytes[..<used]), into: &batch)
      takeHeaders()
    }
    return (used, write(into: places))
  }

  /// Parses the end of the file unless events are waiting; returns the number of events that were
  /// written, or nil if nothing is left.
  func finish(into places: EventPlaces) -> Int? {
    forgetTexts()
    if !isWaiting {
      if isFinished { return nil }
      isFinished = true
      forgetEvents()
      parser.finish(into: &batch)
      takeHeaders()
    }
    return write(into: places)
  }

  private func write(into places: EventPlaces) -> Int {
    let count = min(places.capacity, batch.events.count - taken)
    batch.events.withUnsafeBufferPointer { events in
      places.write(UnsafeBufferPointer(rebasing: events[taken..<taken + count]))
    }
    taken += count
    return count
  }

  private func forgetTexts() {
    batch.notes.removeAll(keepingCapacity: true)
    batch.issues.removeAll(keepingCapacity: true)
  }

  private func forgetEvents() {
    batch.events.removeAll(keepingCapacity: true)
    taken = 0
  }

  private func takeHeaders() {
    for (track, header) in batch.headers {
      while headers.count <= track { headers.append(TrackHeader()) }
      headers[track] = header
    }
    batch.headers.removeAll(keepingCapacity: true)
  }
}

/// The arrays of the caller that receive events.
struct EventPlaces {
  let events: UnsafeMutablePointer<pantograph_event>
  let tracks: UnsafeMutablePointer<Int32>?
  let lines: UnsafeMutablePointer<Int32>?
  let capacity: Int

  /// Writes as many events as the arrays have room for, from the start of the arrays.
  func write(_ source: UnsafeBufferPointer<RecordedEvent>) {
    for index in source.indices {
      let event = source[index].event
      events[index] = pantograph_event(
        time: event.time.microseconds, type: event.type.rawValue, code: event.code,
        value: event.value)
    }
    if let tracks {
      for index in source.indices { tracks[index] = source[index].track }
    }
    if let lines {
      for index in source.indices { lines[index] = source[index].line }
    }
  }
}
