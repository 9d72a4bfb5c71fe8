import Expectations
import PantographTouches
import Testing

struct DeltaUnitTests {
  @Test func `libinput's unaccelerated movement is exact millimetres`() {
    // 25.4 mm are 1,000 dots, slowed down by 0.9 · 0.2968.
    let movement = DeltaMovement(
      Delta(x: 900, y: 0), unaccelerated: Delta(x: 267.12, y: -26.712))
    let (hand, isAssumed) = DeltaUnit.libinput.millimetres(movement)
    expect((hand.x - 25.4).magnitude, isBelow: 1e-12)
    expect((hand.y + 2.54).magnitude, isBelow: 1e-12)
    expect(!isAssumed)
  }

  @Test func `the flat profile slows down by less`() {
    let movement = DeltaMovement(.zero, unaccelerated: Delta(x: 296.8, y: 0))
    expect((DeltaUnit.libinputFlat.millimetres(movement).0.x - 25.4).magnitude, isBelow: 1e-12)
  }

  @Test(arguments: DeltaUnit.allCases)
  func `an accelerated movement gives assumed millimetres`(unit: DeltaUnit) {
    expect(unit.millimetres(DeltaMovement(Delta(x: 1, y: 1))).isAssumed)
  }

  @Test func `points are reported by all but libinput`() {
    let movement = DeltaMovement(Delta(x: 3, y: -4), unaccelerated: Delta(x: 1, y: -2))
    for unit in DeltaUnit.allCases {
      let (points, isAssumed) = unit.points(movement)
      expect(points, equals: PointVector(x: 3, y: -4))
      expect(isAssumed, equals: (unit == .libinput || unit == .libinputFlat))
    }
  }

  @Test func `a scroll of fingers ends with zero on the axes it mentions`() {
    expect(DeltaScroll(y: 0).isTerminating)
    expect(DeltaScroll(x: 0, y: 0).isTerminating)
    expect(!DeltaScroll(x: 0, y: 2).isTerminating)
    expect(!DeltaScroll().isTerminating)
    expect(!DeltaScroll(y: 0, source: .continuous).isTerminating)
  }

  @Test func `natural scrolling is undone`() {
    let scroll = DeltaScroll(x: 1, y: -2, isInverted: true)
    expect(scroll.movement, equals: Delta(x: -1, y: 2))
    expect(DeltaUnit.wayland.points(scroll).0, equals: PointVector(x: -1, y: 2))
    expect(DeltaUnit.libinput.millimetres(scroll).isAssumed, equals: false)
  }
}
