import PantographGestures
import PantographTouches

/// One of the ten gestures as made by a ruler: at constant speeds, with 125 reports a second, one
/// millimetre for each point, and no report while the hand rests.
struct IdealGesture {
  let name: String
  /// The distance in points and the duration in milliseconds of each straight part.
  let parts: [(distance: Double, duration: Int64)]
  /// The rest before the lift, in milliseconds.
  let hold: Int64

  static let all = [
    IdealGesture(name: "A", parts: [(250, 1000)], hold: 0),
    IdealGesture(name: "B", parts: [(150, 800)], hold: 0),
    IdealGesture(name: "C", parts: [(64, 64)], hold: 0),
    IdealGesture(name: "D", parts: [(250, 600)], hold: 500),
    IdealGesture(name: "E", parts: [(130, 130)], hold: 500),
    IdealGesture(name: "F", parts: [(250, 600), (-48, 48)], hold: 0),
    IdealGesture(name: "G", parts: [(250, 600), (-12, 96)], hold: 0),
    IdealGesture(name: "H", parts: [(24, 24)], hold: 0),
    IdealGesture(name: "I", parts: [(130, 130)], hold: 80),
    IdealGesture(name: "J", parts: [(300, 240)], hold: 24),
  ]

  var frames: [ContactFrame] {
    var frames = [frame(0, at: 0, .began)]
    var start = 0.0
    var time: Int64 = 0
    for part in parts {
      let steps = max(1, (part.duration + 4) / 8)
      for step in 1...steps {
        let place = start + part.distance * Double(step) / Double(steps)
        frames.append(frame(place, at: time + step * 8, .moved))
      }
      start += part.distance
      time += steps * 8
    }
    frames.append(frame(start, at: time + hold, .ended))
    return frames
  }

  /// The decision of a policy about the gesture on a phone 390 points wide.
  func decision(_ policy: ReleasePolicy) -> ReleaseDecision? {
    var interaction = PanInteraction(
      thresholds: policy.thresholds, direction: .right,
      space: InteractionSpace(length: 390, pointsPerMillimetre: 1))
    var decision: ReleaseDecision?
    for frame in frames { decision = interaction.update(frame).decision ?? decision }
    return decision
  }

  private func frame(_ place: Double, at milliseconds: Int64, _ phase: ContactPhase)
    -> ContactFrame
  {
    var frame = ContactFrame(time: Timestamp(microseconds: 1_000_000 + milliseconds * 1000))
    let position = Vector(x: place, y: 0)
    frame.append(Contact(id: ContactID(rawValue: 1), phase: phase, position: position))
    return frame
  }
}
