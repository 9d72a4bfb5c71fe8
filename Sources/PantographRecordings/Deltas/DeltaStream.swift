import PantographTouches

/// The facts about a stream of movements without positions that a track has instead of events, or
/// beside them.
public struct DeltaStream: Hashable, Sendable {
  /// The unit of the movements.
  public var unit: DeltaUnit
  /// The width and height of the surface in millimetres; nil if the file does not state it.
  public var size: Vector?
  /// The precision of the times in the file. Speeds over spans of this length are uncertain.
  public var timeStep: TimeSpan
  /// Whether the unit is that of a version of libinput before 1.15, which slowed movements down by
  /// other factors. Millimetres are assumed then.
  public var isOfOldVersion: Bool
  /// Whether the file states that a gesture was cancelled. Otherwise, the reader infers it from the
  /// fingers that stayed down after the end of the gesture.
  public var statesCancellation: Bool

  public init(
    unit: DeltaUnit, size: Vector? = nil, timeStep: TimeSpan = .microseconds(1),
    isOfOldVersion: Bool = false, statesCancellation: Bool = true
  ) {
    self.unit = unit
    self.size = size
    self.timeStep = timeStep
    self.isOfOldVersion = isOfOldVersion
    self.statesCancellation = statesCancellation
  }
}

/// A report of movement with the device that it came from and its line in the file.
@frozen
public struct RecordedDelta: Hashable, Sendable {
  /// The report that was read from the file.
  public var report: DeltaReport
  /// The index of the device's track.
  public var track: Int32
  /// The number of the line with the report, from 1.
  public var line: Int32

  @inlinable
  public init(_ report: DeltaReport, track: Int32, line: Int32) {
    self.report = report
    self.track = track
    self.line = line
  }
}
