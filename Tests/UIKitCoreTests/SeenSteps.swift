import UIKit
import ViewTesting

// The tests of this target call these methods instead of UIKit's methods with the same names.

extension UIWindow {
  /// Advances the time, and compares what is seen then with what the test saw before.
  func advance(to time: Double) { advanceSeen(to: time) }
}

extension UIView {
  /// Lays out, and compares what is seen then with what the test saw before.
  func layoutIfNeeded() { layOutSeen() }
}
