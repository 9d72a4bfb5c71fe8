import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Margins, and layouts that depend on them, when other changes affect them.
@MainActor
struct LayoutMarginsTests {
  private func shown() -> (UIWindow, UIView) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let box = UIView(frame: window.bounds)
    window.addSubview(box)
    return (window, box)
  }

  /// A view of 10 by 10 in the corner of the margins.
  private func corner(of view: UIView) -> UIView {
    let corner = UIView(constrainedIn: view)
    NSLayoutConstraint.activate([
      corner.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      corner.topAnchor.constraint(equalTo: view.layoutMarginsGuide.topAnchor),
      corner.widthAnchor.constraint(equalToConstant: 10),
      corner.heightAnchor.constraint(equalToConstant: 10),
    ])
    return corner
  }

  @Test func `margins that keep those of the superview follow them, however deep`() {
    let (window, box) = shown()
    let outer = UIView(frame: box.bounds)
    let inner = UIView(frame: box.bounds)
    box.addSubview(outer)
    outer.addSubview(inner)
    outer.preservesSuperviewLayoutMargins = true
    inner.preservesSuperviewLayoutMargins = true
    let corner = corner(of: inner)
    window.layoutIfNeeded()
    expect(corner.frame.origin, equals: CGPoint(x: 8, y: 8))
    box.layoutMargins = UIEdgeInsets(top: 30, left: 40, bottom: 0, right: 0)
    window.layoutIfNeeded()
    expect(corner.frame.origin, equals: CGPoint(x: 40, y: 30))
    inner.frame.origin = CGPoint(x: 10, y: 12)
    window.layoutIfNeeded()
    expect(corner.frame.origin, equals: CGPoint(x: 30, y: 18))
    inner.preservesSuperviewLayoutMargins = false
    window.layoutIfNeeded()
    expect(corner.frame.origin, equals: CGPoint(x: 8, y: 8))
  }

  @Test func `leading margins change sides with the direction of text`() {
    let (window, box) = shown()
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 1, leading: 20, bottom: 3, trailing: 40)
    let corner = corner(of: box)
    window.layoutIfNeeded()
    expect(corner.frame.minX, equals: 20)
    box.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    expect(corner.frame.maxX, equals: 380)
    expect(box.layoutMargins, equals: UIEdgeInsets(top: 1, left: 40, bottom: 3, right: 20))
    box.layoutMargins = UIEdgeInsets(top: 0, left: 5, bottom: 0, right: 6)
    window.layoutIfNeeded()
    expect(corner.frame.maxX, equals: 394)
    box.semanticContentAttribute = .unspecified
    window.layoutIfNeeded()
    expect(corner.frame.minX, equals: 5)
  }

  @Test func `margins that go by the traits' direction are placed anew with it`() {
    let (window, box) = shown()
    box.directionalLayoutMargins = NSDirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 0)
    let corner = corner(of: box)
    window.layoutIfNeeded()
    box.traitOverrides.layoutDirection = .rightToLeft
    window.layoutIfNeeded()
    expect(corner.frame.maxX, equals: 380)
  }

  @Test func `leading is where the view around the constrained ones has it`() {
    let (window, box) = shown()
    let corner = corner(of: box)
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    box.addSubview(inner)
    let deeper = self.corner(of: inner)
    box.semanticContentAttribute = .forceRightToLeft
    window.layoutIfNeeded()
    expect(corner.frame.maxX, equals: 392)
    expect(deeper.frame.minX, equals: 8)
  }

  private final class Screen: UIViewController {
    var told = 0
    override func viewLayoutMarginsDidChange() { told += 1 }
  }

  @Test func `a view controller is told of other margins of its view`() {
    let screen = Screen()
    screen.view.layoutMargins.left = 30
    expect(screen.told, equals: 1)
    screen.view.layoutMargins = screen.view.layoutMargins
    expect(screen.told, equals: 1)
  }

  @Test func `the system's margins of a view controller's view go by its traits`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
    let screen = Screen()
    window.rootViewController = screen
    window.makeKeyAndVisible()
    let corner = corner(of: screen.view)
    window.layoutIfNeeded()
    expect(corner.frame.minX, equals: 16)
    screen.traitOverrides.horizontalSizeClass = .regular
    window.layoutIfNeeded()
    expect(corner.frame.minX, equals: 20)
    screen.viewRespectsSystemMinimumLayoutMargins = false
    window.layoutIfNeeded()
    expect(corner.frame.minX, equals: 0)
    let told = screen.told
    window.safeAreaOfScreen.left = 30
    window.layoutIfNeeded()
    expect(corner.frame.minX, equals: 30)
    expect(screen.told, isAbove: told)
  }
}
