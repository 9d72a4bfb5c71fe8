/// Where a contact stands in its life.
///
/// Every contact begins once and then ends or is cancelled once; a cancelled one must never be
/// taken for a lift.
@frozen
public enum ContactPhase: Hashable, Sendable {
  case began
  /// The position is another than in the frame before.
  case moved
  /// The position is the same; pressure, size or buttons may not be.
  case stationary
  /// The finger was lifted. The position is the last one reported.
  case ended
  case cancelled(Cancellation)

  /// Whether the contact touches the surface after this frame.
  @inlinable
  public var isDown: Bool {
    switch self {
    case .began, .moved, .stationary: true
    case .ended, .cancelled: false
    }
  }
}

/// Why a contact stopped being a finger's.
@frozen
public enum Cancellation: UInt8, Hashable, Sendable, CaseIterable {
  /// The kernel lost events, and the contact was gone after them.
  case synchronizationLost
  case deviceRemoved
  /// The recording ended, or the reader was closed, with the finger still down.
  case inputEnded
  /// Filters, by their names.
  case palm, thumb, jump
}
