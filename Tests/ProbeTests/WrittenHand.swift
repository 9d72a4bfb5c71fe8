import Foundation
import PantographRecordingFiles
import PantographRecordings
import TemporaryFolders

/// A hand on a phone's screen, written as the strokes of its fingers.
///
/// Positions are in points. The screen reports hundredths of a point, as the probe's recordings do,
/// so that a recording of this hand has exactly these positions.
struct WrittenHand: Sendable {
  /// A stroke of a finger, from its landing to its lift.
  struct Stroke: Sendable {
    var slot = 0
    /// Milliseconds from the beginning to the landing.
    var start = 0
    /// Milliseconds of the movement.
    var duration: Int
    var from: (x: Double, y: Double)
    var to: (x: Double, y: Double)
    /// Milliseconds for which the finger rests before the movement.
    var hold = 0
    var isCancelled = false
    /// The diameter in points; 0 for a screen that reports none.
    var size = 0.0
  }

  var strokes: [Stroke]

  init(_ strokes: Stroke...) { self.strokes = strokes }

  /// The screen of a phone: 393 x 852 points, with 604 hundredths of a point in a millimetre.
  private static let header = """
    # EVEMU 1.3
    #: mapping: screen
    N: Written Screen
    I: 0018 0000 0000 0000
    P: 02 00 00 00 00 00 00 00
    B: 00 0b 00 00 00 00 00 00 00

    """
    + (0..<12).map { "B: 01 00 00 \($0 == 5 ? "04" : "00") 00 00 00 00 00\n" }.joined() + """
      B: 03 00 00 00 00 00 80 e1 02
      A: 2f 0 15 0 0 0
      A: 30 0 39300 0 0 604
      A: 35 0 39300 0 0 604
      A: 36 0 85200 0 0 604
      A: 37 0 2 0 0 0
      A: 39 0 65535 0 0 0

      """

  private enum Change {
    case land, move, lift, cancel
  }

  /// The recording, with a report each 8 ms.
  func recording() throws -> Recording {
    var changes: [(time: Int, stroke: Int, change: Change, x: Double, y: Double)] = []
    for (index, stroke) in strokes.enumerated() {
      changes.append((stroke.start, index, .land, stroke.from.x, stroke.from.y))
      let begin = stroke.start + stroke.hold
      for time in stride(from: 8, through: stroke.duration, by: 8) {
        let share = Double(time) / Double(stroke.duration)
        changes.append(
          (
            begin + time, index, .move, stroke.from.x + (stroke.to.x - stroke.from.x) * share,
            stroke.from.y + (stroke.to.y - stroke.from.y) * share
          ))
      }
      changes.append(
        (begin + stroke.duration + 8, index, stroke.isCancelled ? .cancel : .lift, 0, 0))
    }
    var text = Self.header
    var down = 0
    for time in Set(changes.map(\.time)).sorted() {
      let stamp = String(format: "E: %d.%06d", (time + 1000) / 1000, (time + 1000) % 1000 * 1000)
      func add(_ type: Int, _ code: Int, _ value: Int) {
        text += String(format: "\(stamp) %04x %04x %d\n", type, code, value)
      }
      let before = down
      let now = changes.filter { $0.time == time }
      for change in now {
        let stroke = strokes[change.stroke]
        add(3, 0x2f, stroke.slot)
        switch change.change {
        case .land:
          add(3, 0x39, change.stroke + 1)
          add(3, 0x37, 0)
          if stroke.size > 0 { add(3, 0x30, Int(stroke.size * 100)) }
          down += 1
        case .move: break
        case .lift:
          add(3, 0x39, -1)
          down -= 1
          continue
        case .cancel:
          add(3, 0x37, 2)
          down -= 1
          continue
        }
        add(3, 0x35, Int((change.x * 100).rounded()))
        add(3, 0x36, Int((change.y * 100).rounded()))
      }
      if before == 0, down > 0 { add(1, 0x14a, 1) }
      for change in now where change.change == .cancel {
        add(0, 0, 0)
        add(3, 0x2f, strokes[change.stroke].slot)
        add(3, 0x39, -1)
      }
      if before > 0, down == 0 { add(1, 0x14a, 0) }
      add(0, 0, 0)
    }
    let folder = try TemporaryFolder()
    try Data(text.utf8).write(to: URL(fileURLWithPath: folder.path("hand.evemu")))
    return try RecordingFile.load(folder.path("hand.evemu"), strict: true).recording
  }
}
