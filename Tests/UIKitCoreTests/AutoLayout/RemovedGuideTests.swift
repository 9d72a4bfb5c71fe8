import Expectations
import Foundation
import Testing
import UIKit

/// Guides that are removed, or move to another view, while constraints use them.
@MainActor
struct RemovedGuideTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private let inner = UIView()
  private let guide = UILayoutGuide()
  private let constraints: [NSLayoutConstraint]

  init() {
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.addLayoutGuide(guide)
    inner.translatesAutoresizingMaskIntoConstraints = false
    constraints = [
      guide.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 20),
      guide.topAnchor.constraint(equalTo: outer.topAnchor, constant: 30),
      guide.widthAnchor.constraint(equalToConstant: 50),
      guide.heightAnchor.constraint(equalToConstant: 40),
      inner.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      inner.topAnchor.constraint(equalTo: guide.bottomAnchor),
      inner.widthAnchor.constraint(equalTo: guide.widthAnchor),
      inner.heightAnchor.constraint(equalToConstant: 10),
    ]
    NSLayoutConstraint.activate(constraints)
    window.isHidden = false
    window.layoutIfNeeded()
  }

  @Test func `a guide that is removed takes its constraints away`() {
    expect(guide.layoutFrame, equals: CGRect(x: 20, y: 30, width: 50, height: 40))
    expect(inner.frame, equals: CGRect(x: 70, y: 70, width: 50, height: 10))
    outer.removeLayoutGuide(guide)
    window.layoutIfNeeded()
    expect(constraints.map(\.isActive), equals: Array(repeating: false, count: 7) + [true])
    expect(guide.owningView == nil && outer.layoutGuides.isEmpty)
    // The view can be placed otherwise now.
    inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5).isActive = true
    inner.topAnchor.constraint(equalTo: outer.topAnchor, constant: 6).isActive = true
    inner.widthAnchor.constraint(equalToConstant: 7).isActive = true
    window.layoutIfNeeded()
    expect(inner.frame, equals: CGRect(x: 5, y: 6, width: 7, height: 10))
  }

  @Test func `a guide that is added again has the constraints that are activated again`() {
    outer.removeLayoutGuide(guide)
    outer.addLayoutGuide(guide)
    constraints[0].constant = 40
    NSLayoutConstraint.activate(constraints)
    window.layoutIfNeeded()
    expect(inner.frame, equals: CGRect(x: 90, y: 70, width: 50, height: 10))
  }
}
