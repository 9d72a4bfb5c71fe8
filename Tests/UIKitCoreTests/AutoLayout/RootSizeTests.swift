import Expectations
import Foundation
import Testing
import UIKit

/// Sizes of views without a superview that constraints place.
@MainActor
struct RootSizeTests {
  private func root(translates: Bool = false, _ frame: CGRect = .zero) -> (UIView, UIView) {
    let (root, child) = (UIView(frame: frame), UIView())
    root.translatesAutoresizingMaskIntoConstraints = translates
    child.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(child)
    return (root, child)
  }

  @Test func `a required width of an outermost view holds for the views in it`() {
    let (root, child) = root()
    NSLayoutConstraint.activate([
      root.widthAnchor.constraint(equalToConstant: 400),
      child.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
      child.centerXAnchor.constraint(equalTo: root.centerXAnchor),
    ])
    let fill = child.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    fill.priority = UILayoutPriority(999)
    fill.isActive = true
    root.layoutIfNeeded()
    expect(child.frame, equals: CGRect(x: 100, y: 0, width: 200, height: 0))
    expect(root.bounds.size, equals: CGSize(width: 400, height: 0))
  }

  @Test func `views in it that are wider than its frame widen an outermost view`() {
    let (root, child) = root()
    NSLayoutConstraint.activate([
      child.widthAnchor.constraint(equalToConstant: 30),
      child.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 8),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -8),
    ])
    root.layoutIfNeeded()
    expect(root.bounds.width, equals: 46)
    expect(child.frame.minX, equals: 8)
  }

  @Test func `an outermost view without required constraints on its size keeps its frame`() {
    let (root, child) = root(CGRect(x: 5, y: 6, width: 70, height: 80))
    let width = root.widthAnchor.constraint(equalToConstant: 10)
    width.priority = .defaultHigh
    NSLayoutConstraint.activate([
      width, child.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      child.trailingAnchor.constraint(equalTo: root.trailingAnchor),
    ])
    root.layoutIfNeeded()
    expect(root.frame, equals: CGRect(x: 5, y: 6, width: 70, height: 80))
    expect(child.frame.width, equals: 70)
  }

  @Test func `a frame set later gives way as well, and one with a superview is placed`() {
    let (root, _) = root()
    root.heightAnchor.constraint(equalToConstant: 20).isActive = true
    root.frame = CGRect(x: 0, y: 0, width: 90, height: 90)
    root.layoutIfNeeded()
    expect(root.bounds.size, equals: CGSize(width: 90, height: 20))
    expect(root.center, equals: CGPoint(x: 45, y: 45))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(root)
    NSLayoutConstraint.activate([
      root.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 3),
      root.topAnchor.constraint(equalTo: window.topAnchor),
      root.widthAnchor.constraint(equalToConstant: 50),
    ])
    window.layoutIfNeeded()
    expect(root.frame, equals: CGRect(x: 3, y: 0, width: 50, height: 20))
  }
}
