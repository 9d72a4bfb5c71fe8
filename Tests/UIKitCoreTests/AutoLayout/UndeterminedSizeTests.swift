import Expectations
import Foundation
import Testing
import UIKit

/// Sizes that constraints only bound.
@MainActor
struct UndeterminedSizeTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))

  private func box(_ constraints: (UIView) -> [NSLayoutConstraint]) -> UIView {
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(box)
    NSLayoutConstraint.activate(constraints(box))
    window.layoutIfNeeded()
    return box
  }

  @Test func `a size that is only bounded from above is zero`() {
    let box = box {
      [
        $0.leadingAnchor.constraint(equalTo: window.leadingAnchor),
        $0.topAnchor.constraint(equalTo: window.topAnchor),
        $0.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
        $0.heightAnchor.constraint(lessThanOrEqualTo: window.heightAnchor, multiplier: 0.5),
      ]
    }
    expect(box.frame, equals: .zero)
  }

  @Test func `a size between two bounds is the lower one`() {
    let box = box {
      [
        $0.centerXAnchor.constraint(equalTo: window.centerXAnchor),
        $0.topAnchor.constraint(equalTo: window.topAnchor),
        $0.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
        $0.widthAnchor.constraint(greaterThanOrEqualToConstant: 40),
        $0.heightAnchor.constraint(equalToConstant: 10),
      ]
    }
    expect(box.frame, equals: CGRect(x: 180, y: 0, width: 40, height: 10))
  }

  @Test func `a size shrinks again after an animation of its constraints`() {
    let exact: NSLayoutConstraint
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(box)
    exact = box.widthAnchor.constraint(equalToConstant: 80)
    NSLayoutConstraint.activate([
      exact, box.widthAnchor.constraint(lessThanOrEqualToConstant: 100),
      box.leadingAnchor.constraint(equalTo: window.leadingAnchor),
    ])
    window.layoutIfNeeded()
    expect(box.frame.width, equals: 80)
    exact.isActive = false
    window.layoutIfNeeded()
    expect(box.frame.width, equals: 0)
  }
}
