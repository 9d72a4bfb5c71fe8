import CPantograph
import Expectations
import PantographC
import Testing

struct SurfaceSizeTests {
  @Test(arguments: [
    (100.0, 100.0, true), (10_000, 10_000, true), (0.001, 0.001, true), (0, 100, false),
    (100, 0, false), (-1, 100, false), (100, -1, false), (10_000.1, 100, false),
    (100, 10_000.1, false), (.infinity, 100, false), (100, .nan, false),
  ])
  func `a surface has from more than nothing to ten metres`(
    width: Double, height: Double, isPossible: Bool
  ) {
    for isTouchpad in [false, true] {
      var surface: OpaquePointer?
      let status = surfaceNewSized(isTouchpad, width, height, &surface)
      expect(status, equals: (isPossible ? PANTOGRAPH_OK : PANTOGRAPH_RANGE))
      expect((surface != nil), equals: isPossible)
      surfaceFree(surface)
    }
    expect(surfaceNewSized(false, width, height, nil), equals: PANTOGRAPH_MISSING)
  }
}
