import Expectations
import PantographGestures
import PantographTouches
import Testing

struct TransitionDirectionTests {
  @Test func `progress counts along the direction, and back`() {
    let movement = PointVector(x: 30, y: -60)
    expect(TransitionDirection.right.progress(of: movement, length: 120), equals: 0.25)
    expect(TransitionDirection.left.progress(of: movement, length: 120), equals: -0.25)
    expect(TransitionDirection.up.progress(of: movement, length: 120), equals: 0.5)
    expect(TransitionDirection.down.progress(of: movement, length: 120), equals: -0.5)
    expect(TransitionDirection.down.progress(of: movement, length: 0), equals: 0)
  }

  @Test func `a cone is as wide as it says, to both sides`() {
    let diagonal = PointVector(x: 10, y: -10)
    for direction in TransitionDirection.allCases {
      let isAhead = direction == .right || direction == .up
      expect(direction.permits(diagonal, cone: 45), equals: isAhead)
      expect(direction.permits(diagonal, cone: 44), equals: false)
      expect(direction.permits(diagonal, cone: 46), equals: isAhead)
      expect(direction.permits(diagonal, cone: 136))
      expect(direction.permits(diagonal, cone: 180))
      expect(!direction.permits(.zero, cone: 90))
    }
  }
}
