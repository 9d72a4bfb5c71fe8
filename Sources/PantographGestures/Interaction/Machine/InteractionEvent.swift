/// What happens to an interaction: to the hand, and to the transition that it drives.
@frozen
public enum InteractionEvent: Hashable, Sendable {
  /// The pan began. While an earlier transition of this interaction still settles, its progress now.
  case began(InteractionSample, settling: Double? = nil)
  /// The hand moved on.
  case moved(InteractionSample)
  /// The hand let go.
  case lifted(InteractionSample)
  /// The pan was cancelled: what it drives goes back.
  case cancelled(InteractionSample)
  /// The transition that was asked for can be moved from now on.
  case started
  /// The transition that was asked for will not be.
  case refused
  /// Someone else ended the transition, or began its end.
  case overruled(TransitionOutcome)
  /// The transition is over, with all its callbacks.
  case settled
}
