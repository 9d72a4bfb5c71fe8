extension UIViewController {
  /// Returns the nearest of the surrounding view controllers that has the given type.
  func nearest<Container: UIViewController>(_ type: Container.Type) -> Container? {
    var candidate = parent
    while let current = candidate {
      if let container = current as? Container { return container }
      candidate = current.parent
    }
    return nil
  }

  var forwardsAppearance: Bool { shouldAutomaticallyForwardAppearanceMethods }
}

/// A container that shows one of its children at a time.
@MainActor
protocol ShowsOneChild: UIViewController {
  var shownChild: UIViewController? { get }
}
