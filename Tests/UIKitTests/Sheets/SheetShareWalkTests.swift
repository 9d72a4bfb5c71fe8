import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// Movements of a finger that a sheet and its list share, by half points around each limit.
struct SheetShareWalkTests {
  @Test func `each step is divided as before`() {
    let heights: [CGFloat] = [0, 100, 299, 299.5, 299.75, 300, 300.5, 301]
    let offsets: [CGFloat] = [-20, -0.5, 0, 0.5, 40]
    for seed in 0..<120 {
      var random = SeededGenerator(seed: UInt64(seed))
      var share = SheetShare(
        owner: random.chance(0.5) ? .sheet : .list, mayReturn: random.chance(0.5), ceiling: 300)
      var lines: [String] = []
      for _ in 0..<30 {
        if random.chance(0.03) { share.leaveToList() }
        let step = CGFloat(random.below(9) - 4) / 2 * (random.chance(0.2) ? 40 : 1)
        let (height, offset) = (heights[random.below(8)], offsets[random.below(5)])
        share.take(step, height: height, offset: offset)
        lines.append("\(share)")
      }
      SeenMarks.see(lines.joined(separator: "\n"))
    }
  }
}

/// The events of scrolls that end near their start, and on pages of any size.
@MainActor
struct ScrollJourneyWalkTests {
  @Test func `each journey has the event that it had before`() {
    for seed in 0..<120 {
      var random = SeededGenerator(seed: UInt64(400 + seed))
      func number() -> CGFloat { [0, 0, 0.25, 0.5, 1, 50, 75, 100, 150, -30][random.below(10)] }
      let view = UIScrollView(
        frame: CGRect(
          x: 0, y: 0, width: [0, 100][random.below(2)], height: [0, 50, 100][seed % 3]))
      view.isPagingEnabled = random.chance(0.6)
      view.contentSize = CGSize(width: 400, height: 400)
      let start = CGPoint(x: number(), y: number())
      var journey = ScrollJourney(from: start, at: 1)
      for _ in 0..<random.below(4) { journey.pass(CGPoint(x: number(), y: number())) }
      view.contentOffset = random.chance(0.3) ? start : CGPoint(x: number(), y: number())
      let event = journey.event(of: view)
      SeenMarks.see(
        "\(event?.text ?? "-") \(event?.from ?? -1) \(event?.to ?? -1) "
          + "\(event.map { "\($0.kind)" } ?? "-")")
    }
  }
}
