import PantographTouches

/// One of the ten gestures for comparing policies, on a phone 390 points wide.
package struct TenGestures: Sendable {
  package let name: String
  package let meaning: String
  /// Distance of the forward movement in points, and its duration in seconds. The movement back is
  /// not included.
  package let distance: Double
  package let duration: Double
  package let hold: Double
  /// The model hand's name of the gesture.
  package let gesture: String
  /// Distance in points and time in seconds of the movement back; nil if there is none.
  package let back: (distance: Double, duration: Double)?

  /// Points per millimetre on a screen 68 mm wide.
  package static let scale = 390 / 68.0
  package static let space = InteractionSpace(length: 390, pointsPerMillimetre: scale)

  package static let all = [
    TenGestures("A", "250 points in 1 s", 250, 1, by: "swipe"),
    TenGestures("B", "150 points in 0.8 s", 150, 0.8, by: "swipe"),
    TenGestures("C", "a flick, 64 points in 64 ms", 64, 0.064, by: "flick"),
    TenGestures(
      "D", "250 points in 0.6 s, then half a second of rest", 250, 0.6, hold: 0.5,
      by: "hold-before-lift"),
    TenGestures(
      "E", "130 points in 0.13 s, then half a second of rest", 130, 0.13, hold: 0.5,
      by: "hold-before-lift"),
    TenGestures(
      "F", "250 points in 0.6 s, then flicked back 48 in 48 ms", 250, 0.6, by: "flick-back",
      back: (-48, 0.048)),
    TenGestures(
      "G", "250 points in 0.6 s, then back 12 in 96 ms", 250, 0.6, by: "settle-back",
      back: (-12, 0.096)),
    TenGestures("H", "a jab, 24 points in 24 ms", 24, 0.024, by: "jab"),
    TenGestures(
      "I", "130 points in 0.13 s, then 80 ms of rest", 130, 0.13, hold: 0.08,
      by: "hold-before-lift"),
    TenGestures(
      "J", "300 points in 0.24 s, then 24 ms of rest", 300, 0.24, hold: 0.024,
      by: "hold-before-lift"),
  ]

  init(
    _ name: String, _ meaning: String, _ distance: Double, _ duration: Double, hold: Double = 0,
    by gesture: String, back: (distance: Double, duration: Double)? = nil
  ) {
    self.name = name
    self.meaning = meaning
    self.distance = distance
    self.duration = duration
    self.hold = hold
    self.gesture = gesture
    self.back = back
  }

  /// The gesture made by a ruler: constant speeds, and no report at rest.
  package var ruled: [ContactFrame] {
    var frames = [frame(0, at: 0, .began)]
    var start = 0.0
    var time: Int64 = 0
    for part in [(distance, duration)] + (back.map { [$0] } ?? []) {
      let steps = max(1, Int64((part.1 * 125).rounded()))
      for step in 1...steps {
        let place = start + part.0 * Double(step) / Double(steps)
        frames.append(frame(place, at: time + step * 8000, .moved))
      }
      start += part.0
      time += steps * 8000
    }
    frames.append(frame(start, at: time + Int64(hold * 1_000_000), .ended))
    return frames
  }

  private func frame(_ place: Double, at time: Int64, _ phase: ContactPhase) -> ContactFrame {
    var frame = ContactFrame(time: Timestamp(microseconds: 1 + time))
    let position = Vector(x: place / Self.scale, y: 70)
    frame.append(Contact(id: ContactID(rawValue: 1), phase: phase, position: position))
    return frame
  }
}
