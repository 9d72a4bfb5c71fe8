import Core
import UIKit

/// A namesake of a type of the module that is imported.
public enum Theme {
  public static let name = "card"
  static let base = Core.Theme.name
}

package let ofPackage = "card's package"

extension UIView {
  func pin() { accessibilityIdentifier = "pinned by Card" }
}

public final class Card: UIView {
  public let panel = Core.Panel()

  public func fill() {
    pin()
    panel.fill()
    addSubview(panel)
  }

  public var words: String {
    "\(Theme.name) on \(Theme.base): \(accessibilityIdentifier ?? ""), \(panel.accessibilityIdentifier ?? "")"
  }
}

/// Another namesake.
final class Panel: NSObject {
  @objc func tapped() {}
}
