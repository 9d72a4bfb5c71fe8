import Expectations
import Foundation
import SeededRandom
import Testing

@testable import UIKit

/// The division of items into lines, and the distribution within a line.
struct FlowLinesTests {
  private func starts(
    _ lengths: [CGFloat], in available: CGFloat, least: CGFloat = 10
  ) -> [CGFloat] {
    FlowLines(
      lengths.map { FlowLines.Size(along: $0, across: 40) }, available: available,
      itemSpacing: least, lineSpacing: 5
    ).places.map(\.along)
  }

  @Test func `the last line of equal items is spaced as if it were full`() {
    expect(starts([50, 50, 50, 50], in: 375), equals: [0, 65, 130, 195])
    expect(
      starts([CGFloat](repeating: 100, count: 7), in: 300), equals: [0, 200, 0, 200, 0, 200, 0])
  }

  @Test func `a full line is spread`() {
    expect(starts([90, 90, 90], in: 300), equals: [0, 105, 210])
    expect(starts([100, 80, 60, 100, 100, 50], in: 280), equals: [0, 120, 220, 0, 110, 220])
    expect(starts([100, 80, 60, 100, 100], in: 290), equals: [0, 125, 230, 0, 190])
  }

  @Test func `the last line of different items has the least spacing`() {
    expect(starts([50, 60], in: 375), equals: [0, 60])
  }

  @Test func `a line that can hold one item has it in its middle`() {
    expect(starts([150, 150], in: 200), equals: [25, 25])
    expect(starts([250], in: 200), equals: [-25])
  }

  @Test func `a line is as deep as its largest item, and the others stand in the middle`() {
    let lines = FlowLines(
      [
        .init(along: 100, across: 40), .init(along: 100, across: 20), .init(along: 100, across: 30),
      ], available: 210, itemSpacing: 10, lineSpacing: 5)
    expect(lines.places.map(\.across), equals: [0, 10, 45])
    expect(lines.length, equals: CGFloat(75))
  }

  @Test func `no items take no room`() {
    let lines = FlowLines([], available: 300, itemSpacing: 10, lineSpacing: 5)
    expect(lines.places.isEmpty)
    expect(lines.length, equals: CGFloat(0))
  }

  @Test(arguments: 0..<40)
  func `items keep their order and their distance`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let available = CGFloat.random(in: 50...400, using: &random)
    let least = CGFloat.random(in: 0...20, using: &random)
    let sizes = (0..<Int.random(in: 1...60, using: &random)).map { _ in
      FlowLines.Size(
        along: CGFloat.random(in: 1...150, using: &random),
        across: CGFloat.random(in: 1...80, using: &random))
    }
    let lines = FlowLines(sizes, available: available, itemSpacing: least, lineSpacing: 7)
    expect(lines.places.map(\.size), equals: sizes)
    for (before, after) in zip(lines.places, lines.places.dropFirst()) {
      let middles = [before, after].map { $0.across + $0.size.across / 2 }
      let isSameLine = (middles[0] - middles[1]).magnitude < 0.001
      let end = before.along + before.size.along
      if isSameLine {
        expect(after.along, isAtLeast: end + least - 0.001)
        expect(after.along + after.size.along, isAtMost: available + 0.001)
      } else {
        expect(after.across + after.size.across, isAbove: before.across)
      }
    }
    let furthest = lines.places.map { $0.across + $0.size.across }.max() ?? 0
    expect((furthest - lines.length).magnitude, isBelow: 0.001)
  }
}
