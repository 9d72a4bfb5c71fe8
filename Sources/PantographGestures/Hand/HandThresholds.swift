import PantographTouches

/// Thresholds of a hand's gestures, in millimetres and independent of the report rate.
///
/// Values whose comment names no origin are libinput's for touchpads.
public struct HandThresholds: Hashable, Sendable {
  /// Largest distance from the landing place at the lift of a tap: 1.3 mm, libinput's value. Before
  /// the lift the distance may reach `soloSure`.
  public var slop: Double
  /// Smallest average movement, together or apart, that is more than a touch, in millimetres.
  public var start = FingerLength(ofTwo: 1.5, perFinger: 0.5)
  /// Movement above which the decision does not wait for another finger, in millimetres.
  public var sure = FingerLength(ofTwo: 4, perFinger: 2)
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
  /// Thresholds between a scroll, a pinch and a rotation.
  public var doubt = Doubt()
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
  /// Thresholds of a gesture that begins slowly.
  public var slow = Slow()
  /// Thresholds of fingers that press a button.
  public var press = Press()
  /// Thresholds by which a landing finger is a thumb.
  public var thumb = Thumb()
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
    thresholds.soloSure = thresholds.sure.ofTwo
    thresholds.slow.share = nil
    return thresholds
  }()

  /// Default thresholds of a kind of surface.
  public static func defaults(for kind: DeviceKind) -> HandThresholds {
    switch kind {
    case .touchpad: .touchpad
    case .touchscreen, .touchTablet, .other: .touchscreen
    }
  }

  /// Returns the time from which this touch counts as late, for `slow.share`; nil if none does.
  func late(_ fingers: Int, since: Timestamp, changed: Timestamp) -> Timestamp? {
    guard slow.share != nil else { return nil }
    return fingers < 2 ? since + tapTime + .microseconds(1) : changed + doubt.time
  }

  /// True if several fingers that landed at `since` are too old for a tap.
  func isTooOldForTap(_ fingers: Int, since: Timestamp, at time: Timestamp) -> Bool {
    slow.share != nil && fingers > 1 && time - since > tapTime
  }

  /// Returns `start` for this many fingers.
  func start(of fingers: Int) -> Double { start.of(fingers) }

  /// Returns `sure` for this many fingers.
  func sure(of fingers: Int) -> Double {
    fingers < 2 ? soloSure : sure.of(fingers)
  }

  /// Returns the waiting time for this many fingers after their last change.
  func landingTime(of fingers: Int) -> TimeSpan { fingers < 2 ? soloTime : landingTime }
}
