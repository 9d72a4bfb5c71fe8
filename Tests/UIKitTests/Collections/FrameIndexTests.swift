import Expectations
import Foundation
import Testing

@testable import UIKit

/// The search for frames near a rectangle, compared with a look at every frame.
struct FrameIndexTests {
  @Test(arguments: [0, 1, 16, 17, 300, 5000])
  func `the frames near a rectangle are found in order`(count: Int) {
    let frames = (0..<count).map { number in
      // Three columns, some frames empty, some far from their place in the order.
      CGRect(
        x: number % 3 * 100, y: number % 97 == 0 ? number * 7 % 900 : number / 3 * 40,
        width: 100, height: number % 11 == 0 ? 0 : 40)
    }
    let index = FrameIndex(frames)
    for top in [-500, 0, 35, 1000, 40_000] {
      let rect = CGRect(x: 90, y: top, width: 20, height: 600)
      let near = index.indices(near: rect)
      expect(near, equals: near.sorted())
      expect(Set(near).isSuperset(of: frames.indices.filter { frames[$0].reaches(into: rect) }))
      expect(near.count, isAtMost: frames.count { $0.insetBy(dx: -1, dy: -1).intersects(rect) })
    }
  }
}
