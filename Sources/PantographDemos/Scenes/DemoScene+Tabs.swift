import Foundation
import PantographGestures
import PantographSceneNames
import PantographSynthesis
import UIKit

extension DemoScene {
  /// Tabs that are changed with the tab bar controller's own swipe, in both directions.
  public static let tabs = DemoScene(
    .tabs, size: DemoScene.phoneSize,
    way: .left
  ) { build in
    let pages = Place.all.prefix(4).enumerated().map { index, place in
      let page = PlaceController(place, build.log)
      page.tabBarItem = UITabBarItem(title: place.name, tag: index)
      return page
    }
    let tabs = UITabBarController()
    tabs.viewControllers = pages
    tabs.selectedIndex = 1
    build.window.rootViewController = tabs
    build.window.makeKeyAndVisible()
    tabs.tabSwipeThresholds = build.thresholds
    tabs.allowsTabSwipe = true
    build.activate = { [unowned tabs] in
      tabs.selectedIndex = (tabs.selectedIndex + 1) % pages.count
    }
    if let grip = tabs.tabSwipeGrip { build.add(grip) }
  }
}
