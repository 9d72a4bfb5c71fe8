import PantographRecordingFiles
import PantographRecordings
import PantographTouches

/// The trajectories of a recording's fingers, reduced to the few bytes needed for a small picture.
package struct SmallTrajectory: Hashable, Sendable {
  /// The surface's width, in units of which the longer side has 255.
  package var width: UInt8
  /// The surface's height, in the same unit.
  package var height: UInt8
  /// The points of each finger, x and y alternating, from the top left corner in the same unit.
  package var strokes: [[UInt8]]

  private static let mostPoints = 20
  private static let mostStrokes = 5

  /// Creates the trajectory; nil if the recording can no longer be read.
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

  /// Returns the first point, the last one, and some between.
  private static func thinned(_ points: [UInt8]) -> [UInt8] {
    let count = points.count / 2
    guard count > mostPoints else { return points }
    return (0..<mostPoints).flatMap { place in
      let index = place * (count - 1) / (mostPoints - 1)
      return [points[2 * index], points[2 * index + 1]]
    }
  }

  /// The width, the height, the number of strokes, and each stroke preceded by its number of
  /// points.
  package var bytes: [UInt8] {
    [width, height, UInt8(strokes.count)] + strokes.flatMap { [UInt8($0.count / 2)] + $0 }
  }

  /// Returns the trajectories of recordings, computed on several threads; nil for a recording that
  /// cannot be read.
  package static func all(_ entries: [CorpusEntry?], threads: Int) -> [SmallTrajectory?] {
    Parallel.map(entries.count, threads: threads) { entries[$0].flatMap { SmallTrajectory($0) } }
  }
}
