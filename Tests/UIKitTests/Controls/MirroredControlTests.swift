import Expectations
import Foundation
import Testing
import UIKit
import ViewTesting

/// Controls and rows where text runs from right to left.
@MainActor
struct MirroredControlTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 800))
  private let fingers: Fingers

  init() {
    fingers = Fingers(window)
    window.traitOverrides.layoutDirection = .rightToLeft
    window.isHidden = false
  }

  private func tap(_ x: Double, _ y: Double) {
    fingers.down(0, x, y)
    fingers.wait(30)
    fingers.lift()
    fingers.wait(30)
  }

  @Test func `a slider's values grow to the left`() {
    let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 300, height: 40))
    window.addSubview(slider)
    fingers.wait(10)
    let thumb = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0)
    expect(thumb.maxX, equals: 300)
    fingers.down(0, 286, 120)
    for x in stride(from: 270.0, through: 150, by: -20) { fingers.move(0, x, 120) }
    fingers.lift()
    expect(abs(slider.value - 0.5), isBelow: 0.05)
  }

  @Test func `segments and pages run from the right`() {
    let segments = UISegmentedControl(items: ["A", "B", "C"])
    segments.frame = CGRect(x: 0, y: 100, width: 300, height: 30)
    let dots = UIPageControl(frame: CGRect(x: 0, y: 200, width: 300, height: 30))
    dots.numberOfPages = 3
    window.addSubview(segments)
    window.addSubview(dots)
    fingers.wait(10)
    tap(280, 115)
    expect(segments.selectedSegmentIndex, equals: 0)
    tap(20, 115)
    expect(segments.selectedSegmentIndex, equals: 2)
    tap(20, 215)
    expect(dots.currentPage, equals: 1)
  }

  @Test func `a row has its text at the right and its accessory at the left`() throws {
    let scene = TableScene(rows: 3)
    scene.window.traitOverrides.layoutDirection = .rightToLeft
    let cell = try #require(scene.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    cell.accessoryType = .disclosureIndicator
    scene.window.layoutIfNeeded()
    let label = try #require(cell.textLabel)
    let text = cell.convert(label.bounds, from: label)
    let arrow = try #require(cell.subviews.first { $0 is UIImageView })
    expect(arrow.frame.maxX < 40 && text.maxX == 304 && text.minX > arrow.frame.maxX)
  }

  @Test func `a bar that was made before its window has its back button at the right`() throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "Mail"
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.loadViewIfNeeded()
    window.rootViewController = navigation
    fingers.wait(10)
    tap(370, 22)
    fingers.wait(1000)
    expect(navigation.viewControllers.count, equals: 1)
  }
}
