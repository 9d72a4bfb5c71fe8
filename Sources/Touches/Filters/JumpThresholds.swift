/// When a contact has moved farther than a finger can: the device has mixed up two fingers.
///
/// Figures are libinput's, and like its they are distances in 12 ms.
public struct JumpThresholds: Hashable, Sendable {
  /// Millimetres in `interval` that are a jump whatever came before.
  public var distance = 20.0
  /// Millimetres in `interval` more than in the step before that are a jump.
  public var increase = 7.0
  /// What the distances refer to; those of longer or shorter steps are scaled to it.
  public var interval = TimeSpan.milliseconds(12)
  /// After a gap longer than this any distance is allowed.
  public var longestGap = TimeSpan.milliseconds(30)
  /// A step of fewer millimetres than this is no jump, however short its time: time stamps are
  /// uneven. Ours.
  public var leastStep = 5.0

  public init() {}
}
