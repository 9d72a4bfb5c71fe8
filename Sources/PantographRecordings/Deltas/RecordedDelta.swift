import PantographTouches

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
