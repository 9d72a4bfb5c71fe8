/// Asks for a gesture, on a device, by a certain hand. A nil stands for the gesture's own default.
public struct SynthesisRequest: Hashable, Sendable {
  /// A name of `Synthesis.allGestures`.
  public var gesture: String
  /// A name of `SynthesizedDevice.all`.
  public var device: String
  /// Reports a second; `Synthesis.allRates` holds the usual ones.
  public var rate: Int
  /// Another seed is another hand.
  public var seed: UInt64
  /// How many fingers make it.
  public var fingers: Int?
  /// Where the stroke goes.
  public var direction: StrokeDirection?
  /// Millimetres that the hand moves, or by which the fingers part.
  public var distance: Double?
  /// Seconds of movement, from landing to the first lift or rest.
  public var duration: Double?
  /// Seconds at rest on the surface.
  public var hold: Double?
  /// Degrees by which the hand turns, clockwise.
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
