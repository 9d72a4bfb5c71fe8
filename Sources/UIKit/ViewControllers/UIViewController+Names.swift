import Foundation

// What few view controllers say of themselves, most of it to a system that does not ask here.
extension UIViewController {
  /// Nil: no view controller runs within another program.
  public var extensionContext: AnyObject? { nil }

  /// Kept: nothing is saved and restored here by itself.
  public var restorationClass: AnyObject.Type? {
    get { kept("restorationClass") as? AnyObject.Type }
    set { keep("restorationClass", newValue) }
  }
  /// Kept: nobody counts what users do.
  public var interactionActivityTrackingBaseName: String? {
    get { kept("interactionActivityTrackingBaseName") as? String }
    set { keep("interactionActivityTrackingBaseName", newValue) }
  }
  /// Kept: nothing takes the focus here.
  public var focusGroupIdentifier: String? {
    get { kept("focusGroupIdentifier") as? String }
    set { keep("focusGroupIdentifier", newValue) }
  }
  public var interfaceOrientation: UIInterfaceOrientation { orientationNow }

  private func kept(_ key: String) -> Any? { presentation.keptNames?[key] }

  private func keep(_ key: String, _ value: Any?) {
    if presentation.keptNames == nil { presentation.keptNames = [:] }
    presentation.keptNames?[key] = value
  }

  // MARK: Nothing to show

  /// Says over the whole view that there is nothing to show, or that it is on its way; nil shows the content.
  public var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { presentation.unavailable?.configuration }
    set {
      presentation.unavailable?.removeFromSuperview()
      presentation.unavailable = newValue.map { UnavailableCover($0) }
      showUnavailable()
    }
  }

  func updateUnavailableSoon() {
    let update = { @MainActor [weak self] in
      guard let self else { return }
      updateContentUnavailableConfiguration(
        using: UIContentUnavailableConfigurationState(traitCollection: traitCollection))
    }
    guard let clock = viewIfLoaded?.layer.clock else { return update() }
    clock.nextTurn { update() }
  }

  private func showUnavailable() {
    guard let cover = presentation.unavailable, let view = loadedView else { return }
    cover.frame = view.bounds
    cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(cover)
  }
}
