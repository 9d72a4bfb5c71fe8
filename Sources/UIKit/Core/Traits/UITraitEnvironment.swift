import Foundation

/// Something that is shown under circumstances.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }
  /// Called when they have changed for something that is in a window.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// Ends what `registerForTraitChanges` began.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}
