import Expectations
import PantographGestures
import Testing

/// Lengths and scales that are no lengths.
struct InteractionSpaceTests {
  @Test func `a length or a scale that is not positive or not finite becomes 1`() {
    for value in [0, -1, -Double.infinity, .infinity, .nan] {
      expect(InteractionSpace(length: value).length, equals: 1, "\(value)")
      expect(InteractionSpace(length: 5, pointsPerMillimetre: value).pointsPerMillimetre, equals: 1)
    }
    for value in [1e-300, 0.5, 1, 700, 1e300] {
      expect(InteractionSpace(length: value).length, equals: value)
      expect(
        InteractionSpace(length: 5, pointsPerMillimetre: value).pointsPerMillimetre, equals: value)
    }
    expect(InteractionSpace(length: 5).pointsPerMillimetre, equals: 1 / PointScale.phone)
  }
}
