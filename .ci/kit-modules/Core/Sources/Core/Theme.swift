import UIKit

public enum Theme {
  public static let name = "core"
}

extension UIView {
  func pin() { accessibilityIdentifier = "pinned by Core" }
}

public final class Panel: UIView {
  public private(set) var taps: [String] = []

  public func fill() {
    pin()
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapped)))
  }

  @objc public func tapped() { taps.append(Theme.name) }
}
