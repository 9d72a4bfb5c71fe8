import PantographTouches

/// A request for a gesture on a device. Nil values stand for the gesture's defaults.
public struct SynthesisRequest: Hashable, Sendable {
  /// The name of a gesture in `Synthesis.allGestures`.
  public var gesture: String
  /// The name of a device in `SynthesizedDevice.all`.
  public var device: String
  /// The report rate, in reports per second; `Synthesis.allRates` holds the usual ones.
  public var rate: Int
  /// The seed of the hand: another seed gives another hand.
  public var seed: UInt64
  /// The number of fingers that make the gesture; nil for the gesture's own.
  public var fingers: Int?
  /// The direction of the stroke.
  public var direction: StrokeDirection?
  /// The distance that the hand moves, or by which the fingers part, in millimetres.
  public var distance: Double?
  /// The time of the movement, from landing to the first lift or rest, in seconds.
  public var duration: Double?
  /// The time at rest on the surface, in seconds.
  public var hold: Double?
  /// The clockwise rotation of the hand, in degrees.
  public var angle: Double?

  public init(
    gesture: String, device: String = "touchpad", rate: Int = 125, seed: UInt64 = 1,
    fingers: Int? = nil, direction: StrokeDirection? = nil, distance: Double? = nil,
    duration: Double? = nil, hold: Double? = nil, angle: Double? = nil
  ) {
    self.gesture = gesture
    self.device = device
    self.rate = rate
    self.seed = seed
    self.fingers = fingers
    self.direction = direction
    self.distance = distance
    self.duration = duration
    self.hold = hold
    self.angle = angle
  }
}

/// The direction of a stroke, as the user sees the surface.
public enum StrokeDirection: String, Hashable, Sendable, CaseIterable {
  case left, right, up, down

  /// A vector of one millimetre in this direction.
  var unit: Vector {
    switch self {
    case .left: Vector(x: -1, y: 0)
    case .right: Vector(x: 1, y: 0)
    case .up: Vector(x: 0, y: -1)
    case .down: Vector(x: 0, y: 1)
    }
  }
}
