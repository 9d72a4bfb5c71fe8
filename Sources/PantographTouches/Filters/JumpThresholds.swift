/// Limits above which a contact has moved farther than a finger can, because the device mixed up
/// two fingers.
///
/// A single step that no finger makes is a jump; several such steps in one direction are a fast
/// stroke. A suspicious step is therefore held back and decided at the next report. Distances are
/// per 12 ms, as in libinput.
public struct JumpThresholds: Hashable, Sendable {
  /// The distance in millimetres per `interval` that is always suspicious. The value is libinput's.
  public var distance = 20.0
  /// The increase over the step before, in millimetres per `interval`, that is suspicious. The
  /// value is libinput's. Ignored for the first step, because a finger may land at speed.
  public var increase = 7.0
  /// The distance in millimetres per `interval` that is a jump at once: 4.2 m/s. Pantograph's own
  /// value, because people flick at up to 3 m/s.
  public var impossible = 50.0
  /// The report interval that the distances are stated for. Steps over other intervals are scaled
  /// to it.
  public var interval = TimeSpan.milliseconds(12)
  /// The gap between two reports after which any distance is allowed.
  public var longestGap = TimeSpan.milliseconds(30)
  /// The smallest step that can be a jump, in millimetres, however short its time: time stamps are
  /// uneven. Pantograph's own value.
  public var leastStep = 5.0
  /// The smallest ratio between the step after a suspicious step and the suspicious step itself, if
  /// both belong to one stroke. The lift cuts the last step of a stroke short. Pantograph's own
  /// value.
  public var onwardShare = 1.0 / 6
  /// The largest ratio of a step to the step before that is not suspicious, if both have the same
  /// direction. Pantograph's own value.
  public var gain = 2.0
  /// The length of the step before, in millimetres per `interval`, from which a finger alone on the
  /// surface may speed up without limit in the same direction. The device has no other finger to
  /// mix it up with, and the last report before the lift of a flick is its fastest. Pantograph's
  /// own value.
  public var aloneStep = 3.0
  /// The cosine of the largest angle between two steps of one stroke: 45°. Pantograph's own value.
  public var onwardCosine = 0.5.squareRoot()

  public init() {}
}
