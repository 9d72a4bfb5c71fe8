import Expectations
import PantographGestures
import Testing

@testable import PantographStage

/// The settings of a touchpad, and numbers that no touchpad can have.
struct TouchpadSettingsTests {
  @Test func `the usual settings`() {
    let settings = TouchpadSettings()
    expect(settings.pointerScale == 16 && settings.gestureScale == 163 / 25.4)
    expect(settings.isNatural && settings.tapsToClick && settings.thresholds == .touchpad)
  }

  @Test(arguments: [0, -1, Double.nan, .infinity, -.infinity])
  func `an impossible scale is the usual one`(scale: Double) {
    let settings = TouchpadSettings(pointerScale: scale, gestureScale: scale)
    expect(settings, equals: TouchpadSettings())
    let one = TouchpadSettings(pointerScale: 3, gestureScale: scale)
    expect(one.pointerScale == 3 && one.gestureScale == 163 / 25.4)
    let other = TouchpadSettings(pointerScale: scale, gestureScale: 0.5)
    expect(other.pointerScale == 16 && other.gestureScale == 0.5)
  }
}
