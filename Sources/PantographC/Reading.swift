import CPantograph
import PantographRecordings

@c(pantograph_format_count) @implementation
package func formatCount() -> Int { RecordingFormat.all.count }

@c(pantograph_format_name) @implementation
package func formatName(
  _ index: Int, _ buffer: UnsafeMutablePointer<CChar>!, _ size: Int
) -> Int {
  let formats = RecordingFormat.all
  return write(formats.indices.contains(index) ? formats[index].name : "", into: buffer, size)
}

@c(pantograph_reader_new) @implementation
package func readerNew(
  _ start: UnsafeRawPointer!, _ count: Int, _ reader: UnsafeMutablePointer<OpaquePointer?>!
) -> pantograph_status {
  let (start, place): (UnsafeRawPointer?, UnsafeMutablePointer<OpaquePointer?>?) = (start, reader)
  place?.pointee = nil
  guard let place, start != nil || count == 0 else { return PANTOGRAPH_MISSING }
  guard count >= 0 else { return PANTOGRAPH_RANGE }
  let prefix = UnsafeRawBufferPointer(start: start, count: min(count, RecordingFormat.prefixLength))
  guard !prefix.isEmpty, let format = RecordingFormat.recognize(prefix) else {
    return PANTOGRAPH_UNKNOWN
  }
  place.pointee = newHandle(Reader(format))
  return PANTOGRAPH_OK
}

@c(pantograph_reader_new_format) @implementation
package func readerNewFormat(
  _ name: UnsafePointer<CChar>!, _ reader: UnsafeMutablePointer<OpaquePointer?>!
) -> pantograph_status {
  let (name, place): (UnsafePointer<CChar>?, UnsafeMutablePointer<OpaquePointer?>?) = (name, reader)
  place?.pointee = nil
  guard let name, let place else { return PANTOGRAPH_MISSING }
  guard let format = RecordingFormat.named(text(name)) else { return PANTOGRAPH_UNKNOWN }
  place.pointee = newHandle(Reader(format))
  return PANTOGRAPH_OK
}

@c(pantograph_reader_free) @implementation
package func readerFree(_ reader: OpaquePointer!) {
  _ = takeObject(of: reader, Reader.self)
}

@c(pantograph_reader_read) @implementation
package func readerRead(
  _ reader: OpaquePointer!, _ bytes: UnsafeRawPointer!, _ count: Int,
  _ events: UnsafeMutablePointer<pantograph_event>!, _ tracks: UnsafeMutablePointer<Int32>!,
  _ lines: UnsafeMutablePointer<Int32>!, _ capacity: Int, _ used: UnsafeMutablePointer<Int>!,
  _ written: UnsafeMutablePointer<Int>!
) -> pantograph_status {
  let (reader, bytes): (OpaquePointer?, UnsafeRawPointer?) = (reader, bytes)
  let (used, written): (UnsafeMutablePointer<Int>?, UnsafeMutablePointer<Int>?) = (used, written)
  guard let reader, let used, let written, bytes != nil || count == 0 else {
    return PANTOGRAPH_MISSING
  }
  (used.pointee, written.pointee) = (0, 0)
  guard count >= 0 else { return PANTOGRAPH_RANGE }
  let object = object(of: reader, Reader.self)
  return withPlaces(events, tracks, lines, capacity) { places in
    if object.isFinished { return PANTOGRAPH_FINISHED }
    (used.pointee, written.pointee) = object.read(
      UnsafeRawBufferPointer(start: bytes, count: count), into: places)
    return PANTOGRAPH_OK
  }
}

@c(pantograph_reader_finish) @implementation
package func readerFinish(
  _ reader: OpaquePointer!, _ events: UnsafeMutablePointer<pantograph_event>!,
  _ tracks: UnsafeMutablePointer<Int32>!, _ lines: UnsafeMutablePointer<Int32>!, _ capacity: Int,
  _ written: UnsafeMutablePointer<Int>!
) -> pantograph_status {
  let (reader, written): (OpaquePointer?, UnsafeMutablePointer<Int>?) = (reader, written)
  guard let reader, let written else { return PANTOGRAPH_MISSING }
  written.pointee = 0
  let object = object(of: reader, Reader.self)
  return withPlaces(events, tracks, lines, capacity) { places in
    guard let count = object.finish(into: places) else { return PANTOGRAPH_NOTHING }
    written.pointee = count
    return PANTOGRAPH_OK
  }
}

/// Passes the caller's arrays to `body` if they have room for an event.
private func withPlaces(
  _ events: UnsafeMutablePointer<pantograph_event>?, _ tracks: UnsafeMutablePointer<Int32>?,
  _ lines: UnsafeMutablePointer<Int32>?, _ capacity: Int,
  _ body: (EventPlaces) -> pantograph_status
) -> pantograph_status {
  guard let events else { return PANTOGRAPH_MISSING }
  guard capacity > 0 else { return PANTOGRAPH_RANGE }
  return body(EventPlaces(events: events, tracks: tracks, lines: lines, capacity: capacity))
}
