import Expectations
import Foundation
import PantographTouches
import Testing
import UIKit
import ViewTesting

/// NaN and infinite positions, sizes and values: the objects that receive them continue to work, and recognize
/// the next finger.
@MainActor
struct HostileNumberTests {
  nonisolated static let numbers: [Double] = [
    .nan, .infinity, -.infinity, 1e308, -1e308, 1e18, -1e18, .leastNonzeroMagnitude, 0, 10,
  ]
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init() {
    window.isHidden = false
    window.advance(to: 1)
  }

  @Test(arguments: numbers)
  func `fingers from nowhere end no recognizer and no control`(number: Double) {
    let kinds: [UIGestureRecognizer] = [
      UITapGestureRecognizer(), UIPanGestureRecognizer(), UIPinchGestureRecognizer(),
      UIRotationGestureRecognizer(), UISwipeGestureRecognizer(), UILongPressGestureRecognizer(),
      UIScreenEdgePanGestureRecognizer(), UIHoverGestureRecognizer(),
    ]
    for kind in kinds { window.addGestureRecognizer(kind) }
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let segments = UISegmentedControl(items: ["a", "b"])
    segments.frame = CGRect(x: 0, y: 100, width: 390, height: 100)
    segments.bounds.origin.x = number.isFinite ? number : 0
    for view in [slider, segments] { window.addSubview(view) }
    let fingers = Fingers(window, startingAt: 2)
    for y in [50.0, 150, 400] {
      fingers.down(0, 10, y)
      fingers.move(0, number, y)
      fingers.down(1, number, number)
      fingers.move(0, 20, number)
      fingers.move(1, -number, y)
      fingers.lift(0)
      fingers.lift(1)
      fingers.wait(1000)
      fingers.hover(number, number)
      fingers.scroll(.began, number, number)
      fingers.scroll(.changed, -number, number)
      fingers.scroll(.ended)
      fingers.wait(1000)
    }
    expect(slider.value >= 0 && slider.value <= 1)
    fingers.hover()
    expect(window.engagedRecognizers.isEmpty)
    for kind in kinds { window.removeGestureRecognizer(kind) }
    var taps = 0
    let tap = UITapGestureRecognizer()
    tap.addAction { _ in taps += 1 }
    window.addGestureRecognizer(tap)
    fingers.down(0, 200, 600)
    fingers.lift(0)
    fingers.wait(1000)
    expect(taps, equals: 1)
  }

  @Test(arguments: numbers)
  func `controls keep what is a number`(number: Double) {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    slider.value = Float(number)
    slider.maximumValue = Float(number)
    slider.minimumValue = Float(number)
    expect(!slider.value.isNaN)
    let bar = UIProgressView(progressViewStyle: .bar)
    bar.progress = Float(number)
    expect(bar.progress >= 0 && bar.progress <= 1)
    let stepper = UIStepper(frame: .zero)
    stepper.maximumValue = number
    stepper.value = number
    stepper.stepValue = number
    expect(!stepper.value.isNaN)
    let pages = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    pages.numberOfPages = Int.max
    pages.currentPage = Int.min
    let label = UILabel(frame: .zero)
    label.text = "some words"
    _ = label.sizeThatFits(CGSize(width: number, height: number))
    let view = UIView()
    view.alpha = number
    for view in [slider, bar, stepper, pages, label, view] { window.addSubview(view) }
    window.safeAreaOfScreen = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
    window.layoutMargins = window.safeAreaOfScreen
    window.advance(to: 2)
    expect(pages.currentPage == 0 && pages.subviews.count == 1000)
    let hit = window.hitTest(CGPoint(x: number, y: number), with: nil)
    expect((hit == nil), equals: !(0..<390).contains(number))
  }
}
