import Foundation

/// Restores a saved state: finds or creates the view controllers, then lets them decode their state.
@MainActor
struct StateRestorer {
  private let application: UIApplication
  private let state: SavedState
  private var found: [[String]: UIViewController] = [:]
  private let references = StateReferences()

  /// The windows whose view controllers are saved and restored.
  static func windows(of application: UIApplication) -> [UIWindow] {
    let main = application.delegate?.window
    return (main.map { [$0] } ?? [])
      + application.windows.filter { $0 !== main && $0.rootViewController != nil }
  }

  /// Restores the last saved state, if there is one and the delegate wants it. Returns the work that
  /// presents view controllers, which must be done once the window is visible.
  static func restore(_ application: UIApplication) -> () -> Void {
    guard let state = SavedState.last, let delegate = application.delegate,
      case var restorer = StateRestorer(application: application, state: state),
      let coder = restorer.references.unarchiver(state.application),
      delegate.application(application, shouldRestoreSecureApplicationState: coder)
    else { return {} }
    restorer.find(delegate)
    restorer.references.found = restorer.found
    return restorer.decode(delegate, coder)
  }

  private init(application: UIApplication, state: SavedState) {
    self.application = application
    self.state = state
  }

  // MARK: View controllers

  private mutating func find(_ delegate: any UIApplicationDelegate) {
    for record in state.records {
      guard let controller = controller(for: record, delegate) else { continue }
      found[record.path] = controller
      if controller.restorationIdentifier == nil {
        controller.restorationIdentifier = record.path.last
      }
    }
    for record in state.records {
      guard let container = found[record.path] as? any RestoresChildren else { continue }
      container.restore(record.children.compactMap { found[$0] }, choice: record.choice)
    }
    let window = Self.windows(of: application).first
    if let root = state.records.first, root.path.count == 1, let controller = found[root.path],
      let window, window.rootViewController !== controller
    {
      window.rootViewController = controller
    }
  }

  /// Returns the view controller of a record: from its restoration class, or else from the
  /// delegate, or else the one that is there, or else from its storyboard.
  private func controller(
    for record: SavedState.Record, _ delegate: any UIApplicationDelegate
  ) -> UIViewController? {
    guard let coder = references.unarchiver(record.archive) else { return nil }
    if let restoring = record.restorationClass {
      return restoring.viewController(withRestorationIdentifierPath: record.path, coder: coder)
    }
    if let own = delegate.application(
      application, viewControllerWithRestorationIdentifierPath: record.path, coder: coder)
    {
      return own
    }
    if let present = existing(record.path) { return present }
    guard let identifier = record.path.last, let storyboard = record.storyboard else { return nil }
    return TiersAbove.interfaces.viewController(named: identifier, in: storyboard)
  }

  private func existing(_ path: [String]) -> UIViewController? {
    var level = Self.windows(of: application).compactMap(\.rootViewController)
    var last: UIViewController?
    for identifier in path {
      guard let next = level.first(where: { $0.restorationIdentifier == identifier }) else {
        return nil
      }
      last = next
      level = next.children
    }
    return last
  }

  // MARK: State

  private func decode(
    _ delegate: any UIApplicationDelegate, _ coder: NSCoder
  ) -> () -> Void {
    var finished: [() -> Void] = []
    for record in state.records {
      guard let controller = found[record.path],
        let own = references.unarchiver(record.archive)
      else { continue }
      controller.loadViewIfNeeded()
      UIApplication.note(controller, "decodeRestorableState(with:)")
      controller.decodeRestorableState(with: own)
      decodeViews(of: controller, record)
      finished.append { controller.applicationFinishedRestoringState() }
    }
    for (identifier, archive) in state.objects {
      let objects = SavedState.registeredObjects
      guard let object = objects.first(where: { $0.identifier == identifier })?.object,
        let own = references.unarchiver(archive)
      else { continue }
      object.decodeRestorableState(with: own)
      finished.append { object.applicationFinishedRestoringState() }
    }
    delegate.application(application, didDecodeRestorableStateWith: coder)
    SavedState.finish(finished)
    let presentations = state.records.compactMap { record in
      record.presented.flatMap { path in found[path] }.map { (found[record.path], $0) }
    }
    return {
      for (presenter, presented) in presentations {
        guard let presenter, presenter.viewIfLoaded?.window != nil,
          presented.presentingViewController == nil
        else { continue }
        presenter.present(presented, animated: false)
      }
    }
  }

  private func decodeViews(of controller: UIViewController, _ record: SavedState.Record) {
    var rest = record.views
    controller.viewIfLoaded?.visitTree { view in
      if let own = view.viewController, own !== controller { return false }
      if let name = view.restorationIdentifier,
        let index = rest.firstIndex(where: { $0.identifier == name }),
        let coder = references.unarchiver(rest.remove(at: index).archive)
      {
        view.decodeRestorableState(with: coder)
      }
      return true
    }
  }
}
