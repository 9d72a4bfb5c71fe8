/// When a contact that was refused shows to be a finger after all. Ours: palms and thumbs that rest do
/// not travel.
///
/// What the device itself calls a palm stays one. A contact also comes back when it presses a button
/// with no other finger on the surface.
public struct ReturnThresholds: Hashable, Sendable {
  /// Millimetres that it must go, with the time at least as fast as what libinput calls no thumb…
  public var way = 10.0
  /// …in this time.
  public var time = TimeSpan.milliseconds(500)
  /// Millimetres that it must go along with fingers that are shown.
  public var wayTogether = 2.0
  /// Millimetres in `JumpThresholds.interval` from which a step does not count: nothing travels so.
  public var longestStep = 20.0

  public init() {}
}
