import Expectations
import Foundation
import Testing
import UIKit

/// A screen, its modes and its coordinates.
@MainActor
struct ScreenTests {
  private let screen = UIScreen.main

  @Test func `a screen has one mode, with a pixel for each`() {
    let pixels = CGSize(
      width: screen.bounds.width * screen.scale, height: screen.bounds.height * screen.scale)
    expect(screen.nativeBounds, equals: CGRect(origin: .zero, size: pixels))
    expect(screen.nativeScale, equals: screen.scale)
    expect(screen.currentMode?.size == pixels && screen.preferredMode?.size == pixels)
    expect(screen.availableModes.map(\.size), equals: [pixels])
    expect(screen.currentMode?.pixelAspectRatio, equals: 1)
  }

  @Test func `nothing else is known of the display`() {
    expect(!screen.isCaptured && screen.mirrored == nil && screen.calibratedLatency == 0)
    expect(screen.overscanCompensationInsets, equals: .zero)
    expect(screen.focusedItem == nil && screen.focusedView == nil && !screen.supportsFocus)
    expect(screen.referenceDisplayModeStatus, equals: .notSupported)
    expect(screen.potentialEDRHeadroom == 1 && screen.currentEDRHeadroom == 1)
  }

  @Test func `places are converted by way of the window`() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 30))
    window.addSubview(view)
    let point = view.convert(CGPoint(x: 1, y: 1), to: screen.fixedCoordinateSpace)
    expect(point, equals: CGPoint(x: 11, y: 21))
    expect(screen.fixedCoordinateSpace.convert(point, to: view), equals: CGPoint(x: 1, y: 1))
  }

  @Test func `a link of the screen counts by its frames`() {
    @MainActor final class Counter {
      var count = 0
      func step(_ link: CADisplayLink) { count += 1 }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.makeKeyAndVisible()
    let counter = Counter()
    let link = screen.displayLink(withTarget: counter, selector: Counter.step)
    link?.add(to: .main, forMode: .common)
    window.advance(to: 1)
    window.advance(to: 1.1)
    expect(counter.count, isAbove: 0)
    link?.invalidate()
  }
}
