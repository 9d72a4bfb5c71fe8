import Expectations
import Foundation
import Testing
import UIKit

/// Lists of a navigation item's buttons, as two versions of Interface Builder write them.
@MainActor
struct BarButtonListTests {
  private let table = StoryboardTable()

  @Test(arguments: ["rightBarButtonItems", "array key=\"rightBarButtonItems\""])
  func `buttons of a list are in the navigation item`(_ start: String) throws {
    let end = start.split(separator: " ")[0]
    let storyboard = try table.storyboard(
      initial: "main",
      """
      <scene sceneID="s"><objects><viewController id="main" sceneMemberID="viewController">
      <navigationItem key="navigationItem" id="n"><\(start)>
      <barButtonItem title="Tap" id="a"/><barButtonItem title="Long" width="50" id="b"/>
      </\(end)></navigationItem></viewController></objects></scene>
      """)
    let controller = try #require(storyboard.instantiateInitialViewController())
    expect(controller.navigationItem.rightBarButtonItems?.map(\.title), equals: ["Tap", "Long"])
    expect(controller.navigationItem.rightBarButtonItems?.last?.width, equals: 50)
  }

  final class BadgedTabItem: UITabBarItem {
    var badge = "none"
  }

  @Test func `a tab's item has the class that the storyboard names`() throws {
    InterfaceClasses.register(BadgedTabItem.self) { BadgedTabItem() }
    let storyboard = try table.storyboard(
      initial: "main",
      """
      <scene sceneID="s"><objects><viewController id="main" sceneMemberID="viewController">
      <tabBarItem key="tabBarItem" title="Home" image="house" tag="3" id="t"
        customClass="BadgedTabItem" customModule="App"/>
      </viewController></objects></scene>
      """)
    let controller = try #require(storyboard.instantiateInitialViewController())
    let item = try #require(controller.tabBarItem as? BadgedTabItem)
    expect(item.title == "Home" && item.tag == 3 && item.badge == "none")
  }
}
