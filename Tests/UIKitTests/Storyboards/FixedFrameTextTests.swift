import Expectations
import Foundation
import PantographPlainText
import QuartzCore
import Testing
import UIKit

/// Text for which Interface Builder has fitted a frame is drawn in whole, although fonts here may be wider.
@MainActor struct FixedFrameTextTests {
  private let table = StoryboardTable()

  /// Returns the lines of a label whose frame has room for "Label" in the fonts of iOS.
  private func lines(_ attributes: String) throws -> [String] {
    let storyboard = try table.storyboard(
      initial: "a",
      StoryboardTable.scene(
        """
        <viewController id="a"><view key="view" id="v"><subviews>
        <label text="Label" lineBreakMode="tailTruncation" \(attributes) id="c">
        <rect key="frame" x="9" y="9" width="42" height="21"/>
        <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        </subviews></view></viewController>
        """))
    let page = try #require(try storyboard.makeInitialViewController())
    let label = try #require(page.view.subviews.first as? UILabel)
    let block = try #require(label.layer.contents as? TextBlock)
    return PlainTextMeasurer().lines(of: block, in: CGSize(width: 42, height: 21))?
      .map { $0.runs.map(\.text).joined() } ?? []
  }

  @Test func `a fixed frame holds the text that was fitted into it`() throws {
    try expect(lines("fixedFrame=\"YES\""), equals: ["Label"])
  }

  @Test func `another frame truncates`() throws {
    try expect(lines(""), equals: ["La…"])
  }
}
