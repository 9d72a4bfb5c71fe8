import PantographTouches

/// When the fingers of one hand do what. Millimetres; the same whatever the device's report rate.
///
/// Figures are libinput's for touchpads where nothing else is said.
public struct HandThresholds: Hashable, Sendable {
  /// How far a finger may be from where it landed, at the lift, to have tapped: 1.3 mm, as libinput
  /// has it. It may have been up to `soloSure` away in between.
  public var slop: Double
  /// How far two fingers must go on average, or each from the other, to be more than a touch.
  public var start: Double = 1.5
  /// What each finger above two adds to `start`.
  public var startPerFinger: Double = 0.5
  /// A way of two fingers so long that no other is waited for: 4 mm.
  public var sure: Double = 4
  /// What each finger above two adds to `sure`.
  public var surePerFinger: Double = 2
  /// How long after a landing another finger is waited for, below `sure`. ChromeOS's time for a
  /// change of fingers.
  public var landingTime = TimeSpan.milliseconds(40)
  /// How long after its landing one finger alone is waited with, below `soloSure`: it may roll back
  /// and be a tap, and others may come. Ours: taps recorded of ALPS pads take 60 to 71 ms.
  public var soloTime = TimeSpan.milliseconds(80)
  /// A way of one finger so long that nothing is waited for. Ours: those taps roll by up to 4.7 mm.
  public var soloSure: Double = 6
  /// The larger of the common and the mutual movement must be so many times the smaller to be told at
  /// once. Ours: a hand that swipes parts its fingers a little, by a fifth of the way and less.
  public var clearness: Double = 1.5
  /// After so long a doubt the larger one is taken. libinput's time for a swipe.
  public var doubtTime = TimeSpan.milliseconds(150)
  /// A finger that went less than this while others moved stays where it is. libinput's
  /// hold-and-motion.
  public var still: Double = 0.5
  /// A still finger that landed so long before the one that moves has no part in the movement: a
  /// thumb that rests. Ours; fingers of one hand land within 100 ms.
  public var restTime = TimeSpan.milliseconds(150)
  /// How far a finger that rests, or that was left over from a gesture, must go to take part again.
  /// libinput's way for the second finger.
  public var restSlop: Double = 4
  /// A finger that lands so soon after a gesture has begun, and moves, was meant to be part of it: the
  /// gesture is cancelled and the hand looked at anew. libinput's time for a change of fingers.
  public var regroupTime = TimeSpan.milliseconds(100)
  /// Fingers that lift within this time of each other lift together; libinput's for that change too.
  public var liftTime = TimeSpan.milliseconds(100)
  /// The longest tap, inclusive: ChromeOS's 200 ms. libinput's 180 ms lose a recorded one of 191 ms.
  public var tapTime: TimeSpan
  /// A touch that is too old for a tap, or of two fingers and as old as `doubtTime`, begins after this
  /// share of its way: it is a slow movement. libinput then waits for no way at all. Nil: none.
  public var lateShare: Double? = 0.75
  /// The same share for several fingers that are too old for a tap and go faster than `startingSpeed`.
  /// Ours; libinput then begins when any of them is a millimetre from where it landed, moving or not.
  public var startingShare: Double = 0.4
  /// Millimetres per second. Ours: fingers that have landed roll by a millimetre and then rest.
  public var startingSpeed: Double = 10
  /// The least way of any finger of a slow stroke, as a share of the longest: of a slow pinch one
  /// finger often begins. Ours.
  public var lateEvenness: Double = 0.5
  /// A finger that goes against the others by this share of their way, and by `still`, makes a pinch
  /// or a turn of it: no hand swipes so. Ours; a thumb goes half as far as the fingers and less.
  public var opposedShare: Double = 0.2
  /// How far a finger that holds a button must go to move anything; libinput's.
  public var pinSlop: Double = 1.5
  /// Two fingers that press are one hand's, and not a finger and a thumb, if they are no farther apart
  /// than this, to the side and up; libinput's.
  public var pressReach = Vector(x: 40, y: 20)
  /// A finger that lands farther below one that goes faster than `thumbSpeed` is a thumb. libinput's.
  public var thumbReach: Double = 25
  /// Millimetres per second; libinput's.
  public var thumbSpeed: Double = 20
  /// A gesture of several fingers that is slower than this when a button goes down is over, and the
  /// button is meant; millimetres per second. Ours.
  public var restingSpeed: Double = 5
  /// How long fingers must rest to be a hold: UIKit's long press.
  public var holdTime = TimeSpan.milliseconds(500)
  /// All lengths are so many times larger for contacts whose place is not exact: a box's corners jump
  /// about when a finger comes. Ours, from recordings of ALPS pads.
  public var inexactness: Double = 2

  public init(slop: Double = 1.3, tapTime: TimeSpan = .milliseconds(200)) {
    self.slop = slop >= 0 ? slop : 0
    self.tapTime = max(.zero, tapTime)
  }

  /// Fingers on a pad beside the screen.
  public static let touchpad = HandThresholds()

  /// A touch is meant where a screen shows something to touch, so that taps may last until they are
  /// holds, and stray by UIKit's 10 points.
  public static let touchscreen: HandThresholds = {
    var thresholds = HandThresholds(
      slop: 10 * PointScale.phone, tapTime: .milliseconds(500))
    thresholds.soloTime = thresholds.landingTime
    thresholds.soloSure = thresholds.sure
    thresholds.lateShare = nil
    return thresholds
  }()

  /// What suits the kind of surface.
  public static func defaults(for kind: DeviceKind) -> HandThresholds {
    switch kind {
    case .touchpad: .touchpad
    case .touchscreen, .touchTablet, .other: .touchscreen
    }
  }

  /// When a touch of so many fingers that last changed then is late.
  func late(_ fingers: Int, since: Timestamp, changed: Timestamp) -> Timestamp? {
    guard lateShare != nil else { return nil }
    return fingers < 2 ? since + tapTime + .microseconds(1) : changed + doubtTime
  }

  /// Whether several fingers that landed then can no longer tap.
  func isTooOldForTap(_ fingers: Int, since: Timestamp, at time: Timestamp) -> Bool {
    lateShare != nil && fingers > 1 && time - since > tapTime
  }

  /// `start` for so many fingers.
  func start(of fingers: Int) -> Double { start + startPerFinger * Double(max(0, fingers - 2)) }

  /// `sure` for so many fingers.
  func sure(of fingers: Int) -> Double {
    fingers < 2 ? soloSure : sure + surePerFinger * Double(fingers - 2)
  }

  /// How long so many fingers are waited with after they last changed.
  func landingTime(of fingers: Int) -> TimeSpan { fingers < 2 ? soloTime : landingTime }
}
