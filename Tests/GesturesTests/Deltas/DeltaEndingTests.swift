import PantographGestures
import PantographTouches
import Testing

/// Facts about endings, units and kinds, case by case.
@Suite struct DeltaEndingTests {
  @Test func `only a lift and a scroll that stopped may finish a transition`() {
    #expect(DeltaEnding.allCases.filter(\.isLift) == [.lifted, .stopped])
  }

  @Test func `each unit states what is assumed of it`() {
    #expect(DeltaUnit.allCases.filter(\.assumesMillimetres) == [.wayland, .gtk, .qt])
    #expect(DeltaUnit.allCases.filter(\.assumesPoints) == [.libinput, .libinputFlat])
  }

  @Test func `a drag, a scroll and a swipe move in one direction`() {
    #expect(GestureKind.allCases.filter(\.isStroke) == [.drag, .scroll, .swipe])
  }
}
