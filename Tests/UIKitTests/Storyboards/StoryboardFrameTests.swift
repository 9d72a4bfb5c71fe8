import Expectations
import Testing
import UIKit

/// The frames of autoresizing views, which newer versions of Xcode state by distances from the
/// edges of the superview.
@MainActor struct StoryboardFrameTests {
  private let table = StoryboardTable()

  /// Returns the frames of a view of 400 × 600 points: of its subview and of the subview's subview.
  private func frames(_ outer: String, _ inner: String = "") throws -> [CGRect] {
    let storyboard = try table.storyboard(
      initial: "a",
      StoryboardTable.scene(
        """
        <viewController id="a"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="400" height="600"/><subviews>
        <view id="c"><frame key="frameInset" \(outer)/><subviews>
        <view id="d"><frame key="frameInset" \(inner)/></view></subviews></view>
        </subviews></view></viewController>
        """))
    let page = try #require(try storyboard.makeInitialViewController())
    let view = try #require(page.view.subviews.first)
    return [view.frame] + view.subviews.map(\.frame)
  }

  @Test func `a view without distances fills its superview`() throws {
    let full = CGRect(x: 0, y: 0, width: 400, height: 600)
    try expect(frames(""), equals: [full, full])
  }

  @Test func `percentages are shares of what the numbers leave`() throws {
    try expect(
      frames(
        #"minX="75.00%" minY="10" width="100" height="50""#,
        #"minX="10.00%" minY="50.00%" width="80.00%" height="10""#),
      equals: [
        CGRect(x: 225, y: 10, width: 100, height: 50),
        CGRect(x: 10, y: 20, width: 80, height: 10),
      ])
  }

  @Test func `distances from both edges or from the far one place a view`() throws {
    try expect(
      frames(
        #"minX="20" maxX="80" minY="30" maxY="70""#, #"width="50" maxX="10" height="40" maxY="5""#),
      equals: [
        CGRect(x: 20, y: 30, width: 300, height: 500),
        CGRect(x: 240, y: 455, width: 50, height: 40),
      ])
  }
}
