/// An event of an interaction: of the hand, or of the transition that the hand moves.
@frozen
public enum InteractionEvent: Hashable, Sendable {
  /// The pan began. `settling` is the current progress of an earlier transition of this interaction
  /// that still settles.
  case began(InteractionSample, settling: Double? = nil)
  /// The hand moved on the surface.
  case moved(InteractionSample)
  /// The hand lifted off the surface.
  case lifted(InteractionSample)
  /// The pan was cancelled: the transition goes back.
  case cancelled(InteractionSample)
  /// The requested transition has started and can be moved.
  case started
  /// The requested transition will not start.
  case refused
  /// Something else ended the transition, or began to end it.
  case overruled(TransitionOutcome)
  /// The transition is over, with all its callbacks.
  case settled
}
