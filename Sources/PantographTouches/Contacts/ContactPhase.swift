/// The stage of a contact in one frame.
///
/// Every contact begins once, then either ends or is cancelled once. A cancelled contact must never
/// be taken for a lift.
@frozen
public enum ContactPhase: Hashable, Sendable {
  case began
  /// The contact's position differs from the frame before.
  case moved
  /// The position is the same; pressure, size or buttons may differ.
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

/// The reason why a contact was cancelled.
@frozen
public enum Cancellation: UInt8, Hashable, Sendable, CaseIterable {
  /// The kernel lost events, and the contact was gone after them.
  case synchronizationLost
  case deviceRemoved
  /// The recording ended, or the reader was closed, with the finger still down.
  case inputEnded
  /// The filter of this name refused the contact.
  case palm, thumb, jump
}
