import Foundation

/// Saves the state of the view controllers whose identifiers form an unbroken path from the root.
@MainActor
struct StateSaver {
  private var state = SavedState()

  /// Returns the state of the program; nil if its delegate does not want it to be saved.
  static func save(_ application: UIApplication) -> SavedState? {
    guard let delegate = application.delegate else { return nil }
    var isWanted = false
    let archive = SavedState.archive { coder in
      let bundle = Bundle.main.infoDictionary?["CFBundleVersion"] as? String ?? ""
      coder.encode(bundle, forKey: UIApplication.stateRestorationBundleVersionKey)
      coder.encode(
        UIDevice.current.userInterfaceIdiom.rawValue,
        forKey: UIApplication.stateRestorationUserInterfaceIdiomKey)
      coder.encode(
        UIDevice.current.systemVersion, forKey: UIApplication.stateRestorationSystemVersionKey)
      isWanted = delegate.application(application, shouldSaveSecureApplicationState: coder)
      if isWanted { delegate.application(application, willEncodeRestorableStateWith: coder) }
    }
    guard isWanted else { return nil }
    var saver = StateSaver()
    saver.state.application = archive
    for window in StateRestorer.windows(of: application) {
      if let root = window.rootViewController { saver.save(root, below: []) }
    }
    for (identifier, object) in SavedState.registeredObjects {
      let archive = SavedState.archive { object.encodeRestorableState(with: $0) }
      saver.state.objects.append((identifier, archive))
    }
    return saver.state
  }

  @discardableResult
  private mutating func save(_ controller: UIViewController, below parent: [String]) -> [String]? {
    guard let identifier = controller.restorationIdentifier else { return nil }
    let path = parent + [identifier]
    // If two siblings have the same identifier, the first one is saved.
    guard !state.records.contains(where: { $0.path == path }) else { return nil }
    UIApplication.note(controller, "encodeRestorableState(with:)")
    let archive = SavedState.archive {
      if let storyboard = controller.storyboard {
        $0.encode(storyboard, forKey: UIApplication.stateRestorationViewControllerStoryboardKey)
      }
      controller.encodeRestorableState(with: $0)
    }
    var views: [(String, Data)] = []
    controller.viewIfLoaded?.visitTree { view in
      if let own = view.viewController, own !== controller { return false }
      if let name = view.restorationIdentifier {
        views.append((name, SavedState.archive { view.encodeRestorableState(with: $0) }))
      }
      return true
    }
    let index = state.records.count
    state.records.append(
      SavedState.Record(
        path: path, restorationClass: nil, storyboard: nil, archive: Data(), views: [],
        children: [], choice: nil, presented: nil))
    let children = controller.children.compactMap { save($0, below: path) }
    var presented: [String]?
    if let shown = controller.presentedViewController, shown.presentingViewController === controller
    {
      presented = save(shown, below: path)
    }
    state.records[index] = SavedState.Record(
      path: path, restorationClass: controller.restorationClass,
      storyboard: controller.storyboard, archive: archive, views: views, children: children,
      choice: (controller as? any RestoresChildren)?.restorableChoice, presented: presented)
    return path
  }
}
