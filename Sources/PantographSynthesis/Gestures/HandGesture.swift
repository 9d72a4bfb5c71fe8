/// A gesture that a model hand can make: its name, what it is by default, and how it is drawn.
public struct HandGesture: Sendable {
  /// The name on the command line and in file names.
  public var name: String
  /// Says in one line what the hand does.
  public var summary: String
  /// The values that a request may leave open.
  public var defaults: GestureDefaults
  let space: GestureSpace
  let draw: @Sendable (inout ModelHand) -> [FingerMotion]

  init(
    name: String, summary: String, defaults: GestureDefaults, space: GestureSpace = .stroke,
    draw: @escaping @Sendable (inout ModelHand) -> [FingerMotion]
  ) {
    self.name = name
    self.summary = summary
    self.defaults = defaults
    self.space = space
    self.draw = draw
  }
}

/// The values of a gesture where the request does not say.
public struct GestureDefaults: Hashable, Sendable {
  /// How many fingers make it.
  public var fingers: Int
  /// How many fingers may make it.
  public var fingersAllowed: ClosedRange<Int>
  /// Where the stroke goes.
  public var direction: StrokeDirection
  /// Millimetres; less where the surface has no room for so much. 0 when nothing moves.
  public var distance: Double
  /// Seconds.
  public var duration: Double
  /// Seconds.
  public var hold: Double
  /// Degrees.
  public var angle: Double
  /// The name that a recognizer should give it.
  public var label: String
  /// The end that the hand means for an interaction under it.
  public var intent: GestureIntent

  init(
    fingers: Int = 1, fingersAllowed: ClosedRange<Int> = 1...5,
    direction: StrokeDirection = .right, distance: Double = 0, duration: Double,
    hold: Double = 0, angle: Double = 0, label: String, intent: GestureIntent = .none
  ) {
    self.fingers = fingers
    self.fingersAllowed = fingersAllowed
    self.direction = direction
    self.distance = distance
    self.duration = duration
    self.hold = hold
    self.angle = angle
    self.label = label
    self.intent = intent
  }
}

/// The end that the hand meant for an interaction under it.
public enum GestureIntent: String, Hashable, Sendable {
  case finish, cancel
  /// Nothing, or people disagree.
  case none
}
