import PantographTouches

/// One finished gesture of a source that reports movements.
public struct DeltaRecord: Hashable, Sendable {
  /// The kind that the source recognized: swipe, scroll, pinch or hold.
  public var kind: GestureKind
  /// The number of fingers; 2 for a scroll, whose reports state none.
  public var fingers: Int
  /// The direction in which the fingers moved farthest; for a pinch, whether they parted or closed.
  /// Nil if there is none.
  public var direction: GestureDirection?
  /// The time of the gesture's first report.
  public var start: Timestamp
  /// The time of the gesture's last report.
  public var end: Timestamp
  /// The number of reports.
  public var reports: Int
  /// The movement of the fingers, in millimetres. The movement before the first report is missing.
  public var translation: Vector
  /// The velocity at the end, in millimetres per second.
  public var velocity: Vector
  /// Whether the millimetres are assumed.
  public var isAssumed: Bool
  /// The movement that a pointer would have made, in points.
  public var pointerTranslation: PointVector
  /// The spread of the fingers at the end, relative to the spread at the beginning.
  public var scale: Double
  /// The rotation in radians, clockwise.
  public var rotation: Double
  /// The ending of the gesture.
  public var ending: DeltaEnding

  /// The time from the first report to the last.
  public var duration: TimeSpan { end - start }
}

/// The ending of a gesture of a source that reports movements.
@frozen
public enum DeltaEnding: UInt8, Hashable, Sendable, CaseIterable {
  /// The fingers lifted.
  case lifted
  /// The source cancelled the gesture.
  case cancelled
  /// The fingers of a hold began to move, so another gesture followed.
  case wentOn
  /// A scroll without a reported end stopped.
  case stopped
  /// Another gesture began before an end was reported.
  case interrupted
  /// The recording ended during the gesture.
  case recordingEnded

  /// Whether the gesture may move a transition to its end.
  public var isLift: Bool {
    switch self {
    case .lifted, .stopped: true
    case .cancelled, .wentOn, .interrupted, .recordingEnded: false
    }
  }

  /// The ending's name in JSON.
  public var name: StaticString {
    switch self {
    case .lifted: "lifted"
    case .cancelled: "cancelled"
    case .wentOn: "went-on"
    case .stopped: "stopped"
    case .interrupted: "interrupted"
    case .recordingEnded: "recording-ended"
    }
  }
}
