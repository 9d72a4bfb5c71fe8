import PantographGestures
import PantographPlainText
import UIKit

/// Logs transitions that the application drives itself, and transitions that nothing drives.
extension SceneLog {
  func transition(_ name: String, did step: TransitionNews) {
    switch step {
    case .begins(let isDriven):
      add("\(name): \(isDriven ? "a transition that the application drives" : "a transition")")
      if isDriven { driven = name }
    case .moves(let progress):
      guard driven == name else { return }
      moved(to: progress)
    case .released(let outcome, let progress):
      guard driven == name else { return }
      let share = DecimalText(progress * 100, decimals: 1, extremes: .infinite)
      let verb = outcome == .finish ? "finishes it" : "cancels it"
      released("the application \(verb) at \(share) %")
    case .grabbed:
      driven = name
      moved(to: progress ?? 0)
      add("the application drives it again")
    case .ended(let outcome):
      if driven == name {
        driven = nil
        settled(outcome, place: nil)
      } else {
        add("\(name): the transition has ended: \(outcome.name)")
      }
    }
  }
}
