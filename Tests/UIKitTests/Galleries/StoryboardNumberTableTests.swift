import Expectations
import GoldenTexts
import Testing

@testable import UIKit

/// The range of each number of a storyboard, and the numbers beside its ends.
struct StoryboardNumberTableTests {
  @Test func `ranges and objections`() throws {
    var lines: [String] = []
    for number in StoryboardNumber.allCases {
      let (low, high) = (number.range.lowerBound, number.range.upperBound)
      lines.append("# \(number.rawValue) \(low)...\(high) \(number.isWhole ? "whole" : "")")
      for value in [low, low.nextDown, high, high.nextUp, 0.5, 1, 2] {
        if let objection = number.objection(to: "\(value)", of: "e") { lines.append(objection) }
      }
    }
    let difference = try GoldenText("storyboard-numbers").difference(
      from: lines.joined(separator: "\n"))
    expectNil(difference)
  }
}
