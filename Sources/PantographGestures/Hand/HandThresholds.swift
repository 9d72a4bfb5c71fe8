import PantographTouches

/// Thresholds of a hand's gestures, in millimetres and independent of the report rate.
///
/// Values whose comment names no origin are libinput's for touchpads.
public struct HandThresholds: Hashable, Sendable {
  /// Largest distance from the landing place at the lift of a tap: 1.3 mm, libinput's value. Before
  /// the lift the distance may reach `soloSure`.
  public var slop: Double
  /// Smallest average movement of two fingers, together or apart, that is more than a touch, in
  /// millimetres.
  public var start: Double = 1.5
  /// Addition to `start` for each finger above two, in millimetres.
  public var startPerFinger: Double = 0.5
  /// Movement of two fingers above which the decision does not wait for another finger: 4 mm.
  public var sure: Double = 4
  /// Addition to `sure` for each finger above two, in millimetres.
  public var surePerFinger: Double = 2
  /// Time after a landing during which movements below `sure` wait for another finger. ChromeOS's
  /// time for a change of fingers.
  public var landingTime = TimeSpan.milliseconds(40)
  /// Time after landing during which one finger that moved less than `soloSure` is undecided: it
  /// may roll back and be a tap, or others may land. Our value: recorded taps on ALPS pads take 60
  /// to 71 ms.
  public var soloTime = TimeSpan.milliseconds(80)
  /// Movement of one finger above which the decision waits for nothing. Our value: the taps on ALPS
  /// pads roll by up to 4.7 mm.
  public var soloSure: Double = 6
  /// Ratio of the larger to the smaller of common and mutual movement that decides at once. Our
  /// value: in a swipe, fingers part by up to a fifth of the movement.
  public var clearness: Double = 1.5
  /// Longest time of ambiguity; then the larger movement decides. libinput's time for a swipe.
  public var doubtTime = TimeSpan.milliseconds(150)
  /// Movement below which a finger counts as staying in place while others move. libinput's value
  /// for hold and motion.
  public var still: Double = 0.5
  /// Time before the landing of a moving finger by which a finger that stays in place must have
  /// landed to be a resting thumb. Our value: fingers of one hand land within 100 ms.
  public var restTime = TimeSpan.milliseconds(150)
  /// Distance after which a resting or left-over finger takes part again. libinput's value for the
  /// second finger.
  public var restSlop: Double = 4
  /// Time after the beginning of a gesture during which a landing finger that moves joins it: the
  /// gesture is cancelled and decided again. libinput's time for a change of fingers.
  public var regroupTime = TimeSpan.milliseconds(100)
  /// Longest time between lifts that count as one. libinput's time for a change of fingers.
  public var liftTime = TimeSpan.milliseconds(100)
  /// Longest tap, inclusive: ChromeOS's 200 ms. libinput's 180 ms miss a recorded tap of 191 ms.
  public var tapTime: TimeSpan
  /// Share of `start` that is enough for a slow gesture: of one finger too old for a tap, or of
  /// several older than `doubtTime`. libinput requires no movement at all. Nil: no reduction.
  public var lateShare: Double? = 0.75
  /// Share of `start` for several fingers that are too old for a tap and faster than
  /// `startingSpeed`. Our value; libinput begins once any finger is 1 mm from its landing place,
  /// moving or not.
  public var startingShare: Double = 0.4
  /// Speed in millimetres per second from which `startingShare` applies. Our value: fingers that
  /// have landed roll by a millimetre and then rest.
  public var startingSpeed: Double = 10
  /// Smallest movement of a finger in a slow stroke, relative to the largest: a slow pinch often
  /// starts with one finger. Our value.
  public var lateEvenness: Double = 0.5
  /// Movement of one finger against the others, as a share of their movement, that makes a pinch or
  /// a rotation if it is also at least `still`. Our value; a thumb moves at most half as far as the
  /// fingers.
  public var opposedShare: Double = 0.2
  /// Distance after which a finger that holds a button counts as moving; libinput's value.
  public var pinSlop: Double = 1.5
  /// Largest distance, sideways and up, between two pressing fingers of one hand; beyond it they
  /// are a finger and a thumb. libinput's value.
  public var pressReach = Vector(x: 40, y: 20)
  /// Distance below a finger faster than `thumbSpeed` from which a landing finger is a thumb.
  /// libinput's value.
  public var thumbReach: Double = 25
  /// Distance to the side of such a finger from which a landing finger is a thumb. libinput's value.
  public var thumbSide: Double = 35
  /// Speed of the other finger for `thumbReach` and `thumbSide`, in millimetres per second; libinput's value.
  public var thumbSpeed: Double = 20
  /// Speed in millimetres per second below which a gesture of several fingers ends when a button
  /// goes down, because the press is then intended. Our value.
  public var restingSpeed: Double = 5
  /// Rest that makes a hold: the duration of UIKit's long press.
  public var holdTime = TimeSpan.milliseconds(500)
  /// Movement of a finger, in the frame in which another finger of a possible tap lifts, up to which
  /// it does not count: the hand rolls, or the device confuses the two. Our value; a finger of
  /// libinput's test moves by 5.8 mm.
  public var liftSlop: Double = 6
  /// Factor on all lengths for contacts without exact positions: the corners of a bounding box jump
  /// when a finger lands. Our value, from recordings of ALPS pads.
  public var inexactness: Double = 2

  public init(slop: Double = 1.3, tapTime: TimeSpan = .milliseconds(200)) {
    self.slop = slop >= 0 ? slop : 0
    self.tapTime = max(.zero, tapTime)
  }

  /// Thresholds of a touchpad beside the screen.
  public static let touchpad = HandThresholds()

  /// Thresholds of a touchscreen. Its touches are aimed at what the screen shows: taps may last
  /// until they become holds, and may move by UIKit's 10 points.
  public static let touchscreen: HandThresholds = {
    var thresholds = HandThresholds(
      slop: 10 * PointScale.phone, tapTime: .milliseconds(500))
    thresholds.soloTime = thresholds.landingTime
    thresholds.soloSure = thresholds.sure
    thresholds.lateShare = nil
    return thresholds
  }()

  /// Default thresholds of a kind of surface.
  public static func defaults(for kind: DeviceKind) -> HandThresholds {
    switch kind {
    case .touchpad: .touchpad
    case .touchscreen, .touchTablet, .other: .touchscreen
    }
  }

  /// Returns the time from which this touch counts as late, for `lateShare`; nil if none does.
  func late(_ fingers: Int, since: Timestamp, changed: Timestamp) -> Timestamp? {
    guard lateShare != nil else { return nil }
    return fingers < 2 ? since + tapTime + .microseconds(1) : changed + doubtTime
  }

  /// True if several fingers that landed at `since` are too old for a tap.
  func isTooOldForTap(_ fingers: Int, since: Timestamp, at time: Timestamp) -> Bool {
    lateShare != nil && fingers > 1 && time - since > tapTime
  }

  /// Returns `start` for this many fingers.
  func start(of fingers: Int) -> Double { start + startPerFinger * Double(max(0, fingers - 2)) }

  /// Returns `sure` for this many fingers.
  func sure(of fingers: Int) -> Double {
    fingers < 2 ? soloSure : sure + surePerFinger * Double(fingers - 2)
  }

  /// Returns the waiting time for this many fingers after their last change.
  func landingTime(of fingers: Int) -> TimeSpan { fingers < 2 ? soloTime : landingTime }
}
