import PantographTouches

extension Recording {
  /// Adds the results of parsing the next piece of a file.
  public mutating func append(_ batch: RecordingBatch) {
    notes += batch.notes
    for (track, header) in batch.headers {
      grow(to: track)
      tracks[track].header = header
    }
    for delta in batch.deltas {
      grow(to: Int(delta.track))
      tracks[Int(delta.track)].deltas.append(delta.report)
    }
    if let track = batch.events.first?.track, !batch.events.contains(where: { $0.track != track }) {
      grow(to: Int(track))
      tracks[Int(track)].events.append(contentsOf: batch.events.lazy.map { $0.event })
      return
    }
    for event in batch.events {
      grow(to: Int(event.track))
      tracks[Int(event.track)].events.append(event.event)
    }
  }

  /// Encodes the whole recording, as far as the format holds it. `flush` is called repeatedly and must write out and empty the
  /// buffer.
  public func encode<Failure: Error>(
    with encoder: RecordingEncoder, flush: (inout [UInt8]) throws(Failure) -> Void
  ) throws(Failure) {
    var bytes: [UInt8] = []
    encoder.begin(notes: notes, trackCount: tracks.count, into: &bytes)
    for (index, track) in tracks.enumerated() {
      encoder.header(track.header, track: index, into: &bytes)
      if encoder.holdsEvents {
        for event in track.events {
          encoder.event(event, track: index, into: &bytes)
          // Saves memory: all is written at the end, too.
          if bytes.count >= 65_536 { try flush(&bytes) }
        }
      }
      guard encoder.holdsDeltas else { continue }
      for report in track.deltas {
        encoder.delta(report, track: index, into: &bytes)
        // Saves memory: all is written at the end, too.
        if bytes.count >= 65_536 { try flush(&bytes) }
      }
    }
    encoder.finish(into: &bytes)
    try flush(&bytes)
  }

  private mutating func grow(to track: Int) {
    while tracks.count <= track { tracks.append(RecordingTrack(header: TrackHeader())) }
  }
}
