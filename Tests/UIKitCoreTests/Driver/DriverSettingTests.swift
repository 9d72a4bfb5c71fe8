import Expectations
import PantographGestures
import Testing
import UIKit

/// The settings of a driver, which are those of its grip.
@MainActor
struct DriverSettingTests {
  @Test func `settings are read as they were set`() {
    let driver = PanTransitionDriver(
      dismissing: UIViewController(), pan: UIPanGestureRecognizer(), direction: .down)
    let first = driver.thresholds
    var other = InteractionThresholds()
    other.finish.progress = 0.123
    driver.thresholds = other
    expect(driver.thresholds, equals: other)
    expect(driver.thresholds, differsFrom: first)
    driver.pointsPerMillimetre = 7.5
    expect(driver.pointsPerMillimetre, equals: 7.5)
    driver.length = 321
    expect(driver.length, equals: 321)
  }
}
