import Expectations
import Foundation
import Testing

@testable import UIKit

/// Attributes of drag and drop and of pointers in storyboards.
@MainActor
struct StoryboardDragTests {
  private let table = StoryboardTable()

  private func view<View: UIView>(_ text: String) throws -> View {
    let storyboard = try table.storyboard(
      initial: "a",
      StoryboardTable.scene(
        """
        <viewController id="a"><view key="view" id="v">
        <rect key="frame" x="0" y="0" width="300" height="600"/><subviews>\(text)</subviews></view>
        </viewController>
        """))
    let page = try #require(storyboard.instantiateInitialViewController())
    return try #require(page.view.subviews.first as? View)
  }

  @Test func `controls, bars and lists can be spring-loaded`() throws {
    for (flag, expected) in [("YES", true), ("NO", false)] {
      let button: UIButton = try view(
        "<button springLoaded=\"\(flag)\" pointerInteraction=\"\(flag)\" id=\"b\"/>")
      expect(button.isSpringLoaded == expected && button.isPointerInteractionEnabled == expected)
      let segments: UISegmentedControl = try view(
        "<segmentedControl springLoaded=\"\(flag)\" id=\"s\"/>")
      expect(segments.isSpringLoaded, equals: expected)
      let list: UITableView = try view("<tableView springLoaded=\"\(flag)\" id=\"t\"/>")
      expect(list.isSpringLoaded, equals: expected)
      let toolbar: UIToolbar = try view(
        "<toolbar id=\"t\"><items><barButtonItem title=\"One\" springLoaded=\"\(flag)\" id=\"i\"/></items></toolbar>"
      )
      expect(toolbar.items?.first?.isSpringLoaded, equals: expected)
      let tabs: UITabBar = try view(
        "<tabBar id=\"t\"><items><tabBarItem title=\"A\" springLoaded=\"\(flag)\" id=\"i\"/></items></tabBar>"
      )
      expect(tabs.items?.first?.isSpringLoaded, equals: expected)
    }
  }
}
