/// A gesture that a model hand can make: its name, its default values, and the function that draws
/// it.
public struct HandGesture: Sendable {
  /// The gesture's name on the command line and in file names.
  public var name: String
  /// A description of the gesture in one line.
  public var summary: String
  /// The values for everything that a request leaves open.
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

/// The values of a gesture that a request does not specify.
public struct GestureDefaults: Hashable, Sendable {
  /// The number of fingers that make the gesture.
  public var fingers: Int
  /// The range of possible numbers of fingers.
  public var fingersAllowed: ClosedRange<Int>
  /// The direction of the stroke.
  public var direction: StrokeDirection
  /// The distance in millimetres, limited by the room on the surface; 0 if nothing moves.
  public var distance: Double
  /// The duration of the movement, in seconds.
  public var duration: Double
  /// The time for which the hand rests, in seconds.
  public var hold: Double
  /// The angle by which the hand turns, in degrees.
  public var angle: Double
  /// The gesture that a recognizer should detect.
  public var label: String
  /// The user's intention for an interaction under the fingers.
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

/// The user's intention for an interaction under the fingers.
public enum GestureIntent: String, Hashable, Sendable {
  case finish, cancel
  /// No intention, or one that people disagree about.
  case none
}
