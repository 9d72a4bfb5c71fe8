/// When a resting finger's trembling is held still.
public struct JitterThresholds: Hashable, Sendable {
  /// Millimetres a contact must move before its position follows, and by which it then lags.
  /// A quarter, as libinput has it for devices that state no fuzz.
  public var margin = 0.25
  /// A contact that goes right, left and right again within this time trembles, and from then on is
  /// held; libinput's figure. Nil holds every contact from its beginning.
  public var wobbleTime: TimeSpan? = .milliseconds(40)

  public init() {}
}
