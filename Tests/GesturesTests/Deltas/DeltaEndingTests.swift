import Expectations
import PantographGestures
import PantographTouches
import Testing

/// Facts about endings, units and kinds, case by case.
struct DeltaEndingTests {
  @Test func `only a lift and a scroll that stopped may finish a transition`() {
    expect(DeltaEnding.allCases.filter(\.isLift), equals: [.lifted, .stopped])
  }

  @Test func `each unit states what is assumed of it`() {
    expect(DeltaUnit.allCases.filter(\.assumesMillimetres), equals: [.wayland, .gtk, .qt])
    expect(DeltaUnit.allCases.filter(\.assumesPoints), equals: [.libinput, .libinputFlat])
  }

  @Test func `a drag, a scroll and a swipe move in one direction`() {
    expect(GestureKind.allCases.filter(\.isStroke), equals: [.drag, .scroll, .swipe])
  }
}
