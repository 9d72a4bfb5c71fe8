import PantographGestures
import PantographTouches

/// Fingers drawn as text: a line for each, a column for each frame.
///
/// `v` lands, `>` and `<` move a millimetre sideways, `u` and `d` up and down, `-` rests, `^` lifts,
/// `x` is cancelled as a palm. A blank means that there is no finger.
struct Drawing {
  var frames: [ContactFrame] = []

  init(_ lines: String..., period: Int64 = 8000, spread: Double = 10) {
    let drawn = lines.map(Array.init)
    var positions = drawn.indices.map { Vector(x: 50 + Double($0) * spread, y: 40) }
    for column in 0..<(drawn.map(\.count).max() ?? 0) {
      var frame = ContactFrame(time: Timestamp(microseconds: 1_000_000 + Int64(column) * period))
      for (line, marks) in drawn.enumerated() where column < marks.count {
        let phase: ContactPhase
        switch marks[column] {
        case " ": continue
        case "v": phase = .began
        case "-": phase = .stationary
        case "^": phase = .ended
        case "x": phase = .cancelled(.palm)
        default: phase = .moved
        }
        switch marks[column] {
        case ">": positions[line].x += 1
        case "<": positions[line].x -= 1
        case "u": positions[line].y -= 1
        case "d": positions[line].y += 1
        default: break
        }
        let id = ContactID(
          rawValue: UInt32(line + marks[..<column].count(where: { $0 == "v" }) * 16))
        let landed = marks[column] == "v"
        let number = landed ? ContactID(rawValue: id.rawValue + 16) : id
        frame.append(Contact(id: number, phase: phase, position: positions[line]))
        if phase.isDown { frame.fingerCount += 1 }
      }
      frames.append(frame)
    }
  }

  /// The tracker's phase in each frame: `B` began, `+` changed, `E` ended, `C` cancelled, `F` failed,
  /// `-` nothing.
  func phases(_ tracker: inout some Tracker) -> String {
    String(
      frames.map { frame -> Character in
        switch tracker.update(frame)?.phase {
        case .began: "B"
        case .changed: "+"
        case .ended: "E"
        case .cancelled: "C"
        case .failed: "F"
        case .possible, nil: "-"
        }
      })
  }

  func phases(_ tracker: some Tracker) -> String {
    var tracker = tracker
    return phases(&tracker)
  }
}
