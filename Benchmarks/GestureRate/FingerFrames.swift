import PantographTouches

/// Contact frames of a finger that strokes again and again, at 125 Hz.
enum FingerFrames {
  /// The number of frames of one stroke, including the landing and the lift.
  private static let life = 100

  static func strokes(count: Int) -> [ContactFrame] {
    (0..<count * life).map { index in
      let place = index % life
      return frame(
        index, id: UInt32(index / life + 1),
        place == 0 ? .began : place == life - 1 ? .ended : .moved, x: 40 + Double(place * 3))
    }
  }

  static func frame(_ index: Int, id: UInt32, _ phase: ContactPhase, x: Double) -> ContactFrame {
    var frame = ContactFrame(time: Timestamp(microseconds: Int64(index + 1) * 8000))
    frame.append(
      Contact(id: ContactID(rawValue: id), phase: phase, position: Vector(x: x, y: 300)))
    return frame
  }
}
