extension UIInterfaceOrientation {
  /// Creates the interface orientation for a device's orientation; nil for a flat or an unknown
  /// one. A device turned to the left has its interface turned to the right.
  init?(_ device: UIDeviceOrientation) {
    switch device {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeLeft: self = .landscapeRight
    case .landscapeRight: self = .landscapeLeft
    case .unknown, .faceUp, .faceDown: return nil
    }
  }

  /// Creates the orientation from its name in Info.plist's `UISupportedInterfaceOrientations`.
  init?(listed name: String) {
    switch name {
    case "UIInterfaceOrientationPortrait": self = .portrait
    case "UIInterfaceOrientationPortraitUpsideDown": self = .portraitUpsideDown
    case "UIInterfaceOrientationLandscapeLeft": self = .landscapeLeft
    case "UIInterfaceOrientationLandscapeRight": self = .landscapeRight
    default: return nil
    }
  }
}

extension UIInterfaceOrientationMask {
  /// Creates the mask of one orientation; empty for `.unknown`.
  init(_ orientation: UIInterfaceOrientation) {
    self.init(rawValue: orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue))
  }

  func contains(_ orientation: UIInterfaceOrientation) -> Bool {
    orientation != .unknown && contains(UIInterfaceOrientationMask(orientation))
  }

  /// The orientations in the mask, portrait first.
  var orientations: [UIInterfaceOrientation] {
    [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown].filter { contains($0) }
  }

  /// The names of the orientations, for a sentence.
  var words: String { orientations.map { "\($0)" }.joined(separator: ", ") }
}
