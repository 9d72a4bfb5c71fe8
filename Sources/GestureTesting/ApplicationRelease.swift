import PantographGestures
import PantographPlainText
import UIKit

/// The moment at which the application's own code ended an interactive transition or an animator.
public struct ApplicationRelease: Hashable, Sendable, CustomStringConvertible {
  /// The outcome that the application's code called for.
  public let outcome: TransitionOutcome
  /// The progress of the transition when its end was called for; 1 is the whole transition.
  public let progress: Double
  /// The speed of the progress over the last 0.1 seconds, forwards positive. 1 is the whole
  /// transition per second.
  public let speed: Double
  /// The velocity of the pan that was in progress, in points per second; nil without such a pan.
  public let velocity: CGPoint?
  /// The time since the first contact, in seconds.
  public let time: Double
  /// The time since the last finger lifted, in seconds; nil if a finger was down or had just
  /// lifted.
  public let delay: Double?
  /// The later calls for the same transition, which had no effect.
  public internal(set) var ignored: [Ignored] = []

  /// A call to finish or cancel that came too late to have an effect.
  public struct Ignored: Hashable, Sendable {
    /// The outcome that the call asked for.
    public let outcome: TransitionOutcome
    /// The progress of the transition at the call; 1 is the whole transition.
    public let progress: Double
  }

  /// The call that the code made: `finish()`, `cancel()`, or a method of an animator.
  let call: String

  public var description: String {
    let speed = DecimalText(speed, decimals: 2, extremes: .bounded)
    var text =
      "the application called \(call) at \(GestureOutcome.percent(progress)),"
      + " moving \(speed) of the distance per second"
    if let velocity {
      text += ", the finger moving at \(Self.whole(velocity.x)),\(Self.whole(velocity.y)) pt/s"
    }
    if let delay {
      text += ", \(DecimalText(delay, extremes: .bounded)) s after the last finger had lifted"
    }
    for call in ignored {
      text +=
        "; it called \(call.outcome.name)() again at \(GestureOutcome.percent(call.progress)),"
        + " which has no effect"
    }
    return text
  }

  private static func whole(_ number: CGFloat) -> DecimalText {
    DecimalText(Double(number), decimals: 0, extremes: .bounded)
  }
}
