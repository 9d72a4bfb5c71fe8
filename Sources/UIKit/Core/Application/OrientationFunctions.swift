// swift-format-ignore-file: AlwaysUseLowerCamelCase

// Functions of Swift 4 for the properties of orientations. The names are Apple's.

/// Returns `orientation.isPortrait`.
public func UIInterfaceOrientationIsPortrait(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isPortrait
}

/// Returns `orientation.isLandscape`.
public func UIInterfaceOrientationIsLandscape(_ orientation: UIInterfaceOrientation) -> Bool {
  orientation.isLandscape
}

/// Returns `orientation.isPortrait`.
public func UIDeviceOrientationIsPortrait(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isPortrait
}

/// Returns `orientation.isLandscape`.
public func UIDeviceOrientationIsLandscape(_ orientation: UIDeviceOrientation) -> Bool {
  orientation.isLandscape
}
