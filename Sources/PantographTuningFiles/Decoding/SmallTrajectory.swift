import PantographRecordingFiles
import PantographRecordings
import PantographTouches

/// The way of the fingers of a recording, as small as it is drawn.
package struct SmallTrajectory: Hashable, Sendable {
  /// The surface's width and height, the longer of them 255.
  package var width: UInt8
  package var height: UInt8
  /// Points from the upper left, x and y by turns, in the same unit; a list for each finger.
  package var strokes: [[UInt8]]

  private static let mostPoints = 20
  private static let mostStrokes = 5

  /// Nil where the recording cannot be read any more.
  package init?(_ entry: CorpusEntry) {
    guard let recording = try? entry.load().recording,
      let track = recording.tracks.first(where: {
        !$0.events.isEmpty && $0.header.device.map(DeviceKind.init) != .other
      })
    else { return nil }
    var pipeline = TouchPipeline(device: track.header.device)
    let size = pipeline.surface.size
    let unit = 255 / max(size.x, size.y, 1)
    func byte(_ millimetres: Double) -> UInt8 {
      UInt8(min(max((millimetres * unit).rounded(), 0), 255))
    }
    width = byte(size.x)
    height = byte(size.y)
    var ways: [(id: ContactID, points: [UInt8])] = []
    for event in track.events where pipeline.consume(event) {
      for index in pipeline.frame.indices {
        let contact = pipeline.frame[index]
        let point = [byte(contact.position.x), byte(contact.position.y)]
        if let way = ways.firstIndex(where: { $0.id == contact.id }) {
          ways[way].points += point
        } else if ways.count < Self.mostStrokes {
          ways.append((contact.id, point))
        }
      }
    }
    strokes = ways.map { Self.thinned($0.points) }
  }

  /// The first point, the last, and some between.
  private static func thinned(_ points: [UInt8]) -> [UInt8] {
    let count = points.count / 2
    guard count > mostPoints else { return points }
    return (0..<mostPoints).flatMap { place in
      let index = place * (count - 1) / (mostPoints - 1)
      return [points[2 * index], points[2 * index + 1]]
    }
  }

  /// Width, height, the count of strokes, and each with the count of its points.
  package var bytes: [UInt8] {
    [width, height, UInt8(strokes.count)] + strokes.flatMap { [UInt8($0.count / 2)] + $0 }
  }

  /// The trajectories of recordings, on so many cores; nothing for one that is not to be read.
  package static func all(_ entries: [CorpusEntry?], threads: Int) -> [SmallTrajectory?] {
    Parallel.map(entries.count, threads: threads) { entries[$0].flatMap { SmallTrajectory($0) } }
  }
}
