import PantographTouches

/// A hand that makes gestures on a device: fingers land one after another, speed up, slow down, and lift one after
/// another. Distances fit the surface.
struct DeviceHand {
  /// One person's manner of making gestures.
  struct Manner {
    /// The time between the device's reports.
    var period: TimeSpan
    /// The direction of strokes.
    var direction: Vector
    /// The duration of a stroke in seconds.
    var duration: Double
    /// Whether all fingers land in one report, and lift in one.
    var landsAtOnce = false
    var liftsAtOnce = false
    /// Whether the finger that landed last lifts first.
    var liftsBackward = false

    /// Four hands at 80, 133, 60 and 100 reports a second.
    static let all = [
      Manner(period: .microseconds(12_500), direction: Vector(x: 0, y: -1), duration: 0.35),
      Manner(
        period: .microseconds(7500), direction: Vector(x: 0, y: 1), duration: 0.2,
        landsAtOnce: true),
      Manner(
        period: .microseconds(16_700), direction: Vector(x: -1, y: 0), duration: 0.6,
        liftsAtOnce: true),
      Manner(
        period: .milliseconds(10), direction: Vector(x: 1, y: 0), duration: 0.45, landsAtOnce: true,
        liftsAtOnce: true, liftsBackward: true),
    ]
  }

  var pad: DevicePad
  private let manner: Manner
  private var fingers: [Int: DevicePad.Finger] = [:]

  init(pad: DevicePad, manner: Manner) {
    self.pad = pad
    self.manner = manner
    self.pad.period = manner.period
  }

  /// The number of reports in this time.
  private func reports(_ seconds: Double) -> Int {
    max(1, Int((seconds / manner.period.seconds).rounded()))
  }

  /// A position on the surface, by shares of its width and height.
  func place(_ x: Double, _ y: Double) -> Vector {
    Vector(x: pad.surface.size.x * x, y: pad.surface.size.y * y)
  }

  /// The places of `count` fingers of one hand around the middle, 17 mm apart.
  private func row(_ count: Int, at middle: Vector) -> [Vector] {
    let gap = min(17, pad.surface.size.x / 6)
    return (0..<count).map { finger in
      let offset = Double(finger) - Double(count - 1) / 2
      return middle + Vector(x: gap * offset, y: finger == 1 ? -3 : 0)
    }
  }

  private mutating func land(_ places: [Vector], weight: Double = 1, size: Double = 1) {
    for (finger, place) in places.enumerated() {
      fingers[finger] = DevicePad.Finger(position: place, weight: weight, size: size)
      if !manner.landsAtOnce { pad.report(fingers) }
    }
    if manner.landsAtOnce { pad.report(fingers) }
  }

  private mutating func lift() {
    let order = manner.liftsBackward ? fingers.keys.sorted().reversed() : fingers.keys.sorted()
    for finger in order {
      fingers[finger] = nil
      if !manner.liftsAtOnce { pad.report(fingers) }
    }
    if manner.liftsAtOnce { pad.report(fingers) }
  }

  /// A stroke over a third of the height, at least 14 mm. Events may be lost in its middle, two contacts may be
  /// exchanged there for one report, or one report may be far off.
  mutating func stroke(
    _ count: Int, losing: Bool = false, swapping: Bool = false, jumping: Bool = false
  ) {
    let length = max(14, pad.surface.size.y / 3)
    land(row(count, at: place(0.5, 0.5) + manner.direction * (-length / 2)))
    let start = fingers
    let steps = reports(manner.duration)
    let middle = steps / 2
    for step in 1...steps {
      let share = Double(step) / Double(steps)
      let way = length * share * share * (3 - 2 * share)
      for (finger, from) in start {
        fingers[finger]?.position = from.position + manner.direction * way
      }
      if losing, step == middle - 2 { pad.isLosing = true }
      pad.swapped = swapping && step == middle ? (0, 1) : nil
      var shown = fingers
      if jumping, step == middle { shown[0]?.position = place(0.9, 0.9) }
      pad.report(shown)
      if losing, step == middle + 1 { pad.resume() }
    }
    lift()
  }

  /// A touch of 90 ms. The fingers land lightly and roll a little.
  mutating func tap(_ count: Int) {
    land(row(count, at: place(0.5, 0.5)), weight: 0.7)
    let steps = reports(0.055)
    for step in 0..<steps {
      for finger in fingers.keys {
        fingers[finger]?.position += Vector(x: 0.2, y: 0.3) * (1 / Double(steps))
        fingers[finger]?.weight = 0.7 + 0.4 * Double(step) / Double(steps)
      }
      pad.report(fingers)
    }
    lift()
  }

  /// Two fingers, diagonally apart, that close by 60 %.
  mutating func pinch() {
    let middle = place(0.5, 0.5)
    let reach = Vector(x: min(25, pad.surface.size.x * 0.3), y: -min(18, pad.surface.size.y * 0.3))
    land([middle + reach * -1, middle + reach])
    let steps = reports(manner.duration)
    for step in 1...steps {
      let share = 1 - 0.6 * Double(step) / Double(steps)
      fingers[0]?.position = middle + reach * -share
      fingers[1]?.position = middle + reach * share
      pad.report(fingers)
    }
    lift()
  }

  /// Fingers that land, press the button for 120 ms, and lift.
  mutating func press(_ count: Int) {
    land(row(count, at: place(0.5, 0.5)))
    for _ in 0..<reports(0.04) { pad.report(fingers) }
    for finger in fingers.keys {
      fingers[finger]?.weight = 2.4
      fingers[finger]?.size = 1.4
    }
    for _ in 0..<reports(0.12) { pad.report(fingers, pressed: true) }
    // The button is up before the finger is light again.
    pad.report(fingers)
    for finger in fingers.keys {
      fingers[finger]?.weight = 1
      fingers[finger]?.size = 1
    }
    for _ in 0..<reports(0.04) { pad.report(fingers) }
    lift()
  }

  /// Something heavy and large that lies down, creeps by 4 mm along the side, and goes.
  mutating func palm(at place: Vector, weight: Double, size: Double) {
    land([place], weight: weight, size: size)
    let steps = reports(0.75)
    for step in 0..<steps {
      fingers[0]?.position = place + Vector(x: 0, y: 4 * Double(step) / Double(steps))
      pad.report(fingers)
    }
    lift()
  }

  /// A finger whose lift is lost with other events, and a tap half a second later.
  mutating func lostLift() {
    land(row(1, at: place(0.3, 0.5)))
    for _ in 0..<reports(0.6) { pad.report(fingers) }
    pad.isLosing = true
    lift()
    pad.resume()
    pad.wait(.milliseconds(500))
    tap(1)
  }
}
