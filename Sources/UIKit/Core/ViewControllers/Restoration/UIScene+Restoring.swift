import Foundation

extension UIScene {
  /// Asks the delegate for the activity that describes the scene's state.
  func saveActivity() {
    guard let activity = delegate?.stateRestorationActivity(for: self) else { return }
    session.stateRestorationActivity = activity
    SavedState.activities[session.persistentIdentifier] = activity
  }

  /// Passes the activity of an earlier scene to the delegate.
  func restoreActivity() {
    guard let activity = session.stateRestorationActivity else { return }
    delegate?.scene(self, restoreInteractionStateWith: activity)
  }
}
