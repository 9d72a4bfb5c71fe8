/// When a contact has moved farther than a finger can: the device has mixed up two fingers.
///
/// One step that no finger takes is a jump; steps that go on the same way are a fast stroke. So a
/// suspicious step is held back and decided at the next report. Distances are per 12 ms, as
/// libinput's.
public struct JumpThresholds: Hashable, Sendable {
  /// Millimetres in `interval` that are suspicious whatever came before; libinput's.
  public var distance = 20.0
  /// Millimetres in `interval` more than in the step before that are suspicious; libinput's. Not
  /// asked of the first step: a finger may land at speed.
  public var increase = 7.0
  /// Millimetres in `interval` that are a jump at once: 4.2 m/s. Ours; people flick at up to 3 m/s.
  public var impossible = 50.0
  /// What the distances refer to; those of longer or shorter steps are scaled to it.
  public var interval = TimeSpan.milliseconds(12)
  /// After a gap longer than this any distance is allowed.
  public var longestGap = TimeSpan.milliseconds(30)
  /// A step of fewer millimetres than this is no jump, however short its time: time stamps are
  /// uneven. Ours.
  public var leastStep = 5.0
  /// The step after a suspicious one belongs to the same stroke if it is at least this share of it:
  /// the last step of a stroke is cut short. Ours.
  public var onwardShare = 1.0 / 6
  /// A step that goes on the same way and is at most so many times the one before is not suspicious.
  /// Ours.
  public var gain = 2.0
  /// Millimetres in `interval` that a finger must have gone in the step before to gain any speed the same
  /// way, where it is alone on the surface: there is no other that it could be mixed up with, and the last
  /// report before the lift of a flick is its fastest. Ours.
  public var aloneStep = 3.0
  /// The cosine of the largest angle between two steps of one stroke. Ours: of 45°.
  public var onwardCosine = 0.5.squareRoot()

  public init() {}
}
