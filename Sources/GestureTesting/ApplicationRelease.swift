import PantographGestures
import PantographPlainText
import UIKit

/// Where the application's own code let go of what it drives.
public struct ApplicationRelease: Hashable, Sendable, CustomStringConvertible {
  /// What it asked for.
  public let outcome: TransitionOutcome
  /// How far it had come; 1 is all of the way.
  public let progress: Double
  /// Ways a second, forwards positive, over the last tenth of a second.
  public let speed: Double
  /// Points a second, of the pan that was under way; nil where none was.
  public let velocity: CGPoint?
  /// Seconds after the first contact.
  public let time: Double
  /// Seconds after the last finger had lifted; nil where one was down or had just lifted.
  public let delay: Double?
  /// What it asked for after that, without effect, and where.
  public internal(set) var ignored: [Ignored] = []

  /// A call that came too late.
  public struct Ignored: Hashable, Sendable {
    /// What it asked for.
    public let outcome: TransitionOutcome
    /// How far the transition had come.
    public let progress: Double
  }

  /// What the code called: `finish()`, or what is called of an animator.
  let call: String

  public var description: String {
    let speed = DecimalText(speed, decimals: 2, extremes: .bounded)
    var text =
      "the application called \(call) at \(GestureOutcome.percent(progress)) and \(speed) ways/s"
    if let velocity {
      text += ", the finger at \(Self.whole(velocity.x)),\(Self.whole(velocity.y)) pt/s"
    }
    if let delay {
      text += ", \(DecimalText(delay, extremes: .bounded)) s after the last finger had lifted"
    }
    for call in ignored {
      text +=
        "; it called \(call.outcome.name)() again at \(GestureOutcome.percent(call.progress)),"
        + " which does nothing"
    }
    return text
  }

  private static func whole(_ number: CGFloat) -> DecimalText {
    DecimalText(Double(number), decimals: 0, extremes: .bounded)
  }
}
