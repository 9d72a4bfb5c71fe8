import Foundation
import PantographGestures
import PantographRecordingFiles
import PantographRecordings
import PantographTouches

/// Every described device, with the gestures that are recognized when each of `DeviceGesture` is made on it.
struct DeviceTable {
  struct Row {
    let device: DeviceDescription
    /// The results by gesture; nil if the device cannot tell the gesture.
    var cells: [DeviceGesture: Cell] = [:]

    var name: String {
      let identity = device.identity
      let number = String(identity.product, radix: 16)
      return "\(device.name) (\(String(identity.vendor, radix: 16)):\(number))"
    }
  }

  struct Cell {
    let expected: [String]
    /// The result of all hands, or the first result that is wrong.
    let recognized: [String]

    var isRight: Bool { expected == recognized }
  }

  private(set) var rows: [Row] = []

  /// Adds a device with all gestures, unless it is no touch surface or is in the table.
  mutating func add(_ device: DeviceDescription) {
    let pad = DevicePad(device)
    guard pad.surface.kind != .other, !rows.contains(where: { $0.device == device }) else { return }
    var row = Row(device: device)
    for gesture in DeviceGesture.allCases {
      guard let expected = gesture.expected(on: pad) else { continue }
      let results = DeviceHand.Manner.all.map { Self.recognize(gesture, on: pad, $0) }
      row.cells[gesture] = Cell(
        expected: expected, recognized: results.first { $0 != expected } ?? expected)
    }
    rows.append(row)
  }

  /// Adds every device that a file in the folder, or in its folders, describes.
  mutating func add(describedIn folder: URL) {
    let found = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    for path in (found ?? []).sorted() {
      let file = folder.appendingPathComponent(path).path
      guard let loaded = try? RecordingFile.load(file) else { continue }
      for track in loaded.recording.tracks {
        if let device = track.header.device { add(device) }
      }
    }
  }

  /// The finished gestures without failed ones: `scroll 2`, `drag 1 cancelled`. A touch that is no gesture is not
  /// among them, except for what a lost lift leaves.
  static func recognize(
    _ gesture: DeviceGesture, on pad: DevicePad, _ manner: DeviceHand.Manner
  ) -> [String] {
    var pad = pad
    gesture.make(on: &pad, manner)
    var pipeline = TouchPipeline(device: pad.device)
    var journal = GestureJournal(on: pipeline.surface.kind)
    for event in pad.events where pipeline.consume(event) { journal.update(pipeline.frame) }
    if pipeline.end(.inputEnded, at: pad.time) { journal.update(pipeline.frame) }
    journal.advance(to: pad.time + .seconds(1))
    return journal.records.compactMap { record in
      switch record.outcome {
      case .failed: return nil
      case .ended: return "\(record.kind) \(record.fingers)"
      case .possible, .began, .changed, .cancelled:
        // The hold that ended with a lost lift is rightly cancelled.
        if gesture == .lostLift, record.kind == .hold { return nil }
        return "\(record.kind) \(record.fingers) cancelled"
      }
    }
  }

  var all: Int { rows.reduce(0) { $0 + $1.cells.count } }
  var hits: Int { rows.reduce(0) { $0 + $1.cells.values.count { $0.isRight } } }

  /// The cells that are wrong, one line each.
  var misses: [String] {
    rows.flatMap { row in
      DeviceGesture.allCases.compactMap { gesture in
        guard let cell = row.cells[gesture], !cell.isRight else { return nil }
        let recognized = cell.recognized.joined(separator: ", ")
        return "\(row.name): \(gesture.title): \(recognized.isEmpty ? "nothing" : recognized)"
      }
    }
  }

  /// The table as Markdown: a plus for a gesture that is recognized, a minus for one that the device cannot tell,
  /// otherwise what was recognized instead.
  var text: String {
    let gestures = DeviceGesture.allCases
    let heading = "| device | surface | " + gestures.map(\.title).joined(separator: " | ") + " |"
    let rule = "|---|---|" + gestures.map { _ in ":-:|" }.joined()
    let lines = rows.sorted { ($0.device.name, $0.name) < ($1.device.name, $1.name) }.map { row in
      let surface = SurfaceGeometry(row.device)
      let size =
        surface.isAssumed
        ? "size unknown" : "\(Int(surface.size.x.rounded())) × \(Int(surface.size.y.rounded())) mm"
      let cells = gestures.map { gesture in
        guard let cell = row.cells[gesture] else { return "–" }
        if cell.isRight { return "✓" }
        return cell.recognized.isEmpty ? "nothing" : cell.recognized.joined(separator: ", ")
      }
      return "| \(row.name) | \(Self.words(surface.kind)), \(size) | "
        + cells.joined(separator: " | ") + " |"
    }
    // Descriptions of one model that give the same line differ in details that change nothing.
    var merged: [String] = []
    for line in lines where merged.last != line { merged.append(line) }
    return ([heading, rule] + merged).joined(separator: "\n")
  }

  private static func words(_ kind: DeviceKind) -> String {
    switch kind {
    case .touchpad: "touchpad"
    case .touchscreen: "touchscreen"
    case .touchTablet: "tablet"
    case .other: "none"
    }
  }
}
