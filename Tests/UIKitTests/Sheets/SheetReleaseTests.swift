import Testing

@testable import UIKit

@Suite struct SheetReleaseTests {
  private func release(
    _ heights: [CGFloat], at height: CGFloat, _ velocity: CGFloat, canDismiss: Bool = true
  ) -> SheetRelease.Outcome {
    SheetRelease(
      heights: heights, height: height, velocity: velocity, canDismiss: canDismiss
    ).outcome
  }

  @Test func `half of the way down dismisses, less springs back`() {
    #expect(release([800], at: 400, 0) == .dismiss)
    #expect(release([800], at: 401, 0) == .rest(0))
  }

  @Test func `1000 points a second dismiss, 975 do not`() {
    #expect(release([800], at: 700, 1000) == .dismiss)
    #expect(release([800], at: 700, 975) == .rest(0))
    #expect(release([800], at: 200, -1000) == .rest(0))
  }

  @Test func `between two heights the nearest counts, or the way of a flick`() {
    #expect(release([400, 760], at: 560, 0) == .rest(0))
    #expect(release([400, 760], at: 600, 0) == .rest(1))
    #expect(release([400, 760], at: 600, 1200) == .rest(0))
    #expect(release([400, 760], at: 450, -1200) == .rest(1))
    #expect(release([400, 760], at: 400, 1200) == .dismiss)
  }

  @Test func `what may not be dismissed rests`() {
    #expect(release([400, 760], at: 10, 5000, canDismiss: false) == .rest(0))
    #expect(release([], at: 10, 0, canDismiss: false) == .rest(0))
  }
}
