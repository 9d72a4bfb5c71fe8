/// A report of movement without positions, as libinput, a Wayland compositor, GTK or Qt sends it.
///
/// A touchpad's library that has already recognized a gesture reports how far the fingers moved
/// since its last report, and no longer where each finger is.
@frozen
public struct DeltaReport: Hashable, Sendable {
  /// The time of the report, on the clock of the input.
  public var time: Timestamp
  /// The gesture that the report belongs to, and its change.
  public var action: DeltaAction

  @inlinable
  public init(time: Timestamp, _ action: DeltaAction) {
    self.time = time
    self.action = action
  }
}

/// The change of a gesture in one report.
@frozen
public enum DeltaAction: Hashable, Sendable {
  /// Three or more fingers began to move together.
  case swipeBegan(fingers: Int)
  case swipeMoved(fingers: Int, DeltaMovement)
  /// The fingers lifted, or the gesture was cancelled. libinput also cancels a gesture whose number
  /// of fingers changes.
  case swipeEnded(fingers: Int, isCancelled: Bool)

  /// Two or more fingers began to move apart, together or around each other.
  case pinchBegan(fingers: Int)
  /// The movement of the fingers' middle, and the change of their spread. `scale` is relative to
  /// the spread at the beginning. `rotation` is in radians since the last report, clockwise.
  case pinchMoved(fingers: Int, DeltaMovement, scale: Double, rotation: Double)
  case pinchEnded(fingers: Int, scale: Double, isCancelled: Bool)

  /// Fingers rest on the surface.
  case holdBegan(fingers: Int)
  /// The fingers lifted, or began to move: `isCancelled` is true if another gesture follows.
  case holdEnded(fingers: Int, isCancelled: Bool)

  case scrolled(DeltaScroll)

  /// The number of fingers that the report states; 2 for a scroll, whose reports state none.
  @inlinable
  public var fingers: Int {
    switch self {
    case .swipeBegan(let fingers), .swipeMoved(let fingers, _), .swipeEnded(let fingers, _),
      .pinchBegan(let fingers), .pinchMoved(let fingers, _, _, _), .pinchEnded(let fingers, _, _),
      .holdBegan(let fingers), .holdEnded(let fingers, _):
      fingers
    case .scrolled: 2
    }
  }

  /// The action's name in messages and listings.
  public var name: StaticString {
    switch self {
    case .swipeBegan: "swipe begin"
    case .swipeMoved: "swipe update"
    case .swipeEnded: "swipe end"
    case .pinchBegan: "pinch begin"
    case .pinchMoved: "pinch update"
    case .pinchEnded: "pinch end"
    case .holdBegan: "hold begin"
    case .holdEnded: "hold end"
    case .scrolled: "scroll"
    }
  }
}
