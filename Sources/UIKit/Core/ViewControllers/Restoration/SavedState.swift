import Foundation

/// The state of a program's view controllers, views and registered objects, in archives.
///
/// It is saved when a program without scenes goes to the background, and restored when the program
/// starts again in the same process. Nothing is written to a file.
@MainActor
struct SavedState {
  /// The state of one view controller.
  struct Record {
    let path: [String]
    let restorationClass: (any UIViewControllerRestoration.Type)?
    let storyboard: UIStoryboard?
    let archive: Data
    /// The archives of the views with identifiers, in the order of the tree.
    let views: [(identifier: String, archive: Data)]
    /// The paths of the children that were saved, too.
    let children: [[String]]
    let choice: Int?
    let presented: [String]?
  }

  var application = Data()
  var records: [Record] = []
  var objects: [(identifier: String, archive: Data)] = []

  /// The state to restore at the next start.
  static var last: SavedState?
  /// The activities of scenes, by the names of their configurations.
  static var activities: [String: NSUserActivity] = [:]
  /// The calls of `extendStateRestoration()` without their end.
  static var extensions = 0
  private static var finishing: [() -> Void]?
  private static var registered: [(identifier: String, object: () -> (any UIStateRestoring)?)] = []

  static func register(_ object: any UIStateRestoring, _ identifier: String) {
    registered.removeAll { $0.object() == nil || $0.object() === object }
    registered.append((identifier, { [weak object] in object }))
  }

  static var registeredObjects: [(identifier: String, object: any UIStateRestoring)] {
    registered.compactMap { entry in entry.object().map { (entry.identifier, $0) } }
  }

  // MARK: Archives

  static func archive(_ encode: (NSKeyedArchiver) -> Void) -> Data {
    let archiver = NSKeyedArchiver(requiringSecureCoding: false)
    let references = StateReferences()
    archiver.delegate = references
    withExtendedLifetime(references) {
      encode(archiver)
      archiver.finishEncoding()
    }
    return archiver.encodedData
  }

  // MARK: The end

  /// Calls `applicationFinishedRestoringState()` of all objects, unless the program extends the
  /// restoration.
  static func finish(_ calls: [() -> Void]) {
    finishing = calls
    finishIfComplete()
  }

  static func endExtension() {
    extensions = max(extensions - 1, 0)
    finishIfComplete()
  }

  private static func finishIfComplete() {
    guard extensions == 0, let calls = finishing else { return }
    finishing = nil
    for call in calls { call() }
  }
}

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
