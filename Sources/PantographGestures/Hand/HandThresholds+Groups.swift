import PantographTouches

// Values whose comment names no origin are libinput's for touchpads.

extension HandThresholds {
  /// A length that grows with the number of fingers, in millimetres.
  public struct FingerLength: Hashable, Sendable {
    /// Length for one or two fingers.
    public var ofTwo: Double
    /// Addition for each finger above two.
    public var perFinger: Double

    /// Creates a length.
    public init(ofTwo: Double, perFinger: Double) {
      self.ofTwo = ofTwo
      self.perFinger = perFinger
    }

    /// Returns the length for this many fingers.
    func of(_ fingers: Int) -> Double { ofTwo + perFinger * Double(max(0, fingers - 2)) }
  }

  /// Thresholds that separate a scroll, a pinch and a rotation from one another.
  public struct Doubt: Hashable, Sendable {
    /// Ratio of the larger to the smaller of common and mutual movement that decides at once. Our
    /// value: in a swipe, fingers part by up to a fifth of the movement.
    public var clearness: Double = 1.5
    /// Longest time of ambiguity; then the larger movement decides. libinput's time for a swipe.
    public var time = TimeSpan.milliseconds(150)
    /// Movement of one finger against the others, as a share of their movement, that makes a pinch or
    /// a rotation if it is also at least `still`. Our value; a thumb moves at most half as far as the
    /// fingers.
    public var opposedShare: Double = 0.2

    /// Creates the default thresholds.
    public init() {}
  }

  /// Thresholds of a gesture that begins slowly.
  public struct Slow: Hashable, Sendable {
    /// Share of `start` that is enough for a slow gesture: of one finger too old for a tap, or of
    /// several older than `doubt.time`. libinput requires no movement at all. Nil: no reduction.
    public var share: Double? = 0.75
    /// Share of `start` for several fingers that are too old for a tap and faster than
    /// `startingSpeed`. Our value; libinput begins once any finger is 1 mm from its landing place,
    /// moving or not.
    public var startingShare: Double = 0.4
    /// Speed in millimetres per second from which `startingShare` applies. Our value: fingers that
    /// have landed roll by a millimetre and then rest.
    public var startingSpeed: Double = 10
    /// Smallest movement of a finger in a slow stroke, relative to the largest: a slow pinch often
    /// starts with one finger. Our value.
    public var evenness: Double = 0.5

    /// Creates the default thresholds.
    public init() {}
  }

  /// Thresholds of fingers that press a button of the touchpad.
  public struct Press: Hashable, Sendable {
    /// Distance after which a finger that holds a button counts as moving; libinput's value.
    public var slop: Double = 1.5
    /// Largest distance, sideways and up, between two pressing fingers of one hand; beyond it they
    /// are a finger and a thumb. libinput's value.
    public var reach = Vector(x: 40, y: 20)
    /// Speed in millimetres per second below which a gesture of several fingers ends when a button
    /// goes down, because the press is then intended. Our value.
    public var restingSpeed: Double = 5

    /// Creates the default thresholds.
    public init() {}
  }

  /// Thresholds by which a landing finger is a thumb.
  public struct Thumb: Hashable, Sendable {
    /// Distance below a finger faster than `speed` from which a landing finger is a thumb.
    /// libinput's value.
    public var reach: Double = 25
    /// Distance to the side of such a finger from which a landing finger is a thumb. libinput's value.
    public var side: Double = 35
    /// Speed of the other finger, in millimetres per second; libinput's value.
    public var speed: Double = 20

    /// Creates the default thresholds.
    public init() {}
  }
}
